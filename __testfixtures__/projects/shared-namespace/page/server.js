/* global Shelf, $ */
Shelf.server = (function (settings) {
  function root() {
    return settings.get('address') + '/api/v1';
  }

  function load(path, done) {
    return $.ajax({ url: root() + path, dataType: 'json', success: done });
  }

  return {
    load: load,
    root: root,
    tags: function (done) {
      return load('/tags', done); // want: manual callback
    }
  };
})(Shelf.settings);
