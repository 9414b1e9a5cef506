import type * as t from '@babel/types';
import { documentOption } from '../../../source/comments/doc-comment.ts';
import type { Binding } from '../../../source/names/bind.ts';
import { isEmptyObject, isMember } from '../../../source/node-kinds.ts';
import { memberName, targetsOf, withoutDefault } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { breakBefore } from '../../../source/style.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { holdsSuch, usesName } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { type Given, givenTo } from '../../../values/given.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { indentAt, inlineObject } from '../../edits/object-edit.ts';
import type { Asked } from './new-parameter.ts';

/** A further property of the typed options that a function takes last: `{ query, retries = 2 }: Options = {}`. */
export function inOptions(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
  name: string,
  asked: Asked,
): TextEdit[] | undefined {
  const { node, file } = place;
  const pattern = withoutDefault(node.params.at(-1));
  if (pattern?.type === 'Identifier' && isOptions.test(pattern.name) && asked.fallback !== undefined)
    return (
      takenFromOptions(evaluator, place, pattern, `${name} = ${asked.fallback}`, `${name}?: ${typeOf(asked)}`) ??
      readFromOptions(evaluator, place, pattern, name, asked.fallback)
    );
  const isKnown =
    pattern?.type === 'ObjectPattern' &&
    (pattern.typeAnnotation?.type === 'TSTypeAnnotation' || !isTypeScript(file, node));
  return isKnown && node.params.length > 1 ? inPattern(file, pattern, name, asked) : undefined;
}

const isOptions = /^(init|opts?|options|config|settings|request(Init|Options|Config))$/;

/**
 * A property of options that the function hands on: `(path, init = {})` becomes `(path, { version = 'v1', ...init } = {})`. All
 * calls pass literals, and nothing writes to the options.
 */
function takenFromOptions(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  id: t.Identifier,
  property: string,
  member: string,
): TextEdit[] | undefined {
  const whole = node.params.at(-1);
  const binding = file.names.bindingOf(id);
  if (node.params.length < 2 || whole?.type !== 'AssignmentPattern' || !isEmptyObject(whole.right)) return undefined;
  if (binding === undefined || binding.writes.length > 0) return undefined;
  const documented = documentOption(file, node, id.name, member);
  if (documented === 'unknown') return undefined;
  if (binding.references.some((one) => isChanged(file, one) || isKey(file, one)) || usesName(node.body, /^arguments$/))
    return undefined;
  if (mayBeGiven(evaluator, file, binding, nameIn(property))) return undefined;
  const type = id.typeAnnotation?.type === 'TSTypeAnnotation' ? id.typeAnnotation.typeAnnotation : undefined;
  const isAny = type?.type === 'TSAnyKeyword';
  const typed = type === undefined ? '' : `: ${file.textOf(type)}${isAny ? '' : ` & ${inlineObject(file, [member])}`}`;
  const text = `${inlineObject(file, [property, `...${id.name}`])}${typed}`;
  return [...(documented ? [documented] : []), { start: startOf(whole), end: endOf(whole.left), text }];
}

/** Whether a call may already pass an option of a name. */
function mayBeGiven(evaluator: Evaluator, file: SourceFile, binding: Binding, name: string): boolean {
  const isOwn = ({ value, place }: Given) =>
    value.kind === 'undefined' ||
    (value.kind === 'object' && evaluator.member(value, name, place).kind === 'undefined');
  return !givenTo(evaluator, binding, file).every(isOwn);
}

/**
 * A property of untyped options of which the function only reads members, once an object stands in for none: below `opts = opts
 * || {}` there will be `const version = opts.version || 'v1'`.
 */
