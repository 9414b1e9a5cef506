import config from '../config.js'
import { latestBooks } from '../komga/catalog.js'
import { bookLine } from '../lib/embeds.js'

let seen = null

/** Posts books that were not there the last time we looked. Says nothing on the first run. */
export async function feed (client) {
  const books = await latestBooks()
  const ids = new Set(books.map((b) => b.id))
  if (seen === null) {
    seen = ids
    return 0
  }
  const fresh = books.filter((b) => !seen.has(b.id))
  seen = ids
  if (fresh.length === 0) return 0

  const channel = await client.channels.fetch(config.discord.feedChannel)
  await channel.send(['📚 New on the shelf:', ...fresh.map((b) => '• ' + bookLine(b))].join('\n').slice(0, 1900))
  return fresh.length
}
