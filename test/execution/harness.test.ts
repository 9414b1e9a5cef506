import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { canonicalWire } from './canonical-wire.ts';
import { wireOf } from './harness.ts';
import { anyOf, books, flag, is, list, noAge, searching, series, year } from './komga/wire.ts';
import { answersOf, replay } from './replay.ts';
import { runClient } from './run-client.ts';
import { call, type Wire } from './scenario.ts';

const require = createRequire(import.meta.url);
const ofS5 = is('seriesId', 'S5');

describe('mistakes show', () => {
  it.each<readonly [string, right: Wire, wrong: Wire]>([
    ['the default sort is missing', books('sort=metadata.numberSort,asc', ofS5), books('', ofS5)],
    [
      'the default sort goes the other way',
      books('sort=metadata.numberSort,asc', ofS5),
      books('sort=metadata.numberSort,desc', ofS5),
    ],
    ['numbers sort as text', books('sort=metadata.numberSort,asc', ofS5), books('sort=metadata.title,asc', ofS5)],
    [
      'the filter by series is missing',
      books('sort=metadata.numberSort,asc', ofS5),
      books('sort=metadata.numberSort,asc'),
    ],
    ['a filter stays in the query', series('', is('libraryId', 'L2')), series('library_id=L2')],
    ['a page is missing', series('page=1'), series('')],
    ['a size is missing', series('size=5'), series('')],
    ['unpaged is missing', series('unpaged=true'), series('')],
    ['the search is misnamed', searching('ninja', series('')), ['POST /api/v1/series/list', { search: 'ninja' }]],
    [
      'two keys in one condition',
      series('', is('genre', 'comedy'), is('language', 'fr')),
      series('', { ...is('genre', 'comedy'), ...is('language', 'fr') }),
    ],
    [
      'all for any',
      series('', anyOf(is('language', 'fr'), is('language', 'ja'))),
      series('', is('language', 'fr'), is('language', 'ja')),
    ],
    [
      'a list for values',
      series('', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2'))),
      series('', is('libraryId', ['L1', 'L2'])),
    ],
    [
      'a list that is joined',
      series('', anyOf(is('genre', 'drama'), is('genre', 'comedy'))),
      series('', is('genre', 'drama,comedy')),
    ],
    [
      'a list that is cut',
      series('', anyOf(is('genre', 'drama'), is('genre', 'comedy'))),
      series('', is('genre', 'drama')),
    ],
    [
      'encoded twice',
      series('', is('publisher', 'Éditions & Fils')),
      series('', is('publisher', encodeURIComponent('Éditions & Fils'))),
    ],
    ['a plus sign for a blank', series('', is('tag', 'long running')), series('', is('tag', 'long+running'))],
    ['None as a value', series('', noAge), series('', is('ageRating', 'None'))],
    ['None left out', series('', anyOf(noAge, is('ageRating', 18))), series('', is('ageRating', 18))],
    ['a year too many', series('', ...year(2020)), series('', year(2020)[0])],
    ['a flag turned', series('', flag('deleted', false)), series('', flag('deleted', true))],
    ['a flag as a value', series('', flag('oneShot', true)), series('', is('oneShot', true))],
    [
      'the role as it was written',
      series('', is('author', { name: 'Doe, John', role: 'writer' })),
      series('', is('author', { name: 'Doe, John', role: 'WRITER' })),
    ],
    [
      'split at the first comma',
      series('', is('author', { name: 'Doe, John', role: 'writer' })),
      series('', is('author', { name: 'Doe', role: 'john,writer' })),
    ],
    ['an absent value', series(''), series('', is('libraryId', undefined))],
    [
      'a day without time',
      books('', { releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00Z' } }),
      books('', { releaseDate: { operator: 'after', dateTime: '2024-01-15' } }),
    ],
    ['a list of values is a page', list('genres'), 'GET /api/v2/genres'],
    ['include is missing', list('tags', 'include=BOOK'), list('tags')],
    ['include is another', list('tags', 'include=SERIES'), list('tags', 'include=BOOK')],
    [
      'the loser is sent too',
      list('tags', 'include=BOOK&series_id=S4'),
      list('tags', 'include=BOOK&series_id=S4&library_id=L1'),
    ],
    ['the prefix of the contract', list('tags'), 'GET /v2/tags?unpaged=true'],
  ])('%s', async (_, right, wrong) => {
    expect(canonicalWire(wrong)).not.toEqual(canonicalWire(right));
    expect(answersOf(await replay([wrong]))).not.toEqual(answersOf(await replay([right])));
  });

  it('a body that is not declared as JSON', async () => {
    const source = `export const books = async () => (await fetch(process.env.BASE_URL + '/api/v1/books/list', { method: 'POST', body: '{}' })).status;`;
    const run = await runClient(new Map([['client.js', source]]), [call('books')], { prefix: '/api/v2' });
    expect(wireOf(run)).toEqual([['POST /api/v1/books/list as text/plain;charset=UTF-8', {}]]);
    expect(run.results).toEqual([{ value: 415 }]);
  });

  it('an error, with its status and without the address', async () => {
    const source = `
      import ky from 'ky';
      export const one = () => ky.get(process.env.BASE_URL + '/api/v1/series/S99').json();
      export const two = () => { throw 'a text'; };`;
    const run = await runClient(new Map([['client.ts', source]]), [call('one'), call('two'), call('three')], {
      prefix: '/api/v2',
    });
    expect(run.results).toEqual([
      { error: { name: 'HTTPError', message: expect.stringContaining('<server>/api/v1/series/S99'), status: 404 } },
      { error: { name: 'string', message: 'a text', status: undefined } },
      { error: { name: 'Error', message: 'the client exports no `three`', status: undefined } },
    ]);
  });
});

describe('requests that mean the same', () => {
  it.each<readonly [string, Wire, Wire]>([
    [
      'the order of parameters',
      'GET /api/v2/tags?unpaged=true&include=BOOK',
      'GET /api/v2/tags?include=BOOK&unpaged=true',
    ],
    ['the default of include', 'GET /api/v2/tags?include=BOTH', 'GET /api/v2/tags'],
    ['the default direction', books('sort=metadata.title'), books('sort=metadata.title,asc')],
    ['lists of one', series('', { allOf: [{ anyOf: [is('tag', 'a')] }] }), series('', is('tag', 'a'))],
    [
      'lists in lists',
      series('', { allOf: [is('tag', 'a'), { allOf: [is('tag', 'b')] }] }),
      series('', is('tag', 'b'), is('tag', 'a')),
    ],
    ['empty lists', series('', { allOf: [{ anyOf: [] }] }), series('')],
    ['a blank search', searching(' ', series('')), series('')],
    [
      'an instant',
      books('', { releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00.000Z' } }),
      books('', { releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00Z' } }),
    ],
  ])('%s', (_, one, other) => {
    expect(canonicalWire(one)).toEqual(canonicalWire(other));
  });

  it.each<readonly [string, Wire, Wire]>([
    ['the order of sorts', books('sort=a,asc&sort=b,asc'), books('sort=b,asc&sort=a,asc')],
    [
      'the order of collections',
      series('', anyOf(is('collectionId', 'C1'), is('collectionId', 'C2'))),
      series('', anyOf(is('collectionId', 'C2'), is('collectionId', 'C1'))),
    ],
    ['a number and its text', series('', is('ageRating', 18)), series('', is('ageRating', '18'))],
  ])('but not %s', (_, one, other) => {
    expect(canonicalWire(one)).not.toEqual(canonicalWire(other));
  });
});

it('finds the packages that the clients of the scenarios use', () => {
  const found = [
    require.resolve('axios'),
    require.resolve('got'),
    require.resolve('ky'),
    require.resolve('ofetch'),
    require.resolve('superagent'),
  ];
  expect(found).toHaveLength(5);
});
