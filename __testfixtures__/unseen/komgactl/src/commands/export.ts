import { stdout } from 'node:process';
import type { Command } from 'commander';
import { Query } from '../client/query.js';
import type { Book, Page, Series } from '../client/types.js';
import { clientFrom } from '../context.js';
import { csvLine } from '../util/csv.js';

/** Uses `raw`: exports want everything at once and nothing typed away. */
export function exportCommand(program: Command): void {
  program
    .command('export')
    .option('-f, --format <format>', 'json or csv', 'json')
    .option('--with-books', 'one more request for each series')
    .action(async (flags: { format: string; withBooks?: boolean }) => {
      const client = clientFrom(program.opts());
      const { content: all } = await client.raw<Page<Series>>(`/series${new Query().where('deleted', false).all()}`);
      for (const series of all) {
        const books = flags.withBooks
          ? (await client.raw<Page<Book>>(`/series/${series.id}/books?unpaged=true&sort=metadata.numberSort`)).content
          : [];
        if (flags.format === 'csv') {
          stdout.write(csvLine([series.id, series.metadata.title, series.metadata.publisher, books.length]));
        } else {
          stdout.write(JSON.stringify({ ...series, books }) + '\n');
        }
      }
    });
}
