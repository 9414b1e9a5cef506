import { service } from '../config.js'

/** Push our own numbers, once a minute. See server.js */
export async function push(metrics) {
  const { site, apiKey } = service('datadog')
  const now = Math.floor(Date.now() / 1000)
  const series = Object.entries(metrics).map(([name, value]) => ({
    metric: `shelfboard.${name}`,
    points: [[now, value]],
    type: 'gauge'
  }))
  const res = await fetch(`https://api.${site}/api/v1/series?api_key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ series })
  })
  if (res.status !== 202) console.warn('datadog said', res.status)
}
