angular
  .module('readingRoom')
  .factory('catalogue', [
    '$http',
    'paths',
    function (http, at) {
      return {
        genres: function () {
          // want: migrated
          return http.get(at.root + '/genres').then(function (response) {
            return response.data;
          });
        },
        one: function (id) {
          return http.get(at.root + '/series/' + id); // nope: one series
        },
      };
    },
  ])
  .service('shelves', function ($http, paths, PAGE) {
    this.page = function (number) {
      // want: migrated
      return $http.get(paths.root + '/series', { params: { page: number, size: PAGE, complete: true } });
    };
    this.rename = function (id, name) {
      return $http({ method: 'PUT', url: paths.root + '/libraries/' + id, data: { name: name } }); // want: migrated
    };
    this.copies = function (text) {
      return $http.get(paths.loans + '/series', { params: { search: text } }); // want: manual base-unknown
    };
    this.labels = function () {
      // want: migrated
      return $http.get(paths.root + '/sharing-labels').then(function (response) {
        return response.data;
      });
    };
  });
