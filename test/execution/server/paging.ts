import { HttpError, type Query } from './exchange.ts';

export interface SortOrder {
  readonly key: string;
  readonly isDescending: boolean;
}

/** What a client asks for of a list. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly isUnpaged: boolean;
  readonly sort: readonly SortOrder[];
}

const defaultSize = 20;
const largestSize = 2000;

/** Reads `page`, `size`, `sort` and `unpaged`; what cannot be read is as if it were not there. */
export function readPageRequest(query: Query): PageRequest {
  const size = integer(query, 'size') ?? defaultSize;
  return {
    page: Math.max(integer(query, 'page') ?? 0, 0),
    size: size < 1 ? defaultSize : Math.min(size, largestSize),
    isUnpaged: readUnpaged(query),
    sort: valuesOf(query, 'sort').flatMap(readSort),
  };
}

function valuesOf(query: Query, name: string): string[] {
  return query.filter(([key]) => key === name || key === `${name}[]`).map(([, value]) => value);
}

function integer(query: Query, name: string): number | undefined {
  const [text = ''] = valuesOf(query, name);
  return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
}

function readUnpaged(query: Query): boolean {
  const [text = ''] = valuesOf(query, 'unpaged');
  if (/^(true|on|yes|1)$/i.test(text)) return true;
  if (/^(false|off|no|0|)$/i.test(text)) return false;
  throw new HttpError(400, `Failed to convert 'unpaged' with value: '${text}'`);
}

/** `a,b,desc` is two keys, both descending. */
function readSort(text: string): SortOrder[] {
  const parts = text.split(',').map((part) => part.trim());
  const direction = /^(asc|desc)$/i.test(parts.at(-1) ?? '') ? parts.pop()?.toLowerCase() : 'asc';
  return parts.filter(Boolean).map((key) => ({ key, isDescending: direction === 'desc' }));
}

/** The page object of the live server. `sorted`: whether the rows were put in order at all. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  { page, size, isUnpaged }: Omit<PageRequest, 'sort'>,
  toItems: (rows: readonly Row[]) => readonly Item[],
  sorted = false,
) {
  const pageSize = isUnpaged ? Math.max(rows.length, defaultSize) : size;
  const number = isUnpaged ? 0 : page;
  const content = toItems(rows.slice(number * pageSize, (number + 1) * pageSize));
  const totalPages = Math.ceil(rows.length / pageSize);
  const sort = { empty: !sorted, sorted, unsorted: !sorted };
  return {
    content,
    pageable: { pageNumber: number, pageSize, sort, offset: number * pageSize, paged: true, unpaged: false },
    totalElements: rows.length,
    totalPages,
    last: number + 1 >= totalPages,
    size: pageSize,
    number,
    sort,
    numberOfElements: content.length,
    first: number === 0,
    empty: content.length === 0,
  };
}
