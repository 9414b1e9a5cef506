import { expect, test } from 'vitest';
import type { Outcome } from '../../src/migrate/diagnostic.ts';
import { exitCodeOf } from '../../src/reports/exit-code.ts';
import { callSite, file, resultOf } from './run-results.ts';

const found = (outcome: Outcome, target = '1.26.0') =>
  resultOf({ target, callSites: [callSite('GET /api/v1/books', outcome)] });
const broken = [file('a.ts', 'failed', '1:1 unexpected token')];

test.each([
  ['nothing', resultOf({}), 0, 0],
  ['migrated', found('migrated'), 0, 1],
  ['review', found('review'), 0, 1],
  ['manual', found('manual'), 1, 1],
  ['ignored', found('ignored'), 0, 0],
  ['migrated, removed at the target', found('migrated', '2.0.0'), 0, 3],
  ['manual, removed at the target', found('manual', '2.0.0'), 3, 3],
  ['manual, removed long before the target', found('manual', '3.1.4'), 3, 3],
  ['ignored, removed at the target', found('ignored', '2.0.0'), 0, 0],
  ['a failed file beside it', { ...resultOf({ files: broken }), callSites: found('manual', '2.0.0').callSites }, 2, 2],
])('%s', (_, result, migrate, check) => {
  expect({ migrate: exitCodeOf(result, 'migrate'), check: exitCodeOf(result, 'check') }).toEqual({ migrate, check });
});

test('what the baseline lists does not count, nor `manual` ones if they are allowed', () => {
  const [manual] = found('manual', '2.0.0').callSites;
  const known = resultOf({ target: '2.0.0', callSites: manual ? [{ ...manual, isKnown: true }] : [] });
  expect(exitCodeOf(known, 'check')).toBe(0);
  expect(exitCodeOf(found('manual', '2.0.0'), 'check', { allowsManual: true })).toBe(0);
  expect(exitCodeOf(found('review', '2.0.0'), 'check', { allowsManual: true })).toBe(3);
});
