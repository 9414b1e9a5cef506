(function ($, Rack) {
  function search(term) {
    var params = { search: term, size: Rack.settings.count };
    var library = $('#library').val();
    if (library) params.library_id = library;
    return Rack.read('/series', params).done(function (page) { // want: review
      $('#series').text(page.totalElements);
    });
  }

  $('#search').on('change', function () {
    search($(this).val());
  });
})(jQuery, window.Rack);
