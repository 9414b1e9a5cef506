'use strict';

/** The client is handed in, because the command line makes its own. */
exports.unreadIn = function (http, seriesId) {
  return http.get('/api/v1/series/' + seriesId + '/books?size=1&read_status=UNREAD').then(function (res) { // want: migrated
    return res.data.totalElements;
  });
};
