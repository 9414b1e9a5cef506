import { expect, test } from 'vitest';
import {
  type Answer,
  answer,
  type Choosing,
  openQuestion,
  refusedOf,
  startChoosing,
  undoAnswer,
} from '../../src/runner/choosing.ts';
import type { CallSiteResult } from '../../src/runner/result/run-result.ts';

const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 9 });

const sites = [
  { file: 'a.ts', operation: 'GET /api/v1/tags', transform: '1.26.0', before: at(1) },
  { file: 'a.ts', operation: 'GET /api/v1/books', transform: '1.19.0', before: at(2) },
  { file: 'b.ts', operation: 'GET /api/v1/tags', transform: '1.26.0', before: at(1) },
  { file: 'b.ts', operation: 'GET /api/v1/genres', transform: '1.26.0', before: at(2) },
] as CallSiteResult[];

/** The numbers of the refused call sites, and of the open question. */
function after(...given: readonly (Answer | 'undo')[]) {
  const step = (choosing: Choosing, one: Answer | 'undo') =>
    one === 'undo' ? undoAnswer(choosing) : answer(choosing, one);
  const end = given.reduce(step, startChoosing(sites));
  return { refused: refusedOf(end).map((site) => sites.indexOf(site)), open: openQuestion(end) };
}

const yes = (scope: Answer['scope'] = 'one'): Answer => ({ choice: 'change', scope });
const no = (scope: Answer['scope'] = 'one'): Answer => ({ choice: 'leave', scope });

test.each([
  ['nothing said', [], [], 0],
  ['one after the other', [yes(), no()], [1], 2],
  ['all of an operation', [no('operation')], [0, 2], 1],
  ['all of a version', [no('version')], [0, 2, 3], 1],
  ['all of a file', [yes(), yes(), no('file')], [2, 3], undefined],
  ['the rest', [yes(), no('rest')], [1, 2, 3], undefined],
  ['earlier answers stay', [yes(), no(), no('version')], [1, 2, 3], undefined],
  ['an answer is taken back with all that it was for', [yes(), no('rest'), 'undo'], [], 1],
  ['nothing to take back', ['undo'], [], 0],
  ['an answer to no question', [yes('rest'), no()], [], undefined],
] as const)('%s', (_, given, refused, open) => {
  expect(after(...given)).toEqual({ refused, open });
});

test('a call with several operations is asked about once', () => {
  const [first] = sites as [CallSiteResult];
  const both = [first, { ...first, operation: 'GET /api/v1/genres' } as CallSiteResult];
  const end = answer(startChoosing(both), no());
  expect(refusedOf(end)).toEqual(both);
  expect(openQuestion(end)).toBeUndefined();
});
