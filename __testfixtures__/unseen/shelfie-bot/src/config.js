import 'dotenv/config'

const required = ['DISCORD_TOKEN', 'KOMGA_URL', 'KOMGA_API_KEY']

for (const name of required) {
  if (!process.env[name]) {
    console.error(`missing ${name} in the environment`)
    process.exit(1)
  }
}

const list = (value) => (value ?? '').split(',').map((x) => x.trim()).filter(Boolean)

export default {
  discord: {
    token: process.env.DISCORD_TOKEN,
    guild: process.env.DISCORD_GUILD,
    feedChannel: process.env.DISCORD_FEED_CHANNEL
  },
  komga: {
    url: process.env.KOMGA_URL.replace(/\/+$/, ''),
    key: process.env.KOMGA_API_KEY,
    libraries: list(process.env.KOMGA_LIBRARIES)
  },
  datadog: process.env.DATADOG_API_KEY,
  // ms
  cacheTtl: 60_000,
  pollEvery: 15 * 60_000
}
