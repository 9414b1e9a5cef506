import { expect, test } from 'vitest';
import { didYouMean } from '../../src/runner/result/did-you-mean.ts';

const known = ['target', 'from', 'format', 'base-url', 'help'];

test.each([
  ['taget', 'target'],
  ['tragte', 'target'],
  ['Target', 'target'],
  ['form', 'from'],
  ['formt', 'format'],
  ['baseurl', 'base-url'],
])('%s is near %s', (name, nearest) => {
  expect(didYouMean(name, known, '--')).toBe(`; did you mean \`--${nearest}\`?`);
});

test.each(['', 'x', 'verbose', 'tar', 'constructor'])('nothing is near %j', (name) => {
  expect(didYouMean(name, known)).toBe('');
});
