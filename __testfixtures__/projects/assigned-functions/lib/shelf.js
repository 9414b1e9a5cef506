var request = require('request');

function Shelf(url) {
  this.client = request.defaults({ baseUrl: url, json: true });
}

Shelf.prototype.get = function (path, done) {
  this.client.get('/api/v1' + path, function (error, response, body) {
    done(error, body);
  });
};

Shelf.prototype.unread = function (done) {
  this.get('/books?read_status=UNREAD', done); // want: review wrapper-grown
};

Shelf.prototype.list = function (done) {
  this.get('/libraries', done); // nope: not deprecated
};

module.exports = Shelf;
