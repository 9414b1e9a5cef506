'use strict'

const http = require('http')

// Answers like Komga, just enough for the tests.
const routes = {
  'GET /api/v1/tags/book': ['Space  Opera', 'noir'],
  'GET /api/v1/books': {
    content: [
      { id: 'B1', seriesTitle: 'Saga', metadata: { number: '1', tags: ['Space  Opera', 'noir'] } },
      { id: 'B2', seriesTitle: 'Saga', metadata: { number: '2', tags: ['noir'] } }
    ],
    last: true,
    totalElements: 2
  }
}

module.exports = function start () {
  const seen = []
  const server = http.createServer(function (req, res) {
    const path = req.url.split('?')[0]
    seen.push(req.method + ' ' + path)
    if (req.method === 'PATCH') {
      res.statusCode = 204
      return res.end()
    }
    const body = routes[req.method + ' ' + path]
    res.statusCode = body ? 200 : 404
    res.setHeader('Content-Type', 'application/json')
    res.end(JSON.stringify(body || { status: 404 }))
  })
  return new Promise(function (resolve) {
    server.listen(0, function () { resolve({ server, seen, port: server.address().port }) })
  })
}
