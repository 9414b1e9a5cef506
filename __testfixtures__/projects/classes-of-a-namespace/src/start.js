$(function () {
  var api = new frame.Api(window.FRAME);
  new frame.List(api, $('#list')).fill();
  $.ajax({ url: api.base + 'books?read_status=READ&size=1', headers: { Authorization: api.token } }).done(function (page) { // want: migrated
    document.title = page.totalElements;
  });
});
