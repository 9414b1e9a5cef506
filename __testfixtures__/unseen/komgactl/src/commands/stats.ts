import type { Command } from 'commander';
import { clientFrom } from '../context.js';

export function statsCommand(program: Command): void {
  program
    .command('stats')
    .description('numbers about the server')
    .action(async () => {
      const client = clientFrom(program.opts());
      const [libraries, books, genres, tags, publishers] = await Promise.all([
        client.libraries(),
        client.countBooks(),
        client.genres(),
        client.tags(),
        client.publishers(),
      ]);
      console.table({ books, genres: genres.length, tags: tags.length, publishers: new Set(publishers).size });
      for (const { id, name } of libraries) {
        const all = await client.countSeries(id);
        const ended = await client.countSeries(id, 'ENDED');
        console.log(`${name}: ${all} series, ${ended} ended`);
      }
    });
}
