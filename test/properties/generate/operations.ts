import type { ParameterSpec, UseSpec } from './spec.ts';

/** What a program can ask for. */
export interface Operation {
  /** Below `/api/v1`. `:id` is an argument. */
  readonly path: string;
  readonly answer: 'page' | 'list' | 'groups' | 'one' | 'nothing';
  readonly parameters: readonly Parameter[];
  readonly id?: readonly string[];
}

export interface Parameter {
  readonly key: string;
  /** Those that need no encoding come first. */
  readonly values: readonly (string | number | boolean)[];
  /** The deprecated operation takes one value, and the text that a list becomes means nothing to it. */
  readonly takesOne?: true;
}

const library: Parameter = { key: 'library_id', values: ['L1', 'L2'] };
const size: Parameter = { key: 'size', values: [3, 5] };
const readStatus: Parameter = { key: 'read_status', values: ['READ', 'UNREAD'] };
const tag: Parameter = { key: 'tag', values: ['colour', 'ninja', 'R&D'] };
const deleted: Parameter = { key: 'deleted', values: [false, true] };
const collection: Parameter = { key: 'collection_id', values: ['C1', 'C2'], takesOne: true };

const ofSeries: readonly Parameter[] = [
  library,
  size,
  { key: 'search', values: ['naruto', 'series', 'crème'], takesOne: true },
  { key: 'status', values: ['ENDED', 'ONGOING'] },
  { key: 'release_year', values: [2020, 2019] },
  { key: 'sort', values: ['metadata.titleSort,desc', 'metadata.titleSort,asc'], takesOne: true },
  deleted,
  { key: 'genre', values: ['action', 'drama'] },
];

const ofBooks: readonly Parameter[] = [
  library,
  size,
  readStatus,
  { key: 'media_status', values: ['READY', 'ERROR'] },
  tag,
  { key: 'released_after', values: ['2020-06-01', '2001-01-31'], takesOne: true },
  { key: 'page', values: [0, 1] },
  { key: 'sort', values: ['metadata.title,desc', 'name,asc'], takesOne: true },
];

export const operations: Readonly<Record<UseSpec['operation'], Operation>> = {
  series: { path: '/series', answer: 'page', parameters: ofSeries },
  books: { path: '/books', answer: 'page', parameters: ofBooks },
  genres: { path: '/genres', answer: 'list', parameters: [library, collection] },
  'series books': {
    path: '/series/:id/books',
    answer: 'page',
    id: ['S5', 'S2'],
    parameters: [
      readStatus,
      size,
      tag,
      deleted,
      { key: 'sort', values: ['metadata.numberSort,desc', 'name,asc'], takesOne: true },
    ],
  },
  tags: { path: '/tags', answer: 'list', parameters: [library, collection] },
  'book tags': {
    path: '/tags/book',
    answer: 'list',
    parameters: [
      { key: 'series_id', values: ['S5', 'S2'], takesOne: true },
      { key: 'readlist_id', values: ['R1', 'R2'], takesOne: true },
      library,
    ],
  },
  groups: { path: '/series/alphabetical-groups', answer: 'groups', parameters: [library, ofSeries[3] as Parameter] },
  publishers: { path: '/publishers', answer: 'list', parameters: [library] },
  authors: {
    path: '/authors/names',
    answer: 'list',
    parameters: [{ key: 'search', values: ['doe', 'kishi'], takesOne: true }],
  },
  years: { path: '/series/release-dates', answer: 'list', parameters: [library] },
  update: { path: '/libraries/:id', answer: 'nothing', id: ['L1', 'L2'], parameters: [] },
  library: { path: '/libraries/:id', answer: 'one', id: ['L1', 'L2'], parameters: [] },
  latest: { path: '/books/latest', answer: 'page', parameters: [size] },
};

/** The parameters that a use asks for; there may be fewer. */
export function parametersOf({ operation, parameters }: UseSpec): (Parameter & Pick<ParameterSpec, 'kind'>)[] {
  const own = operations[operation].parameters;
  return parameters.flatMap(({ key, kind }) => {
    const found = own[key];
    if (found === undefined) return [];
    return [{ ...found, kind: found.takesOne && /^(list|joined)$/.test(kind) ? 'argument' : kind }];
  });
}
