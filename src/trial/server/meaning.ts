import type { Deprecation } from '../../contract/deprecations.ts';
import type { OperationFacts, Profile } from '../../contract/profile.ts';
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

/** `refused` if the server refuses the request; undefined if it is of another operation. */
export function meaningOf(sent: Sent, known: Known): Meaning | 'refused' | undefined {
  const { method, url } = sent;
  const query: Pairs = [...url.searchParams].map(([name, value]) => [name.replace(/\[\]$/, ''), value]);
  for (const deprecation of known.deprecations) {
    const facts = known.profile.operations[deprecation.operation];
    const replacement = served(deprecation.replacement, known.profile);
    for (const operation of [deprecation.operation, deprecation.alias]) {
      const old = operation && placeOf(operation, method, url);
      if (old) return ofOld(sent, { ...old, query, facts, replacement, deprecated: deprecation.operation });
    }
    const place = placeOf(replacement, method, url);
    if (place !== undefined) return ofNew(sent, { ...place, query, facts, replacement, deprecated: undefined });
  }
  return undefined;
}

/** A replacement under the path of the profile's server. */
function served(operation: string, { prefixes }: Profile): string {
  const [method, path = ''] = operation.split(' ');
  const prefix = prefixes.find(([stated]) => path.startsWith(stated));
  return prefix === undefined ? operation : `${method} ${prefix[1]}${path.slice(prefix[0].length)}`;
}

/** The target of a request, and the values of the placeholders of its operation. */
interface Place {
  readonly base: string;
  readonly ids: readonly string[];
  /** The names of the placeholders, which a search uses for them. */
  readonly names: readonly string[];
}

/** Undefined if a request does not match an operation. */
function placeOf(operation: string, method: string, { origin, pathname }: URL): Place | undefined {
  const { method: own, parts } = templateOf(operation);
  if (own !== method) return undefined;
  const path = pathname.split('/');
  const first = path.length - parts.length;
  const isPlaceholder = (part: string) => part.startsWith('{');
  const fits = parts.every((part, index) => (isPlaceholder(part) ? path[first + index] : part) === path[first + index]);
  if (first <= 0 || !fits) return undefined;
  const given = path.slice(first);
  if (given.some((part, index) => part === '' && isPlaceholder(parts[index] ?? ''))) return undefined;
  const ids = given.filter((_, index) => isPlaceholder(parts[index] ?? '')).map(decoded);
  const names = parts.filter(isPlaceholder).map((part) => part.slice(1, -1));
  return { base: [origin, ...path.slice(1, first)].join('/'), ids, names };
}

const templates = new Map<string, { readonly method: string; readonly parts: readonly string[] }>();

function templateOf(operation: string) {
  const known = templates.get(operation);
  if (known !== undefined) return known;
  const [method = '', path = ''] = operation.split(' ');
  const template = { method, parts: path.split('/').slice(1) };
  templates.set(operation, template);
  return template;
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

function ofNew(sent: Sent, parts: Parts): Meaning {
  const { query, facts, replacement } = parts;
  if (!replacement.startsWith('POST ')) return meaning(parts, bodyOf(sent));
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
