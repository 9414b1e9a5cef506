'use strict'

const assert = require('assert')
const fs = require('fs')
const os = require('os')
const path = require('path')
const start = require('./mock-server')

describe('clean-tags', function () {
  let mock
  before(async function () {
    mock = await start()
    const rc = path.join(os.tmpdir(), 'kmtagrc-' + process.pid)
    fs.writeFileSync(rc, JSON.stringify({ komga: 'http://127.0.0.1:' + mock.port + '/', user: 'u', pass: 'p' }))
    process.env.KMTAGRC = rc
  })
  after(function () { mock.server.close() })

  it('tidies', function () {
    const { tidy, same } = require('../lib/clean-tags')
    assert.deepStrictEqual(tidy([' Noir', 'noir', 'Space  Opera']), ['noir', 'space opera'])
    assert.ok(same(['b', 'a'], ['a', 'b']))
  })

  it('patches one book of two', async function () {
    await require('../lib/clean-tags')({ dryRun: false })
    assert.deepStrictEqual(mock.seen.filter(function (s) { return s.startsWith('PATCH') }), [
      'PATCH /api/v1/books/B1/metadata'
    ])
  })
})
