var request = require('request');

// What another function sets is no free name.
exports.get = function (path, done) {
  request.get({ url: process.env.KOMGA_URL + path, json: true }, function (error, response, body) {
    done(error, body);
  });
};

exports.post = function (text) {
  console.log(text);
};

exports.fresh = function (done) {
  exports.get('/api/v1/series?complete=true', done); // want: review wrapper-grown
};
