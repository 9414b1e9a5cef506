var async = require('async');
var komga = require('../lib/komga');

exports.idle = function (done) {
  async.parallel({
    fresh: function (next) {
      komga.get('/series/new', { size: 10 }, next); // nope: a live list
    },
    ended: function (next) {
      komga.get('/series', { status: 'ENDED', size: 10 }, next); // want: review wrapper-grown
    },
    first: function (next) {
      // want: migrated
      komga.get('/series/S1/books', function (error, page) {
        next(error, page && page.content[0]);
      });
    }
  }, done);
};

exports.filters = function (library, done) {
  async.parallel([
    komga.get.bind(null, '/genres', { library_id: library }), // want: manual passed-on
    komga.get.bind(null, '/libraries') // nope: not deprecated
  ], done);
};

// What is the query, and what is called with the response?
exports.books = function (last) {
  komga.get('/books', last); // want: manual query-unknown
};
