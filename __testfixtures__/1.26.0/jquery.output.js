$(document).ready(() => {
  const fill = (selector) => (values) =>
    $(selector)
      .empty()
      .append(values.map((value) => $('<option/>', { value, text: value })));

  $.get('/v2/genres', fill('#genres')); // want: review response-not-shown
  $.getJSON('/v2/tags').done(fill('#tags')); // want: review lists-joined
  $.getJSON('/v2/tags', { series_id: $('#series').val() }, fill('#book-tags')); // want: review lists-joined
  $.get(`/v2/tags`).then(fill('#series-tags')); // want: review lists-joined
  $.ajax('/v2/languages').done(fill('#languages')); // want: review response-not-shown

  $.ajax({ // want: review response-not-shown
    url: '/v2/publishers',
    type: 'GET',
    dataType: 'json',
    success: fill('#publishers'),
    error(xhr, status) {
      console.warn('no publishers', status);
    },
  });

  $.ajax({ url: '/v2/sharing-labels', success: fill('#labels') }); // want: review response-not-shown
  $.ajax({ method: 'get', url: '/v2/age-ratings', success: fill('#ages') }); // want: review response-not-shown
  $.get({ url: '/v2/series/release-years', success: fill('#years') }); // want: review response-not-shown

  $('#author').autocomplete({
    source(request, response) {
      $.getJSON('/v2/authors/names?search=' + encodeURIComponent(request.term), response); // want: review response-not-shown
    },
  });

  jQuery.get('/v2/authors/roles').done(fill('#roles')); // want: review response-not-shown

  $.get('/api/v1/libraries', fill('#libraries')); // nope: a live operation
  $('#menu').load('/fragments/genres'); // nope: the application's own page
});
