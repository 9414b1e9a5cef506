import type { Scenario, Wire } from '../scenario.ts';

/** A scenario of the profile that knows the live service, with its expected outcome. */
export interface KomgaScenario extends Scenario {
  /** Every request of the migrated run; equal trees and orders of query parameters are not told apart. */
  readonly wire: readonly Wire[];
  /** `differs` if no migration can give the same results; `same` if absent. */
  readonly results?: 'differs';
  /** The code of the note for a person; every call site is `migrated` where it is absent. */
  readonly note?: string;
  /** Requests are sent at the same time, so their order is random. */
  readonly isConcurrent?: boolean;
}

/** A client for which no edit is right, and the codes that say so. */
export interface LeftScenario extends Scenario {
  /** One for each call site. */
  readonly left: readonly string[];
}

/** The codes of notes and refusals that the scenarios expect, in one place. */
export const codes = {
  ageRatings: 'age-ratings',
  ignoredParameter: 'parameter-dropped',
  notEncoded: 'not-encoded',
  searchRegex: 'search-regex',
  singleValue: 'single-value',
  responsePassed: 'response-passed',
  stored: 'stored',
  noEqual: 'no-equal',
  noSlot: 'no-slot',
  grown: 'wrapper-grown',
  baseHoldsVersion: 'base-holds-version',
} as const;

export type Condition = Readonly<Record<string, unknown>>;

/** `{ tag: { operator: 'is', value } }` */
export function is(key: string, value: unknown): Condition {
  return { [key]: { operator: 'is', value } };
}

/** `{ deleted: { operator: 'isFalse' } }` */
export function flag(key: string, value: boolean): Condition {
  return { [key]: { operator: value ? 'isTrue' : 'isFalse' } };
}

export const noAge: Condition = { ageRating: { operator: 'isNull' } };

export function anyOf(...conditions: readonly Condition[]): Condition {
  return { anyOf: conditions };
}

/** A year as the two days around it. */
export function year(year: number): readonly [Condition, Condition] {
  return [
    { releaseDate: { operator: 'after', dateTime: `${year - 1}-12-31T12:00:00Z` } },
    { releaseDate: { operator: 'before', dateTime: `${year + 1}-01-01T12:00:00Z` } },
  ];
}

/** Strictly after a day. */
export function after(day: string): Condition {
  return { releaseDate: { operator: 'after', dateTime: `${day}T00:00:00Z` } };
}

/** The line and the body of a POST. */
export type Search = readonly [line: string, body: Condition];

function body(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return {};
  return { condition: conditions.length === 1 ? conditions[0] : { allOf: conditions } };
}

/** `POST /api/v1/series/list`, all conditions of which must hold. */
export function series(query: string, ...conditions: readonly Condition[]): Search {
  return [line('POST /api/v1/series/list', query), body(conditions)];
}

export function groups(...conditions: readonly Condition[]): Search {
  return ['POST /api/v1/series/list/alphabetical-groups', body(conditions)];
}

export function books(query: string, ...conditions: readonly Condition[]): Search {
  return [line('POST /api/v1/books/list', query), body(conditions)];
}

/** Adds the full text to a search. */
export function searching(fullTextSearch: string, [line, body]: Search): Search {
  return [line, { ...body, fullTextSearch }];
}

/** `GET /api/v2/…`, unpaged. */
export function list(path: string, query = ''): Wire {
  return line(`GET /api/v2/${path}`, query ? `${query}&unpaged=true` : 'unpaged=true');
}

function line(operation: string, query: string): string {
  return query ? `${operation}?${query}` : operation;
}
