import type { Command } from 'commander';
import type { LibraryUpdate } from '../client/types.js';
import { clientFrom, libraryByName } from '../context.js';

export function libraryCommand(program: Command): void {
  const library = program.command('library').description('manage libraries');

  library
    .command('set <library>')
    .option('--name <name>')
    .option('--root <path>')
    .option('--no-hash', 'do not hash files')
    .action(async (which: string, flags: { name?: string; root?: string; hash: boolean }) => {
      const client = clientFrom(program.opts());
      const { id } = await libraryByName(client, which);
      const update: LibraryUpdate = { name: flags.name, root: flags.root, hashFiles: flags.hash };
      await client.updateLibrary(id, update);
      console.log(`${id} saved`);
    });

  library
    .command('trash <library>')
    .description('empty the trash')
    .action(async (which: string) => {
      const client = clientFrom(program.opts());
      await client.emptyTrash((await libraryByName(client, which)).id);
    });
}
