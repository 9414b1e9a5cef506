import { after, beforeEach, test } from 'node:test'
import assert from 'node:assert/strict'

process.env.DISCORD_TOKEN = 'x'
process.env.KOMGA_URL = 'http://komga.test/'
process.env.KOMGA_API_KEY = 'k'

const realFetch = globalThis.fetch
const calls = []
let answer = { content: [], totalElements: 0 }

globalThis.fetch = async (url, init) => {
  calls.push({ url, method: init?.method ?? 'GET' })
  return new Response(JSON.stringify(answer), { status: 200 })
}

const { searchSeries, genres } = await import('../src/komga/catalog.js')
const { forget } = await import('../src/komga/http.js')

beforeEach(() => {
  calls.length = 0
  forget()
})
after(() => { globalThis.fetch = realFetch })

test('searchSeries escapes the words', async () => {
  answer = { content: [{ id: '1' }], totalElements: 1 }
  const found = await searchSeries('dungeon & meshi', 3)
  assert.equal(found.length, 1)
  assert.equal(calls[0].url, 'http://komga.test/api/v1/series?search=dungeon%20%26%20meshi&size=3')
})

test('genres come sorted', async () => {
  answer = ['seinen', 'action']
  assert.deepEqual(await genres(), ['action', 'seinen'])
})

test('answers are cached', async () => {
  answer = ['a']
  await genres()
  await genres()
  assert.equal(calls.length, 1)
})
