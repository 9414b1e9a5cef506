import type { Replies } from '../api.ts';

/** What the lists of the catalogue look like. */
export const replies: Replies = {
  isPage: (operation) => /\/(?:series|books)\/list$/.test(operation),
  entryOf,
};

function entryOf(operation: string, seed: string, index: number): unknown {
  if (/release-years$/.test(operation)) return String(2024 - index);
  if (/alphabetical-groups$/.test(operation)) return { group: `${seed}${index}`, count: index + 1 };
  if (/\/authors$/.test(operation)) return { name: `name ${seed} ${index}`, role: index % 2 ? 'writer' : 'colorist' };
  return /\/list$/.test(operation) ? entityOf(seed, index) : `value ${seed} ${index}`;
}

function entityOf(seed: string, index: number): unknown {
  const id = `id-${seed}-${index}`;
  const name = `name ${seed} ${index}`;
  return {
    ...{ id, name, title: name, url: `/books/${id}`, seriesId: `series-${seed}`, libraryId: `library-${seed}` },
    ...{ number: index + 1, booksCount: index, created: '2024-01-15T00:00:00Z', sizeBytes: 1000 + index },
    metadata: {
      title: name,
      titleSort: name,
      number: String(index + 1),
      numberSort: index + 1,
      status: 'ENDED',
      tags: [],
      authors: [],
    },
    media: { status: 'READY', pagesCount: 20 + index },
  };
}
