import { describe, expect, test } from 'vitest';
import type { ProfileName } from '../../src/contract/profile.ts';
import { meaningOf } from '../../src/trial/server/meaning.ts';
import { replyTo } from '../../src/trial/server/stand-in.ts';
import type { Sent } from '../../src/trial/world/network.ts';
import { known } from './known.ts';

/** `GET /path?query`, or another method with a JSON body. */
function request(line: string, body?: unknown): Sent {
  const [method = '', path = ''] = line.split(' ');
  const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
  const text = body === undefined ? undefined : JSON.stringify(body);
  return { method, url: new URL(path, 'http://catalogue.test'), headers, body: text };
}

function meant(sent: Sent, profile: ProfileName = 'komga'): string | undefined {
  const meaning = meaningOf(sent, known(profile));
  return typeof meaning === 'object' ? meaning.text : meaning;
}

const is = (value: unknown) => ({ operator: 'is', value });
const series = (condition: unknown, query = '') => request(`POST /api/v1/series/list${query}`, { condition });

describe('what means the same', () => {
  test.each<readonly [string, Sent]>([
    ['GET /api/v1/series?library_id=A', series({ libraryId: is('A') })],
    ['GET /api/v1/series?library_id=A,B', series({ anyOf: [{ libraryId: is('B') }, { libraryId: is('A') }] })],
    [
      'GET /api/v1/series?library_id[]=A&library_id[]=B',
      series({ anyOf: [{ libraryId: is('A') }, { libraryId: is('B') }] }),
    ],
    ['GET /api/v1/series?library_id=&size=5', series(undefined, '?size=5')],
    ['GET /api/v1/series?deleted=yes&sort=name', series({ deleted: { operator: 'isTrue' } }, '?sort=name,asc')],
    ['GET /api/v1/series?author=Doe,%20John,Writer', series({ author: is({ name: 'Doe, John', role: 'writer' }) })],
    [
      'GET /api/v1/series?age_rating=None,13',
      series({ anyOf: [{ ageRating: { operator: 'isNull' } }, { ageRating: is(13) }] }),
    ],
    ['GET /api/v1/series?search=x&other=1', request('POST /api/v1/series/list', { fullTextSearch: 'x' })],
    [
      'GET /api/v1/books?released_after=2024-01-15',
      request('POST /api/v1/books/list', {
        condition: { releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00.000Z' } },
      }),
    ],
    [
      'GET /api/v1/series/S1/books',
      request('POST /api/v1/books/list?sort=metadata.numberSort,asc', { condition: { seriesId: is('S1') } }),
    ],
    ['GET /api/v1/genres?size=3', request('GET /api/v2/genres?unpaged=true')],
    [
      'GET /api/v1/tags/book?library_id=A&series_id=S',
      request('GET /api/v2/tags?include=BOOK&series_id=S&unpaged=true'),
    ],
  ])('%s', (old, now) => {
    expect(meant(request(old))).toBe(meant(now));
  });

  test('an id that is not a valid encoding is taken as it is', () => {
    expect(meant(request('GET /api/v1/series/50%/books'))).toBe(
      meant(request('POST /api/v1/books/list?sort=metadata.numberSort,asc', { condition: { seriesId: is('50%') } })),
    );
  });

  test('the update of a library, whichever its method', () => {
    const [old, now] = ['PUT', 'PATCH'].map((method) => request(`${method} /api/v1/libraries/L1`, { name: 'x' })) as [
      Sent,
      Sent,
    ];
    expect(meant(old)).toBe(meant(now));
    expect(meant(old)).not.toBe(meant({ ...now, headers: new Headers() }));
  });
});

describe('what does not', () => {
  test.each<readonly [string, Sent]>([
    ['GET /api/v1/series?library_id=A', series(undefined)],
    ['GET /api/v1/series?library_id=A', series({ libraryId: is('B') })],
    ['GET /api/v1/series?library_id=A', series({ libraryId: { operator: 'is' } })],
    [
      'GET /api/v1/series?library_id=A',
      { ...series({ libraryId: is('A') }), headers: new Headers({ 'content-type': 'text/plain' }) },
    ],
    ['GET /api/v1/series/S1/books', request('POST /api/v1/books/list', { condition: { seriesId: is('S1') } })],
    ['GET /api/v1/genres', request('GET /api/v2/genres')],
    ['GET /api/v1/genres', request('GET /v2/genres?unpaged=true')],
    [
      'GET /api/v1/authors?series_id=A&series_id=B',
      request('GET /api/v2/authors?series_id=A&series_id=B&unpaged=true'),
    ],
    [
      'GET /api/v1/genres',
      { ...request('GET /api/v2/genres?unpaged=true'), url: new URL('http://other.test/api/v2/genres?unpaged=true') },
    ],
  ])('%s', (old, now) => {
    expect(meant(request(old))).not.toBe(meant(now));
  });

  test('what the server refuses is told', () => {
    expect(meant(request('GET /api/v1/series?deleted=maybe'))).toBe('refused');
    expect(replyTo(request('GET /api/v1/series?deleted=maybe'), known('komga')).status).toBe(400);
  });
});

describe('what comes back', () => {
  const reply = (sent: Sent, profile: ProfileName = 'komga') => replyTo(sent, known(profile)).data;

  test('is the same list, as an array and as a page', () => {
    const old = reply(request('GET /api/v1/genres?library_id=A'));
    expect(reply(request('GET /api/v2/genres?library_id=A&unpaged=true')).content).toEqual(old);
    expect(reply(request('GET /api/v2/genres?library_id=A')).content).not.toEqual(old);
    expect(reply(request('GET /api/v2/genres?library_id=B&unpaged=true')).content).not.toEqual(old);
  });

  test('is of one page, the last of which says so', () => {
    const pages = [0, 1, 2].map((page) => reply(request(`GET /api/v1/books?size=10&page=${page}`)));
    expect(pages.map(({ content, last }) => [content.length, last])).toEqual([
      [10, false],
      [10, false],
      [5, true],
    ]);
    expect(reply(request('POST /api/v1/books/list?size=10&page=1', {}))).toEqual(pages[1]);
  });

  test('is what the contract does not say otherwise', () => {
    expect(reply(request('GET /v2/genres'), 'contract')).toEqual(reply(request('GET /api/v1/genres'), 'contract'));
  });
});
