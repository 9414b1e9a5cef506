import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { memberName, objectLiteral, propertyName, withoutDefault } from '../../source/pattern.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';

/**
 * The object literal that a call passes to a function of the code base which spreads it into the object that it returns:
 * `{ url }` in `this.request({ url })`, of `request(options) { return { method: 'GET', ...options } }`. What is set in it
 * is then set in the result.
 */
export function mergedLiteral(evaluator: Evaluator, { node, ...at }: Place): t.ObjectExpression | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = evaluator.evaluate({ ...at, node: node.callee });
  if (callee.kind !== 'function') return undefined;
  const called = callee.place.node;
  const index = called.params.findIndex((param) => {
    const id = withoutDefault(param);
    return id.type === 'Identifier' && !hasOwnType(id) && isKept(returnedLiteral(called), id.name);
  });
  const given = node.arguments[index];
  return given && objectLiteral(given) === given ? given : undefined;
}

type Property = t.ObjectExpression['properties'][number];

/** Whether all that an object has is in a literal, and is not replaced there; headers are added to. */
function isKept(literal: t.ObjectExpression | undefined, name: string): boolean {
  const properties = literal?.properties ?? [];
  const at = properties.findIndex((property) => isSpreadOf(property, name));
  const [before, after] = [properties.slice(0, at), properties.slice(at + 1)];
  const isHeaders = (property: Property): boolean => propertyName(property) === 'headers';
  const isAdded = (property: Property): boolean =>
    isHeaders(property) && property.type === 'ObjectProperty' && takesHeadersOf(property.value, name);
  const isAllKept = after.every((property) => isAdded(property) || !ofRequest.has(propertyName(property) ?? 'method'));
  return at >= 0 && isAllKept && (!before.some(isHeaders) || after.some(isAdded));
}

/** Properties that an edit sets. */
const ofRequest: ReadonlySet<string> = new Set([
  'method',
  'type',
  'headers',
  'body',
  'data',
  'json',
  'payload',
  'contentType',
]);

/** `{ Accept: 'application/json', ...init.headers }` of `init` */
function takesHeadersOf(node: t.Node, name: string): boolean {
  return (
    node.type === 'ObjectExpression' &&
    node.properties.some((one) => {
      const from = one.type === 'SpreadElement' && isMember(one.argument) ? one.argument : undefined;
      return from?.object.type === 'Identifier' && from.object.name === name && memberName(from) === 'headers';
    })
  );
}

/** The object literal that is all that a function returns. */
export function returnedLiteral({ body }: FunctionNode): t.ObjectExpression | undefined {
  const returned: t.Node[] = body.type === 'BlockStatement' ? [] : [body];
  walk(body, (node) => {
    if (node.type === 'ReturnStatement' && node.argument) returned.push(node.argument);
  });
  const [only, ...others] = returned;
  return only !== undefined && others.length === 0 ? objectLiteral(only) : undefined;
}

/** Whether a property of an object literal is `...name`. */
export function isSpreadOf(property: t.Node | undefined, name: string): boolean {
  return (
    property?.type === 'SpreadElement' && property.argument.type === 'Identifier' && property.argument.name === name
  );
}

/** Whether the type of a parameter lists all its properties in place: `(options: { url: string })` takes no body. */
function hasOwnType(id: t.Identifier): boolean {
  const annotation = id.typeAnnotation?.type === 'TSTypeAnnotation' ? id.typeAnnotation.typeAnnotation : undefined;
  return annotation?.type === 'TSTypeLiteral';
}
