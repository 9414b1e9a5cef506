$(document).ready(() => {
  const fill = (selector) => (values) =>
    $(selector)
      .empty()
      .append(values.map((value) => $('<option/>', { value, text: value })));

  $.get('/api/v1/genres', fill('#genres')); // want: migrated
  $.getJSON('/api/v1/tags').done(fill('#tags')); // want: migrated
  $.getJSON('/api/v1/tags/book', { series_id: $('#series').val() }, fill('#book-tags')); // want: migrated
  $.get(`/api/v1/tags/series`).then(fill('#series-tags')); // want: migrated
  $.ajax('/api/v1/languages').done(fill('#languages')); // want: migrated

  $.ajax({ // want: migrated
    url: '/api/v1/publishers',
    type: 'GET',
    dataType: 'json',
    success: fill('#publishers'),
    error(xhr, status) {
      console.warn('no publishers', status);
    },
  });

  $.ajax({ url: '/api/v1/sharing-labels', success: fill('#labels') }); // want: migrated
  $.ajax({ method: 'get', url: '/api/v1/age-ratings', success: fill('#ages') }); // want: migrated
  $.get({ url: '/api/v1/series/release-dates', success: fill('#years') }); // want: migrated

  $('#author').autocomplete({
    source(request, response) {
      $.getJSON('/api/v1/authors/names?search=' + encodeURIComponent(request.term), response); // want: migrated
    },
  });

  jQuery.get('/api/v1/authors/roles').done(fill('#roles')); // want: migrated

  $.get('/api/v1/libraries', fill('#libraries')); // nope: a live operation
  $('#menu').load('/fragments/genres'); // nope: the application's own page
});
