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
