import { SlashCommandBuilder } from 'discord.js'
import { searchBooks, searchSeries } from '../komga/catalog.js'
import { bookLine, seriesLink } from '../lib/embeds.js'

export const data = new SlashCommandBuilder()
  .setName('search')
  .setDescription('Look for series and books')
  .addStringOption((o) => o.setName('words').setDescription('what to look for').setRequired(true))

export async function run (interaction) {
  const words = interaction.options.getString('words')
  await interaction.deferReply()

  const [series, books] = await Promise.all([searchSeries(words, 8), searchBooks(words, 5)])
  if (series.length + books.length === 0) {
    return interaction.editReply(`Nothing found for “${words}”.`)
  }

  const lines = []
  if (series.length) {
    lines.push('__Series__', ...series.map((s) => `• [${s.metadata.title}](${seriesLink(s.id)}) – ${s.booksCount} books`))
  }
  if (books.length) {
    lines.push('', '__Books__', ...books.map((b) => '• ' + bookLine(b)))
  }
  return interaction.editReply(lines.join('\n'))
}
