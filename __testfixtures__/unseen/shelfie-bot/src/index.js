import { Client, Events, GatewayIntentBits, REST, Routes } from 'discord.js'
import config from './config.js'
import { flush } from './metrics.js'
import { feed } from './jobs/feed.js'
import * as search from './commands/search.js'
import * as series from './commands/series.js'
import * as random from './commands/random.js'
import * as admin from './commands/admin.js'

const commands = new Map([search, series, random, admin].map((c) => [c.data.name, c]))
const client = new Client({ intents: [GatewayIntentBits.Guilds] })

client.once(Events.ClientReady, async (ready) => {
  console.log(`logged in as ${ready.user.tag}`)
  const rest = new REST().setToken(config.discord.token)
  await rest.put(Routes.applicationGuildCommands(ready.user.id, config.discord.guild), {
    body: [...commands.values()].map((c) => c.data.toJSON())
  })
  setInterval(() => feed(client).catch((e) => console.warn('feed', e.message)), config.pollEvery)
  setInterval(flush, 30_000)
})

client.on(Events.InteractionCreate, async (interaction) => {
  const command = commands.get(interaction.commandName)
  if (!command) return
  try {
    if (interaction.isAutocomplete()) return await command.autocomplete?.(interaction)
    if (interaction.isChatInputCommand()) return await command.run(interaction)
  } catch (err) {
    console.error(interaction.commandName, err)
    if (interaction.deferred) await interaction.editReply('Komga does not feel like it right now.')
  }
})

client.login(config.discord.token)
