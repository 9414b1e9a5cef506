import { expect, test } from 'vitest';
import { colored, paintFor, plain } from '../../src/reports/terminal/paint.ts';

const terminal = { isTTY: true, hasColors: () => true };

test.each([
  ['a terminal', terminal, {}, colored],
  ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, colored],
  ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, plain],
  ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, plain],
  ['a terminal without colours', { isTTY: true, hasColors: () => false }, {}, plain],
  ['a pipe', {}, {}, plain],
  ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '' }, colored],
  ['a pipe with both', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, colored],
])('%s', (_, stream, environment, paint) => {
  expect(paintFor(stream, environment)).toBe(paint);
});

test('blanks are not painted', () => {
  expect([colored('red', '  '), colored('red', 'x')]).toEqual(['  ', '\u001b[31mx\u001b[39m']);
});
