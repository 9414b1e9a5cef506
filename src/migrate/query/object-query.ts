import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import type { QueryLiteral } from '../../requests/edits/object-edit.ts';
import { keyName, lastName, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { pagingIn } from '../conditions/named-paging.ts';
import { pairList, pairParameters } from './pair-query.ts';
import { guardOf, noParameter, plainName, type QueryParameter, underTest } from './query-parameter.ts';
import { isOnlyRead } from './shared-query.ts';

/** An object literal that is present only if a test holds. */
interface Guarded {
  readonly object: t.ObjectExpression;
  readonly guardNode: t.Node;
  readonly guard: string;
}

/** What a query is made of where it is created. */
export interface MadeQuery {
  /** Undefined for `new URLSearchParams()`. */
  readonly object: QueryLiteral | undefined;
  /** Whether each value becomes one string. */
  readonly isText: boolean;
}

/** Reads `{…}`, `new URLSearchParams({…})`, `new URLSearchParams([['a', x]])` and `new URLSearchParams(Object.entries({…}))`. */
export function madeQuery(node: t.Node, takesPairs = false): MadeQuery | undefined {
  const literal = objectLiteral(node) ?? (takesPairs ? pairList(node) : undefined);
  if (literal !== undefined) return { object: literal, isText: false };
  if (node.type !== 'NewExpression' || lastName(node.callee) !== 'URLSearchParams') return undefined;
  const [argument] = node.arguments;
  if (argument === undefined) return { object: undefined, isText: true };
  const isEntries = argument.type === 'CallExpression' && lastName(argument.callee) === 'entries';
  const given = (isEntries ? argument.arguments[0] : argument) ?? argument;
  const object = objectLiteral(given) ?? (isEntries ? undefined : pairList(given));
  return object && { object, isText: true };
}

/**
 * The parameters in an object literal, including those under a test: `...(x && { a: x })`, and `a: x ? y : undefined`
 * unless each value becomes a string, as `URLSearchParams` makes it. Undefined if anything else is spread, or a name is
 * computed.
 */
export function objectParameters(
  site: CallSite,
  object: QueryLiteral,
  isText = false,
): readonly QueryParameter[] | undefined {
  if (object.type === 'ArrayExpression') return pairParameters(site, object, isText);
  const found: QueryParameter[] = [];
  for (const property of object.properties) {
    const read =
      property.type === 'SpreadElement' ? spread(site, property, isText) : [ownParameter(site, property, isText)];
    for (const one of read ?? [undefined]) {
      if (one === undefined) return undefined;
      found.push(one);
    }
  }
  return found;
}

/** The object of a query that is conditional as a whole, and its parameters: `params: x ? { a: x } : undefined`. */
export function guardedQuery(
  site: CallSite,
  node: t.Node,
): { readonly object: t.ObjectExpression; readonly parameters: readonly QueryParameter[] } | undefined {
  const guarded = guardedObject(site.file, node);
  const { object, ...test } = guarded ?? {};
  const found = object?.properties.map((one) => (one.type === 'SpreadElement' ? undefined : ownParameter(site, one)));
  const parameters = found?.flatMap((one) => (one === undefined || one.guard !== undefined ? [] : { ...one, ...test }));
  return object === undefined || parameters?.length !== found?.length || parameters === undefined
    ? undefined
    : { object, parameters };
}

function ownParameter(
  site: CallSite,
  property: t.ObjectProperty | t.ObjectMethod,
  isText = false,
): QueryParameter | undefined {
  const name = property.type === 'ObjectProperty' ? keyName(property) : undefined;
  if (name === undefined || property.type !== 'ObjectProperty') return undefined;
  const value = isText ? { value: { ...site.url, node: property.value } } : underTest(site, property.value);
  return { ...noParameter, name: plainName(name), property, ...value };
}

function spread(
  site: CallSite,
  element: t.SpreadElement,
  isText: boolean,
): readonly (QueryParameter | undefined)[] | undefined {
  const guarded = guardedObject(site.file, element.argument);
  if (guarded === undefined)
    return (
      ofConstant(site, element, isText) ??
      pagingIn(site, element.argument)?.map((one) => ({ ...one, property: element }))
    );
  const inner = guarded.object.properties.map((property) =>
    property.type === 'SpreadElement' ? undefined : ownParameter(site, property, isText),
  );
  return inner.map((one) => {
    if (one === undefined || one.guard !== undefined) return undefined;
    return { ...one, guard: guarded.guard, guardNode: guarded.guardNode, property: element };
  });
}

/** The parameters of a constant object that is spread; they stay where they are. */
function ofConstant(
  site: CallSite,
  element: t.SpreadElement,
  isText: boolean,
): readonly (QueryParameter | undefined)[] | undefined {
  const { argument } = element;
  const binding = argument.type === 'Identifier' ? site.file.names.bindingOf(argument) : undefined;
  const { declaration } = binding ?? {};
  if (binding === undefined || declaration?.type !== 'VariableDeclarator' || binding.writes.length > 0)
    return undefined;
  const object = declaration.init && objectLiteral(declaration.init);
  const isConstant = binding.references.every((reference) => isOnlyRead(site, reference));
  if (!object || !isConstant || object.properties.some(({ type }) => type === 'SpreadElement')) return undefined;
  return objectParameters(site, object, isText)?.map((one) => ({ ...one, property: element, isShared: true }));
}

/** `x && {…}`, `x ? {…} : {}`, `x ? undefined : {…}`. */
function guardedObject(file: SourceFile, node: t.Node): Guarded | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    return guardedObject(file, node.expression);
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    const object = objectLiteral(node.right);
    return object && { object, ...guardOf(file, node.left) };
  }
  if (node.type !== 'ConditionalExpression') return undefined;
  const [yes, no] = [objectLiteral(node.consequent), objectLiteral(node.alternate)];
  const isEmpty = (branch: t.Node, object: t.ObjectExpression | undefined) =>
    isAbsentWord(branch) || object?.properties.length === 0;
  if (yes !== undefined && isEmpty(node.alternate, no)) return { object: yes, ...guardOf(file, node.test) };
  if (no !== undefined && isEmpty(node.consequent, yes)) return { object: no, ...guardOf(file, node.test, true) };
  return undefined;
}
