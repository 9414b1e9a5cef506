import { service } from '../config.js'
import { getJson } from '../util/http.js'

export async function counters() {
  const all = await getJson(service('sonarr'), '/api/v3/series')
  let episodes = 0
  let missing = 0
  for (const s of all) {
    episodes += s.statistics?.episodeFileCount ?? 0
    missing += (s.statistics?.episodeCount ?? 0) - (s.statistics?.episodeFileCount ?? 0)
  }
  return { series: all.length, episodes, missing }
}

export async function upcoming(days = 7) {
  const from = new Date().toISOString()
  const to = new Date(Date.now() + days * 86400000).toISOString()
  const list = await getJson(service('sonarr'), `/api/v3/calendar?start=${from}&end=${to}&includeSeries=true`)
  return list.map(e => ({ title: e.series.title, episode: e.title, air: e.airDateUtc }))
}
