import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const file = process.env.SHELFBOARD_CONFIG || new URL('../config/services.yml', import.meta.url)

let loaded

export function config() {
  if (!loaded) {
    loaded = parse(readFileSync(file, 'utf8'))
    loaded.services = loaded.services || {}
    for (const svc of Object.values(loaded.services)) {
      // people paste addresses with a slash at the end, always
      if (svc.url) svc.url = svc.url.replace(/\/+$/, '')
    }
  }
  return loaded
}

export function service(name) {
  const svc = config().services[name]
  if (!svc) throw new Error(`service "${name}" is not configured`)
  return svc
}
