#!/usr/bin/env node
import { Command } from 'commander';
import { booksCommand } from './commands/books.js';
import { doctorCommand } from './commands/doctor.js';
import { exportCommand } from './commands/export.js';
import { libraryCommand } from './commands/library.js';
import { seriesCommand } from './commands/series.js';
import { statsCommand } from './commands/stats.js';

const program = new Command('komgactl')
  .option('--url <url>', 'address of the server')
  .option('--api-key <key>')
  .option('-v, --verbose', 'show requests');

for (const add of [seriesCommand, booksCommand, statsCommand, libraryCommand, doctorCommand, exportCommand]) {
  add(program);
}

program.parseAsync().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
