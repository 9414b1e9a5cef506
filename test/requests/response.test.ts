import { describe, expect, test } from 'vitest';
import { findCallSites } from '../../src/requests/find-call-sites.ts';
import { resultKindOf } from '../../src/requests/response/shape/result-kind.ts';
import { unwrapContent } from '../../src/requests/response/unwrap.ts';
import type { CallNode } from '../../src/source/node-kinds.ts';
import { openSource } from '../../src/source/source-file.ts';
import { applyEdits } from '../../src/source/text-edit.ts';
import { Evaluator } from '../../src/values/evaluate.ts';
import { normalForm } from '../../src/values/text/pieces.ts';
import type { Place } from '../../src/values/value.ts';
import { type Case, cases } from './response-cases.ts';

function unwrap({ before, path = 'client.ts' }: Case): string {
  const file = openSource(path, before);
  if ('failure' in file) throw new Error(`${file.failure.reason} in line ${file.failure.line}`);
  const evaluator = new Evaluator();
  const site = findCallSites(file, evaluator).find(({ pieces }) => normalForm(pieces).includes('tags'));
  if (site === undefined || site.node.type === 'ObjectExpression') throw new Error('no call site');
  const place: Place<CallNode> = { node: site.node, file, env: undefined };
  const kind = resultKindOf(evaluator, place, site);
  if ('refused' in kind) return `${kind.refused}: ${kind.message}`;
  const result = unwrapContent(evaluator, place, kind);
  return 'refused' in result ? `${result.refused}: ${result.message}` : applyEdits(before, result.edits);
}

describe.each(Object.entries(cases))('%s', (_group, list) => {
  test.each(list.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const result = unwrap(one);
    expect(result).toBe('refused' in one ? one.refused : one.after);
    expect(unwrap(one)).toBe(result);
    if (!('refused' in one)) expect(openSource(one.path ?? 'client.ts', result)).not.toHaveProperty('failure');
  });
});
