import config from './config.js'

const counters = new Map()

export function count (metric, tags = {}) {
  const key = JSON.stringify([metric, tags])
  counters.set(key, (counters.get(key) ?? 0) + 1)
}

export async function flush () {
  if (!config.datadog || counters.size === 0) return
  const now = Math.floor(Date.now() / 1000)
  const series = [...counters].map(([key, value]) => {
    const [metric, tags] = JSON.parse(key)
    return {
      metric: `shelfie.${metric}`,
      type: 'count',
      points: [[now, value]],
      tags: Object.entries(tags).map(([k, v]) => `${k}:${v}`)
    }
  })
  counters.clear()
  await fetch('https://api.datadoghq.eu/api/v1/series', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'DD-API-KEY': config.datadog },
    body: JSON.stringify({ series })
  }).catch(() => {})
}
