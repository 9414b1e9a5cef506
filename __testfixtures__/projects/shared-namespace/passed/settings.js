(function (window) {
  window.Rack = window.Rack || {};
  window.Rack.settings = { host: window.localStorage.getItem('host'), count: 20 };
  window.Rack.root = window.Rack.settings.host + '/api/v1';
})(window);
