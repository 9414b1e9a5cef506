var Wall = Wall || {};

Wall.server = {
  load: function (path) {
    return fetch('https://komga.lan/api/v1' + path).then(function (response) {
      return response.json();
    });
  }
};
