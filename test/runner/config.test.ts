import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../src/runner/config.ts';

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

test('a list of one may be written without brackets, and a byte order mark before it all', () => {
  expect(parseConfig('\uFEFF{ "ignore": "a.ts" }')).toEqual({ ignore: ['a.ts'] });
});

describe('refuses', () => {
  test.each([
    ['{ "taget": "1.26.0" }', ': unknown key `taget`; did you mean `target`?'],
    ['{ "write": true }', ': unknown key `write`'],
    ['{ "target": 1.26 }', ': `target` must be text, not a value of type number'],
    ['{ "target": ["1.26.0"] }', ': `target` can be given once only'],
    ['{ "target": ">=1.26" }', ': `target` must be one version such as `1.26.0`, not `>=1.26`'],
    ['{ "from": "" }', ': `from` needs a value'],
    ['{ "profile": "contrat" }', ': `profile` must be `contract` or `komga`, not `contrat`; did you mean `contract`?'],
    ['{ "ignore": [null] }', ': `ignore` must be text, not null'],
    ['{ "ignore": [["a"]] }', ': `ignore` must be text, not a list'],
    ['{ "base-url": ["books"] }', ': `base-url` must be an address such as `https://books.example.net`, not `books`'],
    ['{ "alias": ["@"] }', ': `alias` must be an object such as `{ "@app": "src" }`, not a list'],
    ['{ "alias": { "@": 1 } }', ': `alias` of `@` must be text, not a value of type number'],
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
