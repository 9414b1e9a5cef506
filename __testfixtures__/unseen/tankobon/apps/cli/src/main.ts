#!/usr/bin/env -S npx tsx
import { parseArgs } from 'node:util';
import { client, getGenres, getSeriesById, getSeriesReleaseDates } from '@tankobon/komga-sdk';
import { booksOf, findSeries } from './catalogue';
import { table } from './table';

client.setConfig({
  baseUrl: process.env.KOMGA_URL ?? 'http://localhost:25600',
  headers: { 'X-API-Key': process.env.KOMGA_API_KEY ?? '' },
});

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    library: { type: 'string', short: 'l', multiple: true },
    genre: { type: 'string', short: 'g', multiple: true },
    year: { type: 'string', short: 'y' },
    unread: { type: 'boolean', short: 'u', default: false },
  },
});

const [command, ...rest] = positionals;

switch (command) {
  case 'ls': {
    const series = await findSeries({
      text: rest.join(' '),
      libraries: values.library,
      genres: values.genre,
      year: values.year,
    });
    console.log(table(series.map((s) => [s.id, String(s.booksCount), s.metadata.title])));
    break;
  }
  case 'books': {
    const { data: series } = await getSeriesById({ path: { seriesId: rest[0] }, throwOnError: true });
    const books = await booksOf(series.id, values.unread);
    console.log(`${series.metadata.title}\n`);
    console.log(table(books.map((b) => [b.metadata.number, b.metadata.title, b.metadata.releaseDate ?? ''])));
    break;
  }
  case 'words': {
    const query = { library_id: values.library };
    const [genres, years] = await Promise.all([
      getGenres({ query, throwOnError: true }),
      getSeriesReleaseDates({ query, throwOnError: true }),
    ]);
    console.log(`genres  ${genres.data.join(', ')}`);
    console.log(`years   ${years.data.at(-1) ?? '?'} to ${years.data[0] ?? '?'}`);
    break;
  }
  default:
    console.error('tanko ls [text] | books <series id> | words');
    process.exitCode = 2;
}
