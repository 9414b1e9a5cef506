function Lists(client) {
  this.client = client;
}

Lists.prototype.get = function (id, cb) {
  return this.client.get('/readlists/' + id, null, cb); // nope: not deprecated
};

Lists.prototype.genres = function (cb) {
  return this.client.get('/genres', {}, cb); // want: manual result-unknown
};

module.exports = Lists;
