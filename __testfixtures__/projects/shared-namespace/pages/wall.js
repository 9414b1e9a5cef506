(function () {
  window.Pad = window.Pad || {};
  window.Pad.load = function (path) {
    return fetch('https://komga.lan/api/v1' + path, { headers: { 'X-Wall': '1' } }).then(function (response) {
      return response.json();
    });
  };
})();
