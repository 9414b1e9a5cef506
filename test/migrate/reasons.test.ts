import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titledCodes, titleOf } from '../../src/migrate/reasons.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('reasons.ts'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');

test('every heading belongs to a code that is used somewhere', () => {
  expect(titledCodes.filter((one) => !code.includes(`'${one}'`))).toEqual([]);
});

test('headings are short, in lower case and without a full stop', () => {
  const headings = titledCodes.map(titleOf);
  expect(headings.filter((one) => /^[A-Z][a-z]|\.$/.test(one) || one.length > 60)).toEqual([]);
});

test('a code without a heading reads as its words', () => {
  expect(titleOf('no-such-thing')).toBe('no such thing');
});
