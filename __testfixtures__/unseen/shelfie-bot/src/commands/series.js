import { SlashCommandBuilder } from 'discord.js'
import { nextVolume, searchSeries, seriesById, volumes } from '../komga/catalog.js'
import { bookLink, seriesEmbed } from '../lib/embeds.js'
import { KomgaError } from '../komga/http.js'

export const data = new SlashCommandBuilder()
  .setName('series')
  .setDescription('Show one series')
  .addStringOption((o) => o.setName('name').setDescription('name').setRequired(true).setAutocomplete(true))

export async function autocomplete (interaction) {
  const typed = interaction.options.getFocused()
  if (typed.length < 2) return interaction.respond([])
  const found = await searchSeries(typed, 20)
  return interaction.respond(found.map((s) => ({ name: s.metadata.title.slice(0, 100), value: s.id })))
}

export async function run (interaction) {
  const id = interaction.options.getString('name')
  await interaction.deferReply()
  try {
    const [series, books, next] = await Promise.all([seriesById(id), volumes(id), nextVolume(id)])
    const embed = seriesEmbed(series, books)
    if (next) embed.addFields({ name: 'Up next', value: `[${next.metadata.title}](${bookLink(next.id)})` })
    return interaction.editReply({ embeds: [embed] })
  } catch (err) {
    // people press enter before the autocomplete came back, then we get the raw text instead of an id
    if (err instanceof KomgaError && err.status === 404) return interaction.editReply('Pick one from the list, please.')
    throw err
  }
}
