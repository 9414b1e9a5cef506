const http = require('http');

/** One callback is told in many ways how a request ended. */
module.exports = function send(request, done) {
  const text = request.body === undefined ? null : JSON.stringify(request.body);
  const headers = text === null ? {} : { 'Content-Type': 'application/json' };
  const options = {
    hostname: process.env.KOMGA_HOST,
    port: 25600,
    path: '/api/v1' + request.path,
    method: request.method || 'GET',
    headers,
  };
  const sent = http.request(options, (response) => {
    if (response.statusCode === 401) return done(new Error('not signed in'));
    if (response.statusCode >= 400) return done(new Error(request.path + ': ' + response.statusCode));
    if (request.isRaw) return done(null, response);
    let received = '';
    response.on('data', (chunk) => (received += chunk));
    response.on('end', () => {
      if (received === '') return done(null, null);
      try {
        done(null, JSON.parse(received));
      } catch (error) {
        done(error);
      }
    });
  });
  sent.on('timeout', () => done(new Error('too slow')));
  sent.on('error', done);
  if (text !== null) sent.write(text);
  sent.end();
};
