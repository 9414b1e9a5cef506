const http = require('node:http');
const options = require('./options');

function ask(path, done) {
  const request = http.request({ ...options, path, method: 'GET' }, (response) => {
    let text = '';
    response.on('data', (chunk) => (text += chunk));
    response.on('end', () => done(JSON.parse(text)));
  });
  request.on('error', console.error);
  request.end();
}

ask('/api/v1/series?size=0', ({ totalElements }) => console.log(totalElements)); // want: manual
ask('/api/v1/libraries', (libraries) => console.log(libraries.length)); // nope: a live list

http.get({ hostname: 'komga.local', port: 25600, path: '/api/v1/genres' }, (response) => response.pipe(process.stdout)); // want: review response-not-shown
