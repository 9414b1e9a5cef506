import { apiOfRun, perApi } from './api.ts';

/** Paths that the contract's table states; some are not those of the live service. */
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
 * Whether a request may be one to this service, by its method and the parts of its path behind the version; a part that
 * is not known is `{}`, which may be any to read, and an id to write. Of the users', only the first part is told: they
 * had others in older versions.
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

/**
 * Whether a path that this service has is one that few others have: it names two things, as in `/series/{}/thumbnail`.
 * Lists, single entries of lists, and the books of a series are those of every catalogue.
 */
export function isTelling(parts: readonly string[]): boolean {
  const words = parts.filter((part) => part !== '{}');
  return words.length > 1 && words[0] !== 'users' && words.join(' ') !== 'series books';
}

/** Whether the path of a request, by its parts, is one that only this service has. */
export function isOnlyHere(parts: readonly string[]): boolean {
  return parts.some((part) => apiOfRun().signs.ownParts.test(part));
}

/** Whether a query parameter is one that only this service takes. */
export function isOwnParameter(name: string): boolean {
  return apiOfRun().signs.ownParameters.test(name);
}

/** Query parameters of APIs for time series, which have paths of the same words. */
const timeParameters = /^(?:match|step)$/;

/** Query parameters by which other APIs page, search and choose a time, and those of shops and of monitoring. */
const otherParameters =
  /^(?:query|start|end|from|to|limit|offset|per_?page|page_?size|q|_page|_limit|_sort|_start|_end|populate|isbn|price|(?:min|max)_?price|currency|in_?stock|category(?:_?id)?|keywords?|host)$/i;

/** What shops and social sites sort by, and no catalogue. */
const otherSort = /(?:^|['"`,])-?(?:price|stock|sales|sold|discount|popularity|rating|likes|views)\b/i;

/** Whether a query parameter is one of those of time series, which no catalogue has. */
export function isTimeParameter(name: string): boolean {
  return timeParameters.test(name);
}

/** Whether a query parameter is one that this service does not take, and others with the same paths do. */
export function isAlienParameter(name: string): boolean {
  return isTimeParameter(name) || otherParameters.test(name);
}

/** Whether the text of a `sort` parameter names what only this service (`ours`), or only others (`other`), sort by. */
export function sortedBy(text: string): 'ours' | 'other' | undefined {
  if (apiOfRun().signs.ownSort.test(text)) return 'ours';
  return otherSort.test(text) ? 'other' : undefined;
}
