import { EmbedBuilder } from 'discord.js'
import config from '../config.js'

const COLOURS = { ENDED: 0x2e7d32, ONGOING: 0x1565c0, HIATUS: 0xf9a825, ABANDONED: 0x6d4c41 }

export const seriesLink = (id) => `${config.komga.url}/series/${id}`
export const bookLink = (id) => `${config.komga.url}/book/${id}`

export function seriesEmbed (series, books = []) {
  const meta = series.metadata
  const embed = new EmbedBuilder()
    .setTitle(meta.title)
    .setURL(seriesLink(series.id))
    .setColor(COLOURS[meta.status] ?? 0x888888)
    .setDescription((meta.summary || series.booksMetadata?.summary || '_no summary_').slice(0, 400))
    .addFields(
      { name: 'Books', value: String(series.booksCount), inline: true },
      { name: 'Unread', value: String(series.booksUnreadCount), inline: true },
      { name: 'Status', value: meta.status.toLowerCase(), inline: true }
    )

  if (books.length > 0) {
    const lines = books.slice(0, 12).map((b) => `\`${b.metadata.number}\` [${b.metadata.title}](${bookLink(b.id)})`)
    if (books.length > 12) lines.push(`… and ${books.length - 12} more`)
    embed.addFields({ name: 'Volumes', value: lines.join('\n') })
  }
  if (meta.genres?.length) embed.setFooter({ text: meta.genres.join(' · ') })
  return embed
}

export function bookLine (book) {
  const pages = book.media?.pagesCount ?? '?'
  return `**${book.seriesTitle}** – [${book.metadata.title}](${bookLink(book.id)}) (${pages} p.)`
}
