import * as http from 'http';

export function volumes(id, done) {
  const call = http.request({ host: 'shelf.local', path: '/api/v1/series/' + id + '/books', method: 'GET' }, done); // want: review response-not-shown
  call.on('error', done);
  call.end();
}

export const all = (done) => http.get('http://shelf.local/api/v1/books?size=1', done); // want: manual arguments
export const deck = (done) => http.get('http://shelf.local/api/v1/books/ondeck', done); // nope: a live list
