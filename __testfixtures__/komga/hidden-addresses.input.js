// fixture: profile=komga
// What is sent cannot be followed, since other code makes the address: the calls are left, and said to be
const http = require('http');
const { place, track } = require('./places');

function komga(path, done) {
  const { hostname, path: target } = place(path);
  http.get({ hostname, path: target }, (response) => {
    let text = '';
    response.on('data', (chunk) => (text += chunk));
    response.on('end', () => done(null, JSON.parse(text)));
  });
}

exports.books = (done) => komga('/books?size=5', done); // want: manual
exports.latest = (done) => komga('/books/latest?size=5', done); // nope: a live list
exports.booksOf = (id, done) => komga('/series/' + id + '/books', done); // want: manual

// A page of the application, of which only its name is sent
function visit(page) {
  http.get({ hostname: 'count.example', path: `/visit?page=${page}` }, track);
}
exports.open = () => visit('/books'); // nope: a page
