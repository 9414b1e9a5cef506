import { SlashCommandBuilder } from 'discord.js'
import { genres, nextVolume, randomSeries } from '../komga/catalog.js'
import { bookLink, seriesEmbed } from '../lib/embeds.js'

export const data = new SlashCommandBuilder()
  .setName('random')
  .setDescription('Something unread')
  .addStringOption((o) => o.setName('genre').setDescription('only this genre').setAutocomplete(true))

export async function autocomplete (interaction) {
  const typed = interaction.options.getFocused().toLowerCase()
  const names = (await genres()).filter((g) => g.toLowerCase().includes(typed))
  return interaction.respond(names.slice(0, 25).map((name) => ({ name, value: name })))
}

export async function run (interaction) {
  await interaction.deferReply()
  const series = await randomSeries(interaction.options.getString('genre'))
  if (!series) return interaction.editReply('You read everything. Go outside.')
  const first = await nextVolume(series.id)
  return interaction.editReply({
    content: first ? `Start here: ${bookLink(first.id)}` : undefined,
    embeds: [seriesEmbed(series)]
  })
}
