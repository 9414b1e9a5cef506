var Wall = Wall || {};

Wall.facets = function () {
  return Wall.server.load('/publishers').then(function (names) { // want: review wrapper-grown
    document.title = names.join(', ');
  });
};
