// fixture: profile=komga base-url=https://komga.example.com
angular.module('komga').factory('catalog', [
  '$http',
  function ($http) {
    return {
      series: function (page) {
        return $http.get('/api/v1/series', { params: { page: page, size: 20 } }); // want: migrated
      },
      search: function (term) {
        return $http({ method: 'GET', url: '/api/v1/series', params: { search: term } }); // want: migrated
      },
      languages: function () {
        // want: migrated
        return $http.get('/api/v1/languages').then(function (response) {
          return response.data.sort();
        });
      },
      rename: function (id, name) {
        return $http.put('/api/v1/libraries/' + id, { name: name }); // want: migrated
      },
      one: function (id) {
        return $http.get('/api/v1/series/' + id); // nope: one series
      },
    };
  },
]);

angular.module('komga').service('filters', function ($http, $q) {
  this.all = function () {
    return $q
      .all({
        genres: $http.get('/api/v1/genres'), // want: migrated
        tags: $http.get('/api/v1/tags'), // want: migrated
      })
      .then(function (found) {
        return { genres: found.genres.data, tags: found.tags.data.sort() };
      });
  };
  this.some = function () {
    return $q.all([$http.get('/api/v1/publishers'), $http.get('/api/v1/libraries')]).then(function (both) { // want: migrated
      return both[0].data.length + both[1].data.length;
    });
  };
  this.kept = function (keep) {
    return keep({ genres: $http.get('/api/v1/genres') }); // want: manual stored
  };
});
