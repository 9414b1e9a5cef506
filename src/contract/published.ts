import { type Deprecation, deprecations } from './deprecations.ts';

/**
 * What the service has answered under `/api/v1` and `/api/v2` since 1.15.0, by the first part of the path, as far as a
 * path has no more than two: the second part (`{}` for any), and its methods.
 */
const published: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'age-ratings': { '': 'GET' },
  announcements: { '': 'GET PUT' },
  authors: { '': 'GET', names: 'GET', roles: 'GET' },
  books: {
    '': 'GET',
    duplicates: 'GET',
    import: 'POST',
    latest: 'GET',
    list: 'POST',
    metadata: 'PATCH',
    ondeck: 'GET',
    thumbnails: 'PUT',
    '{}': 'GET',
  },
  claim: { '': 'GET POST' },
  'client-settings': { global: 'DELETE PATCH', user: 'DELETE PATCH' },
  collections: { '': 'GET POST', '{}': 'DELETE GET PATCH' },
  filesystem: { '': 'POST' },
  fonts: { families: 'GET' },
  genres: { '': 'GET' },
  history: { '': 'GET' },
  languages: { '': 'GET' },
  libraries: { '': 'GET POST', '{}': 'DELETE GET PATCH PUT' },
  login: { 'set-cookie': 'GET' },
  oauth2: { providers: 'DELETE GET PATCH POST PUT' },
  'page-hashes': { '': 'GET PUT', unknown: 'GET', '{}': 'GET' },
  publishers: { '': 'GET' },
  readlists: { '': 'GET POST', '{}': 'DELETE GET PATCH' },
  releases: { '': 'GET' },
  series: {
    '': 'GET',
    'alphabetical-groups': 'GET',
    latest: 'GET',
    list: 'POST',
    new: 'GET',
    'release-dates': 'GET',
    'release-years': 'GET',
    updated: 'GET',
    '{}': 'GET',
  },
  settings: { '': 'GET PATCH' },
  'sharing-labels': { '': 'GET' },
  syncpoints: { me: 'DELETE' },
  tags: { '': 'GET', book: 'GET', series: 'GET' },
  tasks: { '': 'DELETE' },
  'transient-books': { '': 'POST' },
  users: { '': 'GET POST', 'authentication-activity': 'GET', me: 'GET', '{}': 'DELETE PATCH' },
};

/** Parts of paths that no other API is known to have. */
const ownWords =
  /^(?:age-ratings|alphabetical-groups|client-settings|comicrack|divina|empty-trash|ondeck|page-hashes|read-progress|readlists|release-(?:dates|years)|sharing-labels|syncpoints|tachiyomi|transient-books)$/;

/** Query parameters that no other API is known to have. */
const ownParameters =
  /^(?:library_id|collection_id|readlist_id|read_status|media_status|sharing_label|search_regex|unpaged)$/;

/** Paths that the contract's table states; some are not those of the live service. */
const stated = new Set(
  (deprecations as readonly Deprecation[]).flatMap(({ operation, replacement }) =>
    [operation, replacement].map((one) => one.replace(/\/(?:api\/)?v\d+\//, '/').replace(/\{\w+\}/g, '{}')),
  ),
);

/**
 * Whether a request may be one to this service, by its method and the parts of its path behind the version; a part
 * that is not known is `{}`, which may be any to read. Of paths with more than two parts only the first is told, and of the users', which had
 * others in older versions.
 */
export function mayBePublished(method: string, [resource = '', ...rest]: readonly string[]): boolean {
  if (resource === '{}') return true;
  const operations = published[resource];
  if (operations === undefined) return stated.has(`${method} /${[resource, ...rest].join('/')}`);
  if (rest.length > 1 || resource === 'users' || /^(?:HEAD|OPTIONS)$/.test(method)) return true;
  const [second = ''] = rest;
  const answers = (name: string) => operations[name]?.split(' ').includes(method) === true;
  const isAny = second === '{}' && method === 'GET' && Object.keys(operations).some(answers);
  return answers(second) || (second !== '' && answers('{}')) || isAny;
}

/** Whether the path of a request, by its parts, is one that only this service has. */
export function isOnlyHere(parts: readonly string[]): boolean {
  return parts.some((part) => ownWords.test(part));
}

/** Whether a query parameter is one that only this service takes. */
export function isOwnParameter(name: string): boolean {
  return ownParameters.test(name);
}

/** Query parameters of APIs for time series, which have paths of the same words. */
const timeParameters = /^(?:match|step)$/;

/** Query parameters by which other APIs page, search and choose a time. */
const otherParameters =
  /^(?:query|start|end|from|to|limit|offset|per_?page|page_?size|q|_page|_limit|_sort|_start|_end|populate)$/i;

/** Whether a query parameter is one of those of time series, which no catalogue has. */
export function isTimeParameter(name: string): boolean {
  return timeParameters.test(name);
}

/** Whether a query parameter is one that this service does not take, and others with the same paths do. */
export function isAlienParameter(name: string): boolean {
  return isTimeParameter(name) || otherParameters.test(name);
}
