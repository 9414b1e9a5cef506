import { describe, expect, it } from 'vitest';
import { type AskedRequest, refusalsOf } from '../../src/contract/check-request.ts';
import { shapeOfJson } from '../../src/contract/json-shape.ts';
import { elsewhere, type OpenApi, readOpenApi } from '../../src/contract/openapi.ts';

const is = { properties: { value: {} }, required: ['value'] };
const flag = {
  discriminator: { propertyName: 'operator', mapping: { isTrue: '#/components/schemas/True' } },
  oneOf: [{ $ref: '#/components/schemas/True' }],
  properties: { operator: { type: 'string' } },
  required: ['operator'],
};
const after = {
  type: 'object',
  properties: { dateTime: { type: 'string', format: 'date-time' } },
  required: ['dateTime'],
};

/** A condition is told by its key; a flag leads back to itself, as those of the live document do. */
const schemas = {
  Search: {
    type: 'object',
    properties: { condition: { $ref: '#/components/schemas/Condition' }, fullTextSearch: { type: ['string', 'null'] } },
  },
  Condition: {
    oneOf: ['AllOf', 'Tag', 'Status', 'OneShot', 'Date'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  },
  AllOf: {
    properties: { allOf: { type: 'array', items: { $ref: '#/components/schemas/Condition' } } },
    required: ['allOf'],
  },
  Tag: { properties: { tag: is }, required: ['tag'] },
  Status: { properties: { status: { enum: ['READY', 'ERROR'] } }, required: ['status'] },
  OneShot: { properties: { oneShot: flag }, required: ['oneShot'] },
  Date: { properties: { date: after }, required: ['date'] },
  True: { allOf: [flag] },
  Loop: { $ref: '#/components/schemas/Loop' },
};

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const paths = {
  '/api/v1/books/list': {
    parameters: [{ in: 'query', name: 'page' }, { $ref: '#/components/parameters/Size' }],
    post: { parameters: [{ in: 'query', name: 'sort' }], requestBody: json('Search') },
  },
  '/api/v1/books/{bookId}': { get: {}, patch: { requestBody: json('Loop') } },
  '/api/v1/series/list': {
    post: { parameters: [{ in: 'query', name: 'pageable', schema: { properties: { page: {}, size: {} } } }] },
  },
  '/api/v2/tags': { get: {} },
};

const components = { schemas, parameters: { Size: { in: 'query', name: 'size' } } };
const document = opened(JSON.stringify({ openapi: '3.1.0', paths, components }));

function opened(text: string): OpenApi {
  const read = readOpenApi(text);
  if ('reason' in read) throw new Error(read.reason);
  return read;
}

function refusals(method: string, path: string, more: Partial<AskedRequest> = {}): readonly string[] {
  return refusalsOf(document, { method, path, parameters: [], body: undefined, ...more });
}

function search(condition: unknown, more: object = {}): readonly string[] {
  return refusals('POST', '/api/v1/books/list', { body: shapeOfJson({ condition, ...more }) });
}

describe('a request', () => {
  it.each([
    ['of a path that is there', 'GET', '/api/v2/tags'],
    ['of a path with a parameter', 'GET', '/api/v1/books/7'],
    ['of a path template', 'PATCH', '/api/v1/books/{id}'],
    ['of a literal path beside a parameter', 'POST', '/api/v1/books/list'],
  ])('%s is shown', (_, method, path) => {
    expect(refusals(method, path)).toEqual([]);
  });

  it.each([
    ['path', 'GET', '/v2/tags', 'there is no `GET /v2/tags`'],
    ['length', 'GET', '/api/v1/books/7/pages', 'there is no `GET /api/v1/books/7/pages`'],
    ['method', 'PUT', '/api/v1/books/7', 'there is no `PUT /api/v1/books/7`, only `GET`, `PATCH`'],
    ['method of a literal path', 'GET', '/api/v1/books/list', 'there is no `GET /api/v1/books/list`, only `POST`'],
  ])('of another %s is not', (_, method, path, refusal) => {
    expect(refusals(method, path)).toEqual([refusal]);
  });

  it('takes parameters of the path and of the operation, by reference, and those of an object', () => {
    expect(refusals('POST', '/api/v1/books/list', { parameters: ['page', 'size', 'sort'] })).toEqual([]);
    expect(refusals('POST', '/api/v1/series/list', { parameters: ['page', 'size'] })).toEqual([]);
    expect(refusals('POST', '/api/v1/books/list', { parameters: ['tag', 'tag'] })).toEqual([
      '`POST /api/v1/books/list` takes no query parameter `tag`',
    ]);
  });

  it('needs no body if it takes none', () => {
    expect(refusals('GET', '/api/v2/tags', { body: shapeOfJson({}) })).toEqual(['`GET /api/v2/tags` takes no body']);
  });
});

describe('a body', () => {
  it.each<readonly [string, unknown]>([
    ['one condition', { tag: { value: 'a' } }],
    ['conditions', { allOf: [{ tag: { value: 'a' } }, { status: 'READY' }] }],
    ['a flag', { oneShot: { operator: 'isTrue' } }],
    ['an instant', { date: { dateTime: '2024-01-15T00:00:00Z' } }],
  ])('with %s fits', (_, condition) => {
    expect(search(condition)).toEqual([]);
  });

  it.each<readonly [string, unknown, string]>([
    [
      'two keys in one condition',
      { tag: { value: 'a' }, status: 'READY' },
      '`condition` of the body has `tag` and `status`, of which only one counts',
    ],
    [
      'a key that is not known',
      { Tag: { value: 'a' } },
      '`condition` of the body has `Tag`, which the document does not list',
    ],
    ['no key', {}, '`condition` of the body has no key, which the document does not list'],
    [
      'a key too much',
      { status: 'READY', page: 1 },
      '`condition` of the body has `page`, which the document does not list',
    ],
    ['a missing value', { tag: {} }, '`condition.tag` of the body needs `value`'],
    [
      'another value',
      { status: 'ready' },
      '`condition.status` of the body must be one of `READY`, `ERROR`, not `ready`',
    ],
    [
      'another operator',
      { oneShot: { operator: 'is' } },
      '`condition.oneShot.operator` of the body must be one of `isTrue`, not `is`',
    ],
    ['no operator', { oneShot: {} }, '`condition.oneShot` of the body needs `operator`'],
    [
      'a day without time',
      { date: { dateTime: '2024-01-15' } },
      '`condition.date.dateTime` of the body must be a date with time and zone, not `2024-01-15`',
    ],
    [
      'something for a list',
      { allOf: { tag: { value: 'a' } } },
      '`condition.allOf` of the body must be of the type `array`',
    ],
    [
      'an error deep inside',
      { allOf: [{ tag: { value: 'a' } }, { tag: 'a', status: 1 }] },
      '`condition.allOf[1]` of the body has `tag` and `status`, of which only one counts',
    ],
  ])('with %s does not', (_, condition, mismatch) => {
    expect(search(condition)).toEqual([mismatch]);
  });

  it('with a property that nobody reads does not fit, one that may be null does', () => {
    expect(search({ status: 'READY' }, { fullTextSearch: null })).toEqual([]);
    expect(search({ status: 'READY' }, { search: 'a' })).toEqual([
      'the body has `search`, which the document does not list',
    ]);
  });

  it('fits as far as nothing is known of it', () => {
    const unknown = { kind: 'unknown' } as const;
    const open = { kind: 'object', properties: new Map([['tag', unknown]]), isOpen: true } as const;
    const body = {
      kind: 'object',
      properties: new Map([['condition', { kind: 'choice', of: [open, unknown] } as const]]),
      isOpen: false,
    } as const;
    expect(refusals('POST', '/api/v1/books/list', { body })).toEqual([]);
  });
});

describe('a document', () => {
  it.each([
    ['<!doctype html><title>x</title>', 'is a web page, not an OpenAPI document'],
    ['openapi: 3.1.0', 'is not JSON'],
    ['[]', 'is not an OpenAPI document: it has no `paths`'],
    ['null', 'is not an OpenAPI document: it has no `paths`'],
    ['{ "paths": [] }', 'is not an OpenAPI document: it has no `paths`'],
    ['{ "__proto__": { "paths": {} } }', 'is not an OpenAPI document: it has no `paths`'],
  ])('%s is none', (text, reason) => {
    expect(readOpenApi(text)).toEqual({ reason });
  });

  it('may be served below a path of the server’s address', () => {
    const below = opened(
      JSON.stringify({
        servers: [{ url: 'https://a.example/api/' }, { url: '{base}' }, 7],
        paths: { '/v2/tags': { get: {} } },
      }),
    );
    for (const path of ['/api/v2/tags', '/v2/tags']) {
      expect(refusalsOf(below, { method: 'GET', path, parameters: [], body: undefined })).toEqual([]);
    }
  });

  it('may have an operation under another prefix', () => {
    expect(elsewhere(document, 'GET', '/v2/tags')).toBe('/api/v2/tags');
    expect(elsewhere(document, 'GET', '/komga/api/v2/tags')).toBe('/api/v2/tags');
    expect(elsewhere(document, 'GET', '/v2/genres')).toBeUndefined();
  });

  it.each([
    ['references that lead in a circle', { $ref: '#/components/schemas/Loop' }],
    ['a reference to nowhere', { $ref: '#/components/schemas/None' }],
    ['a reference to a name of every object', { $ref: '#/constructor/prototype' }],
    ['a reference to another document', { $ref: 'https://a.example/x.json' }],
    ['schemas that are none', 7],
  ])('says nothing of a body by %s', (_, schema) => {
    const hostile = {
      paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
      components,
    };
    const asked = { method: 'POST', path: '/a', parameters: [], body: shapeOfJson({ a: 1 }) };
    expect(refusalsOf(opened(JSON.stringify(hostile)), asked)).toEqual([]);
  });

  it('takes no time to mention, however its schemas refer to each other', () => {
    const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
    const next = (index: number) => ({ $ref: `#/components/schemas/S${index + 1}` });
    const many = Object.fromEntries(
      names.map((name, index) => [name, { oneOf: [next(index), { allOf: [next(index)] }] }]),
    );
    const hostile = {
      paths: { '/a': { post: { requestBody: json('S0') } } },
      components: { schemas: { ...many, S40: { type: 'string' } } },
    };
    const start = process.cpuUsage();
    refusalsOf(opened(JSON.stringify(hostile)), {
      method: 'POST',
      path: '/a',
      parameters: [],
      body: shapeOfJson({ a: 1 }),
    });
    // The processor's time: by the clock a busy machine takes longer.
    expect(process.cpuUsage(start).user).toBeLessThan(20_000_000);
  });

  it('may have paths and methods with the names of every object', () => {
    const odd = opened('{ "paths": { "/constructor": { "__proto__": { "get": {} } }, "x": {}, "/y": null } }');
    for (const path of ['/constructor', '/y', '/toString']) {
      expect(refusalsOf(odd, { method: 'GET', path, parameters: [], body: undefined })).toEqual([
        `there is no \`GET ${path}\``,
      ]);
    }
  });
});
