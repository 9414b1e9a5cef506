import type * as t from '@babel/types';
import type { Binding, Names } from './names/bind.ts';
import { type AnyMember, isCast, isMember, withoutCasts } from './node-kinds.ts';

/**
 * One step into a destructuring pattern: a property or an index (undefined for the rest or a computed key), and its
 * default.
 */
export interface PatternStep {
  readonly name: string | undefined;
  readonly fallback: t.Expression | undefined;
  /** The properties that the rest of an object leaves out, if all of them are named. */
  readonly without?: readonly string[];
}

/**
 * The steps from the destructured value to the identifier that it declares; undefined if the pattern does not declare
 * it.
 */
export function patternPath(pattern: t.Node | null, identifier: t.Identifier): readonly PatternStep[] | undefined {
  switch (pattern?.type) {
    case 'Identifier':
      return pattern === identifier ? [] : undefined;
    case 'TSParameterProperty':
      return patternPath(pattern.parameter, identifier);
    case 'AssignmentPattern':
      return withFallback(patternPath(pattern.left, identifier), pattern.right);
    case 'RestElement':
      return patternPath(pattern.argument, identifier);
    case 'ObjectPattern':
      return firstPath(pattern.properties, (property) => {
        if (property.type === 'RestElement') return restPath(pattern, patternPath(property.argument, identifier));
        return within(keyName(property), patternPath(property.value, identifier));
      });
    case 'ArrayPattern':
      return firstPath(pattern.elements, (element, index) => within(String(index), patternPath(element, identifier)));
    default:
      return undefined;
  }
}

function firstPath<T>(items: readonly T[], find: (item: T, index: number) => readonly PatternStep[] | undefined) {
  for (const [index, item] of items.entries()) {
    const path = find(item, index);
    if (path !== undefined) return path;
  }
  return undefined;
}

function restPath(
  { properties }: t.ObjectPattern,
  path: readonly PatternStep[] | undefined,
): readonly PatternStep[] | undefined {
  const names = properties.map((property) => (property.type === 'RestElement' ? '' : keyName(property)));
  const taken = names.filter((name) => name !== undefined && name !== '') as string[];
  if (path === undefined || names.includes(undefined)) return within(undefined, path);
  return [{ name: undefined, fallback: undefined, without: taken }, ...path];
}

function within(
  name: string | undefined,
  path: readonly PatternStep[] | undefined,
): readonly PatternStep[] | undefined {
  return path && attach({ name, fallback: undefined }, path);
}

/** Puts a step before a path. A default at the very end of the step belongs to it. */
function attach(step: PatternStep, path: readonly PatternStep[]): readonly PatternStep[] {
  const [first, ...rest] = path;
  if (first !== undefined && first.name === defaultOnly) return [{ ...step, fallback: first.fallback }, ...rest];
  return [step, ...path];
}

const defaultOnly = '=';

function withFallback(path: readonly PatternStep[] | undefined, fallback: t.Expression) {
  return path && [{ name: defaultOnly, fallback }, ...path];
}

/** The loop whose variable a declarator declares: `for (const one of list)`, `for (const name in object)`. */
export function loopOf(
  { parentOf }: Pick<Names, 'parentOf'>,
  declarator: t.Node,
): t.ForOfStatement | t.ForInStatement | undefined {
  const declaration = parentOf(declarator);
  const loop = declaration && parentOf(declaration);
  const isLoop = loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement';
  return isLoop && loop.left === declaration ? loop : undefined;
}

/** Whether a step is only the default of a whole parameter or declarator, not a member. */
export function isDefaultOnly(step: PatternStep): boolean {
  return step.name === defaultOnly;
}

/** What a node changes itself: `a.b` of `a.b = c`, `a.b++`, `delete a.b`; each one of `[a, b.c] = list` and of a loop. */
export function targetsOf(node: t.Node): readonly t.Node[] {
  switch (node.type) {
    case 'AssignmentExpression':
    case 'ForOfStatement':
    case 'ForInStatement':
      return targetsIn(node.left);
    case 'UpdateExpression':
      return targetsIn(node.argument);
    case 'UnaryExpression':
      return node.operator === 'delete' ? [withoutCasts(node.argument)] : [];
    default:
      return [];
  }
}

