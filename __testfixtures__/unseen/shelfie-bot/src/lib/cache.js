/**
 * The smallest cache that could possibly work.
 * Keys are request paths, values are whatever the server said.
 */
export class TtlCache {
  constructor (ttl, max = 200) {
    this.ttl = ttl
    this.max = max
    this.map = new Map()
  }

  get (key) {
    const hit = this.map.get(key)
    if (!hit) return undefined
    if (hit.until < Date.now()) {
      this.map.delete(key)
      return undefined
    }
    return hit.value
  }

  set (key, value) {
    if (this.map.size >= this.max) {
      // Map keeps insertion order, so this is the oldest one
      this.map.delete(this.map.keys().next().value)
    }
    this.map.set(key, { value, until: Date.now() + this.ttl })
    return value
  }

  clear () {
    this.map.clear()
  }
}
