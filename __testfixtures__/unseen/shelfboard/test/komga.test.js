import { test, mock } from 'node:test'
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dir = mkdtempSync(join(tmpdir(), 'shelfboard-'))
const file = join(dir, 'services.yml')
writeFileSync(file, 'services:\n  komga: { url: "http://komga.test/", user: a, password: b, libraries: [L1] }\n')
process.env.SHELFBOARD_CONFIG = file

const { continueReading, untouched } = await import('../src/services/komga.js')

function answer(body) {
  return { ok: true, status: 200, url: '', json: async () => body }
}

test('continueReading maps progress', async () => {
  const f = mock.method(globalThis, 'fetch', async () =>
    answer({
      content: [
        { id: 'B1', seriesTitle: 'Blacksad', metadata: { title: 'Arctic' }, readProgress: { page: 4 }, media: { pagesCount: 56 } }
      ]
    })
  )
  const list = await continueReading(3)
  assert.deepEqual(list, [{ id: 'B1', title: 'Arctic', series: 'Blacksad', page: 4, pages: 56 }])
  assert.match(String(f.mock.calls[0].arguments[0]), /size=3/)
  f.mock.restore()
})

test('untouched maps titles', async () => {
  const f = mock.method(globalThis, 'fetch', async () =>
    answer({ content: [{ id: 'S', booksCount: 4, metadata: { title: 'Lastman' } }] })
  )
  assert.deepEqual(await untouched(), [{ id: 'S', title: 'Lastman', books: 4 }])
  f.mock.restore()
})
