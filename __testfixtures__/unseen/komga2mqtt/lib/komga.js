'use strict';

var axios = require('axios');
var log = require('./log');
var endpoints = require('./endpoints');
var books = require('./books');

/**
 * @param {{url: string, user: string, password: string}} options
 */
module.exports = function createKomga(options) {
  var http = axios.create({
    baseURL: options.url.replace(/\/$/, ''),
    auth: { username: options.user, password: options.password },
    timeout: 15000
  });

  http.interceptors.response.use(null, function (err) {
    log.warn('komga: ' + (err.response ? err.response.status : err.code) + ' ' + (err.config && err.config.url));
    throw err;
  });

  /** GET with parameters, resolves to the body. */
  function query(path, params) {
    return http.get('/api/v1' + path, { params: params || {} }).then(function (res) {
      return res.data;
    });
  }

  /** Calls a row of endpoints.js */
  function run(endpoint, params) {
    return http.request({ method: endpoint.method, url: endpoint.url, params: params }).then(function (res) {
      return res.data;
    });
  }

  function total(page) {
    return page.totalElements;
  }

  return {
    libraries: function () {
      return query('/libraries');
    },

    countSeries: function (libraryId) {
      return query('/series', { library_id: libraryId, size: 1 }).then(total);
    },

    countUnread: function () {
      return query('/books', { read_status: 'UNREAD', size: 1 }).then(total);
    },

    countBroken: function () {
      // join, because axios would write media_status[]=
      return query('/books', { media_status: ['ERROR', 'UNSUPPORTED'].join(','), size: 1 }).then(total);
    },

    /** The most recently touched book, or undefined. */
    reading: function () {
      return query('/books', {
        read_status: 'IN_PROGRESS',
        sort: 'readProgress.readDate,desc',
        size: 1
      }).then(function (page) {
        return page.content[0];
      });
    },

    ongoing: function (size) {
      var params = { status: 'ONGOING', size: size || 50 };
      params.sort = 'lastModified,desc';
      return query('/series', params).then(function (page) {
        return page.content.map(function (s) { return s.metadata.title; });
      });
    },

    languages: function () {
      return run(endpoints.languages);
    },

    ageRatings: function () {
      return run(endpoints.ageRatings).then(function (ratings) {
        // "None" first, then by number
        return ratings.sort(function (a, b) { return (parseInt(a, 10) || -1) - (parseInt(b, 10) || -1); });
      });
    },

    scan: function (libraryId) {
      return http.post('/api/v1/libraries/' + libraryId + '/scan');
    },

    nextBook: books.nextBook.bind(null, http),
    unreadInSeries: books.unreadInSeries.bind(null, http),
    findSeries: books.findSeries.bind(null, http)
  };
};
