const http = require('http');

const target = { host: process.env.KOMGA_HOST, port: 25600 };

function languages(done) {
  // want: migrated
  http.get({ ...target, path: '/api/v1/languages' }, (answer) => {
    let text = '';
    answer.on('data', (piece) => { text += piece; });
    answer.on('end', () => done(null, JSON.parse(text)));
  });
}

function tags(reply) {
  // want: migrated
  http.get({ ...target, path: '/api/v1/tags' }, (answer) => {
    const pieces = [];
    answer.on('data', (piece) => pieces.push(piece));
    answer.on('end', () => {
      const names = JSON.parse(Buffer.concat(pieces).toString('utf8'));
      reply.json({ names: names.slice(0, 10) });
    });
  });
}

function publishers(reply) {
  // want: manual
  http.get({ ...target, path: '/api/v1/publishers' }, (answer) => {
    let text = '';
    answer.on('data', (piece) => { text += piece; });
    answer.on('end', () => reply.end(text));
  });
}

module.exports = { languages, tags, publishers };
