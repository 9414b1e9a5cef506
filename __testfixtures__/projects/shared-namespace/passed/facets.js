(function (rack, $) {
  rack.facets = function (library) {
    rack.read('/genres', { library_id: library }).done(function (genres) { // want: review wrapper-grown
      $('#genres').text(genres.join(', '));
    });
    rack.read('/collections').done(function (collections) { // nope: not deprecated
      $('#collections').text(collections.length);
    });
  };

  rack.rename = function (library, name) {
    return rack.change('PUT', '/libraries/' + library, { name: name }); // want: migrated
  };
}(window.Rack = window.Rack || {}, jQuery));
