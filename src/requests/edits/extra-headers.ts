import type * as t from '@babel/types';
import { isCall } from '../../source/node-kinds.ts';
import { objectLiteral, withoutDefault } from '../../source/pattern.ts';
import { endOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { isSpreadOf, returnedLiteral } from './merged-argument.ts';
import { addProperties, inlineObject } from './object-edit.ts';

/**
 * Passes one more header to a function of the code base that adds what it is given to its headers: `authHeaders()` of
 * `authHeaders = (extra = {}) => ({ …, ...extra })`. Undefined if a call is no such call.
 */
export function withExtras(
  evaluator: Evaluator,
  { node, ...at }: Place,
  pair: string,
): readonly TextEdit[] | undefined {
  if (!isCall(node) || node.type === 'NewExpression') return undefined;
  const callee = evaluator.evaluate({ ...at, node: node.callee });
  if (callee.kind !== 'function') return undefined;
  const position = extrasPosition(callee.place.node);
  const given = node.arguments[position];
  if (position < 0 || position < node.arguments.length - 1) return undefined;
  if (given !== undefined) {
    const literal = objectLiteral(given);
    return literal && literal === given ? addProperties(at.file, literal, [pair]) : undefined;
  }
  if (node.arguments.length !== position) return undefined;
  const end = endOf(node) - 1;
  const before = position === 0 ? '' : ', ';
  return [{ start: end, end, text: `${before}${inlineObject(at.file, [pair])}` }];
}

/** The position of the parameter that a function spreads last into the object that it returns; -1 if there is none. */
function extrasPosition(called: FunctionNode): number {
  const last = returnedLiteral(called)?.properties.at(-1);
  return called.params.findIndex((param) => {
    const id = withoutDefault(param);
    return id.type === 'Identifier' && isSpreadOf(last, id.name) && takesAnyName(id);
  });
}

/** Whether the type of a parameter, if it has one, takes a header of any name. */
function takesAnyName(id: t.Node): boolean {
  const annotation = 'typeAnnotation' in id ? (id.typeAnnotation as t.Node | null | undefined) : undefined;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  const name = type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : undefined;
  return annotation == null || name === 'Record' || name === 'HeadersInit';
}
