var Catalogue = (function () {
  var root = 'https://komga.lan/api/v1/';
  return {
    load: function (path, init) {
      return fetch(root + path, init).then(function (response) {
        return response.json();
      });
    }
  };
})();
