#!/usr/bin/env node
// Writes the title of every series into a file for `wrangler kv:bulk put`.
import { writeFile } from 'node:fs/promises';
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';

const argv = await yargs(hideBin(process.argv))
  .option('komga', { type: 'string', demandOption: true, describe: 'address of the server' })
  .option('key', { type: 'string', demandOption: true, describe: 'API key' })
  .option('library', { type: 'string', array: true, default: [] })
  .option('status', { choices: ['ENDED', 'ONGOING', 'ABANDONED', 'HIATUS'] })
  .option('out', { type: 'string', default: 'titles.json' })
  .strict()
  .parse();

const query = new URLSearchParams();
query.set('size', '500');
for (const id of argv.library) query.append('library_id', id);
if (argv.status) query.set('status', argv.status);

const pairs = [];
let last = false;
for (let page = 0; !last; page += 1) {
  query.set('page', page);
  const response = await fetch(`${argv.komga}/api/v1/series?${query}`, { headers: { 'X-API-Key': argv.key } });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const body = await response.json();
  for (const { id, metadata } of body.content) pairs.push({ key: `title:${id}`, value: metadata.title });
  last = body.last;
  process.stderr.write(`\r${pairs.length} / ${body.totalElements}`);
}

await writeFile(argv.out, JSON.stringify(pairs, null, 2));
