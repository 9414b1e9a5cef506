import type { Command } from 'commander';
import { clientFrom } from '../context.js';
import { humanSize } from '../util/human.js';

export function booksCommand(program: Command): void {
  program
    .command('books <series>')
    .description('list the books of a series (id or exact title)')
    .option('--open', 'only those not finished')
    .action(async (series: string, flags: { open?: boolean }) => {
      const client = clientFrom(program.opts());
      const id = (await client.findByTitle(series))?.id ?? series;
      const books = await client.seriesBooks(id, flags.open ? ['UNREAD', 'IN_PROGRESS'] : undefined);
      books.forEach((book, index) => {
        console.log(`${String(index + 1).padStart(3)}  #${book.metadata.number}  ${humanSize(book.sizeBytes)}  ${book.metadata.title}`);
      });
    });
}
