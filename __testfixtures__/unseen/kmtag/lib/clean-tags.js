'use strict'

const chalk = require('chalk')
const komga = require('./komga')

function tidy (tags) {
  const out = []
  tags.forEach(function (t) {
    const x = t.trim().toLowerCase().replace(/\s+/g, ' ')
    if (x && out.indexOf(x) < 0) out.push(x)
  })
  return out.sort()
}

function same (a, b) {
  return a.length === b.length && a.slice().sort().join('|') === b.join('|')
}

module.exports = async function cleanTags (options) {
  const dirty = (await komga.load('/api/v1/tags/book')).filter(function (t) {
    return t !== tidy([t])[0]
  })
  console.log(dirty.length + ' tags need a wash')

  let changed = 0
  for (const tag of dirty) {
    const books = await komga.load('/api/v1/books', { tag: [tag], unpaged: true })
    for (const book of books.content) {
      const tags = tidy(book.metadata.tags)
      if (same(book.metadata.tags, tags)) continue
      changed++
      console.log(chalk.gray(book.seriesTitle + ' #' + book.metadata.number), tags.join(', '))
      if (!options.dryRun) {
        await komga.patch('/api/v1/books/' + book.id + '/metadata', { tags })
      }
    }
  }
  console.log(changed + ' books changed')
}

module.exports.tidy = tidy
module.exports.same = same
