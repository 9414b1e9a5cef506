import type * as t from '@babel/types';
import { documentParameter } from '../../source/doc-comment.ts';
import { keyName, objectLiteral, parametersOf } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { FunctionNode, Place } from '../../values/value.ts';

/** An additional optional parameter of a function. */
export interface NewParameter {
  readonly name: string;
  readonly edits: readonly TextEdit[];
}

/**
 * The possible names of a new parameter, and the source of its default; without a default it is optional and of any
 * type.
 */
export interface Asked {
  readonly names: readonly string[];
  readonly fallback?: string;
}

/**
 * Gives a function another optional parameter: the last one, or a property of the object that it destructures.
 * Undefined if the function must keep its signature: it has rest parameters or overloads, or must fit a declared type.
 */
export function newParameter(
  { node, file }: Place<FunctionNode>,
  { names, fallback }: Asked,
): NewParameter | undefined {
  const last = node.params.at(-1);
  const text = file.textOf(node);
  const name = names.find((one) => !new RegExp(`\\b${one}\\b`).test(text));
  if (last === undefined || last.type === 'RestElement' || name === undefined || isBound(file, node)) return undefined;
  const declared = fallback ? `${name} = ${fallback}` : isTypeScript(file, node) ? `${name}?: unknown` : name;
  const inObject = node.params.length === 1 ? inPattern(file, last, name, fallback) : undefined;
  if (last.type === 'ObjectPattern' && node.params.length === 1) return inObject && { name, edits: inObject };
  const edit = documentParameter(file, node, nameOfParameter(last), { name, type: fallback ? 'string' : 'unknown' });
  const documented = edit === undefined ? [] : [edit];
  if (hasParentheses(file, node, last)) return { name, edits: [...documented, behind(file, last, ', ', declared)] };
  const start = { start: startOf(last), end: startOf(last), text: '(' };
  return { name, edits: [...documented, start, { start: endOf(last), end: endOf(last), text: `, ${declared})` }] };
}

function nameOfParameter(param: t.Node): string {
  const target = param.type === 'AssignmentPattern' ? param.left : param;
  return target.type === 'Identifier' ? target.name : '';
}

/** `x => …` has no parentheses around its parameter. */
function hasParentheses(file: SourceFile, node: FunctionNode, param: t.Node): boolean {
  if (node.type !== 'ArrowFunctionExpression' || node.params.length > 1) return true;
  return file.text.slice(startOf(node), startOf(param)).includes('(');
}

function isTypeScript(file: SourceFile, node: FunctionNode): boolean {
  return (
    /\.[cm]?tsx?$/.test(file.languagePath) ||
    node.params.some((param) => 'typeAnnotation' in param && param.typeAnnotation)
  );
}

/** Whether other code relies on the declared signature. */
function isBound(file: SourceFile, node: FunctionNode): boolean {
  const parent = file.names.parentOf(node);
  if (node.type === 'ObjectMethod' || node.type === 'ClassMethod' || node.type === 'ClassPrivateMethod') {
    if (node.kind !== 'method') return true;
  }
  if (node.type === 'ClassMethod') {
    return hasOverloads(file, node);
  }
  if (node.type === 'FunctionDeclaration') return hasOverloads(file, node);
  if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' && parent.id.typeAnnotation != null;
  return parent?.type === 'ClassProperty' && parent.typeAnnotation != null;
}

function hasOverloads(file: SourceFile, node: t.FunctionDeclaration | t.ClassMethod): boolean {
  const parent = file.names.parentOf(node);
  const holder = parent !== undefined && /^Export/.test(parent.type) ? file.names.parentOf(parent) : parent;
  const siblings =
    holder !== undefined && 'body' in holder && Array.isArray(holder.body) ? (holder.body as t.Node[]) : [];
  const name = nameOf(node);
  return siblings
    .map((one) => ('declaration' in one && one.declaration ? (one.declaration as t.Node) : one))
    .some((one) => /^TSDeclare/.test(one.type) && nameOf(one) === name);
}

function nameOf(node: t.Node): string | undefined {
  // A method has an `id` too, which is null.
  const id = ('id' in node && node.id) || ('key' in node ? node.key : undefined);
  return (id as t.Identifier | undefined)?.name;
}

/** Another property in a pattern, and in its type annotation. */
function inPattern(file: SourceFile, pattern: t.Node, name: string, fallback?: string): TextEdit[] | undefined {
  if (pattern.type !== 'ObjectPattern') return undefined;
  const last = pattern.properties.at(-1);
  if (last === undefined || last.type === 'RestElement') return undefined;
  const property = behind(file, last, ', ', fallback ? `${name} = ${fallback}` : name);
  const type = fallback ? 'string' : 'unknown';
  const annotation =
    pattern.typeAnnotation?.type === 'TSTypeAnnotation' ? pattern.typeAnnotation.typeAnnotation : undefined;
  if (annotation === undefined) return pattern.typeAnnotation ? undefined : [property];
  const members = typeMembers(file, annotation);
  const member = members?.at(-1);
  if (member === undefined) return undefined;
  const hasEnd = /[;,]$/.test(file.textOf(member));
  return [property, behind(file, member, hasEnd ? ' ' : '; ', `${name}?: ${type}${hasEnd ? ';' : ''}`)];
}

/** Inserts an item after another one, on a line of its own if that one has one. */
function behind(file: SourceFile, last: t.Node, separator: string, text: string): TextEdit {
  const line = /\n[ \t]*$/.exec(file.text.slice(0, startOf(last)))?.[0];
  const gap = line === undefined ? separator : separator.trimEnd() + line;
  return { start: endOf(last), end: endOf(last), text: gap + text };
}

/** The members of a type literal, or of an interface or alias of the same file that nothing else uses. */
function typeMembers(file: SourceFile, type: t.Node): readonly t.Node[] | undefined {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const declaration = file.names.bindingOf(type.typeName)?.declaration;
  if (declaration?.type === 'TSInterfaceDeclaration') return declaration.body.body;
  return declaration?.type === 'TSTypeAliasDeclaration' ? typeMembers(file, declaration.typeAnnotation) : undefined;
}

/**
 * Whether a function sends one of two requests depending on the presence of its last parameter: it was extended for
 * other calls.
 */
export function hasGrown({ node, file }: Place<FunctionNode>): boolean {
  const last = parametersOf(node).at(-1);
  const taken = last?.type === 'ObjectPattern' ? last.properties.at(-1) : last;
  const [name] = taken === undefined ? [] : (/^[\w$]+/.exec(file.textOf(taken)) ?? []);
  let found = false;
  walk(node.body, (inner) => {
    // Example: `...(data !== undefined && { method: 'POST', body: JSON.stringify(data) })`
    const isSpread = inner.type === 'LogicalExpression' && file.textOf(inner.left) === `${name} !== undefined`;
    found ||= isSpread && objectLiteral(inner.right)?.properties.some(isMethodOrType) === true;
    if (inner.type !== 'ConditionalExpression' || file.textOf(inner.test) !== `${name} === undefined`) return;
    // Example: `body: data === undefined ? undefined : JSON.stringify(data)`, as people write it
    found ||= ![name, `JSON.stringify(${name})`].includes(file.textOf(inner.alternate));
  });
  return found;
}

/** Whether a property is the method, or the type of a body. */
function isMethodOrType(property: t.ObjectExpression['properties'][number]): boolean {
  return property.type !== 'SpreadElement' && /^(method|content-type)$/i.test(keyName(property) ?? '');
}
