jQuery(function ($) {
  var $form = $('#library-form');

  $form.on('submit', function (event) {
    event.preventDefault();
    var id = $form.data('library-id');
    $.ajax({ // want: migrated
      url: '/api/v1/libraries/' + id,
      type: 'PATCH',
      contentType: 'application/json',
      data: JSON.stringify({ name: $form.find('[name=title]').val() }),
      success: function () {
        $('#saved').fadeIn().delay(800).fadeOut();
      },
    });
  });

  $('.library .archive').on('click', function () {
    var id = $(this).closest('.library').attr('data-id');
    $.ajax('/api/v1/libraries/' + id, { method: 'PATCH', contentType: 'application/json', data: '{"scanOnStartup":false}' }) // want: migrated
      .done(function () { location.reload(); })
      .fail(function (xhr) { alert(xhr.responseText); });
  });

  function quietly(id, settings) {
    // want: migrated
    return jQuery.ajax({ method: 'patch', url: `/api/v1/libraries/${id}`, data: JSON.stringify(settings), contentType: 'application/json', global: false });
  }

  $('.library .delete').on('click', function () {
    $.ajax({ url: '/api/v1/libraries/' + $(this).data('id'), type: 'DELETE' }); // nope: another method
  });

  window.saveQuietly = quietly;
});
