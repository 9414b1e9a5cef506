var request = require('request');

var client = request.defaults({ baseUrl: process.env.KOMGA_URL, json: true });

function answer(path, done) {
  return function (error, response, body) {
    if (error) return done(error);
    done(response.statusCode < 400 ? null : new Error(path), body);
  };
}

// get(path, done) or get(path, qs, done)
exports.get = function (path, qs, done) {
  if (typeof qs === 'function') {
    done = qs;
    qs = undefined;
  }
  client.get('/api/v1' + path, { qs: qs }, answer(path, done));
};

exports.patch = function (path, body, done) {
  client.patch('/api/v1' + path, { body: body }, answer(path, done));
};
