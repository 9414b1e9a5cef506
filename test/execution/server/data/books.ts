import type { AuthorRow, BookRow, MediaStatus } from './rows.ts';

type Seed = Pick<BookRow, 'seriesId' | 'libraryId' | 'numberSort'> & Partial<BookRow>;

const writer = (name: string): AuthorRow => ({ name, role: 'writer' });

function book(seed: Seed): BookRow {
  const number = String(seed.numberSort).padStart(2, '0');
  return {
    id: `B${seed.seriesId.slice(1)}-${number}`,
    title: `Book ${seed.numberSort} of ${seed.seriesId}`,
    mediaStatus: 'READY',
    readStatus: 'UNREAD',
    releaseDate: null,
    tags: [],
    authors: [],
    deleted: false,
    oneshot: false,
    created: `2020-01-${number}T00:00:00Z`,
    ...seed,
  };
}

const narutoTags: Readonly<Record<number, readonly string[]>> = {
  1: ['first, volume', 'colour'],
  2: ['colour'],
  3: ['R&D'],
  4: ['50% off'],
  5: ['a+b'],
  6: ['été'],
};
const narutoMedia: Readonly<Record<number, MediaStatus>> = {
  13: 'ERROR',
  14: 'UNSUPPORTED',
  27: 'OUTDATED',
  28: 'UNKNOWN',
};
const lateReleases: Readonly<Record<number, string | null>> = {
  25: null,
  26: '2024-01-15',
  27: '2024-01-16',
  28: '2024-02-01',
};

/** 28 books, so more than one page, in the natural order 1, 12, 23, 6, 17, 28, 11 … */
function naruto(): BookRow[] {
  return Array.from({ length: 28 }, (_, index) => narutoVolume(((index * 11) % 28) + 1));
}

function narutoVolume(n: number): BookRow {
  const authors = [writer('Kishimoto, Masashi')];
  if (n % 2 === 0) authors.push({ name: 'Élodie Durand', role: 'colorist' });
  if (n === 3) authors.push({ name: 'O’Neil & Sons', role: 'letterer' });
  const month = String(((n - 1) % 12) + 1).padStart(2, '0');
  return book({
    seriesId: 'S5',
    libraryId: 'L1',
    numberSort: n,
    title: `Naruto ${n}`,
    mediaStatus: narutoMedia[n] ?? 'READY',
    readStatus: n <= 10 ? 'READ' : n <= 12 ? 'IN_PROGRESS' : 'UNREAD',
    releaseDate: n > 24 ? (lateReleases[n] ?? null) : `200${n > 12 ? 1 : 0}-${month}-15`,
    tags: narutoTags[n] ?? [],
    authors,
    deleted: n === 7 || n === 28,
  });
}

const ofS2 = { seriesId: 'S2', libraryId: 'L2' };
const ofS9 = { seriesId: 'S9', libraryId: 'L1', authors: [writer('諫山 創')] };
const ofS1 = { seriesId: 'S1', libraryId: 'L1', authors: [writer('Zoë Quill')] };
const ofS4 = {
  seriesId: 'S4',
  libraryId: 'L2',
  readStatus: 'READ',
  authors: [writer('Frank Miller'), { name: 'David Mazzucchelli', role: 'penciller' }],
} as const;
const ofS10 = { seriesId: 'S10', libraryId: 'L1' };

const others: readonly Seed[] = [
  { ...ofS2, numberSort: 3, title: 'Crème, the end', releaseDate: '2021-01-01', tags: ['ninja'], mediaStatus: 'ERROR' },
  { ...ofS2, numberSort: 1, title: 'Crème & sugar', releaseDate: '2019-05-01', authors: [writer('Doe, John')] },
  {
    ...ofS2,
    numberSort: 2,
    title: 'Crème 100%',
    releaseDate: '2020-12-31',
    tags: ['R&D'],
    authors: [{ name: 'Jane Doe', role: 'penciller' }],
  },
  { ...ofS9, numberSort: 2, releaseDate: '2020-12-31', readStatus: 'IN_PROGRESS' },
  { ...ofS9, numberSort: 1, releaseDate: '2020-01-01', readStatus: 'READ' },
  { ...ofS1, numberSort: 1, releaseDate: '2019-12-31', tags: ['animals'] },
  { ...ofS1, numberSort: 2, releaseDate: '2021-06-01', readStatus: 'READ' },
  {
    seriesId: 'S7',
    libraryId: 'L2',
    numberSort: 1,
    releaseDate: '2021-01-01',
    oneshot: true,
    tags: ['c++'],
    authors: [writer('Doe, John')],
  },
  {
    seriesId: 'S8',
    libraryId: 'L2',
    numberSort: 1,
    releaseDate: '2018-03-03',
    readStatus: 'READ',
    deleted: true,
    authors: [writer('Lost Author')],
  },
  { ...ofS4, numberSort: 2, title: 'War is declared', releaseDate: '1987-03-01' },
  { ...ofS4, numberSort: 1, title: 'Who I am', releaseDate: '1987-02-01', tags: ['hero', 'colour'] },
  { ...ofS4, numberSort: 4, title: 'Friend in need', releaseDate: '1987-05-01' },
  { ...ofS4, numberSort: 3, title: 'Black dawn', releaseDate: '1987-04-01' },
  {
    seriesId: 'S6',
    libraryId: 'L2',
    numberSort: 1,
    releaseDate: '2020-06-06',
    readStatus: 'IN_PROGRESS',
    oneshot: true,
    tags: ['été'],
    authors: [writer('Élodie Durand')],
  },
  { ...ofS10, numberSort: 2 },
  { ...ofS10, numberSort: 1, readStatus: 'READ' },
];

/** One book for each of the 22 series `S11` to `S32`, so that every list of values has more than a page. */
function fillers(): BookRow[] {
  return Array.from({ length: 22 }, (_, index) => index + 11).map((n) =>
    book({
      seriesId: `S${n}`,
      libraryId: n % 2 === 0 ? 'L1' : 'L2',
      numberSort: 1,
      releaseDate: `${1980 + n}-06-15`,
      tags: [`book tag ${n}`],
      authors: [{ name: `Author ${n}`, role: `role ${n}` }],
    }),
  );
}

/** 66 books. */
export function makeBooks(): BookRow[] {
  return [...naruto(), ...others.map(book), ...fillers()];
}
