import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSearchModule, type ModuleForm, searchModule } from '../../src/migrate/split/search-module.ts';
import { profiles } from '../catalogue.ts';
import { type CatalogueServer, startServer } from '../execution/server/catalogue-server.ts';

type Query = object | string | null | undefined;

interface SearchModule {
  seriesSearch(query: Query, ...conditions: object[]): object;
  booksSearch(query: Query, ...conditions: object[]): object;
  seriesBooksSearch(query: Query, ...conditions: object[]): object;
  pagingOf<Given>(query: Given, defaults?: Record<string, string>): Given;
}

const all = ['seriesSearch', 'booksSearch', 'seriesBooksSearch', 'pagingOf'];
const plainStyle = { quote: "'", semicolons: true, indent: '  ', endOfLine: '\n' } as const;
const forms: readonly (readonly [string, ModuleForm])[] = [
  ['catalogue-search.ts', { isTyped: true, isCommonJs: false, hasSearchParams: true, style: plainStyle }],
  [
    'catalogue-search.mjs',
    { isTyped: false, isCommonJs: false, hasSearchParams: true, style: { ...plainStyle, semicolons: false } },
  ],
  ['catalogue-search-of-objects.ts', { isTyped: true, isCommonJs: false, hasSearchParams: false, style: plainStyle }],
  [
    'catalogue-search.cjs',
    { isTyped: false, isCommonJs: true, hasSearchParams: true, style: { ...plainStyle, quote: '"', indent: '\t' } },
  ],
];

let folder = '';
let server: CatalogueServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-module-'));
  for (const [name, form] of forms) writeFileSync(join(folder, name), searchModule(profiles.komga, form, all));
  server = await startServer({ prefix: '/api/v2' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function load(name: string): Promise<SearchModule> {
  const path = join(folder, name);
  if (name.endsWith('.cjs')) return createRequire(import.meta.url)(path);
  if (name.endsWith('.mjs')) return import(/* @vite-ignore */ pathToFileURL(path).href);
  const { code } = await transform(ts.sys.readFile(path) ?? '', { loader: 'ts', format: 'esm' });
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** Queries of `GET /api/v1/series`, as text. */
const ofSeries = [
  '',
  'page=1&size=7&sort=metadata.titleSort,desc',
  'library_id=L1&library_id=L2',
  'library_id=L1,L3&unpaged=true',
  'tag[]=colour&tag[]=lost',
  'genre=crime, noir',
  'genre=crime%2C%20noir&genre=education',
  'tag=sci-fi%20%26%20tech',
  'tag=giants%2Btitans',
  'tag=long+running',
  'tag=',
  'status=ONGOING,HIATUS&language=fr',
  'read_status=UNREAD&publisher=%C3%89ditions%20%26%20Fils',
  'collection_id=C1&sort=collection.number,asc',
  'age_rating=None&age_rating=18',
  'age_rating=13',
  'age_rating=every',
  'release_year=2019&release_year=2021',
  'release_year=soon',
  'sharing_label=kids',
  'author=Doe,%20John,WRITER',
  'author=nobody',
  'author=Zo%C3%AB%20Quill,writer&author=Frank%20Miller,writer',
  'oneshot=true&complete=false',
  'deleted=false',
  'deleted=yes',
  'search=ninja',
  'search=%20',
  'media_status=READY&include=BOOK&_=17',
];

/** The shapes in which a client may have a query that is sent as a text. */
const shapes: readonly (readonly [string, (text: string) => Exclude<Query, null | undefined>])[] = [
  ['text', (text) => text],
  ['text behind a mark', (text) => `?${text}`],
  ['URLSearchParams', (text) => new URLSearchParams(text)],
  ['pairs', (text) => [...new URLSearchParams(text)]],
  ['an object', (text) => objectOf(new URLSearchParams(text))],
];

function objectOf(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : (query.get(name) ?? '')]),
  );
}

async function answer(path: string, body?: object): Promise<unknown> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, body === undefined ? undefined : post);
  return { status: response.status, body: await response.json() };
}

