import { expect, test } from 'vitest';
import { longestText, patternOf } from '../../src/values/methods/client-pattern.ts';

const usual: readonly (readonly [source: string, flags: string])[] = [
  ['^post$', 'i'],
  ['^(?:post|put|patch)$', 'i'],
  ['\\/+$', ''],
  ['^https?:\\/\\/', ''],
  ['^\\/?api\\/v\\d+\\/?', ''],
  ['^[^?+*{]+?\\?', ''],
  ['\\{(?<name>\\w+)\\}', ''],
  ['(?:\\/books)?$', ''],
  ['^[\\]*+?{]$', ''],
  ['\\+\\*\\?\\{', ''],
];

const hostile: readonly string[] = [
  '^(a+)+$',
  '^(a|a)*$',
  '(?:a?b?)+$',
  '(a*)*b',
  '^(\\w+\\s?)*$',
  '(.*)\\1x',
  '(?<x>.*)\\k<x>y',
  'a*a*a*b',
  'a+b?a+b?a+$',
  'a?a?a?aaa',
  '(a{1,9}){1,9}$',
  '(a+){9}b',
];

test.each(usual)('/%s/%s of a client is run', (source, flags) => {
  expect(patternOf(source, flags)).toEqual(new RegExp(source, flags));
});

test.each(hostile)('/%s/ of a client may take long, and is not run', (source) => {
  expect(patternOf(source, '')).toBeUndefined();
});

test.each([
  ['a', 'g'],
  ['a', 'y'],
  ['(', ''],
])('/%s/%s is not followed', (source, flags) => {
  expect(patternOf(source, flags)).toBeUndefined();
});

test('the worst of those that are run are done in no time', () => {
  const worst = ['[^]*a[^]*b', '(?=\\w*x)\\w+!', '.*?a?a?.*?!', '\\s{3,}\\s*x'];
  for (const source of worst) {
    const pattern = patternOf(source, '');
    for (const fill of ['a', ' ', 'ab', 'a ']) {
      const began = process.cpuUsage();
      pattern?.test(fill.repeat(longestText / fill.length));
      expect(pattern, source).toBeDefined();
      expect(process.cpuUsage(began).user / 1e6, `${source} on ${fill}`).toBeLessThan(2);
    }
  }
});
