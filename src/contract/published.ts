import { apiOfRun, perApi } from './api.ts';

/** Paths in the contract's table; some are not those of the live service. */
const stated = perApi(
  ({ deprecations }) =>
    new Set(
      deprecations.flatMap(({ operation, replacement }) =>
        [operation, replacement].map((one) => one.replace(/\/(?:api\/)?v\d+\//, '/').replace(/\{\w+\}/g, '{}')),
      ),
    ),
);

/** The paths of the service; undefined if they are not known. */
const published = perApi(
  ({ signs }) =>
    signs.paths &&
    Object.entries(signs.paths).map(([path, methods]) => ({ parts: path.split('/'), methods: methods.split(' ') })),
);

/**
 * Whether a request may be one to this service, by its method and the parts of its path after the version. An unknown
 * part is `{}`: for a read it may be anything, for a write it must be an id. For users only the first part is checked,
 * since older versions had other paths.
 */
export function mayBePublished(method: string, parts: readonly string[]): boolean {
  const paths = published();
  if (paths === undefined) return true;
  const isFirst = (one: { readonly parts: readonly string[] }) => one.parts[0] === parts[0];
  if (parts[0] === '{}' || stated().has(`${method} /${parts.join('/')}`)) return true;
  if (parts[0] === 'users' || /^(?:HEAD|OPTIONS)$/.test(method)) return paths.some(isFirst);
  return paths.some((one) => one.methods.includes(method) && isLike(one.parts, parts, method === 'GET'));
}

function isLike(known: readonly string[], parts: readonly string[], isAny: boolean): boolean {
  return (
    known.length === parts.length &&
    known.every((part, index) => part === parts[index] || part === '{}' || (isAny && parts[index] === '{}'))
  );
}

/** Whether the service takes a value after some parts of a path, as it takes an id after `series`. */
export function takesValue(method: string, parts: readonly string[]): boolean {
  const methods = apiOfRun().signs.paths?.[[...parts, '{}'].join('/')];
  return methods?.split(' ').includes(method) === true;
}

/** Whether the service has a path for a single entry, such as `/series/{}/books`, that ends in this one: `/books`. */
export function isBelowEntry(path: string): boolean {
  const end = `{}${path}`;
  return [...stated(), ...Object.keys(apiOfRun().signs.paths ?? {})].some((one) => one.endsWith(end));
}

/** Whether code uses this name for a single entry of the service. */
export function isEntryName(name: string): boolean {
  return apiOfRun().signs.entries.test(name);
}

/**
 * Whether a path of this service is one that few others have: it names two things, as in `/series/{}/thumbnail`. Lists,
 * their single entries, and the books of a series are common to all catalogues.
 */
export function isTelling(parts: readonly string[]): boolean {
  const words = parts.filter((part) => part !== '{}');
  return words.length > 1 && words[0] !== 'users' && words.join(' ') !== 'series books';
}

/** Whether only this service has the path of a request, given by its parts. */
export function isOnlyHere(parts: readonly string[]): boolean {
  return [...parts, parts.join('/')].some((part) => apiOfRun().signs.ownParts.test(part));
}

/** Whether only this service takes a query parameter. */
export function isOwnParameter(name: string): boolean {
  return apiOfRun().signs.ownParameters.test(name);
}

/** Query parameters of time series APIs, whose paths use the same words. */
const timeParameters = /^(?:match|step)$/;

/** Query parameters that other APIs use for paging, searching and times, or that shops and monitoring tools use. */
const otherParameters =
  /^(?:query|start|end|from|to|limit|offset|per_?page|page_?size|q|_page|_limit|_sort|_start|_end|populate|isbn|price|(?:min|max)_?price|currency|in_?stock|category(?:_?id)?|keywords?|host)$/i;

/** Sort fields of shops and social sites that no catalogue has. */
const otherSort = /(?:^|['"`,])-?(?:price|stock|sales|sold|discount|popularity|rating|likes|views)\b/i;

/** Whether a query parameter belongs to a time series API and to no catalogue. */
export function isTimeParameter(name: string): boolean {
  return timeParameters.test(name);
}

/** Whether this service does not take a query parameter that others with the same paths take. */
export function isParameterOfOthers(name: string): boolean {
  return isTimeParameter(name) || otherParameters.test(name);
}

/** Whether this service refuses a value that a query parameter is given: `?status=Wanted`. Blank values are left out. */
export function isValueOfOthers(name: string, text: string): boolean {
  const taken = apiOfRun().signs.values?.[name];
  return taken !== undefined && text.split(',').some((one) => one.trim() !== '' && !taken.test(one.trim()));
}

/**
 * Whether the text of a `sort` parameter names a field that only this service (`ours`) or only others (`other`) have.
 */
export function sortedBy(text: string): 'ours' | 'other' | undefined {
  if (apiOfRun().signs.ownSort.test(text)) return 'ours';
  return otherSort.test(text) ? 'other' : undefined;
}

/**
 * Whether none of the names that code reads from a response is in a page of this service or, unless the response is one, in a
 * list, nor in the responses of HTTP libraries. False if there are no names.
 */
export function areOfAnotherResponse(names: readonly string[], isPage = false): boolean {
  const { pageMembers } = apiOfRun().signs;
  const inAny: object = isPage ? Object.prototype : Array.prototype;
  const isOurs = (name: string) => name in inAny || pageMembers?.test(name) || ofAnyResponse.test(name);
  const read = isPage ? names.filter((name) => !/^\d+$/.test(name)) : names;
  return pageMembers !== undefined && read.length > 0 && !read.some(isOurs);
}

/** What the result of a request or an error may have, whatever is requested. */
const ofAnyResponse =
  /^(?:\d+|data|body|json|text|headers|ok|status\w*|errors?|message|code|then|catch|finally|value)$/;
