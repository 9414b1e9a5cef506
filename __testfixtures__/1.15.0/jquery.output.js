/* global $, jQuery, Handlebars */
(function ($) {
  var row = Handlebars.compile($('#series-row').html());

  function render(page) {
    $('#series').html(page.content.map(row).join(''));
  }

  $.ajax('/api/v1/series/list', {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({}),
  }).done(render); // want: review response-not-shown

  $('#more').on('click', function () {
    var next = $(this).data('next');
    $.ajax('/api/v1/series/list?' + $.param({ page: next, size: 25 }), {
      method: 'POST',
      contentType: 'application/json',
      data: JSON.stringify({}),
      dataType: 'json',
    }).done(render); // want: review query-parameters
    $(this).data('next', next + 1);
  });

  $('#filter').on('input', function () {
    $.ajax('/api/v1/series/list?search=' + encodeURIComponent(this.value), {
      method: 'POST',
      contentType: 'application/json',
      data: JSON.stringify({}),
    }).done(render); // want: review query-parameters
  });

  function letters() {
    return $.ajax({ // want: review response-not-shown
      url: '/api/v1/series/list/alphabetical-groups',
      dataType: 'json',
      cache: true,
      method: 'POST',
      contentType: 'application/json',
      data: JSON.stringify({}),
    });
  }

  $.ajax('/api/v1/series/list', {
    method: 'POST',
    success: render,
    contentType: 'application/json',
    data: JSON.stringify({}),
  }); // want: review response-not-shown

  $.when(letters(), $.ajax('/api/v1/series/list/alphabetical-groups', {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({}),
    dataType: 'json',
  })).then(function (own, older) { // want: review response-not-shown
    $('#letters').text(own[0].concat(older[0]).map(function (letter) { return letter.group; }).join(' '));
  });

  $.get('/api/v1/series/new', { size: 5 }, render); // nope: a live neighbour
})(jQuery);
