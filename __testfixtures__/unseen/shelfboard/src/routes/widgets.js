import { Router } from 'express'
import { remember } from '../cache.js'
import * as komga from '../services/komga.js'
import * as kavita from '../services/kavita.js'
import * as sonarr from '../services/sonarr.js'

export const widgets = Router()

function route(path, seconds, producer) {
  widgets.get(path, async (req, res) => {
    try {
      res.json(await remember(req.originalUrl, seconds, () => producer(req)))
    } catch (e) {
      console.error(path, e.message)
      res.status(e.status === 401 ? 401 : 502).json({ error: e.message })
    }
  })
}

route('/komga/counters', 60, () => komga.counters())
route('/komga/reading', 15, req => komga.continueReading(Number(req.query.limit) || 6))
route('/komga/ondeck', 15, () => komga.onDeck())
route('/komga/releases', 3600, () => komga.newReleases(30))
route('/komga/untouched', 300, () => komga.untouched())
route('/komga/broken', 300, () => komga.broken())
route('/komga/facets', 3600, () => komga.facets())
route('/komga/series', 30, req => komga.find(String(req.query.search || '')))
route('/komga/series/:id/next', 5, async req => ({ book: await komga.nextBook(req.params.id) }))

route('/kavita/genres', 3600, () => kavita.genres().catch(() => kavita.legacyGenres()))
route('/kavita/recent', 60, () => kavita.recent())

route('/sonarr/counters', 60, () => sonarr.counters())
route('/sonarr/upcoming', 600, () => sonarr.upcoming())
