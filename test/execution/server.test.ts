import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueServer, type ServerOptions, startServer } from './server/catalogue-server.ts';

/** A request as `GET /path?query`, with a body for the others; sent as JSON unless a content type is given. */
type Sent = string | readonly [line: string, body?: unknown, contentType?: string];

interface Got {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the server sends, read by the expectations
  readonly body: any;
  readonly type: string | null;
}

function useServer(options: ServerOptions) {
  const state: { server?: CatalogueServer } = {};
  beforeAll(async () => {
    state.server = await startServer(options);
  });
  afterAll(() => state.server?.close());
  const server = () => state.server as CatalogueServer;
  const send = async (sent: Sent): Promise<Got> => {
    const [line, body, contentType = 'application/json'] = typeof sent === 'string' ? [sent] : sent;
    const [method = '', path = ''] = line.split(' ');
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = text === undefined ? {} : { 'content-type': contentType };
    const response = await fetch(server().url + path, {
      method,
      headers,
      ...(text === undefined ? {} : { body: text }),
    });
    const answer = await response.text();
    const type = response.headers.get('content-type');
    return { status: response.status, type, body: type === 'application/json' ? JSON.parse(answer) : answer };
  };
  return { send, server };
}

function idsOf({ body }: Got): string {
  return body.content.map(({ id }: { id: string }) => id).join(' ');
}

function is(value: unknown) {
  return { operator: 'is', value };
}

