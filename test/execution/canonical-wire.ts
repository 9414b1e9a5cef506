import type { Wire } from './scenario.ts';
import { isObject } from './server/exchange.ts';

/**
 * One form for requests that mean the same: query parameters by their names (those of one name keep their order),
 * `sort=x` as `sort=x,asc`, trees without lists of one, without lists in lists of the same kind, the members of `allOf`
 * in any order, instants in UTC, no blank search.
 */
export function canonicalWire(wire: Wire): Wire {
  if (typeof wire === 'string') return canonicalLine(wire);
  const [line, body] = wire;
  return [canonicalLine(line), isObject(body) ? canonicalBody(body) : body];
}

function canonicalLine(line: string): string {
  const [, operation = line, query = ''] = /^(\S+ [^?]*)\??(.*)$/s.exec(line) ?? [];
  if (query === '') return operation;
  const pairs = query.split(/&(?=[\w[\].]+=)/).map((pair) => (/^sort=[^,]+$/.test(pair) ? `${pair},asc` : pair));
  const name = (pair: string) => pair.slice(0, pair.indexOf('='));
  const sorted = pairs
    .filter((pair) => pair !== 'include=BOTH')
    .sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
  return sorted.length === 0 ? operation : `${operation}?${sorted.join('&')}`;
}

function canonicalBody(body: Readonly<Record<string, unknown>>): unknown {
  const { condition, fullTextSearch, ...rest } = body;
  const tree = isObject(condition) ? canonicalTree(condition) : undefined;
  const isSearching = typeof fullTextSearch === 'string' && fullTextSearch.trim() !== '';
  return { ...rest, ...(tree === undefined ? {} : { condition: tree }), ...(isSearching ? { fullTextSearch } : {}) };
}

type Tree = Readonly<Record<string, unknown>>;

/** Undefined where it filters nothing. */
function canonicalTree(tree: Tree): Tree | undefined {
  const kind = Array.isArray(tree.allOf) ? 'allOf' : Array.isArray(tree.anyOf) ? 'anyOf' : undefined;
  if (kind === undefined) return canonicalCondition(tree);
  const members = membersOf(tree, kind);
  if (members.length <= 1) return members[0];
  return {
    [kind]: kind === 'allOf' ? members.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : members,
  };
}

function membersOf(tree: Tree, kind: 'allOf' | 'anyOf'): Tree[] {
  return (tree[kind] as Tree[]).flatMap((one) => {
    const member = canonicalTree(one);
    if (member === undefined) return [];
    return kind in member ? (member[kind] as Tree[]) : [member];
  });
}

function canonicalCondition(condition: Tree): Tree {
  return Object.fromEntries(
    Object.entries(condition).map(([key, operator]) => {
      if (!isObject(operator) || typeof operator.dateTime !== 'string' || !isInstant(operator.dateTime))
        return [key, operator];
      const date = new Date(operator.dateTime);
      return [key, { ...operator, dateTime: Number.isNaN(date.getTime()) ? operator.dateTime : date.toISOString() }];
    }),
  );
}

/** A date and time with a zone, which is all that the server takes. */
function isInstant(text: string): boolean {
  return /T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
}
