/* global Shelf, $ */
Shelf.facets = function () {
  Shelf.server.load('/genres', function (genres) { // want: review wrapper-grown
    $('#genres').text(genres.join(', '));
  });
  $.getJSON(Shelf.server.root() + '/publishers', function (publishers) { // want: migrated
    $('#publishers').text(publishers.join(', '));
  });
};