describe('the live catalogue', () => {
  const { send, server } = useServer({ prefix: '/api/v2' });

  // In natural order: S5 S2 S9 S1 S7 S3 S8 S4 S6 S10, then S11 to S32, which share no value with them but the library.
  it.each([
    ['library and language', 'library_id=L1&language=en', 'S5 S1'],
    ['two libraries in one value', 'library_id=L1,L2&language=fr', 'S2 S6'],
    ['two libraries', 'library_id=L1&library_id=L2&publisher=DC', 'S4 S10'],
    ['a library that is empty', 'library_id=L3', ''],
    ['a collection', 'collection_id=C1', 'S5 S2 S7'],
    ['a collection in its own order', 'collection_id=C1&sort=collection.number,asc', 'S7 S5 S2'],
    ['a collection that is empty', 'collection_id=C3', ''],
    ['status and genre', 'status=ENDED&genre=action', 'S5 S4'],
    ['two statuses', 'status=HIATUS&status=ABANDONED&language=ja&language=de', 'S9 S3'],
    ['all read', 'read_status=READ', 'S8 S4'],
    ['some read', 'read_status=IN_PROGRESS', 'S5 S9 S1 S6 S10'],
    ['an enum with blanks', 'read_status=%20READ%20', 'S8 S4'],
    ['a publisher with a comma alone is split', 'publisher=Viz%2C%20Media', ''],
    ['a publisher with a comma beside another is not', 'publisher=Viz%2C%20Media&publisher=DC', 'S5 S1 S4 S10'],
    ['neither case nor accents count', 'publisher=EDITIONS%20%26%20fils', 'S2 S6'],
    ['a language', 'language=ja', 'S9 S8'],
    ['a genre with a comma', 'genre=crime%2C%20noir&genre=none', 'S2 S4'],
    ['a genre with a macron', 'genre=shojo', 'S9'],
    ['tags of the series and of its books', 'tag=colour', 'S5 S4'],
    ['tags of the series', 'tag=animals', 'S1 S10'],
    ['brackets', 'tag[]=colour&tag[]=lost', 'S5 S8 S4'],
    ['one value in brackets is split too', 'tag[]=colour,lost', 'S5 S8 S4'],
    ['a tag with a plus sign', 'tag=giants%2Btitans', 'S9'],
    ['a tag with a percent sign', 'tag=100%25%20fun', 'S2'],
    ['a plus sign that is not encoded is a blank', 'tag=giants+titans', ''],
    ['an age', 'age_rating=13', 'S5 S10'],
    ['age 0', 'age_rating=0', 'S1'],
    ['no age', 'age_rating=None', 'S9 S7 S3'],
    ['whatever is no number is no age', 'age_rating=any', 'S9 S7 S3'],
    ['an age and none', 'age_rating=13,None', 'S5 S9 S7 S3 S10'],
    ['a year', 'release_year=2020', 'S9 S6'],
    ['two years', 'release_year=2019&release_year=2021', 'S2 S1 S7'],
    ['a year beside what is none', 'release_year=soon,2021', 'S7'],
    ['a label', 'sharing_label=kids', 'S5 S1 S4'],
    ['a label with an ampersand', 'sharing_label=adults%20%26%20co', 'S2 S8'],
    ['an author with a comma', 'author=Doe,%20John,writer', 'S2 S7'],
    ['a role in upper case, blanks around', 'author=Kishimoto,%20Masashi%20,%20WRITER', 'S5'],
    ['the role counts', 'author=%C3%89lodie%20Durand,colorist', 'S5'],
    ['two authors', 'author=Frank%20Miller,writer&author=Zo%C3%AB%20Quill,writer', 'S1 S4'],
    ['one-shots', 'oneshot=true', 'S7 S6'],
    ['no one-shots', 'oneshot=false&language=fr', 'S2'],
    ['complete', 'complete=true', 'S5 S1 S7 S8 S4'],
    ['not complete: the total is known and another', 'complete=false', 'S9 S6 S10'],
    ['deleted', 'deleted=true', 'S8'],
    ['deleted, as yes', 'deleted=yes', 'S8'],
    ['not deleted', 'deleted=false&language=ja', 'S9'],
    ['search', 'search=ninja', 'S7'],
    ['search without accents', 'search=creme', 'S2'],
    ['search of two words in any order', 'search=one%20bat', 'S4'],
    ['a regular expression', 'search_regex=%5En,title', 'S5'],
    ['a regular expression of the sort title', 'search_regex=%5E%5B%5Ea-z%5D,TITLE_SORT', 'S6 S10'],
    ['sorted', 'sort=metadata.titleSort,asc&oneshot=true', 'S7 S6'],
    ['sorted the other way', 'sort=metadata.titleSort,desc&deleted=false&language=ja&language=en', 'S1 S9 S5 S7 S4'],
  ])('GET series: %s', async (_, query, ids) => {
    expect(idsOf(await send(`GET /api/v1/series?unpaged=true&${query}`))).toBe(ids);
  });

  it.each([
    'tag[0]=colour',
    'tag=',
    'library_id=',
    'release_year=soon',
    'author=nobody',
    'search=%20',
    'search_regex=%5En,name',
    'search_regex=%5En',
    'deleted=',
    'read=true',
    'sort=unknown,desc',
  ])('GET series: %s filters nothing', async (query) => {
    const { body } = await send(`GET /api/v1/series?${query}`);
    expect(body.totalElements).toBe(32);
    expect(body.content[0].id).toBe('S5');
  });

  it.each([
    'status=ended',
    'read_status=unread',
    'deleted=maybe',
    'unpaged=perhaps',
    'oneshot=null',
  ])('GET series: %s is refused', async (query) => {
    expect((await send(`GET /api/v1/series?${query}`)).status).toBe(400);
  });

  it.each([
    ['', { number: 0, size: 20, numberOfElements: 20, totalElements: 32, totalPages: 2, first: true, last: false }],
    [
      'page=1',
      { number: 1, size: 20, numberOfElements: 12, totalElements: 32, totalPages: 2, first: false, last: true },
    ],
    ['page=7&size=5', { number: 7, size: 5, numberOfElements: 0, totalPages: 7, last: true, empty: true }],
    ['size=0', { size: 20, numberOfElements: 20 }],
    ['size=5000', { size: 2000, numberOfElements: 32 }],
    ['page=x&size=y', { number: 0, size: 20 }],
    ['unpaged=true&size=3&page=2', { number: 0, size: 32, numberOfElements: 32, totalPages: 1, last: true }],
    ['unpaged=true&library_id=L3', { number: 0, size: 20, totalElements: 0, totalPages: 0, last: true, empty: true }],
    ['sort=metadata.title', { sort: { empty: false, sorted: true, unsorted: false } }],
  ])('GET series: page %s', async (query, expected) => {
    expect((await send(`GET /api/v1/series?${query}`)).body).toMatchObject(expected);
  });

  it('GET series: the second page in order', async () => {
    expect(idsOf(await send('GET /api/v1/series?page=1&size=3&sort=metadata.titleSort,desc'))).toBe('S13 S14 S15');
  });

  it.each([
    ['of some', 'library_id=L2&language=en&language=fr', 'b1 c2 é1'],
    ['whatever page is asked for', 'size=1&page=3&language=ja', 'l1 s1'],
    ['of none', 'library_id=L3', ''],
  ])('GET groups: %s', async (_, query, expected) => {
    const { body } = await send(`GET /api/v1/series/alphabetical-groups?${query}`);
    expect(body.map(({ group, count }: { group: string; count: number }) => group + count).join(' ')).toBe(expected);
  });

  // The books of S5 in natural order: 1 12 23 6 17 28 11 22 5 16 27 10 21 4 15 26 9 20 3 14 25 8 19 2 13 24 7 18.
  it.each([
    ['a media status', 'media_status=ERROR', 'B5-13 B2-03'],
    ['two media statuses', 'media_status=ERROR,UNSUPPORTED', 'B5-14 B5-13 B2-03'],
    ['a library and a media status', 'library_id=L2&media_status=ERROR', 'B2-03'],
    ['released strictly after', 'released_after=2024-01-15', 'B5-28 B5-27'],
    ['a day before', 'released_after=2024-01-14', 'B5-28 B5-27 B5-26'],
    ['a tag', 'tag=colour', 'B5-01 B5-02 B4-01'],
    ['a tag with an ampersand', 'tag=R%26D', 'B5-03 B2-02'],
    ['a tag with a percent sign', 'tag=50%25%20off', 'B5-04'],
    ['a tag with a plus sign', 'tag=a%2Bb', 'B5-05'],
    ['a tag of series only', 'tag=dark', ''],
    ['a read status', 'read_status=IN_PROGRESS', 'B5-12 B5-11 B9-02 B6-01'],
    ['search, by relevance', 'search=creme', 'B2-02 B2-03 B2-01'],
    ['search in another order', 'search=creme&sort=metadata.numberSort,desc', 'B2-03 B2-02 B2-01'],
    ['sorted, the first three', 'sort=metadata.releaseDate,desc&size=3', 'B5-28 B5-27 B5-26'],
    ['natural order, the first four', 'size=4', 'B5-01 B5-12 B5-23 B5-06'],
    ['what series take is ignored', 'author=Frank%20Miller,writer&deleted=true&series_id=S4&size=1', 'B5-01'],
  ])('GET books: %s', async (_, query, ids) => {
    expect(idsOf(await send(`GET /api/v1/books?${query}`))).toBe(ids);
  });

  it.each([
    'released_after=2024-1-5',
    'released_after=2024-01-15T00:00:00Z',
    'media_status=ready',
  ])('GET books: %s is refused', async (query) => {
    expect((await send(`GET /api/v1/books?${query}`)).status).toBe(400);
  });

  it.each([
    ['in the order of the numbers', 'S5/books?size=5', 'B5-01 B5-02 B5-03 B5-04 B5-05'],
    ['the second page', 'S5/books?page=1', 'B5-21 B5-22 B5-23 B5-24 B5-25 B5-26 B5-27 B5-28'],
    ['unpaged', 'S2/books?unpaged=true', 'B2-01 B2-02 B2-03'],
    ['in another order', 'S5/books?sort=metadata.title,asc&size=3', 'B5-01 B5-10 B5-11'],
    ['in an order that is not known', 'S2/books?sort=nothing', 'B2-03 B2-01 B2-02'],
    ['deleted', 'S5/books?deleted=true', 'B5-07 B5-28'],
    ['by an author', 'S5/books?author=%C3%89lodie%20Durand,COLORIST&size=2', 'B5-02 B5-04'],
    [
      'read and being read',
      'S5/books?read_status=READ&read_status=IN_PROGRESS&sort=metadata.numberSort,desc&size=3',
      'B5-12 B5-11 B5-10',
    ],
    ['a tag that has a comma', 'S5/books?tag=first%2C%20volume&tag=none', 'B5-01'],
    ['a media status', 'S5/books?media_status=OUTDATED,UNKNOWN', 'B5-27 B5-28'],
    ['what books take is ignored', 'S2/books?library_id=L1&released_after=2030-01-01&search=x', 'B2-01 B2-02 B2-03'],
    ['of a series that is empty', 'S3/books', ''],
    ['of no series', 'S99/books', ''],
  ])('GET series books: %s', async (_, path, ids) => {
    expect(idsOf(await send(`GET /api/v1/series/${path}`))).toBe(ids);
  });

  it.each([
    ['genres?collection_id=C1', ['action', 'Adventure', 'comedy', 'crime, noir', 'education']],
    ['genres?library_id=L3', []],
    ['genres?library_id=L3&collection_id=C1', []],
    ['genres?collection_id=', []],
    ['languages?collection_id=C2', ['bg', 'en', 'ja']],
    ['publishers?collection_id=C2', ['DC', 'Kodansha', 'Publisher 12', 'Viz, Media']],
    ['sharing-labels?collection_id=C1', ['adults & co', 'kids']],
    ['age-ratings?collection_id=C1', ['None', '13', '18']],
    ['age-ratings?collection_id=C2', ['None', '0', '16', '32']],
    ['series/release-dates?collection_id=C2', ['2020', '2019', '1992', '1987']],
    [
      'tags?collection_id=C2',
      ['animals', 'book tag 12', 'colour', 'dark', 'giants+titans', 'hero', 'sci-fi & tech', 'tag 12'],
    ],
    ['tags?library_id=L3&collection_id=C2', []],
    ['tags/series?collection_id=C2', ['animals', 'dark', 'giants+titans', 'hero', 'sci-fi & tech', 'tag 12']],
    ['tags/series?library_id=L1&library_id=L2', []],
    ['tags/book?series_id=S4', ['colour', 'hero']],
    ['tags/book?series_id=S4&library_id=L1', ['colour', 'hero']],
    ['tags/book?series_id=S7&readlist_id=R1', ['c++']],
    ['tags/book?readlist_id=R1&library_id=L2', ['animals', 'colour', 'first, volume', 'hero']],
    ['tags/book?readlist_id=R2', []],
    ['tags/book?library_id=L3', []],
    ['authors/names?search=doe', ['Doe, John', 'Jane Doe']],
    ['authors/names?search=nobody', []],
    ['authors?library_id=L3&series_id=S4', []],
    ['authors?library_id=L1&library_id=L2', []],
    [
      'authors?series_id=S4',
      [
        { name: 'David Mazzucchelli', role: 'penciller' },
        { name: 'Frank Miller', role: 'writer' },
      ],
    ],
    [
      'authors?search=ELODIE',
      [
        { name: 'Élodie Durand', role: 'colorist' },
        { name: 'Élodie Durand', role: 'writer' },
      ],
    ],
  ])('GET /api/v1/%s', async (path, expected) => {
    expect((await send(`GET /api/v1/${path}`)).body).toEqual(expected);
  });

  it.each([
    ['genres', 29],
    ['genres?library_id=', 29],
    ['languages', 27],
    ['publishers', 28],
    ['sharing-labels', 25],
    ['age-ratings', 28],
    ['series/release-dates', 27],
    ['tags', 60],
    ['tags/book', 32],
    ['tags/series', 33],
    ['authors', 33],
    ['authors/names', 32],
    ['authors/roles', 26],
  ])('GET /api/v1/%s gives all %d', async (path, count) => {
    expect((await send(`GET /api/v1/${path}`)).body).toHaveLength(count);
  });

  it.each([
    ['genres?collection_id=C1', ['action', 'Adventure', 'comedy', 'crime, noir', 'education']],
    ['genres?library_id=L3&collection_id=C1', []],
    ['genres?size=3&page=1&sort=x,desc', ['crime, noir', 'drama', 'education']],
    ['genres?search=MEDY', ['comedy']],
    ['languages?collection_id=C2&collection_id=C1', ['bg', 'en', 'fr', 'ja']],
    ['age-ratings?collection_id=C1', [13, 18]],
    ['age-ratings?size=2', [0]],
    ['series/release-years?collection_id=C2', ['2020', '2019', '1992', '1987']],
    ['series/release-years?size=9&page=3', []],
    ['tags?include=SERIES&collection_id=C2', ['animals', 'dark', 'giants+titans', 'hero', 'sci-fi & tech', 'tag 12']],
    ['tags?include=BOOK&series_id=S4', ['colour', 'hero']],
    ['tags?include=BOOK&series_id=S4&library_id=L3', []],
    ['tags?include=BOOK&readlist_id=R1', ['animals', 'colour', 'first, volume', 'hero']],
    ['tags?include=BOOK&series_id=S7&readlist_id=R1', ['c++']],
    ['tags?series_id=S4&search=o', ['colour', 'hero']],
    ['authors/names?search=doe', ['Doe, John', 'Jane Doe']],
    ['authors/roles?series_id=S4', ['penciller', 'writer']],
    ['authors?search=doe&role=writer&library_id=L1&library_id=L2', [{ name: 'Doe, John', role: 'writer' }]],
    ['authors?search=doe&role=WRITER', []],
  ])('GET /api/v2/%s', async (path, content) => {
    expect((await send(`GET /api/v2/${path}`)).body.content).toEqual(content);
  });

  it.each([
    ['genres', { numberOfElements: 20, totalElements: 29, totalPages: 2, last: false, size: 20 }],
    [
      'genres?unpaged=true',
      { numberOfElements: 29, totalElements: 29, totalPages: 1, last: true, size: 29, number: 0 },
    ],
    [
      'genres?unpaged=true&library_id=L3',
      { numberOfElements: 0, totalElements: 0, totalPages: 0, last: true, size: 20 },
    ],
    ['genres?unpaged=true&collection_id=', { totalElements: 29 }],
    ['age-ratings', { numberOfElements: 19, totalElements: 28, last: false }],
    ['age-ratings?unpaged=true', { numberOfElements: 27, totalElements: 28, last: true }],
    ['series/release-years?unpaged=true', { numberOfElements: 27, totalElements: 28 }],
  ])('GET /api/v2/%s: the page', async (path, expected) => {
    expect((await send(`GET /api/v2/${path}`)).body).toMatchObject(expected);
  });

  it.each([
    'genres',
    'languages',
    'publishers',
    'sharing-labels',
    'tags',
    'authors',
    'authors/names',
    'authors/roles',
    'genres?library_id=L1,L2',
    'tags?library_id=L1',
    'tags?collection_id=C1',
    'authors?collection_id=C2',
    'authors?library_id=L2',
    'languages?library_id[]=L1',
  ])('both generations of %s give the same in the same order', async (path) => {
    const older = await send(`GET /api/v1/${path}`);
    const newer = await send(`GET /api/v2/${path}${path.includes('?') ? '&' : '?'}unpaged=true`);
    expect(newer.body.content).toEqual(older.body);
  });

  it.each([
    ['tags/book', 'tags?include=BOOK'],
    ['tags/series', 'tags?include=SERIES'],
    ['tags/series?library_id=L2', 'tags?include=SERIES&library_id=L2'],
    ['series/release-dates', 'series/release-years?'],
  ])('%s is %s', async (older, newer) => {
    const { body } = await send(`GET /api/v2/${newer}&unpaged=true`);
    expect(body.content).toEqual((await send(`GET /api/v1/${older}`)).body);
  });

  it.each([
    ['a library and a language', { allOf: [{ libraryId: is('L1') }, { language: is('en') }] }, 'S5 S1'],
    ['any of', { anyOf: [{ publisher: is('DC') }, { genre: is('education') }] }, 'S7 S4 S10'],
    [
      'trees',
      { allOf: [{ anyOf: [{ libraryId: is('L1') }, { libraryId: is('L2') }] }, { anyOf: [{ language: is('fr') }] }] },
      'S2 S6',
    ],
    ['a second key is ignored', { genre: is('comedy'), language: is('fr') }, 'S2 S1'],
    ['an unknown key before a known one', { unknown: 1, genre: is('comedy') }, 'S2 S1'],
    ['a collection', { collectionId: is('C1') }, 'S5 S2 S7'],
    ['a status', { allOf: [{ seriesStatus: is('HIATUS') }, { language: is('ja') }] }, 'S9'],
    ['a read status', { readStatus: is('READ') }, 'S8 S4'],
    ['a value with a comma', { publisher: is('Viz, Media') }, 'S5 S1'],
    ['accents do not count', { publisher: is('editions & FILS') }, 'S2 S6'],
    ['tags of both kinds', { tag: is('colour') }, 'S5 S4'],
    ['no tag', { tag: { operator: 'isNull' } }, 'S3'],
    ['an age', { ageRating: is(13) }, 'S5 S10'],
    ['an age as text', { ageRating: is('18') }, 'S2 S8'],
    ['no age', { ageRating: { operator: 'isNull' } }, 'S9 S7 S3'],
    [
      'ages from 16 up, inclusive',
      {
        allOf: [
          { ageRating: { operator: 'greaterThan', value: 16 } },
          { ageRating: { operator: 'lessThan', value: 18 } },
        ],
      },
      'S2 S8 S4',
    ],
    [
      'a year',
      {
        allOf: [
          { releaseDate: { operator: 'after', dateTime: '2019-12-31T12:00:00Z' } },
          { releaseDate: { operator: 'before', dateTime: '2021-01-01T12:00:00Z' } },
        ],
      },
      'S9 S6',
    ],
    ['a label', { sharingLabel: is('adults & co') }, 'S2 S8'],
    ['an author', { author: is({ name: 'Doe, John', role: 'writer' }) }, 'S2 S7'],
    ['an author in any role', { author: is({ name: 'Élodie Durand' }) }, 'S5 S6'],
    ['a role in upper case is another', { author: is({ name: 'Doe, John', role: 'WRITER' }) }, ''],
    ['one-shots', { oneShot: { operator: 'isTrue' } }, 'S7 S6'],
    ['keys and operators in any case', { oneshot: { operator: 'IsTrue' } }, 'S7 S6'],
    ['complete', { complete: { operator: 'isTrue' } }, 'S5 S1 S7 S8 S4'],
    ['not complete', { complete: { operator: 'isFalse' } }, 'S9 S6 S10'],
    ['deleted', { deleted: { operator: 'isTrue' } }, 'S8'],
    ['a title begins', { title: { operator: 'beginsWith', value: 'ELAN' } }, 'S6'],
    [
      'a title that does not end',
      { allOf: [{ title: { operator: 'doesNotEndWith', value: 's' } }, { language: is('en') }] },
      'S5 S4',
    ],
    ['null is nothing', { libraryId: is(null) }, ''],
  ])('POST series/list: %s', async (_, condition, ids) => {
    expect(idsOf(await send(['POST /api/v1/series/list?unpaged=true', { condition }]))).toBe(ids);
  });

  it.each([
    [{}],
    [{ condition: null }],
    [{ condition: { allOf: [] } }],
    [{ condition: { anyOf: [] } }],
    [{ search: 'ninja' }],
    [{ fullTextSearch: ' ' }],
  ])('POST series/list: %j filters nothing', async (body) => {
    expect((await send(['POST /api/v1/series/list', body])).body.totalElements).toBe(32);
  });

  it.each([
    [{}],
    [{ allOf: [{}] }],
    [{ library_id: is('L1') }],
    [{ libraryId: 'L1' }],
    [{ libraryId: { value: 'L1' } }],
    [{ libraryId: is(['L1', 'L2']) }],
    [{ libraryId: { operator: 'is' } }],
    [{ libraryId: { operator: 'equals', value: 'L1' } }],
    [{ oneShot: is(true) }],
    [{ seriesStatus: is('ended') }],
    [{ ageRating: is('None') }],
    [{ author: is('Frank Miller,writer') }],
    [{ releaseDate: { operator: 'after', dateTime: '2024-01-15' } }],
    [{ releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00' } }],
    [{ releaseDate: { operator: 'after' } }],
    [{ allOf: { libraryId: is('L1') } }],
    [{ seriesId: is('S5') }],
    [[]],
    ['L1'],
  ])('POST series/list: condition %j is refused', async (condition) => {
    expect((await send(['POST /api/v1/series/list', { condition }])).status).toBe(400);
  });

  it.each([
    ['the query filters nothing', ['POST /api/v1/series/list?library_id=L3&size=2', {}], 'S5 S2'],
    ['paging in the query', ['POST /api/v1/series/list?page=1&size=3&sort=metadata.titleSort,desc', {}], 'S13 S14 S15'],
    ['full text', ['POST /api/v1/series/list', { fullTextSearch: 'one BAT' }], 'S4'],
    [
      'the order of a collection',
      ['POST /api/v1/series/list?sort=collection.number,asc', { condition: { allOf: [{ collectionId: is('C1') }] } }],
      'S7 S5 S2',
    ],
    [
      'books of a series in natural order',
      ['POST /api/v1/books/list?size=4', { condition: { seriesId: is('S5') } }],
      'B5-01 B5-12 B5-23 B5-06',
    ],
    [
      'books of a series in the order asked for',
      ['POST /api/v1/books/list?size=3&sort=metadata.numberSort,asc', { condition: { seriesId: is('S5') } }],
      'B5-01 B5-02 B5-03',
    ],
    ['books of no series', ['POST /api/v1/books/list', { condition: { seriesId: is('S99') } }], ''],
    [
      'books of a read list',
      ['POST /api/v1/books/list', { condition: { readListId: is('R1') } }],
      'B5-01 B9-01 B1-01 B4-01',
    ],
    [
      'books released after',
      [
        'POST /api/v1/books/list',
        { condition: { releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00Z' } } },
      ],
      'B5-28 B5-27',
    ],
    [
      'the zone moves the day',
      [
        'POST /api/v1/books/list',
        { condition: { releaseDate: { operator: 'after', dateTime: '2024-01-15T00:00:00+08:00' } } },
      ],
      'B5-28 B5-27 B5-26',
    ],
    ['books by media status', ['POST /api/v1/books/list', { condition: { mediaStatus: is('ERROR') } }], 'B5-13 B2-03'],
    ['books by tag', ['POST /api/v1/books/list', { condition: { tag: is('first, volume') } }], 'B5-01'],
    ['books by search, by relevance', ['POST /api/v1/books/list', { fullTextSearch: 'crème' }], 'B2-02 B2-03 B2-01'],
  ] as const)('POST: %s', async (_, sent, ids) => {
    expect(idsOf(await send(sent))).toBe(ids);
  });

  it('POST groups: of a library', async () => {
    const condition = { allOf: [{ libraryId: is('L2') }, { anyOf: [{ language: is('en') }, { language: is('fr') }] }] };
    const { body } = await send(['POST /api/v1/series/list/alphabetical-groups?size=1', { condition }]);
    expect(body).toEqual([
      { group: 'b', count: 1 },
      { group: 'c', count: 2 },
      { group: 'é', count: 1 },
    ]);
  });

  it.each([
    ['no body', ['POST /api/v1/books/list'], 400],
    ['text', ['POST /api/v1/books/list', '{}', 'text/plain;charset=UTF-8'], 415],
    ['a form', ['POST /api/v1/series/list', 'a=b', 'application/x-www-form-urlencoded'], 415],
    ['an empty body', ['POST /api/v1/series/list', ''], 400],
    ['half a body', ['POST /api/v1/series/list', '{'], 400],
    ['a list for a body', ['POST /api/v1/series/list', []], 400],
    ['a charset', ['POST /api/v1/series/list', {}, 'application/json; charset=utf-8'], 200],
    ['a method that is not served', ['DELETE /api/v1/genres'], 405],
    ['a search under the path of the list', ['POST /api/v1/books', {}], 405],
    ['a series named list', ['GET /api/v1/series/list'], 404],
    ['a series that is not there', ['GET /api/v1/series/S99'], 404],
    ['the path of the groups in the contract', ['GET /api/v1/alphabetical-groups'], 404],
    ['no operation', ['GET /api/v1/nothing'], 404],
    ['include in lower case', ['GET /api/v2/tags?include=book'], 400],
    ['the latest series', ['GET /api/v1/series/latest'], 200],
    ['a book', ['GET /api/v1/books/B5-01'], 200],
    ['the libraries', ['GET /api/v1/libraries'], 200],
  ] as const)('%s: status', async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status);
  });

  it('serves its pages for a path outside of /api', async () => {
    expect(await send('GET /v2/tags')).toMatchObject({ status: 200, type: 'text/html;charset=UTF-8' });
  });

  it('serves the series of a collection in its order', async () => {
    expect(idsOf(await send('GET /api/v1/collections/C1/series'))).toBe('S7 S5 S2');
  });

  it('logs what it was asked', async () => {
    const body = { condition: { deleted: { operator: 'isTrue' } } };
    await fetch(`${server().url}/api/v1/books/list?b=2&a=x%20y&b=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Basic eA==', 'X-API-Key': 'k' },
      body: JSON.stringify(body),
    });
    const pairs = [
      ['b', '2'],
      ['a', 'x y'],
      ['b', '1'],
    ];
    const headers = { contentType: 'application/json', authorization: 'Basic eA==', apiKey: 'k' };
    expect(server().requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/v1/books/list',
      query: pairs,
      body,
      ...headers,
      isDeprecated: false,
      status: 200,
    });
  });
});

describe('the update of a library', () => {
  const { send } = useServer({ prefix: '/api/v2' });
  const kept = {
    name: 'Comics & Manga',
    scanOnStartup: false,
    oneshotsDirectory: '_oneshots',
    scanDirectoryExclusions: ['#recycle', '@eaDir'],
  };

  it.each(
    ['PUT', 'PATCH'].flatMap(
      (method) =>
        [
          [method, {}, 204, kept],
          [method, { name: null, scanOnStartup: true }, 204, { ...kept, scanOnStartup: true }],
          [method, { name: 'B & W', scanOnStartup: false, unknown: 1 }, 204, { ...kept, name: 'B & W' }],
          [method, { name: ' ' }, 400, { name: 'B & W' }],
          [method, { scanOnStartup: 'no' }, 400, { scanOnStartup: false }],
          [
            method,
            { scanDirectoryExclusions: null, oneshotsDirectory: null },
            204,
            { scanDirectoryExclusions: [], oneshotsDirectory: null },
          ],
          [method, { ...kept }, 204, kept],
        ] as const,
    ),
  )('%s %j', async (method, body, status, expected) => {
    const answer = await send([`${method} /api/v1/libraries/L1`, body]);
    expect([answer.status, answer.body]).toEqual([status, status === 204 ? '' : expect.anything()]);
    expect((await send('GET /api/v1/libraries/L1')).body).toMatchObject(expected);
  });

  it.each([
    ['PUT /api/v1/libraries/L9', 404],
    ['PATCH /api/v1/libraries/L9', 404],
    ['POST /api/v1/libraries/L1', 405],
  ])('%s: %d', async (line, status) => {
    expect((await send([line, {}])).status).toBe(status);
  });

  it.each(['PUT', 'PATCH'])('%s needs JSON', async (method) => {
    expect((await send([`${method} /api/v1/libraries/L1`, '{}', 'text/plain'])).status).toBe(415);
  });
});

describe('the catalogue without its deprecated operations', () => {
  const { send, server } = useServer({ prefix: '/api/v2', removed: true });

  it.each([
    ['PUT /api/v1/libraries/L1', 405],
    ['GET /api/v1/series', 404],
    ['GET /api/v1/series/alphabetical-groups', 404],
    ['GET /api/v1/series/S5/books', 404],
    ['GET /api/v1/books', 404],
    ['GET /api/v1/authors', 404],
    ['GET /api/v1/authors/names', 404],
    ['GET /api/v1/authors/roles', 404],
    ['GET /api/v1/genres', 404],
    ['GET /api/v1/languages', 404],
    ['GET /api/v1/publishers', 404],
    ['GET /api/v1/sharing-labels', 404],
    ['GET /api/v1/age-ratings', 404],
    ['GET /api/v1/series/release-dates', 404],
    ['GET /api/v1/tags', 404],
    ['GET /api/v1/tags/book', 404],
    ['GET /api/v1/tags/series', 404],
  ])('%s: %d', async (line, status) => {
    expect((await send(line)).status).toBe(status);
    expect(server().requests.at(-1)?.isDeprecated).toBe(true);
  });

  it.each([
    ['PATCH /api/v1/libraries/L1', 204, {}],
    ['GET /api/v1/series/S5', 200],
    ['GET /api/v1/series/latest', 200],
    ['POST /api/v1/series/list', 200, {}],
    ['GET /api/v2/tags', 200],
  ])('%s: %d', async (line, status, body?: object) => {
    expect((await send([line, body])).status).toBe(status);
    expect(server().requests.at(-1)?.isDeprecated).toBe(false);
  });
});

describe('the catalogue as the contract writes it', () => {
  const { send } = useServer({ prefix: '/v2' });

  it.each([
    ['GET /v2/tags', 200],
    ['GET /v2/authors/names', 200],
    ['GET /v2/series/release-years', 200],
    ['GET /api/v2/authors', 200],
    ['GET /v2/authors', 404],
    ['GET /api/v2/tags', 404],
    ['GET /api/v1/alphabetical-groups', 200],
    ['GET /api/v1/series/alphabetical-groups', 200],
  ])('%s: %d', async (line, status) => {
    expect((await send(line)).status).toBe(status);
  });
});
