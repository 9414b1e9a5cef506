import type * as t from '@babel/types';
import type { CallNode } from '../../../source/node-kinds.ts';
import { usesName } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { Place } from '../../../values/value.ts';
import { type Refusal, refuse } from '../../call-site.ts';
import { declaredSignature, propertiesOf } from '../../wrappers/signature.ts';
import { typeArgumentsOf } from '../page-type.ts';
import type { ResultKind } from './result-kind.ts';

/** The result of a call through an interface, as declared there: a `Promise<T>` whose `T` the call gives is the body. */
export function declaredKind(evaluator: Evaluator, place: Place<CallNode>): ResultKind | Refusal {
  const returns = declaredSignature(evaluator.evaluate({ ...place, node: place.node.callee }))?.returns;
  const given = returns && typeArgumentsOf(returns.node)[0];
  const unknown = refuse('result-unknown', 'the return type of this call is not declared; read `content` by hand');
  if (returns === undefined || given === undefined) return unknown;
  const arrives = isNamed(returns.node, /^Observable$/) ? 'observable' : 'promise';
  if (isNamed(given, /^Response$/)) return { value: 'response', arrives };
  if (isNamed(given, /^AxiosResponse$/) || propertiesOf(evaluator, { ...returns, node: given })?.has('data') === true)
    return { value: 'data', arrives };
  const isOwnType =
    given.type === 'TSTypeReference' &&
    (isTypeParameter({ ...returns, node: given }) || typeArgumentsOf(place.node).length > 0);
  return isOwnType || given.type === 'TSArrayType' ? { value: 'body', arrives } : unknown;
}

/** Whether a type is a type parameter, such as `T` in `get<T>(path): Promise<T>`. */
function isTypeParameter({ node, file }: Place<t.TSTypeReference>): boolean {
  return (
    node.typeName.type === 'Identifier' && file.names.bindingOf(node.typeName)?.declaration.type === 'TSTypeParameter'
  );
}

function isNamed(type: t.Node, name: RegExp): boolean {
  return type.type === 'TSTypeReference' && usesName(type.typeName, name);
}
