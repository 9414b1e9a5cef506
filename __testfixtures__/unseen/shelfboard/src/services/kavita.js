import { service } from '../config.js'
import { ok } from '../util/http.js'

let token
let tokenUntil = 0

async function login() {
  if (token && tokenUntil > Date.now()) return token
  const { url, apiKey } = service('kavita')
  const res = await fetch(`${url}/api/Plugin/authenticate?apiKey=${apiKey}&pluginName=shelfboard`, { method: 'POST' })
  token = (await ok(res)).token
  tokenUntil = Date.now() + 30 * 60000
  return token
}

async function getJson(path) {
  const { url } = service('kavita')
  const res = await fetch(url + path, { headers: { Authorization: `Bearer ${await login()}` } })
  return ok(res)
}

export async function genres() {
  const list = await getJson('/api/metadata/genres')
  return list.map(g => g.title)
}

// behind the reverse proxy of my partner the old plugin API is mounted at /api/v1
export async function legacyGenres() {
  const list = await getJson('/api/v1/genres')
  return list.map(g => g.title)
}

export async function recent() {
  const { url } = service('kavita')
  const res = await fetch(`${url}/api/Series/recently-updated-series`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await login()}` }
  })
  return (await ok(res)).map(s => ({ id: s.seriesId, title: s.seriesName }))
}
