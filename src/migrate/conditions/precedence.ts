import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { operand } from '../../source/operand.ts';
import { canStandAt, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { QueryParameter } from '../query/query-parameter.ts';

/** Filters of which only the first one present counts. */
export interface Precedence {
  /** Those that never count. */
  readonly lost: readonly QueryParameter[];
  /** The edits that leave out the others if an earlier one is present. */
  readonly edits: readonly TextEdit[];
}

/**
 * Makes only the first filter that is present count. If that is known only at run time, the new code tests for it.
 * Refuses if the test can't be written at a filter.
 */
export function applyPrecedence(
  file: SourceFile,
  order: readonly string[],
  parameters: readonly QueryParameter[],
  mayBeAbsent: (parameter: QueryParameter) => boolean,
): Precedence | Refusal {
  const lost: QueryParameter[] = [];
  const edits: TextEdit[] = [];
  const before: QueryParameter[] = [];
  let isDecided = false;
  for (const name of order) {
    const same = parameters.filter((one) => one.name === name);
    for (const parameter of same) {
      if (isDecided) lost.push(parameter);
      else if (before.length > 0) {
        const edit = leftOut(file, parameter, before);
        if (edit === undefined) return unsaid(before[0] as QueryParameter);
        edits.push(edit);
      }
    }
    isDecided ||= same.some((one) => !mayBeAbsent(one));
    before.push(...same);
  }
  return { lost, edits };
}

function unsaid({ name }: QueryParameter): Refusal {
  return refuse('precedence', `which filter applies depends on whether \`${name}\` is set; send only one of them`);
}

/** Sends a parameter only if none of the earlier ones is present; undefined if that can't be written. */
function leftOut(file: SourceFile, parameter: QueryParameter, before: readonly QueryParameter[]): TextEdit | undefined {
  const { property, statement, guardNode, isLoose, isShared } = parameter;
  const target = property ?? statement;
  const tests = before.map((one) => testOf(file, one, target));
  if (isLoose || isShared || target === undefined || tests.includes(undefined)) return undefined;
  const test = tests.join(' || ');
  const isNone = tests.length === 1 ? `!${test}` : `!(${test})`;
  if (property?.type === 'SpreadElement') {
    const { argument } = property;
    return replaced(argument, `${test} ? {} : ${file.textOf(argument)}`);
  }
  if (property !== undefined)
    return replaced(property, `...(${test} ? {} : ${inlineObject(file, [file.textOf(property)])})`);
  if (guardNode === undefined) return { start: startOf(target), end: startOf(target), text: `if (${isNone}) ` };
  const around = file.names.parentOf(guardNode);
  // What is tested decides on the other branch, too.
  if (around?.type === 'IfStatement' && around.alternate) return undefined;
  const guard = file.textOf(guardNode);
  return replaced(guardNode, `${isNone} && ${guardNode.type === 'LogicalExpression' ? `(${guard})` : guard}`);
}

function replaced(node: t.Node, text: string): TextEdit {
  return { start: startOf(node), end: endOf(node), text };
}

/** The source of a test for the presence of a parameter, if it can be written at a node. */
function testOf(
  file: SourceFile,
  { guard, guardNode, value, isText, isLoose }: QueryParameter,
  target: t.Node | undefined,
): string | undefined {
  const asked = guardNode ?? (isText ? undefined : value?.node);
  if (asked === undefined || target === undefined || isLoose || !canStandAt(file, asked, target)) return undefined;
  return operand(guard ?? file.textOf(asked));
}