function readFromOptions(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  id: t.Identifier,
  name: string,
  fallback: string,
): TextEdit[] | undefined {
  const binding = file.names.bindingOf(id);
  const first = node.body.type === 'BlockStatement' ? node.body.body[0] : undefined;
  const filled = first?.type === 'ExpressionStatement' ? first.expression : undefined;
  if (binding === undefined || filled?.type !== 'AssignmentExpression' || node.params.length < 2) return undefined;
  const isOnly = binding.writes.length === 1 && binding.writes[0] === filled && fillsIn(filled, id.name);
  if (!isOnly || isTypeScript(file, node) || documentOption(file, node, id.name, '') !== undefined) return undefined;
  const others = binding.references.filter((one) => !contains(filled, one));
  const isRead = (one: t.Node) => isMember(file.names.parentOf(one)) && !isChanged(file, one);
  const isTaken = (one: t.Node) => one.type === 'Identifier' && (one.name === 'arguments' || one.name === name);
  if (!others.every(isRead) || holdsSuch(node.body, isTaken)) return undefined;
  if (mayBeGiven(evaluator, file, binding, name)) return undefined;
  const { endOfLine, semicolons } = file.style;
  const text = `const ${name} = ${id.name}.${name} || ${fallback}${semicolons ? ';' : ''}`;
  const at = endOf(first as t.Node);
  return [{ start: at, end: at, text: `${endOfLine}${indentAt(file.text, startOf(first as t.Node))}${text}` }];
}

/** `opts = opts || {}`, `opts ||= {}` */
function fillsIn({ operator, left, right }: t.AssignmentExpression, name: string): boolean {
  const isIt = (node: t.Node) => node.type === 'Identifier' && node.name === name;
  if (!isIt(left)) return false;
  if (/^(\|\||\?\?)=$/.test(operator)) return isEmptyObject(right);
  const isOr = right.type === 'LogicalExpression' && right.operator !== '&&';
  return operator === '=' && isOr && isIt(right.left) && isEmptyObject(right.right);
}

/** Whether code sets a member of what a name stands for: `init.headers = …`. */
function isChanged({ names }: SourceFile, reference: t.Node): boolean {
  let at = reference;
  for (let parent = names.parentOf(at); isMember(parent) && parent.object === at; parent = names.parentOf(at))
    at = parent;
  const parent = names.parentOf(at);
  return at !== reference && parent !== undefined && targetsOf(parent).includes(at);
}

/** Whether something is kept under the very object: `sent.has(init)`. */
function isKey({ names }: SourceFile, reference: t.Node): boolean {
  const call = names.parentOf(reference);
  return (
    call?.type === 'CallExpression' &&
    isMember(call.callee) &&
    /^(get|set|has|add)$/.test(memberName(call.callee) ?? '')
  );
}

function nameIn(property: string): string {
  return property.split(' ', 1)[0] as string;
}

export function typeOf({ fallback, type = fallback ? 'string' : 'unknown' }: Asked): string {
  return type;
}

export function isTypeScript(file: SourceFile, node: FunctionNode): boolean {
  return (
    /\.[cm]?tsx?$/.test(file.languagePath) ||
    node.params.some((param) => 'typeAnnotation' in param && param.typeAnnotation)
  );
}

/** Another property in a pattern, and in its type annotation. */
export function inPattern(file: SourceFile, pattern: t.Node, name: string, asked: Asked): TextEdit[] | undefined {
  const { fallback } = asked;
  if (pattern.type !== 'ObjectPattern') return undefined;
  const last = pattern.properties.at(-1);
  if (last === undefined || last.type === 'RestElement') return undefined;
  const property = behind(file, last, ', ', fallback ? `${name} = ${fallback}` : name);
  const annotation =
    pattern.typeAnnotation?.type === 'TSTypeAnnotation' ? pattern.typeAnnotation.typeAnnotation : undefined;
  if (annotation?.type === 'TSAnyKeyword') return [property];
  if (annotation === undefined) return pattern.typeAnnotation ? undefined : [property];
  const members = typeMembers(file, annotation);
  const member = members?.at(-1);
  if (member === undefined) return undefined;
  const hasEnd = /[;,]$/.test(file.textOf(member));
  // Lines end a member as well as a semicolon does.
  const separator = hasEnd || breakBefore(file.text, startOf(member)) !== undefined ? ' ' : '; ';
  return [property, behind(file, member, separator, `${name}?: ${typeOf(asked)}${hasEnd ? ';' : ''}`)];
}

/** Inserts an item after another one, on a line of its own if that one has one. */
export function behind(file: SourceFile, last: t.Node, separator: string, text: string): TextEdit {
  const line = breakBefore(file.text, startOf(last));
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
