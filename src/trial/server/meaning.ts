import type { Deprecation } from '../../contract/deprecations.ts';
import { type OperationFacts, type Profile, parameterNames } from '../../contract/profile.ts';
import { decoded } from '../../source/decoded.ts';
import type { Sent } from '../world/network.ts';
import { canonical, conditionsOf } from './conditions.ts';

/** What a request asks for, in either generation of the API; requests with the same meaning have the same `text`. */
export interface Meaning {
  /** The replacement of the operation, and the ids in its path. */
  readonly operation: string;
  readonly text: string;
  /** The part that is the same for each page. */
  readonly whole: string;
  /** The deprecated operation, if the request is one. */
  readonly deprecated: string | undefined;
  /** The page of a list that is requested, if the list comes in pages. */
  readonly page: { readonly number: number; readonly size: number } | undefined;
  readonly facts: OperationFacts | undefined;
}

/** What the server knows. */
export interface Known {
  readonly deprecations: readonly Deprecation[];
  readonly profile: Profile;
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** The meaning of each request, as it was when it was sent. */
const meanings = new WeakMap<Sent, Meaning | 'refused' | undefined>();

/** `refused` if the server refuses the request; undefined if it is of another operation. */
export function meaningOf(sent: Sent, known: Known): Meaning | 'refused' | undefined {
  if (!meanings.has(sent)) meanings.set(sent, analysis(sent, known));
  return meanings.get(sent);
}

function analysis(sent: Sent, known: Known): Meaning | 'refused' | undefined {
  const { method, url } = sent;
  const path = url.pathname.split('/');
  for (const { old, now, ...operation } of operationsOf(known)) {
    const isOld = old.map((one) => one.method === method && placeOf(one, url.origin, path)).find(Boolean);
    const place = isOld || (now.method === method && placeOf(now, url.origin, path));
    if (!place) continue;
    const query: Pairs = [...url.searchParams].map(([name, value]) => [name.replace(/\[\]$/, ''), value]);
    const parts = { ...operation, ...place, query };
    return isOld ? ofOld(sent, parts) : ofNew(sent, { ...parts, deprecated: undefined }, known);
  }
  return undefined;
}

/** A deprecated operation and its replacement. */
interface Operation {
  readonly old: readonly Template[];
  readonly now: Template;
  readonly deprecated: string;
  readonly replacement: string;
  readonly facts: OperationFacts | undefined;
}

const operations = new WeakMap<Known, readonly Operation[]>();

function operationsOf(known: Known): readonly Operation[] {
  const all = operations.get(known) ?? known.deprecations.map((one) => operationOf(one, known.profile));
  operations.set(known, all);
  return all;
}

function operationOf({ operation, alias, replacement }: Deprecation, profile: Profile): Operation {
  const now = served(replacement, profile);
  return {
    old: [operation, ...(alias ? [alias] : [])].map(templateOf),
    now: templateOf(now),
    deprecated: operation,
    replacement: now,
    facts: profile.operations[operation],
  };
}

/** A replacement under the path of the profile's server. */
function served(operation: string, { prefixes }: Profile): string {
  const [method, path = ''] = operation.split(' ');
  const prefix = prefixes.find(([stated]) => path.startsWith(stated));
  return prefix === undefined ? operation : `${method} ${prefix[1]}${path.slice(prefix[0].length)}`;
}

interface Template {
  readonly method: string;
  /** The segments of its path: `libraries` and `{libraryId}`. */
  readonly segments: readonly string[];
}

function templateOf(operation: string): Template {
  const [method = '', path = ''] = operation.split(' ');
  return { method, segments: path.split('/').slice(1) };
}

/** The target of a request, and the values of the placeholders of its operation. */
interface Place {
  readonly base: string;
  readonly ids: readonly string[];
  /** The names of the placeholders, which a search uses for them. */
  readonly names: readonly string[];
}

/** Undefined if the path of a request does not match that of an operation. */
function placeOf({ segments }: Template, origin: string, path: readonly string[]): Place | undefined {
  const first = path.length - segments.length;
  const isPlaceholder = (segment: string) => segment.startsWith('{');
  const fits = segments.every((one, index) =>
    isPlaceholder(one) ? path[first + index] !== '' : one === path[first + index],
  );
  if (first <= 0 || !fits) return undefined;
  const ids = path.slice(first).filter((_, index) => isPlaceholder(segments[index] ?? ''));
  const names = segments.filter(isPlaceholder).map((segment) => segment.slice(1, -1));
  return { base: [origin, ...path.slice(1, first)].join('/'), ids: ids.map(decoded), names };
}

interface Parts extends Place {
  readonly replacement: string;
  readonly query: Pairs;
  readonly facts: OperationFacts | undefined;
  readonly deprecated: string | undefined;
}

function ofOld(sent: Sent, parts: Parts): Meaning | 'refused' {
  const { query, facts, replacement } = parts;
  const isSearch = sent.method === 'GET' && replacement.startsWith('POST ');
  const ofEntity = isSearch
    ? parts.ids.map((value, index) => ({ [parts.names[index] ?? '']: { operator: 'is', value } }))
    : [];
  const ids = isSearch ? [] : parts.ids;
  if (facts === undefined) {
    const body = isSearch ? { conditions: ofEntity, search: '' } : bodyOf(sent);
    return meaning({ ...parts, ids }, body);
  }
  const found = conditionsOf(facts, query);
  if (found === undefined) return 'refused';
  const search = facts.fullText === undefined ? '' : valuesOf(query, facts.fullText).join().trim();
  const regex = facts.regex && valuesOf(query, facts.regex.parameter)[0];
  const conditions = canonical({ allOf: [...ofEntity, ...found, ...(regex ? [{ regex }] : [])] });
  const body = isSearch ? { conditions, search } : bodyOf(sent);
  return meaning({ ...parts, ids, query: keptOf(query, facts) }, body);
}

/** The query that a replacement request needs for the query of a deprecated one. */
function keptOf(query: Pairs, { kept = [], precedence = [], single = [], added = [] }: OperationFacts): Pairs {
  const first = precedence.find((name) => query.some(([own]) => own === name));
  const stays = ([name]: Pairs[number]): boolean =>
    kept.includes(name) && (!precedence.includes(name) || name === first);
  const own = single.flatMap((name): Pairs => {
    const values = valuesOf(query, name);
    return values.length > 1 && stays([name, '']) ? [[name, values.join()]] : [];
  });
  const rest = query.filter((pair) => stays(pair) && !own.some(([name]) => name === pair[0]));
  const missing = added.filter(({ name }) => !query.some(([one, value]) => one === name && value !== ''));
  const overruled = new Set(missing.flatMap(({ overrules = [] }) => overrules));
  const more = missing.map(({ name, value }) => [name, value] as const);
  return [...[...own, ...rest].filter(([name]) => !overruled.has(name)), ...more];
}

function valuesOf(query: Pairs, name: string): readonly string[] {
  return query.filter(([own]) => own === name).map(([, value]) => value);
}

function ofNew(sent: Sent, parts: Parts, { profile }: Known): Meaning {
  const { query, facts, replacement } = parts;
  if (!replacement.startsWith('POST ')) {
    // Example: `?_t=1700000000000`, which a hook adds to every request, and no operation reads
    const names = parameterNames(profile);
    const meant = facts === undefined ? query : query.filter(([name]) => names.has(name));
    return meaning({ ...parts, query: meant }, bodyOf(sent));
  }
  // A search reads nothing else in the query, and the contract does not say what it reads.
  const taken = [...(facts?.kept ?? []), ...(facts?.added ?? []).map(({ name }) => name)];
  const read = facts === undefined ? query : query.filter(([name]) => taken.includes(name));
  return meaning({ ...parts, query: read }, searchOf(sent));
}

/** What a search asks for; a body of another content type is not read. */
function searchOf({ body, headers }: Sent): unknown {
  if (body === undefined || !/^application\/json\s*(;[^,]*)?$/i.test(headers.get('content-type') ?? ''))
    return { body, type: headers.get('content-type') };
  try {
    const { condition, fullTextSearch, ...rest } = JSON.parse(body);
    return { conditions: canonical(condition), search: String(fullTextSearch ?? '').trim(), ...rest };
  } catch {
    return { body };
  }
}

function bodyOf({ body, headers }: Sent): unknown {
  return body === undefined ? undefined : { body, type: headers.get('content-type') };
}

function meaning({ replacement, base, ids, query, facts, deprecated }: Parts, body: unknown): Meaning {
  const [isUnpaged, size, number] = ['unpaged', 'size', 'page'].map((name) => valuesOf(query, name)[0]);
  const isWhole = isUnpaged === 'true';
  const isPaging = ([name]: Pairs[number]): boolean => name === 'page' || name === 'size';
  const isMeant = (pair: Pairs[number]): boolean =>
    pair.join('=') !== 'include=BOTH' && pair[1] !== '' && !(isWhole && isPaging(pair));
  const pairs = query
    .filter(isMeant)
    .map(([name, value]) => [name, name === 'sort' && !value.includes(',') ? `${value},asc` : value] as const);
  const ordered = [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const textOf = (some: Pairs): string =>
    [replacement, base, ...ids, some.map((pair) => pair.join('=')).join('&'), JSON.stringify(body)].join(' ');
  return {
    operation: replacement,
    text: textOf(ordered),
    whole: textOf(ordered.filter((pair) => !isPaging(pair) && pair[0] !== 'unpaged')),
    deprecated,
    page:
      isWhole || !isPaged(facts)
        ? undefined
        : { number: Number(number) || 0, size: Math.max(Number(size) || 0, 0) || 20 },
    facts,
  };
}

/** Whether a list is known to come in pages. */
function isPaged(facts: OperationFacts | undefined): boolean {
  const { kept = [], added = [] } = facts ?? {};
  return kept.includes('size') || added.some(({ overrules = [] }) => overrules.includes('size'));
}
