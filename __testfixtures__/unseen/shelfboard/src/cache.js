const entries = new Map()

/** remember(key, seconds, producer) — failed producers are not remembered */
export async function remember(key, seconds, producer) {
  const hit = entries.get(key)
  if (hit && hit.until > Date.now()) return hit.value
  const value = await producer()
  entries.set(key, { value, until: Date.now() + seconds * 1000 })
  return value
}

export function forget(prefix) {
  for (const key of entries.keys()) {
    if (key.startsWith(prefix)) entries.delete(key)
  }
}

export function stats() {
  let alive = 0
  const now = Date.now()
  for (const e of entries.values()) if (e.until > now) alive++
  return { total: entries.size, alive }
}
