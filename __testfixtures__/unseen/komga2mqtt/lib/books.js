'use strict';

/*
 * Helpers that get the axios instance handed in, because the CLI in bin/ makes its own.
 */

/** Resolves to the next unread book of a series or to null. */
exports.nextBook = function (http, seriesId) {
  return http
    .get('/api/v1/series/' + seriesId + '/books', { params: { read_status: 'UNREAD', size: 1 } })
    .then(function (res) {
      return res.data.content.length ? res.data.content[0] : null;
    });
};

/** How many are left. */
exports.unreadInSeries = function (http, seriesId) {
  var url = '/api/v1/series/' + seriesId + '/books?size=1&read_status=UNREAD';
  return http.get(url).then(function (res) {
    return res.data.totalElements;
  });
};

exports.findSeries = function (http, words) {
  return http.get('/api/v1/series?search=' + encodeURIComponent(words) + '&size=5').then(function (res) {
    return res.data.content;
  });
};
