// fixture: profile=komga
// Functions that extend each other, of which one has its own way to send what the other sends.
const util = require('util');
const superagent = require('superagent');

function Http(options) {
  this.url = options.url;
}

Http.prototype.read = function (path, query) {
  return superagent.get(this.url + '/api/v1' + path).query(query).then((res) => res.body);
};

Http.prototype.countTags = function () {
  return this.read('/tags', {}).then((tags) => tags.length); // want: manual overridden
};

function Cached(options) {
  Http.call(this, options);
  this.kept = {};
}
util.inherits(Cached, Http);

Cached.prototype.read = function (path, query) {
  if (!this.kept[path]) this.kept[path] = Http.prototype.read.call(this, path, query);
  return this.kept[path];
};

function Plain(url) {
  this.url = url;
}

Plain.prototype.load = function (path) {
  return superagent.get(this.url + '/api/v1' + path).then((res) => res.body);
};

Plain.prototype.countGenres = function () {
  return this.load('/genres').then((genres) => genres.length); // want: manual overridden
};

exports.Cached = Cached;
exports.traced = (url) => {
  const plain = new Plain(url);
  const { load } = plain;
  plain.load = (path) => {
    console.log(path);
    return load.call(plain, path);
  };
  return plain;
};
