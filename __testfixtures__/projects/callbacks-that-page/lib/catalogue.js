const send = require('./send');

function load(path, done) {
  send({ path }, done);
}

exports.tags = (done) => load('/tags', done); // want: review lists-joined
exports.libraries = (done) => load('/libraries', done); // nope: a live list
exports.series = (page, done) => load('/series?page=' + page, done); // want: review wrapper-grown
exports.books = (id, page, done) => load('/series/' + id + '/books?page=' + page, done); // want: review query-parameters
exports.file = (id, done) => send({ path: '/books/' + id + '/file', isRaw: true }, done); // nope: a live file
