import config from '../config.js'
import { TtlCache } from '../lib/cache.js'
import { count } from '../metrics.js'

const cache = new TtlCache(config.cacheTtl)
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export class KomgaError extends Error {
  constructor (status, path) {
    super(`Komga answered ${status} to ${path}`)
    this.status = status
    this.path = path
  }
}

/**
 * GET something below /api/v1 and return the parsed answer.
 * The disk of the NAS sleeps, the first request after a while tends to die. That is why it retries.
 *
 * @param {string} path path with query string, starting with a slash
 */
export async function get (path, { fresh = false, tries = 3 } = {}) {
  if (!fresh) {
    const hit = cache.get(path)
    if (hit !== undefined) return hit
  }

  let last
  for (let i = 0; i < tries; i++) {
    try {
      const res = await fetch(`${config.komga.url}/api/v1${path}`, {
        headers: { 'X-API-Key': config.komga.key, Accept: 'application/json' },
        signal: AbortSignal.timeout(10_000)
      })
      count('komga.request', { status: String(res.status) })
      if (!res.ok) throw new KomgaError(res.status, path)
      return cache.set(path, await res.json())
    } catch (err) {
      last = err
      // 4xx will not get better
      if (err instanceof KomgaError && err.status < 500) break
      await wait(500 * (i + 1))
    }
  }
  throw last
}

/** For the few things that change the server. Empties the cache. */
export async function write (method, path, body) {
  const res = await fetch(`${config.komga.url}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': config.komga.key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  })
  if (!res.ok) throw new KomgaError(res.status, path)
  cache.clear()
  return res.status === 204 ? null : res.json()
}

export function forget () {
  cache.clear()
}
