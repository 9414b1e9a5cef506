import { longestText, patternOf } from './client-pattern.ts';

/** Marks an unknown value among known ones. */
export const unseen = Symbol('unseen');

type Method = (args: readonly unknown[]) => unknown;

/** A pure method of a known value, by name; undefined if it is not supported. */
export function methods(holder: unknown, name: string | undefined): Method | undefined {
  if (name === undefined) return undefined;
  if (typeof holder === 'string') return ofTexts.has(name) ? onText(holder, name) : undefined;
  if (Array.isArray(holder)) return Object.hasOwn(ofLists, name) ? (args) => ofLists[name]?.(holder, args) : undefined;
  if (holder instanceof RegExp) return name === 'test' ? ([text]) => tested(holder, text) : undefined;
  if (holder instanceof Set || holder instanceof Map) {
    if (name === 'has') return ([one]) => (one === unseen ? unseen : holder.has(one));
    return name === 'get' && holder instanceof Map ? ([one]) => (one === unseen ? unseen : holder.get(one)) : undefined;
  }
  return holder === Object && /^(keys|values|entries|freeze|hasOwn)$/.test(name)
    ? ([record, key]) => ofTable(name, record, key)
    : undefined;
}

const ofTexts = new Set([
  ...['toUpperCase', 'toLowerCase', 'toLocaleUpperCase', 'toLocaleLowerCase', 'trim', 'toString', 'valueOf'],
  ...['startsWith', 'endsWith', 'includes', 'indexOf', 'localeCompare', 'charAt', 'slice', 'substring', 'at'],
  ...['match', 'search', 'concat', 'split', 'replace', 'replaceAll'],
]);

function onText(text: string, name: string): Method {
  return (args) => {
    const given = name === 'match' || name === 'search' ? args.map(asPattern) : args;
    const [search, by] = given;
    if (/^replace(All)?$/.test(name) && typeof by === 'function') return filledBy(text, search, by as Filler);
    if (!given.every((one) => typeof one === 'string' || typeof one === 'number' || one instanceof RegExp))
      return unseen;
    if (text.length > longestText && given.some((one) => one instanceof RegExp)) return unseen;
    const found: unknown = (text as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(
      ...given,
    );
    return Array.isArray(found) ? [...found] : found;
  };
}

type Filler = (...match: readonly unknown[]) => unknown;

/** A string in which a function of the code base gives what stands for each match of a pattern. */
function filledBy(text: string, search: unknown, by: Filler): unknown {
  if (!(search instanceof RegExp) || text.length > longestText) return unseen;
  const found = search.global ? [...text.matchAll(search)] : [search.exec(text)].filter((match) => match !== null);
  const all = found.map((match) => ({ match, text: by(...match) }));
  if (!all.every((one): one is typeof one & { text: string } => typeof one.text === 'string')) return unseen;
  let [made, end] = ['', 0];
  for (const { match, text: own } of all) {
    made += text.slice(end, match.index) + own;
    end = match.index + match[0].length;
  }
  return made + text.slice(end);
}

/** `match` and `search` turn a string into a pattern. */
function asPattern(given: unknown): unknown {
  return typeof given === 'string' ? (patternOf(given, '') ?? unseen) : given;
}

function tested(pattern: RegExp, text: unknown): unknown {
  // With `g`, it goes on behind the last match.
  return typeof text === 'string' && text.length <= longestText && !pattern.global ? pattern.test(text) : unseen;
}

const ofLists: Readonly<Record<string, (list: readonly unknown[], args: readonly unknown[]) => unknown>> = {
  includes: (list, [one]) => (isSeen(list, one) ? list.includes(one) : unseen),
  indexOf: (list, [one]) => (isSeen(list, one) ? list.indexOf(one) : unseen),
  map: (list, [fn]) => (typeof fn === 'function' ? list.map((one): unknown => fn(one)) : unseen),
  join: (list, [by = ',']) =>
    typeof by === 'string' && list.every((one) => typeof one === 'string') ? list.join(by) : unseen,
  some: (list, [test]) =>
    decided(list, test, (all) => (all.some(isTrue) ? true : all.includes(unseen) ? unseen : false)),
  every: (list, [test]) => decided(list, test, (all) => (all.includes(unseen) ? unseen : all.every(Boolean))),
  find: (list, [test]) => decided(list, test, (all) => (all.includes(unseen) ? unseen : list[all.findIndex(Boolean)])),
};

function isTrue(one: unknown): boolean {
  return one !== unseen && Boolean(one);
}

function isSeen(list: readonly unknown[], one: unknown): boolean {
  return one !== unseen && !list.includes(unseen);
}

function decided(list: readonly unknown[], test: unknown, of: (all: readonly unknown[]) => unknown): unknown {
  return typeof test === 'function' ? of(list.map((one): unknown => test(one))) : unseen;
}

function ofTable(name: string, record: unknown, key: unknown): unknown {
  if (name === 'freeze') return record;
  const isTable = typeof record === 'object' && record !== null && Object.getPrototypeOf(record) === Object.prototype;
  if (!isTable) return unseen;
  if (name === 'hasOwn') return typeof key === 'string' ? Object.hasOwn(record, key) : unseen;
  return name === 'keys' ? Object.keys(record) : name === 'values' ? Object.values(record) : Object.entries(record);
}
