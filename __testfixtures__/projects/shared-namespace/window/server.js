(function () {
  var root = 'https://komga.lan/api/v1';

  window.load = function (path) {
    return fetch(root + path).then(function (response) {
      return response.json();
    });
  };

  function read(path) {
    return fetch(root + path);
  }

  window.Desk = { read: read };
})();
