$(document).ready(() => {
  const fill = (selector) => (values) =>
    $(selector)
      .empty()
      .append(values.map((value) => $('<option/>', { value, text: value })));

  $.get('/api/v1/genres', fill('#genres')); // want: review response-not-shown
  $.getJSON('/api/v1/tags').done(fill('#tags')); // want: review lists-joined
  $.getJSON('/api/v1/tags/book', { series_id: $('#series').val() }, fill('#book-tags')); // want: review lists-joined
  $.get(`/api/v1/tags/series`).then(fill('#series-tags')); // want: review lists-joined
  $.ajax('/api/v1/languages').done(fill('#languages')); // want: review response-not-shown

  $.ajax({ // want: review response-not-shown
    url: '/api/v1/publishers',
    type: 'GET',
    dataType: 'json',
    success: fill('#publishers'),
    error(xhr, status) {
      console.warn('no publishers', status);
    },
  });

  $.ajax({ url: '/api/v1/sharing-labels', success: fill('#labels') }); // want: review response-not-shown
  $.ajax({ method: 'get', url: '/api/v1/age-ratings', success: fill('#ages') }); // want: review response-not-shown
  $.get({ url: '/api/v1/series/release-dates', success: fill('#years') }); // want: review response-not-shown

  $('#author').autocomplete({
    source(request, response) {
      $.getJSON('/api/v1/authors/names?search=' + encodeURIComponent(request.term), response); // want: review response-not-shown
    },
  });

  jQuery.get('/api/v1/authors/roles').done(fill('#roles')); // want: review response-not-shown

  $.get('/api/v1/libraries', fill('#libraries')); // nope: a live operation
  $('#menu').load('/fragments/genres'); // nope: the application's own page
});
