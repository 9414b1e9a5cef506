import type * as t from '@babel/types';
import { isOutside } from '../source/names/outside-name.ts';
import { importOf, keyName, objectLiteral } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { Place, Value } from '../values/value.ts';
import type { CallSite } from './call-site.ts';
import type { Call, Form } from './form.ts';

/** The options of a call as a value: `undefined` if there are none. */
export function optionsOf(call: Call, form: Form): Value {
  const options = form.options === undefined ? undefined : call.args[form.options];
  if (options !== undefined) return givenOptions(call.evaluator.evaluate(options));
  const isSpread = form.options !== undefined && form.options < call.args.length;
  return isSpread ? { kind: 'unknown', place: call.place, why: 'spread arguments', via: [] } : { kind: 'undefined' };
}

/** Whether a call has a callback at a position. */
export function isCallbackAt({ args, evaluator }: Call, position: number | undefined): boolean {
  const given = position === undefined ? undefined : args[position];
  return given !== undefined && evaluator.evaluate(given).kind === 'function';
}

/** A callback in the place of the options means that there are none. */
function givenOptions(value: Value): Value {
  return value.kind === 'function' ? { kind: 'undefined' } : value;
}

/** The expression of a property in an object literal, which may spread another one. */
export function givenProperty(
  evaluator: Evaluator,
  object: Place<t.ObjectExpression>,
  name: string,
): Place | undefined {
  const own = propertyPlace(object, name);
  if (own !== undefined) return own;
  for (const property of [...object.node.properties].reverse()) {
    if (property.type !== 'SpreadElement') continue;
    const spread = evaluator.evaluate({ ...object, node: property.argument });
    const found = spread.kind === 'object' ? givenProperty(evaluator, spread.place, name) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The expression of a property that is written in an object literal; the last one counts. */
export function propertyPlace(object: Place<t.ObjectExpression>, name: string): Place | undefined {
  const property = findProperty(object.node, [name]);
  return property?.type === 'ObjectProperty' ? { ...object, node: property.value } : undefined;
}

/** The last property of an object literal with one of some names. */
export function findProperty(node: t.ObjectExpression, names: readonly string[]) {
  return node.properties.findLast(
    (property): property is t.ObjectProperty | t.ObjectMethod =>
      property.type !== 'SpreadElement' && names.includes(keyName(property) ?? ''),
  );
}

/** Whether a value that holds query parameters contains at least one. */
export function isSent(value: Value): CallSite['query'] {
  if (value.kind === 'undefined') return 'none';
  if (value.kind === 'object') return value.place.node.properties.length + value.writes.length > 0 ? 'some' : 'none';
  if (value.kind === 'choice') {
    const branches = value.branches.map(isSent);
    if (branches.includes('some')) return 'some';
    return branches.includes('unknown') ? 'unknown' : 'none';
  }
  return value.kind === 'unknown' || value.kind === 'external' ? 'unknown' : 'some';
}

/** The expression that is sent, directly or as its JSON text, through the functions that pass it on. */
export function sentIn(evaluator: Evaluator, value: Value, isText: boolean): Place | undefined {
  if (value.kind === 'object') return isText ? undefined : value.place;
  if (!isText && (value.kind === 'external' || value.kind === 'unknown')) return value.place;
  if (value.kind === 'json' && isText) return sentIn(evaluator, evaluator.evaluate(value.of), false) ?? value.of;
  if (value.kind !== 'choice') return undefined;
  for (const branch of value.branches) {
    const found = sentIn(evaluator, branch, isText);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is sent as the body: as far as it is known, else as it is written. An object that should be text sends no JSON. */
export function bodyIn(
  evaluator: Evaluator,
  value: Value,
  isText: boolean,
  written: Place | undefined,
): Place | undefined {
  if (isText && (value.kind === 'object' || value.kind === 'array')) return undefined;
  return sentIn(evaluator, value, isText) ?? written;
}

/** The object literal of an argument, written there or in the constant that it names. */
export function literalGiven(argument: t.Node, file: SourceFile): t.ObjectExpression | undefined {
  const binding = argument.type === 'Identifier' ? file.names.bindingOf(argument) : undefined;
  const { declaration, identifier, writes } = binding ?? {};
  if (declaration?.type !== 'VariableDeclarator' || declaration.id !== identifier) return objectLiteral(argument);
  return writes?.length === 0 && declaration.init ? objectLiteral(declaration.init) : undefined;
}

/**
 * The object literal of a variable that is read once, as an argument: `const init = { method: 'PUT' }; fetch(url,
 * init)`. A type of the code base may have no room for more properties.
 */
export function heldLiteral(argument: t.Node, file: SourceFile): t.ObjectExpression | undefined {
  const binding = argument.type === 'Identifier' ? file.names.bindingOf(argument) : undefined;
  if (binding?.references.length !== 1 || binding.kind === 'import') return undefined;
  const type = binding.identifier.typeAnnotation;
  const named = type?.type === 'TSTypeAnnotation' ? type.typeAnnotation : undefined;
  const isOwn = named !== undefined && !(named.type === 'TSTypeReference' && isForeign(named.typeName, file));
  return isOwn ? undefined : literalGiven(argument, file);
}

/** Whether the name of a type is a global one, or is imported from a package. */
function isForeign(name: t.TSEntityName, file: SourceFile): boolean {
  if (name.type !== 'Identifier') return true;
  const binding = file.names.bindingOf(name);
  const source = binding && importOf(binding, file.names)?.source;
  return binding === undefined || (source !== undefined && !source.startsWith('.'));
}

/** The argument of `JSON.stringify(…)`. */
export function stringified(place: Place): Place | undefined {
  const { node, file } = place;
  if (node.type !== 'CallExpression' || !isOutside(file, node.callee, 'JSON.stringify')) return undefined;
  const [argument] = node.arguments;
  return argument && { ...place, node: argument };
}

/** A member at a path, such as `params.query`. */
export function memberAlong({ evaluator, place }: Call, value: Value, path: string): Value {
  return path.split('.').reduce((inner, name) => evaluator.member(inner, name, place), value);
}
