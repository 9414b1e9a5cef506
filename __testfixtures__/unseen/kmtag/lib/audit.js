'use strict'

const komga = require('./komga')
const settings = require('./settings')

async function seriesWithoutSummary () {
  const found = []
  const params = { deleted: false, sort: 'metadata.titleSort,asc' }
  if (settings.libraries.length) {
    params.library_id = settings.libraries.join(',')
  }
  await komga.each('/api/v1/series', params, async function (s) {
    if (s.metadata.summary || s.booksMetadata.summary) return
    found.push({ id: s.id, title: s.metadata.title })
  })
  return found
}

async function gaps (seriesId) {
  const numbers = []
  await komga.each('/api/v1/series/' + seriesId + '/books', { deleted: false }, async function (b) {
    numbers.push(b.metadata.numberSort)
  })
  const missing = []
  for (let i = 1; i < numbers.length; i++) {
    for (let n = Math.floor(numbers[i - 1]) + 1; n < numbers[i]; n++) missing.push(n)
  }
  return missing
}

async function unreadable () {
  const page = await komga.load('/api/v1/books', {
    media_status: ['ERROR', 'UNSUPPORTED'],
    library_id: settings.libraries,
    unpaged: true,
    sort: 'url,asc'
  })
  return page.content.map(function (b) { return { url: b.url, comment: b.media.comment } })
}

module.exports = async function audit (options) {
  const report = { summary: await seriesWithoutSummary(), gaps: {}, unreadable: await unreadable() }

  // incomplete only, a finished series has been checked by hand
  const open = await komga.load('/api/v1/series', { complete: false, status: 'ONGOING', unpaged: true })
  for (const s of open.content) {
    const missing = await gaps(s.id)
    if (missing.length) report.gaps[s.metadata.title] = missing
  }

  if (options.json) {
    console.log(JSON.stringify(report, null, 2))
    return
  }
  console.log(report.summary.length + ' series without a summary')
  Object.keys(report.gaps).forEach(function (t) { console.log(t + ': ' + report.gaps[t].join(', ')) })
  report.unreadable.forEach(function (b) { console.log(b.url + '  ' + b.comment) })
}
