/* global $, jQuery, Handlebars */
(function ($) {
  var row = Handlebars.compile($('#series-row').html());

  function render(page) {
    $('#series').html(page.content.map(row).join(''));
  }

  $.get('/api/v1/series', render); // want: review response-not-shown

  $('#more').on('click', function () {
    var next = $(this).data('next');
    $.getJSON('/api/v1/series', { page: next, size: 25 }, render); // want: review query-parameters
    $(this).data('next', next + 1);
  });

  $('#filter').on('input', function () {
    $.get('/api/v1/series?search=' + encodeURIComponent(this.value)).done(render); // want: review query-parameters
  });

  function letters() {
    return $.ajax({ // want: review response-not-shown
      url: '/api/v1/alphabetical-groups',
      dataType: 'json',
      cache: true,
    });
  }

  $.ajax('/api/v1/series', { method: 'GET', success: render }); // want: review response-not-shown

  $.when(letters(), $.getJSON('/api/v1/series/alphabetical-groups')).then(function (own, older) { // want: review response-not-shown
    $('#letters').text(own[0].concat(older[0]).map(function (letter) { return letter.group; }).join(' '));
  });

  $.get('/api/v1/series/new', { size: 5 }, render); // nope: a live neighbour
})(jQuery);
