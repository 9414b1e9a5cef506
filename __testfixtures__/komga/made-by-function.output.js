// fixture: profile=komga
function Komga(rest) {
  this.rest = rest;
}

Komga.prototype.path = function () {
  return [this.rest].concat([].slice.call(arguments)).join('/');
};

Komga.prototype.behind = function (first) {
  return [this.rest, first].concat(Array.prototype.slice.call(arguments, 1)).join('/');
};

Komga.prototype.load = function (url) {
  return $.ajax({ url: url, type: 'GET', dataType: 'json' });
};

Komga.prototype.books = function (id) {
  return this.load(this.path('series', id, 'books')); // want: manual no-slot
};

Komga.prototype.genres = function () {
  return this.load(this.rest.replace(/v1$/, 'v2') + '/genres?unpaged=true')
    .then(function (page) { return page.content; }); // want: migrated
};

Komga.prototype.tags = function (kind) {
  return this.load(this.path('tags', 'book')); // want: manual not-proved
};

Komga.prototype.labels = function () {
  return this.load(this.behind('series', 'release-dates')); // want: manual url-not-editable
};

Komga.prototype.cover = function (id) {
  return this.path('series', id, 'thumbnail'); // nope: not deprecated
};

var host = window.localStorage.getItem('komga');
window.komga = new Komga(host + '/api/v1');
