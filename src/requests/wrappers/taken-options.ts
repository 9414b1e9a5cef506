import { parametersOf } from '../../source/pattern.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { mayHaveMember } from '../../values/types/known-members.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { annotationOf } from '../on-the-way/method-type.ts';

/** Whether a function takes some properties, as source, in the options at a position; also if no type tells. */
export function takesProperties(
  evaluator: Evaluator,
  callee: Place<FunctionNode> | undefined,
  position: number,
  properties: readonly string[],
): boolean {
  const param = callee && parametersOf(callee.node)[position];
  const node = param && annotationOf(param);
  const type = callee && node && { node, file: callee.file };
  return properties.every((property) => mayHaveMember(evaluator, type, (property.split(':')[0] as string).trim()));
}
