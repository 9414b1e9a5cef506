import type * as t from '@babel/types';
import { type CallNode, isCall, isCast, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { holdsSuch, usesName } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo, referencesTo } from '../given.ts';
import { namesHeld } from '../objects/member-names.ts';
import type { Place, Value } from '../value.ts';
import { declaredType } from './declared-type.ts';

/** What the type of an object says: its property names, if all of them are known. */
export interface ObjectShape {
  readonly names: readonly string[] | undefined;
  /** Those that may hold a `Date`. */
  readonly dates?: readonly string[];
}

/**
 * What a variable, a parameter or the result of a function of the code base is known to hold if it is a plain object;
 * undefined if it may be anything else.
 */
export function objectShape(evaluator: Evaluator, file: SourceFile, node: t.Node): ObjectShape | undefined {
  // Example: `query.value` of a computed query
  if (isCall(node) || isMember(node)) return shapeOfResult(evaluator, file, node);
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined || binding.writes.length > 0) return undefined;
  const annotation = binding.identifier.typeAnnotation;
  if (annotation?.type === 'TSTypeAnnotation')
    return shapeOf({ node: annotation.typeAnnotation, file, env: undefined }, evaluator);
  const { declaration } = binding;
  if (declaration.type === 'VariableDeclarator') {
    if (declaration.init && isCall(declaration.init)) return shapeOfResult(evaluator, file, node);
    return isLiteral(declaration.init) ? { names: undefined } : undefined;
  }
  const holder = file.names.parentOf(binding.identifier);
  const isDefaulted = holder?.type === 'AssignmentPattern' && isLiteral(holder.right);
  const isRest = holder?.type === 'RestElement' && file.names.parentOf(holder)?.type === 'ObjectPattern';
  return isDefaulted || isRest ? { names: undefined } : undefined;
}

/**
 * The names in what a function returns, or in a parameter by its type, if they are all among some, and the code base passes
 * and adds no others: what has more fits the type, too. Undefined for anything else.
 */
export function namesAmong(
  evaluator: Evaluator,
  { node, file }: Place,
  some: readonly string[],
): readonly string[] | undefined {
  if (isCall(node)) return namesReturned(evaluator, { node, file, env: undefined }, some);
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const names = binding?.kind === 'param' ? objectShape(evaluator, file, node)?.names : undefined;
  if (binding === undefined || !names?.every((name) => some.includes(name))) return undefined;
  const holder = file.names.parentOf(binding.identifier);
  const byDefault = holder?.type === 'AssignmentPattern' ? [{ node: holder.right, file, env: undefined }] : [];
  const given = [...byDefault, ...givenTo(evaluator, binding, file).map(({ place }) => place)];
  // Calls that are not seen may pass more than the type names: `asked.map(list)`
  if (referencesTo(file, binding.declaration).some((reference) => isHandedOn(file, reference))) return undefined;
  const isOther = (reference: t.Node) => !readsAmong(file, reference, names);
  const hasMore = (place: Place) => !namesGiven(evaluator, place)?.every((name) => names.includes(name));
  return binding.references.some(isOther) || given.some(hasMore) ? undefined : names;
}

/** The names in the object that a function does nothing but return: `const paging = ({ page, sort }) => ({ page, sort })`. */
function namesReturned(
  evaluator: Evaluator,
  place: Place<CallNode>,
  some: readonly string[],
): readonly string[] | undefined {
  const called = evaluator.evaluate({ ...place, node: place.node.callee });
  const body = called.kind === 'function' ? called.place.node.body : undefined;
  const [only, ...others] = body?.type === 'BlockStatement' ? body.body : body ? [body] : [];
  if (only === undefined || others.length > 0) return undefined;
  if ([only, ...place.node.arguments].some((one) => holdsSuch(one, isCall))) return undefined;
  const value = evaluator.evaluate(place);
  const names = value.kind === 'object' ? namesHeld(value) : undefined;
  return names?.every((name) => some.includes(name)) ? names : undefined;
}

/** The names in an object, none for what is absent; undefined if they are not all known. */
function namesGiven(evaluator: Evaluator, place: Place): readonly string[] | undefined {
  const value = evaluator.evaluate(place);
  if (value.kind === 'undefined') return [];
  return value.kind === 'object' ? namesHeld(value) : objectShape(evaluator, place.file, place.node)?.names;
}

/** Whether a reference does not get or set a member of another name: `(query as any).tag = tag`. */
function readsAmong(file: SourceFile, reference: t.Node, names: readonly string[]): boolean {
  const parent = file.names.parentOf(reference);
  if (parent !== undefined && isCast(parent)) return readsAmong(file, parent, names);
  if (parent !== undefined && isCall(parent) && parent.arguments[0] === reference && isAssign(parent)) return false;
  return !isMember(parent) || parent.object !== reference || names.includes(memberName(parent) ?? '');
}

/** Whether a function is an argument of a call, or something is read from it: `asked.map(list)`, `list.apply(null, args)`. */
function isHandedOn(file: SourceFile, reference: t.Node): boolean {
  const parent = file.names.parentOf(reference);
  return isMember(parent) || (parent !== undefined && isCall(parent) && parent.callee !== reference);
}

/** `Object.assign(options, extra)` */
function isAssign({ callee }: CallNode): boolean {
  return isMember(callee) && memberName(callee) === 'assign';
}

