/*
 * The source of the module that `searchModule` writes, in the style of this file; what stands in `‹›` is for TypeScript
 * only, in `«»` for clients with `URLSearchParams`, and in `⟨⟩` for others. A string has no quote but around literals, and no line starts with a bracket, so that quotes and semicolons can be
 * those of the client.
 */

/** The first line, by which the module is known, and its types. */
export const moduleHead = `// catalogue-search 1: written by catalogue-codemod. Keep this line: it tells the tool that the module exists.
// Lists are now searched with a JSON body: filters become its conditions, paging stays in the query.

‹/** A query: an object, pairs, «URLSearchParams, »or a string, alone or behind a path and a question mark. */
export type Query = object | string | null | undefined;›

‹export type Condition = { [name: string]: unknown };›

‹export type Search = { condition?: Condition; fullTextSearch?: string };›

‹type Filter = (texts: string[]) => Condition[];›

‹type Filters = { [parameter: string]: Filter };›`;

/** What comes before the functions that build bodies. */
export const searchComment =
  '/** The search body for a query, with more conditions if given. Parameters that were ignored before are still ignored. */';

/** What comes after them. */
export const moduleTail = `/** What stays in the query (paging), in the form it was passed, plus missing defaults. */
export function pagingOf‹<Given extends Query>›(query‹: Given›, defaults‹: { [name: string]: string }› = {})‹: Given› {
  const values = valuesOf(query);
  const added = Object.entries(defaults).filter(([name]) => (values.get(name) || []).join('') === '');
  const stays = (name‹: string›) => !moved.includes(plain(name)) && !added.some(([other]) => other === plain(name));
  return keep(query, stays, added)‹ as Given›;
}

function keep(query‹: Query›, stays‹: (name: string) => boolean›, added‹: [string, string][]›)‹: Query› {
  if (typeof query === 'string') {
    const parts = textOf(query).split('&');
    const kept = parts.filter((part) => part !== '' && stays(decode(part.split('=')[0] || '')));
    return kept.concat(added.map((pair) => pair.join('='))).join('&');
  }
  if (isList(query)) {
    const pairs = Array.from(query).filter(([name]) => stays(name));
    const all‹: [string, string][]› = pairs.concat(added);
    return «query instanceof URLSearchParams ? new URLSearchParams(all) : »all;
  }
  if (!query && added.length === 0) return query;
  const kept‹: { [name: string]: unknown }› = {};
  for (const [name, value] of Object.entries(query || {}).filter(([name]) => stays(name))) kept[name] = value;
  for (const [name, value] of added) kept[name] = value;
  return kept;
}

function searchFor(filters‹: Filters›, query‹: Query›, conditions‹: Condition[]›, text‹?: string›)‹: Search› {
  const values = valuesOf(query);
  const all = conditions.slice();
  for (const [parameter, toConditions] of Object.entries(filters)) {
    const found = toConditions(values.get(parameter) || []);
    if (found.length > 1) all.push({ anyOf: found });
    else all.push(...found);
  }
  const [first] = all;
  const body‹: Search› = {};
  if (first) body.condition = all.length === 1 ? first : { allOf: all };
  const fullText = text ? (values.get(text) || []).join(',') : '';
  if (fullText.trim() !== '') body.fullTextSearch = fullText;
  return body;
}

/** The values of each parameter as strings. What is null or undefined is not sent, and \`tag[]\` is \`tag\`. */
function valuesOf(query‹: Query›)‹: Map<string, string[]>› {
  const values = new Map‹<string, string[]>›();
  for (const [name, value] of pairsOf(query)) {
    const sent‹: unknown[]› = Array.isArray(value) ? value : [value];
    const texts = sent.filter((one) => one !== null && one !== undefined).map(String);
    values.set(plain(name), (values.get(plain(name)) || []).concat(texts));
  }
  return values;
}

function pairsOf(query‹: Query›)‹: [string, unknown][]› {
  if (typeof query === 'string') return pairsIn(textOf(query));
  if (isList(query)) return Array.from(query);
  if (query && 'getAll' in query) throw new TypeError('a query must be an object, pairs«, URLSearchParams» or a string, not HttpParams');
  return Object.entries(query || {});
}

function isList(query‹: Query›)‹: query is Iterable<[string, string]>› {
  return typeof query === 'object' && query !== null && Symbol.iterator in query;
}

function textOf(query‹: string›)‹: string› {
  return query.slice(query.indexOf('?') + 1);
}

function plain(name‹: string›)‹: string› {
  return name.replace(/\\[\\]$/, '');
}

«function pairsIn(text‹: string›)‹: [string, string][]› {
  const pairs‹: [string, string][]› = [];
  new URLSearchParams(text).forEach((value, name) => pairs.push([name, value]));
  return pairs;
}

function decode(text‹: string›)‹: string› {
  const [first] = pairsIn(text);
  return first ? first[0] : text;
}

»⟨function pairsIn(text‹: string›)‹: [string, string][]› {
  const parts = text.split('&').filter((part) => part !== '');
  return parts.map((part)‹: [string, string]› => {
    const [name = '', ...rest] = part.split('=');
    return [decode(name), decode(rest.join('='))];
  });
}

/** A plus is a space, and what cannot be decoded stays as it is. */
function decode(text‹: string›)‹: string› {
  const spaced = text.replace(/\\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

⟩/** A single value is split at commas, as the old API did; blank values are dropped. */
function list(texts‹: string[]›)‹: string[]› {
  const all = texts.length === 1 ? texts.join().split(',') : texts;
  return all.map((text) => text.trim()).filter((text) => text !== '');
}

function is(name‹: string›)‹: Filter› {
  return (texts) => list(texts).map((value) => ({ [name]: { operator: 'is', value } }));
}

function flag(name‹: string›)‹: Filter› {
  const operator = (text‹: string›) => (/^(true|on|yes|1)$/i.test(text) ? 'isTrue' : 'isFalse');
  return (texts) => list(texts).slice(0, 1).map((text) => ({ [name]: { operator: operator(text) } }));
}

/** An author is a name and, after the last comma, a role. */
function author(name‹: string›)‹: Filter› {
  const person = (text‹: string›) => {
    const at = text.lastIndexOf(',');
    return { name: text.slice(0, at).trim(), role: text.slice(at + 1).trim().toLowerCase() };
  };
  const are = (texts‹: string[]›) => texts.filter((text) => text.includes(','));
  return (texts) => are(texts).map((text) => ({ [name]: { operator: 'is', value: person(text) } }));
}

function numberOrNone(name‹: string›)‹: Filter› {
  const some = (text‹: string›) => ({ [name]: { operator: 'is', value: Number(text) } });
  const none = { [name]: { operator: 'isNull' } };
  return (texts) => list(texts).map((text) => (/^-?\\d+$/.test(text) ? some(text) : none));
}

function inYear(name‹: string›)‹: Filter› {
  const padded = (year‹: number›) => String(Math.min(Math.max(year, 0), 9999)).padStart(4, '0');
  const from = (year‹: number›) => ({ [name]: { operator: 'after', dateTime: \`\${padded(year - 1)}-12-31T12:00:00Z\` } });
  const until = (year‹: number›) => ({ [name]: { operator: 'before', dateTime: \`\${padded(year + 1)}-01-01T12:00:00Z\` } });
  const years = (texts‹: string[]›) => list(texts).filter((text) => /^\\d+$/.test(text)).map(Number);
  return (texts) => years(texts).map((year) => ({ allOf: [from(year), until(year)] }));
}

function afterDate(name‹: string›)‹: Filter› {
  const after = (date‹: string›) => ({ [name]: { operator: 'after', dateTime: \`\${date}T00:00:00Z\` } });
  return (texts) => list(texts).slice(0, 1).map(after);
}
`;
