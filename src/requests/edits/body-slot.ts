import type * as t from '@babel/types';
import { callsIn } from '../../source/nodes.ts';
import { objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { findProperty, stringified } from '../call-parts.ts';
import type { BodySlot } from '../form.ts';
import type { Description } from '../guesses/description.ts';

/** The option that takes a body, and whether its sender sets the JSON content type itself. */
export interface DescribedBody {
  readonly body: Extract<BodySlot, { kind: 'property' }>;
  readonly isJson: boolean;
}

const bodyNames = ['data', 'body', 'json', 'payload'];

/** Functions of host applications, recognized by name. */
const known: readonly (readonly [callee: RegExp, slot: DescribedBody])[] = [
  [/(^|\.)createRequest(Object)?$/, { body: { kind: 'property', name: 'data', isText: true }, isJson: false }],
  [/(^|\.)(wx|uni|Taro|my|tt)\.request$/, { body: { kind: 'property', name: 'data', isText: false }, isJson: true }],
  [/(^|\.)cy\.request$/, { body: { kind: 'property', name: 'body', isText: false }, isJson: true }],
];

/** Where the call for a described request takes its body: as another such call in the file shows, or by its name. */
export function bodySlotOf({ object, holder }: Description): DescribedBody | undefined {
  if (holder === undefined) return undefined;
  const { file } = object;
  const callee = file.textOf(holder.callee);
  const json = findProperty(object.node, ['json']);
  // Example: `request({ uri, json: true })`
  if (json?.type === 'ObjectProperty' && json.value.type === 'BooleanLiteral' && json.value.value) {
    return { body: { kind: 'property', name: 'body', isText: false }, isJson: true };
  }
  return slotBeside(file, callee) ?? known.find(([pattern]) => pattern.test(callee))?.[1];
}

/** The body option that another call of the same function in the file uses. */
function slotBeside(file: SourceFile, callee: string): DescribedBody | undefined {
  const same = callsIn(file).filter((call) => file.textOf(call.callee) === callee);
  return same.flatMap((call) => call.arguments.flatMap((argument) => describedIn(file, argument) ?? []))[0];
}

/** The body option in the arguments of a call whose method takes a body. */
export function describedIn(file: SourceFile, argument: t.Node): DescribedBody | undefined {
  const literal = objectLiteral(argument);
  const property = literal && findProperty(literal, bodyNames);
  if (literal === undefined || property?.type !== 'ObjectProperty' || !sends(literal)) return undefined;
  const name = file.textOf(property.key);
  const isText = stringified({ node: property.value, file, env: undefined }) !== undefined;
  if (!isText && property.value.type !== 'ObjectExpression') return undefined;
  const headers = findProperty(literal, ['headers']);
  return {
    body: { kind: 'property', name, isText },
    isJson: !isText || (headers === undefined && findProperty(literal, ['json']) !== undefined),
  };
}

/** Whether a description has a method that takes a body. */
function sends(literal: t.ObjectExpression): boolean {
  return literal.properties.some(
    (property) =>
      property.type === 'ObjectProperty' &&
      property.value.type === 'StringLiteral' &&
      /^(post|put|patch)$/i.test(property.value.value),
  );
}
