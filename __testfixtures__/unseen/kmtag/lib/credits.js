'use strict'

const chalk = require('chalk')
const komga = require('./komga')
const comicvine = require('./comicvine')
const comicsdb = require('./comicsdb')

module.exports = async function credits (seriesId, options) {
  const series = await komga.load('/api/v1/series/' + seriesId)
  const volume = await comicvine.findVolume(series.metadata.title)
  if (!volume) {
    const row = await comicsdb.bySeries(series.metadata.title)
    throw new Error('Not on ComicVine' + (row ? ', but the club has it: ' + row.url : ''))
  }
  const issues = await comicvine.issues(volume.id)
  const byNumber = {}
  issues.forEach(function (i) { byNumber[i.issue_number] = i.id })

  const books = await komga.load('/api/v1/series/' + seriesId + '/books', { unpaged: true })
  const known = await komga.load('/api/v1/authors/names', { search: '' })
  const spelling = new Map(known.map(function (n) { return [n.toLowerCase(), n] }))

  for (const book of books.content) {
    const issue = byNumber[book.metadata.number]
    if (!issue) {
      console.log(chalk.yellow('no issue for #' + book.metadata.number))
      continue
    }
    const people = (await comicvine.people(issue)).map(function (p) {
      return { name: spelling.get(p.name.toLowerCase()) || p.name, role: p.role }
    })
    console.log('#' + book.metadata.number, people.map(function (p) { return p.name }).join(', '))
    if (!options.dryRun) {
      await komga.patch('/api/v1/books/' + book.id + '/metadata', { authors: people })
    }
  }
}
