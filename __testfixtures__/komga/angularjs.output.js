// fixture: profile=komga base-url=https://komga.example.com
angular.module('komga').factory('catalog', [
  '$http',
  function ($http) {
    return {
      series: function (page) {
        return $http.post('/api/v1/series/list', {}, { params: { page: page, size: 20 } }); // want: migrated
      },
      search: function (term) {
        return $http({ method: 'POST', url: '/api/v1/series/list', data: { fullTextSearch: term } }); // want: migrated
      },
      languages: function () {
        // want: migrated
        return $http.get('/api/v2/languages?unpaged=true').then(function (response) {
          return response.data.content.sort();
        });
      },
      rename: function (id, name) {
        return $http.patch('/api/v1/libraries/' + id, { name: name }); // want: migrated
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
        genres: $http.get('/api/v2/genres?unpaged=true'), // want: migrated
        tags: $http.get('/api/v2/tags?unpaged=true'), // want: migrated
      })
      .then(function (found) {
        return { genres: found.genres.data.content, tags: found.tags.data.content.sort() };
      });
  };
  this.some = function () {
    return $q.all([$http.get('/api/v2/publishers?unpaged=true'), $http.get('/api/v1/libraries')]).then(function (both) { // want: migrated
      return both[0].data.content.length + both[1].data.length;
    });
  };
  this.kept = function (keep) {
    return keep({ genres: $http.get('/api/v1/genres') }); // want: manual stored
  };
});
