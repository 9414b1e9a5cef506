import { PermissionFlagsBits, SlashCommandBuilder } from 'discord.js'
import { libraries, renameLibrary, scanLibrary } from '../komga/catalog.js'
import { collectStats, decades } from '../komga/stats.js'

export const data = new SlashCommandBuilder()
  .setName('library')
  .setDescription('Library chores')
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .addSubcommand((s) => s.setName('stats').setDescription('numbers'))
  .addSubcommand((s) => s.setName('scan').setDescription('scan everything'))
  .addSubcommand((s) => s
    .setName('rename')
    .setDescription('rename a library')
    .addStringOption((o) => o.setName('from').setDescription('current name').setRequired(true))
    .addStringOption((o) => o.setName('to').setDescription('new name').setRequired(true)))

const bar = (n) => '▇'.repeat(Math.min(n, 20))

export async function run (interaction) {
  await interaction.deferReply({ ephemeral: true })
  const sub = interaction.options.getSubcommand()

  if (sub === 'stats') {
    const [stats, years] = await Promise.all([collectStats(), decades()])
    const chart = Object.entries(years).map(([d, n]) => `${d} ${bar(n)}`).join('\n')
    return interaction.editReply(
      `${stats.series} series (${stats.ended} ended), ${stats.books} books, ${stats.broken} broken files, ` +
      `${stats.readLists} read lists\n\`\`\`\n${chart}\n\`\`\``
    )
  }

  const all = await libraries()
  if (sub === 'scan') {
    await Promise.all(all.map((lib) => scanLibrary(lib.id)))
    return interaction.editReply(`Scanning ${all.length} libraries.`)
  }

  const from = interaction.options.getString('from')
  const lib = all.find((x) => x.name.toLowerCase() === from.toLowerCase())
  if (!lib) return interaction.editReply(`There is no “${from}”.`)
  await renameLibrary(lib.id, interaction.options.getString('to'))
  return interaction.editReply('Done.')
}
