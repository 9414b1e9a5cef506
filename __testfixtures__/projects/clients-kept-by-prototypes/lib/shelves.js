function Shelves(client) {
  this.client = client;
}

Shelves.prototype.get = function (id, cb) {
  return this.client.get('/libraries/' + id, null, cb);
};

Shelves.prototype.rename = function (id, name, cb) {
  return this.client.put('/libraries/' + id, { name: name }, cb); // want: migrated
};

Shelves.prototype.walk = function (id, each) {
  var self = this;

  function step(page) {
    return self.client.get('/series', { library_id: id, page: page, size: 50 }).then(function (res) { // want: review assumed-single
      res.content.forEach(each);
      return res.last ? null : step(page + 1);
    });
  }

  return step(0);
};

module.exports = Shelves;
