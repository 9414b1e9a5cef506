import type { ConditionKind, OperationFacts } from '../../contract/profile.ts';

/** The search conditions that a query parameter is equivalent to; undefined if the server refuses the value. */
export function conditionsOf(
  facts: OperationFacts,
  query: readonly (readonly [string, string])[],
): unknown[] | undefined {
  const all: unknown[] = [];
  for (const [name, [kind, key]] of Object.entries(facts.conditions ?? {})) {
    const given = query.filter(([own]) => own === name).map(([, value]) => value);
    const values = splitsValues(kind) ? valuesOf(given) : given.filter((value) => value.trim() !== '');
    const any = values.map((value) => conditionOf(kind, key, value));
    if (any.includes(refused)) return undefined;
    all.push(...canonical({ anyOf: any.filter((one) => one !== undefined) }));
  }
  return all;
}

function splitsValues(kind: ConditionKind): boolean {
  return kind === 'is' || kind === 'number-or-none' || kind === 'in-year';
}

/** A single value with commas is a list; a blank one is an empty list. */
function valuesOf(given: readonly string[]): readonly string[] {
  const split = given.length === 1 ? (given[0] as string).split(',') : given;
  return split.map((value) => value.trim()).filter((value) => value !== '');
}

const refused = Symbol('refused');

function conditionOf(kind: ConditionKind, key: string, value: string): unknown {
  switch (kind) {
    case 'is':
      return { [key]: { operator: 'is', value } };
    case 'flag':
      if (/^(true|yes|on|1)$/i.test(value)) return { [key]: { operator: 'isTrue' } };
      return /^(false|no|off|0)$/i.test(value) ? { [key]: { operator: 'isFalse' } } : refused;
    case 'author': {
      const comma = value.lastIndexOf(',');
      if (comma < 0) return undefined;
      const author = {
        name: value.slice(0, comma).trim(),
        role: value
          .slice(comma + 1)
          .trim()
          .toLowerCase(),
      };
      return { [key]: { operator: 'is', value: author } };
    }
    case 'number-or-none':
      return { [key]: /^-?\d+$/.test(value) ? { operator: 'is', value } : { operator: 'isNull' } };
    case 'in-year':
      return /^\d+$/.test(value) ? inYear(key, Number(value)) : undefined;
    case 'after-date':
      return /^\d{4}-\d\d-\d\d$/.test(value)
        ? { [key]: { operator: 'after', dateTime: `${value}T00:00:00Z` } }
        : refused;
  }
}

function inYear(key: string, year: number): unknown {
  // The server takes no date beyond these years; a condition that nothing meets stands for the first and the last.
  const padded = (one: number): string => String(Math.min(Math.max(one, 0), 9999)).padStart(4, '0');
  return {
    allOf: [
      { [key]: { operator: 'after', dateTime: `${padded(year - 1)}-12-31T12:00:00Z` } },
      { [key]: { operator: 'before', dateTime: `${padded(year + 1)}-01-01T12:00:00Z` } },
    ],
  };
}

type Tree = Readonly<Record<string, unknown>>;

/** The conditions that must all hold, normalized so that equivalent ones are equal. */
export function canonical(tree: unknown): unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { allOf, anyOf } = tree as Tree;
  if (Array.isArray(allOf)) return sorted(allOf.flatMap(canonical));
  if (!Array.isArray(anyOf)) return [leaf(tree as Tree)];
  const any = anyOf.map(canonical).filter((one) => one.length > 0);
  const flat = sorted(any.flatMap((one) => (one.length === 1 ? membersOf(one[0]) : [{ allOf: one }])));
  return flat.length === 0 ? [] : flat.length === 1 ? membersIn(flat[0]) : [{ anyOf: flat }];
}

function membersOf(one: unknown): readonly unknown[] {
  const { anyOf } = one as { anyOf?: unknown };
  return Array.isArray(anyOf) ? anyOf : [one];
}

function membersIn(one: unknown): unknown[] {
  const { allOf } = one as { allOf?: unknown };
  return Array.isArray(allOf) ? allOf : [one];
}

function sorted(all: readonly unknown[]): unknown[] {
  const byText = new Map(all.map((one) => [JSON.stringify(one), one]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** One condition, with an instant in UTC and a value as a string. */
function leaf(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, operator]) => {
      if (typeof operator !== 'object' || operator === null) return [key, operator];
      const { dateTime, value } = operator as Tree;
      const date =
        typeof dateTime === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(dateTime) ? new Date(dateTime) : undefined;
      if (date !== undefined && !Number.isNaN(date.getTime()))
        return [key, { ...operator, dateTime: date.toISOString().replace('.000', '') }];
      return [key, typeof value === 'number' ? { ...operator, value: String(value) } : operator];
    }),
  );
}
