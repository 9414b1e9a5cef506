const http = require('http');

function count(path, done) {
  const request = http.request({ host: 'komga.local', path, method: 'GET' }, (response) => {
    let text = '';
    response.on('data', (chunk) => (text += chunk));
    response.on('end', () => done(JSON.parse(text).totalElements));
  });
  request.on('error', console.error);
  request.end();
}

count('/api/v1/books?size=0', console.log); // want: review wrapper-grown
count('/api/v1/books/latest?size=0', console.log); // nope: a live list

http.get('http://komga.local/api/v1/series?size=0', (response) => response.resume()).on('error', console.error); // want: migrated
