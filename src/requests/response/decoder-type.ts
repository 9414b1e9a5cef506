import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { isGivenAsAny } from '../../values/declared/provided.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import type { Trace } from './flow/trace.ts';
import { addedType, pageType, typeArgumentsOf } from './page-type.ts';
import { awaited, type Shape } from './shape/shape.ts';

/**
 * The type argument of `decode<string[]>(res)`, and of `decode(res)` if it would be inferred from the expected list.
 */
export function decoderType(trace: Trace, call: t.CallExpression | t.OptionalCallExpression, given: Shape): undefined {
  if (awaited(given).is !== 'body') return;
  const [type] = typeArgumentsOf(call);
  if (type !== undefined) trace.typeEdits.push(...pageType(trace, type, { is: 'body' }));
  else if (isGeneric(trace, call.callee)) trace.typeEdits.push(...addedType(trace, call, call.callee, false));
}

/** `.then(decode<string[]>)` */
export function decoderReferenceType(trace: Trace, reference: t.Node, given: Shape): undefined {
  if (awaited(given).is !== 'body' || reference.type !== 'TSInstantiationExpression') return;
  trace.typeEdits.push(...pageType(trace, typeArgumentsOf(reference)[0], { is: 'body' }));
}

/** Whether a function of the code base has a type parameter that is not inferred from its arguments. */
export function isGeneric(trace: Trace, callee: t.Node): boolean {
  const functions = functionsOf(trace.evaluator.evaluate(trace.at(callee)));
  const isAny = isMember(callee) && isGivenAsAny(trace.evaluator, trace.at(callee.object));
  if (isAny) return false;
  return functions.some(({ place }) => isOpen(typeArgumentsOf(place.node)[0]) && !isInferred(place));
}

/** Example: `unwrap<T>(result: Promise<{ data?: T }>)` */
function isInferred({ node, file }: Place<FunctionNode>): boolean {
  const [parameter] = typeArgumentsOf(node);
  const name = parameter && file.textOf(parameter);
  return node.params.some((param) =>
    file
      .textOf(param)
      .split(/[^\w$]+/)
      .includes(name as string),
  );
}

/** Whether a type parameter may be any type; a constrained one is inferred from the arguments. */
export function isOpen(parameter: t.Node | undefined): boolean {
  return parameter?.type === 'TSTypeParameter' && !parameter.constraint;
}
