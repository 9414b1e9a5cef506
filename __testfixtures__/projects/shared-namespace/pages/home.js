(function () {
  window.Pad = window.Pad || {};
  window.Pad.load = function (path) {
    return fetch('/komga/api/v1' + path).then(function (response) { return response.json(); });
  };
})();
