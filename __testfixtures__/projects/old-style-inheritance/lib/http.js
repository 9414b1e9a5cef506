var request = require('superagent');

/** What all clients of this folder extend. */
function Http(options) {
  this.url = options.url;
}

Http.prototype.read = function (path, query) {
  return request
    .get(this.url + '/api/v1' + path)
    .query(query)
    .then(function (res) {
      return res.body;
    });
};

module.exports = Http;
