const https = require('https');

const agent = new https.Agent({ keepAlive: true });

https.get(process.env.BASE + '/api/v2/authors', { agent }, print); // want: review response-not-shown
https.get({ hostname: 'shelf.local', path: '/api/v2/authors?role=writer', agent }, print); // want: review response-not-shown
https.get(process.env.BASE + '/api/v2/authors', { agent }, print); // nope: migrated already

function print(answer) {
  answer.pipe(process.stdout);
}
