/* global Shelf, $ */
Shelf.series = function () {
  Shelf.server.load('/series?read_status=UNREAD&size=3', function (page) { // want: review
    $('#unread').text(page.totalElements);
  });
  Shelf.server.load('/series/latest', function (page) { // nope: a live list
    $('#latest').text(page.totalElements);
  });
  Shelf.settings.get('/genres'); // nope: a setting
};
