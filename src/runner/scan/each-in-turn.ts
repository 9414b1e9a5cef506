import { setImmediate } from 'node:timers/promises';

/** How many milliseconds pass before other work gets its turn. */
const pauseEvery = 40;

/** How to process items one by one, in the order given. */
export type EachOf = <T, R>(items: Iterable<T>, work: (item: T) => R) => Promise<R[]>;

/**
 * Processes items one by one, and pauses every 40 ms: progress can be drawn, `signal` can abort, and parsed files that
 * are no longer used can be freed, which the engine never does before a pause. Rejects with the reason of `signal`.
 */
export async function eachInTurn<T, R>(
  items: Iterable<T>,
  work: (item: T) => R,
  { onPause, signal }: { onPause?: (done: number) => void; signal?: AbortSignal | undefined },
): Promise<R[]> {
  const done: R[] = [];
  let pause = performance.now() + pauseEvery;
  for (const item of items) {
    done.push(work(item));
    if (performance.now() < pause) continue;
    onPause?.(done.length);
    await setImmediate();
    signal?.throwIfAborted();
    pause = performance.now() + pauseEvery;
  }
  onPause?.(done.length);
  return done;
}
