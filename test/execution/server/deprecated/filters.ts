import { type AuthorRow, mediaStatuses, readStatuses } from '../data/rows.ts';
import type { Query } from '../exchange.ts';
import { listValues, namedValues, rawValues, splitAtLastComma } from './parameters.ts';

/** Whether a row passes one parameter. */
export type Filter<Row> = (row: Row) => boolean;

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Equality of names: neither case nor accents count. */
export function isSameName(a: string, b: string): boolean {
  return collator.compare(a, b) === 0;
}

/** A list of values of which one must be the row's; no values filter nothing. */
export function anyOf<Row, Value>(values: readonly Value[], has: (row: Row, value: Value) => boolean): Filter<Row> {
  return (row) => values.length === 0 || values.some((value) => has(row, value));
}

export function byMediaStatus(query: Query) {
  const statuses = namedValues(query, 'media_status', mediaStatuses);
  return anyOf(statuses, (row: { mediaStatus: string }, status) => row.mediaStatus === status);
}

export function byReadStatus(query: Query) {
  const statuses = namedValues(query, 'read_status', readStatuses);
  return anyOf(statuses, (row: { readStatus: string }, status) => row.readStatus === status);
}

export function byLibrary(query: Query) {
  return anyOf(listValues(query, 'library_id'), (row: { libraryId: string }, id) => row.libraryId === id);
}

/** `author=Doe, John,WRITER`: split at the last comma; a value without one is dropped. */
export function byAuthor(query: Query) {
  const pairs = rawValues(query, 'author').flatMap((value) => {
    const pair = splitAtLastComma(value);
    return pair === undefined ? [] : [{ name: pair[0].trim(), role: pair[1].trim().toLowerCase() }];
  });
  return anyOf(pairs, ({ authors }: { authors: readonly AuthorRow[] }, { name, role }) =>
    authors.some((author) => isSameName(author.name, name) && author.role === role),
  );
}

/** `search`: every word must begin a word of the title; blank filters nothing. */
export function byWords(search: string | undefined) {
  const words = plain(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return ({ title }: { title: string }) => {
    const own = plain(title).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en');
}
