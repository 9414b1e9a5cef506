import { type AuthorRow, type BookRow, type ReadStatus, type SeriesRow, seriesStatuses } from './rows.ts';

type Aggregated = Pick<SeriesRow, 'booksCount' | 'readStatus' | 'releaseDate' | 'bookTags' | 'authors'>;
type Seed = Pick<SeriesRow, 'id' | 'libraryId' | 'title' | 'status' | 'publisher' | 'language'> & Partial<SeriesRow>;

const written: readonly Seed[] = [
  {
    id: 'S5',
    libraryId: 'L1',
    title: 'Naruto',
    status: 'ENDED',
    publisher: 'Viz, Media',
    language: 'en',
    genres: ['action', 'Adventure'],
    tags: ['ninja', 'long running'],
    sharingLabels: ['kids'],
    ageRating: 13,
    totalBookCount: 28,
  },
  {
    id: 'S2',
    libraryId: 'L2',
    title: 'The Crème & Co.',
    titleSort: 'Crème & Co., The',
    status: 'ONGOING',
    publisher: 'Éditions & Fils',
    language: 'fr',
    genres: ['comedy', 'crime, noir'],
    tags: ['100% fun', 'ninja'],
    sharingLabels: ['adults & co'],
    ageRating: 18,
  },
  {
    id: 'S9',
    libraryId: 'L1',
    title: '進撃の巨人',
    titleSort: 'Shingeki no Kyojin',
    status: 'HIATUS',
    publisher: 'Kodansha',
    language: 'ja',
    genres: ['action', 'drama', 'shōjo'],
    tags: ['dark', 'giants+titans'],
    totalBookCount: 4,
  },
  {
    id: 'S1',
    libraryId: 'L1',
    title: 'Zebra Tales',
    status: 'ONGOING',
    publisher: 'Viz, Media',
    language: 'en',
    genres: ['comedy'],
    tags: ['animals', 'sci-fi & tech'],
    sharingLabels: ['kids', 'school'],
    ageRating: 0,
    totalBookCount: 2,
  },
  {
    id: 'S7',
    libraryId: 'L2',
    title: 'C++ for Ninjas',
    status: 'ENDED',
    publisher: 'Rock+Roll Press',
    language: 'en',
    genres: ['education'],
    tags: ['ninja', 'c++'],
    totalBookCount: 1,
    oneshot: true,
  },
  {
    id: 'S3',
    libraryId: 'L1',
    title: 'An Empty Shelf',
    titleSort: 'Empty Shelf, An',
    status: 'ABANDONED',
    publisher: 'No Shelf House',
    language: 'de',
  },
  {
    id: 'S8',
    libraryId: 'L2',
    title: 'Lost & Deleted',
    status: 'ENDED',
    publisher: 'Kodansha',
    language: 'ja',
    genres: ['drama'],
    tags: ['lost'],
    sharingLabels: ['adults & co'],
    ageRating: 18,
    totalBookCount: 1,
    deleted: true,
  },
  {
    id: 'S4',
    libraryId: 'L2',
    title: 'batman: year one',
    status: 'ENDED',
    publisher: 'DC',
    language: 'en',
    genres: ['action', 'crime, noir'],
    tags: ['hero'],
    sharingLabels: ['kids'],
    ageRating: 16,
    totalBookCount: 4,
  },
  {
    id: 'S6',
    libraryId: 'L2',
    title: 'Élan vital',
    status: 'ONGOING',
    publisher: 'Éditions & Fils',
    language: 'fr',
    genres: ['drama'],
    tags: ['été'],
    ageRating: 10,
    totalBookCount: 3,
    oneshot: true,
  },
  {
    id: 'S10',
    libraryId: 'L1',
    title: '100% Wolf',
    status: 'HIATUS',
    publisher: 'DC',
    language: 'es',
    genres: ['Adventure'],
    tags: ['animals'],
    sharingLabels: ['school'],
    ageRating: 13,
    totalBookCount: 5,
  },
];

const languages = 'ar bg cs da el et fi he hi hu id it ko lt nl no pl pt-br ru sv tr zh-hans'.split(' ');

function filler(n: number): Seed {
  return {
    id: `S${n}`,
    libraryId: n % 2 === 0 ? 'L1' : 'L2',
    title: `Volume ${43 - n}`,
    status: seriesStatuses[n % 4] ?? 'ENDED',
    publisher: `Publisher ${n}`,
    language: languages[n - 11] ?? 'en',
    genres: [`genre ${n}`],
    tags: [`tag ${n}`],
    sharingLabels: [`label ${n}`],
    ageRating: n + 20,
  };
}

function aggregate(books: readonly BookRow[]): Aggregated {
  const authors = new Map<string, AuthorRow>();
  for (const author of books.flatMap((book) => book.authors)) authors.set(`${author.name}\n${author.role}`, author);
  const dates = books.flatMap(({ releaseDate }) => releaseDate ?? []).sort();
  return {
    booksCount: books.length,
    readStatus: readStatusOf(books.map(({ readStatus }) => readStatus)),
    releaseDate: dates[0] ?? null,
    bookTags: [...new Set(books.flatMap(({ tags }) => tags))],
    authors: [...authors.values()],
  };
}

function readStatusOf(statuses: readonly ReadStatus[]): ReadStatus {
  if (statuses.every((status) => status === 'UNREAD')) return 'UNREAD';
  return statuses.every((status) => status === 'READ') ? 'READ' : 'IN_PROGRESS';
}

/** 32 series. */
export function makeSeries(books: readonly BookRow[]): SeriesRow[] {
  const fillers = Array.from({ length: 22 }, (_, index) => filler(index + 11));
  return [...written, ...fillers].map((seed, index) => ({
    titleSort: seed.title,
    genres: [],
    tags: [],
    sharingLabels: [],
    ageRating: null,
    totalBookCount: null,
    deleted: false,
    oneshot: false,
    created: `2021-02-${String(((index * 5) % 28) + 1).padStart(2, '0')}T00:00:00Z`,
    ...seed,
    ...aggregate(books.filter(({ seriesId }) => seriesId === seed.id)),
  }));
}