/** The names and members that are assigned to by a pattern; a declaration has none. */
function targetsIn(node: t.Node | null): readonly t.Node[] {
  switch (node?.type) {
    case 'ObjectPattern':
      return node.properties.flatMap((one) => targetsIn(one.type === 'RestElement' ? one : one.value));
    case 'ArrayPattern':
      return node.elements.flatMap(targetsIn);
    case 'AssignmentPattern':
      return targetsIn(node.left);
    case 'RestElement':
      return targetsIn(node.argument);
    case 'VariableDeclaration':
    case undefined:
      return [];
    default:
      return [withoutCasts(node as t.Node)];
  }
}

/** Whether an expression is changed where it stands: `a.b` of `a.b = c` and of `[a.b] = list`. */
export function isTarget(node: t.Node, { parentOf }: Pick<Names, 'parentOf'>): boolean {
  let outer = parentOf(node);
  while (outer !== undefined && (isCast(outer) || inPattern.test(outer.type))) outer = parentOf(outer);
  return outer !== undefined && targetsOf(outer).includes(node);
}

const inPattern = /^(ArrayPattern|ObjectPattern|AssignmentPattern|RestElement|ObjectProperty)$/;

/** The name of a property key; undefined for a computed one. */
export function keyName(property: { key: t.Node; computed?: boolean | null }): string | undefined {
  const { key } = property;
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  return key.type === 'Identifier' && !property.computed ? key.name : undefined;
}

/** The value of a property of an object literal, if it is written out. */
export function writtenValue({ properties }: t.ObjectExpression, name: string): t.Node | undefined {
  const found = properties.findLast((one) => one.type === 'ObjectProperty' && keyName(one) === name);
  return found?.type === 'ObjectProperty' ? found.value : undefined;
}

/** Whether an object literal is written without spreads, and without a property of a name. */
export function lacksProperty({ properties }: t.ObjectExpression, name: string): boolean {
  return properties.every((one) => one.type !== 'SpreadElement' && keyName(one) !== name);
}

/** The expressions that are assigned to a variable after its declaration. */
export function assignedTo({ writes }: Pick<Binding, 'writes'>): readonly t.Expression[] {
  return writes.flatMap((one) => (one.type === 'AssignmentExpression' ? [one.right] : []));
}

/** The expression that a variable is declared with; undefined for anything else. */
export function declaredWith({ bindingOf }: Pick<Names, 'bindingOf'>, node: t.Node): t.Expression | undefined {
  const declaration = node.type === 'Identifier' ? bindingOf(node)?.declaration : undefined;
  if (declaration?.type !== 'VariableDeclarator' || declaration.id.type !== 'Identifier') return undefined;
  return declaration.init ?? undefined;
}

/** The function of the file that a call calls by its name; undefined if the name may stand for another one later. */
export function functionNamed({ bindingOf }: Pick<Names, 'bindingOf'>, callee: t.Node): NamedFunction | undefined {
  const binding = callee.type === 'Identifier' ? bindingOf(callee) : undefined;
  const fn = binding && (declaredWith({ bindingOf }, binding.identifier) ?? binding.declaration);
  return fn !== undefined && binding?.writes.length === 0 && isNamedFunction(fn) ? fn : undefined;
}

type NamedFunction = t.FunctionDeclaration | t.FunctionExpression | t.ArrowFunctionExpression;

function isNamedFunction(node: t.Node): node is NamedFunction {
  return /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type);
}

/** The name of a property of an object literal; undefined for what is spread into it, and for one that is computed. */
export function propertyName(property: t.ObjectExpression['properties'][number]): string | undefined {
  return property.type === 'SpreadElement' ? undefined : keyName(property);
}

/** The text for an expression; in `{ url }`, where it is also the name of its property, with that before it. */
export function writtenOut({ parentOf }: Pick<Names, 'parentOf'>, node: t.Node, text: string): string {
  const parent = parentOf(node);
  return parent?.type === 'ObjectProperty' && parent.shorthand ? `${keyName(parent)}: ${text}` : text;
}

