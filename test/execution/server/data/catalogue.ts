import { makeBooks } from './books.ts';
import type { Catalogue, LibraryRow } from './rows.ts';
import { makeSeries } from './series.ts';

/** A fresh catalogue, the same every time. */
export function makeCatalogue(): Catalogue {
  const books = makeBooks();
  return {
    libraries: [library('L1', 'Comics & Manga'), library('L2', 'Romans français'), library('L3', 'Nothing yet')],
    series: makeSeries(books),
    books,
    collections: [
      { id: 'C1', name: 'Ninjas', seriesIds: ['S7', 'S5', 'S2'] },
      { id: 'C2', name: 'Mixed', seriesIds: ['S9', 'S1', 'S4', 'S12'] },
      { id: 'C3', name: 'Nothing', seriesIds: [] },
    ],
    readLists: [
      { id: 'R1', name: 'Start here', bookIds: ['B5-01', 'B9-01', 'B4-01', 'B1-01'] },
      { id: 'R2', name: 'Nothing', bookIds: [] },
    ],
  };
}

function library(id: string, name: string): LibraryRow {
  return {
    id,
    name,
    root: `/data/${id}`,
    scanOnStartup: false,
    scanInterval: 'EVERY_6H',
    hashFiles: true,
    oneshotsDirectory: '_oneshots',
    scanDirectoryExclusions: ['#recycle', '@eaDir'],
  };
}
