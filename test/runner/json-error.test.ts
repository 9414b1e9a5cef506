import { describe, expect, test } from 'vitest';
import { jsonErrorAt } from '../../src/runner/result/json-error.ts';

describe('jsonErrorAt', () => {
  test.each([
    ['{ "a": 1, }', 1, 11, '`}`'],
    ['{\n  "a": tru\n}', 2, 8, '`t`'],
    ['{ "a" 1 }', 1, 7, '`1`'],
    ['[1 2]', 1, 4, '`2`'],
    ['{} {}', 1, 4, '`{`'],
    ['{ "a": "b\nc" }', 1, 8, '`"`'],
    ["{ 'a': 1 }", 1, 3, "`'`"],
    ['[1,', 1, 4, 'end of the file'],
    ['[😀]', 1, 2, '`😀`'],
  ])('%j', (text, line, column, found) => {
    expect(jsonErrorAt(text)).toEqual({ line, column, found });
  });

  test('agrees with JSON.parse on what is JSON', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9\\n"',
      '"\u007f"',
      '"\t"',
      '-0.5e+3',
      '01',
      'null',
      ' ',
      '\u00a0',
    ];
    let seed = 1;
    const pick = () => {
      seed = (seed * 48271) % 2147483647;
      return pieces[seed % pieces.length];
    };
    const counts = { accepted: 0, refused: 0 };
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + (round % 7) }, pick).join('');
      const isJson = parses(text);
      counts[isJson ? 'accepted' : 'refused']++;
      expect({ text, isJson: jsonErrorAt(text) === null }).toEqual({ text, isJson });
    }
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(500);
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