/** The name of the member that an expression reads: `b` of `a.b` and `a['b']`; undefined if it is computed. */
export function memberName(member: AnyMember): string | undefined {
  return keyName({ key: member.property, computed: member.computed });
}

/** The named type of an annotation and, if imported, its module: `HttpClient` of `@angular/common/http`. */
export interface NamedType {
  readonly name: string;
  readonly source: string | undefined;
}

/**
 * The named type of an annotation; undefined for types declared in the file itself, which say nothing about a library.
 */
export function namedType(annotation: t.Node | null | undefined, names: Names): NamedType | undefined {
  if (annotation?.type !== 'TSTypeAnnotation' && annotation?.type !== 'TypeAnnotation') return undefined;
  const type = annotation.typeAnnotation;
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const declared = names.bindingOf(type.typeName);
  if (declared === undefined) return { name: type.typeName.name, source: undefined };
  const imported = importOf(declared, names);
  return imported && { name: imported.name, source: imported.source };
}

/** The module and the exported name (`default`, or `*` for the whole module) of an import binding. */
export function importOf(binding: Binding, names: Names): { source: string; name: string } | undefined {
  const { declaration } = binding;
  if (declaration.type === 'TSImportEqualsDeclaration') {
    const { moduleReference } = declaration;
    if (moduleReference.type !== 'TSExternalModuleReference') return undefined;
    return { source: moduleReference.expression.value, name: '*' };
  }
  const parent = names.parentOf(declaration);
  if (parent?.type !== 'ImportDeclaration') return undefined;
  const source = parent.source.value;
  if (declaration.type === 'ImportDefaultSpecifier') return { source, name: 'default' };
  if (declaration.type === 'ImportNamespaceSpecifier') return { source, name: '*' };
  const { imported } = declaration as t.ImportSpecifier;
  return { source, name: imported.type === 'Identifier' ? imported.name : imported.value };
}

/** The module that an expression loads: `require('x')`, `require('x').y`. */
export function requiredBy(node: t.Node): string | undefined {
  if (node.type === 'MemberExpression') return requiredBy(node.object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return undefined;
  const [source] = node.arguments;
  return source?.type === 'StringLiteral' ? source.value : undefined;
}

/** The parameters of a function that take arguments; TypeScript's `this` is not one of them. */
export function parametersOf<P extends t.Node>({ params }: { readonly params: readonly P[] }): readonly P[] {
  const [first] = params;
  return first?.type === 'Identifier' && first.name === 'this' ? params.slice(1) : params;
}

/** An expression as an object literal, with any casts removed. */
export function objectLiteral(node: t.Node): t.ObjectExpression | undefined {
  const inner = withoutCasts(node);
  return inner.type === 'ObjectExpression' ? inner : undefined;
}

/** The name that a function can be called by. */
export function functionName(node: t.Node, parent: t.Node | undefined): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.id?.name;
    case 'ClassMethod':
    case 'ObjectMethod':
      return keyName(node);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : undefined;
      if (parent?.type === 'AssignmentExpression') return assignedName(parent);
      return parent?.type === 'ObjectProperty' || parent?.type === 'ClassProperty' ? keyName(parent) : undefined;
    default:
      return undefined;
  }
}

/** The name of a function that is a member of something: `exports.load = function () { … }`, but not `module.exports = function () { … }`. */
function assignedName({ left }: t.AssignmentExpression): string | undefined {
  const name = isMember(left) ? lastName(left) : undefined;
  return name === 'exports' ? undefined : name;
}

/** `x` in `x` and in `a.x`; undefined for other expressions. */
export function lastName(node: t.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return isMember(node) ? keyName({ key: node.property, computed: node.computed }) : undefined;
}

/** A parameter, a property or an element without its default: `path` for `path = '/'`. */
export function withoutDefault(node: t.Node): t.Node;
export function withoutDefault(node: t.Node | undefined): t.Node | undefined;
export function withoutDefault(node: t.Node | undefined): t.Node | undefined {
  return node?.type === 'AssignmentPattern' ? node.left : node;
}

/** The text that a literal has in it. */
export function textIn(node: t.Node): string {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'RegExpLiteral') return node.pattern;
  return node.type === 'TemplateElement' ? node.value.raw : '';
}
