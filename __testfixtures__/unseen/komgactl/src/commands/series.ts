import chalk from 'chalk';
import type { Command } from 'commander';
import { clientFrom, libraryByName } from '../context.js';

interface Flags {
  library?: string;
  unread?: boolean;
  status?: string;
  year?: string;
}

export function seriesCommand(program: Command): void {
  program
    .command('series [text]')
    .description('list series')
    .option('-l, --library <name>', 'only this library')
    .option('-u, --unread', 'only unread ones')
    .option('-s, --status <status>', 'ENDED, ONGOING, ABANDONED or HIATUS')
    .option('-y, --year <year>', 'year of the first release')
    .action(async (text: string | undefined, flags: Flags) => {
      const client = clientFrom(program.opts());
      const libraryIds = flags.library ? [(await libraryByName(client, flags.library)).id] : undefined;
      for await (const { id, metadata, booksCount } of client.series({
        search: text,
        libraryIds,
        readStatus: flags.unread ? ['UNREAD'] : undefined,
        status: flags.status?.toUpperCase(),
        releaseYear: flags.year ? Number(flags.year) : undefined,
      })) {
        console.log(`${chalk.dim(id)} ${metadata.title} ${chalk.cyan(String(booksCount))}`);
      }
    });
}
