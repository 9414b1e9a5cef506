/** A class that is a member of the object that all scripts share. */
frame.Api = function (options) {
  this.base = options.komga.replace(/\/$/, '') + '/api/v1/';
  this.token = 'Basic ' + btoa(options.login);
};

frame.Api.prototype.load = function (path, params) {
  var self = this;
  return $.ajax({
    url: self.base + path,
    data: params || {},
    traditional: true,
    dataType: 'json',
    headers: { Authorization: self.token },
  });
};

frame.Api.prototype.unread = function (sorts) {
  return this.load('series', { read_status: 'UNREAD', sort: sorts }); // want: review wrapper-grown
};

frame.Api.prototype.latest = function () {
  return this.load('series/latest', { size: 9 }); // nope: a live list
};

/** Members of the same names, of something else. */
frame.Shop = function () {
  this.base = '/shop/';
};

frame.Shop.prototype.load = function (path) {
  return $.ajax({ url: this.base + path });
};

frame.Shop.prototype.unread = function () {
  return this.load('series?read_status=UNREAD'); // nope: another server's path
};