/** A query as it goes over the wire. */
function sent(query: object | string): string {
  if (typeof query === 'string') return query;
  const pairs = Symbol.iterator in query ? [...(query as Iterable<[string, unknown]>)] : Object.entries(query);
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as [string, string])),
  ).toString();
}

describe.each(shapes)('a query as %s', (_, shaped) => {
  it.each(ofSeries)('finds the series that the list found: %s', async (text) => {
    const { seriesSearch, pagingOf } = await load('catalogue-search.ts');
    const query = shaped(text);
    const found = await answer(`/api/v1/series/list?${sent(pagingOf(query))}`, seriesSearch(query));
    expect(found).toEqual(await answer(`/api/v1/series?${text}`));
  });

  it.each([
    'tag=colour&size=3',
    'media_status=READY',
    'released_after=2000-01-31&read_status=UNREAD',
    'author=a,b',
  ])('finds the books that the list found: %s', async (text) => {
    const { booksSearch, pagingOf } = await load('catalogue-search.ts');
    const query = shaped(text);
    const found = await answer(`/api/v1/books/list?${sent(pagingOf(query))}`, booksSearch(query));
    expect(found).toEqual(await answer(`/api/v1/books?${text}`));
  });

  it.each([
    '',
    'sort=metadata.numberSort,desc',
    'sort=',
    'deleted=false&size=2&page=1',
    'library_id=none&search=none',
  ])('finds the books of a series in their order: %s', async (text) => {
    const { seriesBooksSearch, pagingOf } = await load('catalogue-search.ts');
    const query = shaped(text);
    const ofOne = { seriesId: { operator: 'is', value: 'S5' } };
    const paging = sent(pagingOf(query, { sort: 'metadata.numberSort,asc' }));
    const found = await answer(`/api/v1/books/list?${paging}`, seriesBooksSearch(query, ofOne));
    expect(found).toEqual(await answer(`/api/v1/series/S5/books?${text}`));
  });
});

it.each(ofSeries)('reads the same without `URLSearchParams`: %s', async (text) => {
  const [one, other] = [await load('catalogue-search.ts'), await load('catalogue-search-of-objects.ts')];
  expect(other.seriesSearch(text)).toEqual(one.seriesSearch(text));
  expect(other.pagingOf(`/?${text}`)).toBe(one.pagingOf(`/?${text}`));
});

describe.each(forms)('%s', (name, form) => {
  it('returns the same in every language and module form', async () => {
    const { seriesSearch, booksSearch, pagingOf } = await load(name);
    const query = { library_id: ['L1', 'L2'], tag: undefined, search: 'x', size: 5, sort: ['a', 'b'], other: true };
    expect(seriesSearch(query)).toEqual({
      condition: {
        anyOf: [{ libraryId: { operator: 'is', value: 'L1' } }, { libraryId: { operator: 'is', value: 'L2' } }],
      },
      fullTextSearch: 'x',
    });
    expect(pagingOf(query)).toEqual({ size: 5, sort: ['a', 'b'], other: true });
    expect(booksSearch(null)).toEqual({});
    expect(pagingOf(undefined)).toBeUndefined();
    const immutable = { keys: () => ['tag'], getAll: () => ['a'] };
    expect(() => seriesSearch(immutable)).toThrow('not HttpParams');
    expect(() => pagingOf(immutable)).toThrow('not HttpParams');
    expect(pagingOf<object | null>(null, { sort: 'a' })).toEqual({ sort: 'a' });
    expect(pagingOf({ sort: null }, { sort: 'a' })).toEqual({ sort: 'a' });
    expect(pagingOf('tag=a&size=5&a%5B%5D=%20', { sort: 'a' })).toBe('size=5&a%5B%5D=%20&sort=a');
  });

  it('does not throw for names that objects have of their own', async () => {
    const { seriesSearch, pagingOf } = await load(name);
    const query = 'constructor=a&__proto__=b&%E0%A4%A=c&=d&tag';
    expect(seriesSearch(query)).toEqual({});
    expect(pagingOf(query)).toBe('constructor=a&__proto__=b&%E0%A4%A=c&=d');
  });

  it('is known by its first line, and has the style that is asked for', () => {
    const text = searchModule(profiles.komga, form, all);
    expect(isSearchModule(text)).toBe(true);
    expect(isSearchModule(` ${text}`)).toBe(false);
    expect(text).not.toMatch(form.style.semicolons ? /[)\]'"]$/m : /;$/m);
    expect(text).not.toContain(form.style.quote === "'" ? '"' : "'");
    expect(text).not.toMatch(/[‹›«»⟨⟩]|\n\n\n|[ \t]$/m);
    expect(searchModule(profiles.komga, { ...form, style: { ...form.style, endOfLine: '\r\n' } }, all)).toBe(
      text.replaceAll('\n', '\r\n'),
    );
  });
});

