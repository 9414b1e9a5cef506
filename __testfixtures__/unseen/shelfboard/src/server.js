import express from 'express'
import { config } from './config.js'
import { stats } from './cache.js'
import { widgets } from './routes/widgets.js'
import { counters } from './services/komga.js'
import { push } from './services/datadog.js'

const app = express()
app.use(express.static(new URL('../public', import.meta.url).pathname))
app.use('/api', widgets)
app.get('/healthz', (req, res) => res.json({ ok: true, cache: stats() }))

const port = process.env.PORT || 3010
app.listen(port, () => console.log(`${config().title} on :${port}`))

if (config().services.datadog) {
  setInterval(async () => {
    try {
      const { series, books } = await counters()
      await push({ series, books })
    } catch (e) {
      console.warn('metrics:', e.message)
    }
  }, 60000)
}
