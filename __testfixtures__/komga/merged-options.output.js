// fixture: profile=komga
// Options that a function of a package merges
'use strict';

var rp = require('request-promise');
var _ = require('lodash');
var assign = require('object-assign');

function Komga(host) {
  this.host = host;
  this.defaults = { json: true, timeout: 20000 };
}

Komga.prototype._request = function (options) {
  return rp(_.assign({}, this.defaults, options, { uri: this.host + options.uri }));
};

Komga.prototype.latest = function (days) {
  return this._request({
    uri: '/api/v1/books/list',
    qs: { size: days },
    method: 'POST',
    body: { condition: { mediaStatus: { operator: 'is', value: 'READY' } } }
  }).then(function (res) { // want: migrated
    return res.content;
  });
};

Komga.prototype.genres = function () {
  return this._request({ uri: '/api/v2/genres', qs: { unpaged: true } }).then(function (page) { return page.content; }); // want: migrated
};

Komga.prototype.books = function (id) {
  var options = assign({}, this.defaults, { uri: this.host + '/api/v1/series/' + id + '/books', qs: { unpaged: true } });
  return rp(options); // want: manual query-unknown
};

// A function that merges in another order is not followed
Komga.prototype.tags = function () {
  return rp(_.defaults({ uri: this.host + '/api/v1/tags' }, this.defaults)); // want: manual
};

module.exports = Komga;
