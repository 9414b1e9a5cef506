/** The deprecated paths, as every peer looks for them, and what a simple replacement makes of each. */
const plain = [
  'genres',
  'languages',
  'publishers',
  'sharing-labels',
  'age-ratings',
  'tags',
  'authors/names',
  'authors/roles',
];
const changed = { 'tags/book': 'tags', 'tags/series': 'tags', 'series/release-dates': 'series/release-years' };

const newPaths = new Map([
  ...plain.map((path) => [`/api/v1/${path}`, `/v2/${path}`]),
  ...Object.entries(changed).map(([path, to]) => [`/api/v1/${path}`, `/v2/${to}`]),
  ['/api/v1/authors', '/api/v2/authors'],
  ['/api/v1/series', '/api/v1/series/list'],
  ['/api/v1/books', '/api/v1/books/list'],
  ['/api/v1/alphabetical-groups', '/api/v1/series/list/alphabetical-groups'],
]);

/** Finds a deprecated path as a whole; what is below it is another operation. */
const oldPath =
  '/api/v1/(genres|languages|publishers|sharing-labels|age-ratings|tags(/book|/series)?|authors(/names|/roles)?|series(/release-dates)?|books|alphabetical-groups)';

module.exports = { newPaths, oldPath };
