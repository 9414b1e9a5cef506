import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parseConfig, readConfig } from '../../src/runner/config.ts';
import schema from '../../src/runner/configuration/config.schema.json' with { type: 'json' };
import { settingNames } from '../../src/runner/settings.ts';
import { tempFolder, tempRepository } from './temp-folder.ts';

test('every setting', () => {
  const config = {
    target: '1.26',
    from: '1.3',
    profile: 'contract',
    format: 'json',
    paths: ['src'],
    ignore: ['**/*.test.ts'],
    'base-url': ['https://books.example.net/komga'],
    alias: { '@shop': 'packages/shop/src' },
  };
  expect(parseConfig(JSON.stringify(config))).toEqual({ ...config, target: '1.26.0', from: '1.3.0' });
});

test('clients are described by name and member, and the schema says the same', () => {
  const network = { get: { url: 0, headers: 1 }, post: { url: 0, headers: 1, body: 2, text: true, responds: 'text' } };
  const { text: _, ...post } = network.post;
  const { clients } = parseConfig(JSON.stringify({ clients: { Network: network } }));
  expect(clients?.get('Network')).toEqual({ get: network.get, post: { ...post, isText: true } });
});

test('a list of one may be written without brackets, and a byte order mark before it all', () => {
  expect(parseConfig('\uFEFF{ "ignore": "a.ts" }')).toEqual({ ignore: ['a.ts'] });
});

describe('the file is found', () => {
  const config = JSON.stringify({
    target: '1.26.0',
    paths: ['packages/app/src', 'scripts'],
    ignore: ['**/*.test.ts', 'packages/*/gen/**', 'scripts/old.ts'],
    alias: { '@lib': 'packages/lib/src' },
    openapi: 'api.json',
  });

  test('above the working directory, and its paths are those of its folder', () => {
    const folder = tempRepository({ 'catalogue-codemod.config.json': config, 'packages/app/src/a.ts': '' });
    expect(readConfig(folder.at('packages/app'))).toEqual({
      target: '1.26.0',
      paths: ['src', '../../scripts'],
      ignore: [...['../../**/*.test.ts', '**/*.test.ts'], ...['../*/gen/**', 'gen/**'], '../../scripts/old.ts'],
      alias: { '@lib': '../lib/src' },
      openapi: '../../api.json',
    });
  });

  test('nearest first', () => {
    const own = '{ "target": "1.19.0" }';
    const folder = tempRepository({
      'catalogue-codemod.config.json': config,
      'packages/app/catalogue-codemod.config.json': own,
    });
    expect(readConfig(folder.at('packages/app'))).toEqual({ target: '1.19.0' });
  });

  test('not above the work tree, and not above the working directory outside of one', () => {
    const folder = tempFolder({ 'catalogue-codemod.config.json': config, 'inner/a.ts': '' });
    expect(readConfig(folder.at('inner'))).toEqual({});
    folder.git(['init', '--quiet'], 'inner');
    expect(readConfig(folder.at('inner'))).toEqual({});
  });

  test('and named where it is', () => {
    const folder = tempRepository({ 'catalogue-codemod.config.json': '{ "taget": "1" }', 'src/a.ts': '' });
    expect(() => readConfig(folder.at('src'))).toThrow(
      '../catalogue-codemod.config.json: unknown key `taget`; did you mean `target`?',
    );
  });
});

describe('the published schema', () => {
  const isValid = new Ajv2020().compile(schema);

  test('has every setting, and no other', () => {
    expect(Object.keys(schema.properties).toSorted()).toEqual(['$schema', ...settingNames].toSorted());
  });

  test('agrees with the reader', () => {
    const text = '{ "$schema": "x.json", "target": "1.26", "ignore": "a.ts", "alias": { "@": "src" } }';
    expect(parseConfig(text)).toEqual({ target: '1.26.0', ignore: ['a.ts'], alias: { '@': 'src' } });
    expect(isValid(JSON.parse(text))).toBe(true);
    for (const wrong of [{ taget: '1' }, { target: 1 }, { target: '>=1' }, { ignore: [1] }, { alias: [] }])
      expect(isValid(wrong)).toBe(false);
  });
});

describe('refuses', () => {
  test.each([
    ['{ "taget": "1.26.0" }', ': unknown key `taget`; did you mean `target`?'],
    [
      '{ "write": true }',
      ': unknown key `write`; the keys are `paths`, `target`, `from`, `profile`, `format`, `ignore`, `base-url`, `openapi`, `alias`, `clients`, `values`',
    ],
    ['{ "target": 1.26 }', ': `target` must be a string, not a number'],
    ['{ "target": ["1.26.0"] }', ': `target` can be given only once'],
    ['{ "target": ">=1.26" }', ': `target` must be one version such as `1.26.0`, not `>=1.26`'],
    ['{ "from": "" }', ': `from` needs a value'],
    ['{ "profile": "contrat" }', ': `profile` must be `contract` or `komga`, not `contrat`; did you mean `contract`?'],
    ['{ "ignore": [null] }', ': `ignore` must be a string, not null'],
    ['{ "ignore": [["a"]] }', ': `ignore` must be a string, not a list'],
    ['{ "base-url": ["books"] }', ': `base-url` must be an address such as `https://books.example.net`, not `books`'],
    ['{ "alias": ["@"] }', ': `alias` must be an object such as `{ "@app": "src" }`, not a list'],
    ['{ "alias": { "@": 1 } }', ': `alias` of `@` must be a string, not a number'],
    [
      '{ "clients": { "N": 1 } }',
      ': `clients` of `N` must be an object such as `{ "Network": { "get": { "url": 0, "headers": 1 } } }`',
    ],
    [
      '{ "clients": { "N": { "get": { "body": 0 } } } }',
      ': `clients` of `N.get` must say where the `url` is, such as `{ "Network": { "get": { "url": 0, "headers": 1 } } }`',
    ],
    [
      '{ "clients": { "N": { "": { "url": -1 } } } }',
      ': `clients` of `N`: `url` must be the position of an argument or the name of an option',
    ],
    [
      '{ "clients": { "N": { "get": { "url": 0, "responds": "xml" } } } }',
      ': `clients` of `N.get`: `responds` must be one of `response`, `data`, `body`, `json`, `text`',
    ],
    ['{ "clients": { "N": { "get": { "url": 0, "to": 1 } } } }', ': `clients` of `N.get`: unknown key `to`'],
    [
      '{ "clients": { "N": { "get": { "ulr": 0 } } } }',
      ': `clients` of `N.get`: unknown key `ulr`; did you mean `url`?',
    ],
    ['[]', ': must hold an object, for example `{ "target": "1.26.0" }`'],
    ['null', ': must hold an object, for example `{ "target": "1.26.0" }`'],
    ['{ "target": 1.26.0 }', ':1:17 unexpected `.`'],
    ['{\r\n  // the target\r\n}', ':2:3 unexpected `/`'],
    ['', ':1:1 unexpected end of the file'],
  ])('%s', (text, message) => {
    expect(() => parseConfig(text)).toThrow(
      expect.objectContaining({ name: 'UsageError', message: `catalogue-codemod.config.json${message}` }),
    );
  });
});
