'use strict';

// node dev/mock-server.js, then point config.yaml at http://localhost:25600
var http = require('http');

var page = function (content) {
  return { content: content, totalElements: content.length, last: true, number: 0 };
};

var routes = {
  '/api/v1/series': page([{ id: 's1', metadata: { title: 'Mock', status: 'ONGOING' } }]),
  '/api/v1/books': page([{ id: 'b1', seriesTitle: 'Mock', metadata: { title: 'Vol. 1' }, media: { pagesCount: 10 }, readProgress: { page: 3 } }]),
  '/api/v1/languages': ['en', 'ja'],
  '/api/v1/age-ratings': ['None', '12'],
  '/api/v1/libraries': [{ id: 'l1', name: 'Manga' }]
};

http.createServer(function (req, res) {
  var body = routes[req.url.split('?')[0]];
  res.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body || { message: 'not found' }));
}).listen(25600);
