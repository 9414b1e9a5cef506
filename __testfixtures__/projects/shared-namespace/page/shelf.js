var Shelf = window.Shelf || {};

Shelf.settings = (function () {
  var kept = { address: '', library: '' };
  return {
    get: function (name) {
      return kept[name];
    },
    set: function (name, value) {
      kept[name] = value;
    }
  };
})();
