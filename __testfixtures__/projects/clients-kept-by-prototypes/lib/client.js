var superagent = require('superagent');
var Promise = require('bluebird');
var Shelves = require('./shelves');
var Lists = require('./lists');

var API = '/api/v1';

function Client(options) {
  if (!(this instanceof Client)) return new Client(options);
  this.url = options.url.replace(/\/+$/, '');
  this.shelves = new Shelves(this);
  this.lists = new Lists(this);
}

Client.prototype.request = function (method, path, query, body, cb) {
  var self = this;
  var promise = new Promise(function (resolve, reject) {
    var req = superagent(method, self.url + API + path).set('Accept', 'application/json');
    if (query) req.query(query);
    if (body) req.send(body);
    req.end(function (err, res) {
      if (err) return reject(err);
      resolve(res.body);
    });
  });
  return promise.nodeify(cb);
};

Client.prototype.get = function (path, query, cb) {
  return this.request('GET', path, query, null, cb);
};

Client.prototype.put = function (path, body, cb) {
  return this.request('PUT', path, null, body, cb);
};

Client.prototype.patch = function (path, body, cb) {
  return this.request('PATCH', path, null, body, cb);
};

module.exports = Client;