describe.each(forms)('%s', (_name, form) => {
  it('holds only what is used', () => {
    const text = searchModule(profiles.komga, form, ['booksSearch']);
    expect(text).toMatch(/function booksSearch\b[\s\S]*function searchFor\b[\s\S]*function afterDate\b/);
    expect(text).not.toMatch(/seriesFilters|pagingOf|function (keep|author|numberOrNone)\b/);
  });

  it('is the same if it gained its functions one after the other', () => {
    const one = searchModule(profiles.komga, form, ['pagingOf']);
    const two = searchModule(profiles.komga, form, ['seriesSearch'], one);
    const three = searchModule(profiles.komga, form, ['booksSearch'], two);
    expect(three).toBe(searchModule(profiles.komga, form, ['pagingOf', 'seriesSearch', 'booksSearch']));
  });

  it('gains what it lacks, and keeps what a person changed', () => {
    const own = searchModule(profiles.komga, form, ['booksSearch']).replace(/^function searchFor/m, '// Ours.\n$&');
    const grown = searchModule(profiles.komga, form, ['pagingOf', 'seriesSearch'], own);
    expect(grown.startsWith(own.trimEnd())).toBe(true);
    const names = (text: string) =>
      [...text.matchAll(/^(?:export )?(?:const|function|type) (\w+)/gm)].map(([, one]) => one).sort();
    expect(names(grown)).toEqual(
      names(searchModule(profiles.komga, form, ['booksSearch', 'pagingOf', 'seriesSearch'])),
    );
  });
});

it.each([
  [true, ['lib.es2017.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']],
  [false, ['lib.es2017.d.ts']],
])('compiles under the strictest settings, also where nothing has `URLSearchParams`: %s', (hasSearchParams, lib) => {
  const use = `import { booksSearch, pagingOf, type Search, seriesBooksSearch, seriesSearch } from './catalogue-search.js';
interface Filter { library_id?: string[]; page: number }
declare function send(path: string, body: Record<string, unknown>, query: Filter): void;
export const search = (filter: Filter): void => send('', seriesSearch(filter), pagingOf(filter));
export const text: string = pagingOf('a=b', { sort: 'c' });
${hasSearchParams ? 'export const query: URLSearchParams = pagingOf(new URLSearchParams());' : ''}
export const all: Search[] = [booksSearch(undefined), seriesBooksSearch([['a', 'b']], { a: 1 })];
`;
  const own = join(folder, hasSearchParams ? 'with' : 'without');
  mkdirSync(own);
  writeFileSync(join(own, 'use.ts'), use);
  const form: ModuleForm = { isTyped: true, isCommonJs: false, hasSearchParams, style: plainStyle };
  writeFileSync(join(own, 'catalogue-search.ts'), searchModule(profiles.komga, form, all));
  const program = ts.createProgram([join(own, 'use.ts'), join(own, 'catalogue-search.ts')], {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2017,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib,
    skipDefaultLibCheck: true,
  });
  const errors = ts.getPreEmitDiagnostics(program);
  expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