/** `scoped(id)`, or a variable for it, if the function returns an object literal. */
function shapeOfResult(evaluator: Evaluator, file: SourceFile, node: t.Node): ObjectShape | undefined {
  return shapeOfValue(evaluator.evaluate({ node, file, env: undefined }));
}

/** An object literal, or one of several, if there is any: `filter ? { ...filter } : undefined`. */
function shapeOfValue(value: Value): ObjectShape | undefined {
  if (value.kind === 'object') return { names: namesHeld(value) };
  const some = value.kind === 'choice' ? value.branches.filter(({ kind }) => kind !== 'undefined') : [];
  return some.length === 0 ? undefined : together(some.map(shapeOfValue));
}

function isLiteral(node: t.Node | null | undefined): boolean {
  return node != null && objectLiteral(node) !== undefined;
}

function shapeOf({ node: type, file }: Place<t.TSType>, evaluator: Evaluator): ObjectShape | undefined {
  switch (type.type) {
    case 'TSTypeLiteral':
      return membersOf(type.members);
    case 'TSIntersectionType':
      return together(type.types.map((part) => shapeOf({ node: part, file, env: undefined }, evaluator)));
    case 'TSUnionType': {
      const parts = type.types.filter((part) => !/^TS(Undefined|Null)Keyword$/.test(part.type));
      const [only] = parts;
      return parts.length === 1 && only !== undefined
        ? shapeOf({ node: only, file, env: undefined }, evaluator)
        : undefined;
    }
    case 'TSTypeReference':
      return referred({ node: type, file, env: undefined }, evaluator);
    default:
      return undefined;
  }
}

/** `Record<…>`, `Partial<X>`, and what the code base declares. */
function referred({ node, file }: Place<t.TSTypeReference>, evaluator: Evaluator): ObjectShape | undefined {
  const { typeName, typeParameters } = node;
  const name = file.textOf(typeName);
  const [first] = typeParameters?.params ?? [];
  if (name === 'Record') return { names: undefined };
  if (/^(Partial|Readonly|Required)$/.test(name))
    return first && shapeOf({ node: first, file, env: undefined }, evaluator);
  if (/^(Pick|Omit)$/.test(name)) {
    const whole = first && shapeOf({ node: first, file, env: undefined }, evaluator);
    const keys = typeParameters?.params[1];
    const known = keys && keysOf({ node: keys, file, env: undefined }, evaluator);
    return whole && selected(name === 'Omit', whole, known);
  }
  const declared =
    typeName.type === 'Identifier' ? declaredType(evaluator, { node: typeName, file, env: undefined }) : undefined;
  if (declared?.node.type === 'TSTypeAliasDeclaration')
    return shapeOf({ ...declared, node: declared.node.typeAnnotation }, evaluator);
  if (declared?.node.type !== 'TSInterfaceDeclaration') return undefined;
  const bases = (declared.node.extends ?? []).map(({ expression, typeParameters }) =>
    expression.type === 'Identifier' && !typeParameters
      ? referred({ ...declared, node: reference(expression) }, evaluator)
      : undefined,
  );
  const own = membersOf(declared.node.body.body);
  // A base that is not seen may add any names.
  return together([own, ...bases.map((one) => one ?? { names: undefined })]);
}

function reference(typeName: t.Identifier): t.TSTypeReference {
  return { type: 'TSTypeReference', typeName } as t.TSTypeReference;
}

/** An object with the properties of all of some; undefined if one of them may be no plain object. */
function together(shapes: readonly (ObjectShape | undefined)[]): ObjectShape | undefined {
  if (shapes.includes(undefined)) return undefined;
  const isOpen = shapes.some((one) => one?.names === undefined);
  return {
    names: isOpen ? undefined : [...new Set(shapes.flatMap((one) => one?.names ?? []))],
    dates: shapes.flatMap((one) => one?.dates ?? []),
  };
}

/** `Pick<X, 'a' | keyof Y>` and `Omit<X, …>`, by the names that are written there. */
function selected(isLeft: boolean, whole: ObjectShape, keys: readonly string[] | undefined): ObjectShape {
  if (!isLeft && keys !== undefined)
    return { names: keys, dates: whole.dates?.filter((name) => keys.includes(name)) ?? [] };
  return { ...whole, names: keys && whole.names?.filter((name) => !keys.includes(name)) };
}

/** The names in a union of strings and of `keyof X`; undefined if it has others. */
function keysOf({ node, file, env }: Place, evaluator: Evaluator): readonly string[] | undefined {
  if (node.type === 'TSLiteralType') return node.literal.type === 'StringLiteral' ? [node.literal.value] : undefined;
  if (node.type === 'TSTypeOperator' && node.operator === 'keyof')
    return shapeOf({ node: node.typeAnnotation, file, env }, evaluator)?.names;
  if (node.type !== 'TSUnionType') return undefined;
  const all = node.types.map((one) => keysOf({ node: one, file, env }, evaluator));
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

function membersOf(members: readonly t.TSTypeElement[]): ObjectShape {
  const names = members.map((member) => (member.type === 'TSPropertySignature' ? keyName(member) : undefined));
  const dates = members.flatMap((member, index) => (usesName(member, /^Date$/) ? (names[index] ?? []) : []));
  return { names: names.every((name) => name !== undefined) ? names : undefined, dates };
}
