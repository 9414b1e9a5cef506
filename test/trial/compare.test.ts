import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../src/trial/compare.ts';
import type { Outcome } from '../../src/trial/trial.ts';
import { known } from './known.ts';

/** A run of `find()` that sent a request to an address. */
function run(address: string, isTried = true): Outcome {
  const sent = [{ method: 'GET', url: new URL(address), headers: new Headers(), body: undefined }];
  return { call: 'find()', amount: 'usual', sent, result: 'undefined', isTried, unfollowed: 0, ran: new Set() };
}

const old = 'http://catalogue.test/api/v1/genres';
const difference = (before: Outcome, after: Outcome) => differenceOf(before, after, known('komga'))?.message;

describe('two runs of one call', () => {
  test('differ if another request is sent', () => {
    const message = difference(run(old), run('http://catalogue.test/api/v1/series'));
    expect(message).toBe('it sent `GET /api/v1/genres` before and sends `GET /api/v1/series` after');
  });

  test('do not differ if the same request is sent', () => {
    expect(difference(run(old), run(old))).toBeUndefined();
  });

  const now = 'http://catalogue.test/api/v2/genres?unpaged=true';

  test('do not differ by a parameter that no operation reads, such as a time stamp', () => {
    expect(difference(run(`${old}?_t=1`), run(`${now}&_t=1`))).toBeUndefined();
  });

  test('differ by a parameter that only the replacement reads', () => {
    const message = difference(run(`${old}?search=a`), run(`${now}&search=a`));
    expect(message).toContain('sends `GET /api/v2/genres?unpaged=true&search=a` after');
  });

  test('do not differ by their number of requests if a statement was not followed to its end', () => {
    const [before, after] = [run(old), run(old)].map((one) => ({ ...one, unfollowed: 1 })) as [Outcome, Outcome];
    expect(difference(before, { ...after, sent: [] })).toBeUndefined();
    expect(difference(run(old), { ...run(old), sent: [] })).toContain('sends 0 after');
  });

  test.each([
    [true, false],
    [false, true],
  ])('say nothing if one of them ended early', (first, second) => {
    expect(difference(run(old, first), run('http://catalogue.test/api/v1/series', second))).toBeUndefined();
  });
});
