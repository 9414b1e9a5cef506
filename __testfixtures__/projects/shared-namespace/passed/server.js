(function ($, shelf) {
  shelf.read = function (path, params) {
    return $.ajax({ url: shelf.root + path, dataType: 'json', data: params || {} });
  };

  shelf.change = function (method, path, body) {
    return $.ajax({
      url: shelf.root + path,
      method: method,
      contentType: 'application/json',
      data: JSON.stringify(body)
    });
  };
})(jQuery, window.Rack);
