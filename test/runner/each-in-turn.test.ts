import { expect, test } from 'vitest';
import { eachInTurn } from '../../src/runner/scan/each-in-turn.ts';

/** Work that takes longer than the time after which others get their turn. */
function slowly(item: number): number {
  const end = performance.now() + 50;
  while (performance.now() < end);
  return item;
}

test('an abort during the work ends it at the next pause, with its reason', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  const work = (item: number) => {
    if (item === 2) stop.abort(new Error('enough'));
    done.push(slowly(item));
  };
  await expect(eachInTurn([1, 2, 3], work, { signal: stop.signal })).rejects.toThrow('enough');
  expect(done).toEqual([1, 2]);
});

test('items are processed in their order, and each pause says how many are done', async () => {
  const pauses: number[] = [];
  expect(await eachInTurn([3, 1, 2], slowly, { onPause: (count) => pauses.push(count) })).toEqual([3, 1, 2]);
  expect(pauses).toEqual([1, 2, 3, 3]);
});
