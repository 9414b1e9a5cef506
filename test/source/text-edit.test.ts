import { expect, test } from 'vitest';
import { applyEdits, composeEdits, type TextEdit } from '../../src/source/text-edit.ts';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

function someEdits(length: number, pick: (below: number) => number, letter: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let at = pick(4); at <= length; at += 1 + pick(6)) {
    const end = Math.min(length, at + pick(4));
    edits.push({ start: at, end, text: letter.repeat(pick(4)) });
    at = end;
  }
  return edits;
}

test('composed edits do what the two lists do, one after the other', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const pick = numbers(seed);
    const text = 'abcdefghijklmnopqrstuvwxyz'.slice(0, 5 + pick(20));
    const first = someEdits(text.length, pick, '1');
    const between = applyEdits(text, first);
    const second = someEdits(between.length, pick, '2');
    const composed = composeEdits(text, first, second);
    expect(applyEdits(text, composed), `${seed}`).toBe(applyEdits(between, second));
    for (const [index, edit] of composed.entries()) {
      expect(edit.start <= edit.end && edit.start >= (composed[index - 1]?.end ?? 0), `${seed}`).toBe(true);
    }
  }
});
