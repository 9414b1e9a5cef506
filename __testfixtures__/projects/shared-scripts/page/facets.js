(function ($, Shelf) {
  Shelf.fillGenres = function () {
    $.getJSON(Shelf.server + '/api/v1/genres', function (genres) { // want: migrated
      $.each(genres, function (_, genre) {
        $('#genre').append($('<option>').text(genre));
      });
    });
  };

  Shelf.ofLibrary = function (libraryId) {
    var path = 'series?size=40';
    if (libraryId) {
      path += '&library_id=' + libraryId;
    }
    Shelf.send('GET', path, null, function (page) { // want: migrated
      $('#count').text(page.totalElements);
    });
  };

  Shelf.one = function (id) {
    Shelf.send('GET', 'series/' + id, null, function (one) { // nope: one series
      $('#title').text(one.name);
    });
  };
})(jQuery, Shelf);
