import type * as t from '@babel/types';
import { documentParameter } from '../../../source/comments/doc-comment.ts';
import { isEmptyObject, isMember } from '../../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { breakBefore } from '../../../source/style.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { holdsSuch, usesName } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { type Given, givenTo } from '../../../values/given.ts';
import { signaturesToFit } from '../../../values/types/signatures-to-fit.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';

/** An additional optional parameter of a function. */
export interface NewParameter {
  readonly name: string;
  /** Whether it is a property of the options that the function takes last. */
  readonly isOption: boolean;
  /** The edits by file: the declared type of the function may be in another one. */
  readonly edits: ReadonlyMap<SourceFile, readonly TextEdit[]>;
}

/**
 * The possible names of a new parameter, and the source of its default; without a default it is optional, and of any
 * type if none is given.
 */
export interface Asked {
  readonly names: readonly string[];
  readonly fallback?: string;
  readonly type?: string;
}

/**
 * Gives a function another optional parameter: the last one, or a property of the object that it destructures. The
 * overloads and the declared type of the function get it too. Undefined if the function must keep its signature: it has
 * rest parameters, or must fit a signature that can't have the parameter there.
 */
export function newParameter(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
  asked: Asked,
  isOption = false,
): NewParameter | undefined {
  const signatures = isAccessor(place.node) ? undefined : signaturesToFit(evaluator, place);
  const all = [place, ...(signatures ?? [])];
  const name = asked.names.find((one) => !all.some(({ node }) => usesName(node, new RegExp(`^${one}$`))));
  const own =
    name === undefined
      ? undefined
      : isOption
        ? inOptions(evaluator, place, name, asked)
        : inFunction(place, name, asked);
  if (signatures === undefined || name === undefined || own === undefined) return undefined;
  const isDestructured = isOption || (place.node.params.length === 1 && place.node.params[0]?.type === 'ObjectPattern');
  if (isDestructured && signatures.length > 0) return undefined;
  const edits = new Map([[place.file, own]]);
  for (const { file, params } of signatures) {
    const last = params.at(-1);
    if (last === undefined) return undefined;
    const declared = `${name}?: ${typeOf(asked)}`;
    edits.set(file, [...(edits.get(file) ?? []), behind(file, last, ', ', declared)]);
  }
  return { name, edits, isOption: isDestructured };
}

/** A further property of the typed options that a function takes last: `{ query, retries = 2 }: Options = {}`. */
function inOptions(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
  name: string,
  asked: Asked,
): TextEdit[] | undefined {
  const { node, file } = place;
  const pattern = withoutDefault(node.params.at(-1));
  if (pattern?.type === 'Identifier' && isOptions.test(pattern.name) && asked.fallback !== undefined)
    return takenFromOptions(evaluator, place, pattern, `${name} = ${asked.fallback}`, `${name}?: ${typeOf(asked)}`);
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
  if (documentParameter(file, node, id.name, { name: '', type: '' }) !== undefined) return undefined;
  if (binding.references.some((one) => isChanged(file, one) || isKey(file, one)) || usesName(node.body, /^arguments$/))
    return undefined;
  const isOwn = ({ value, place }: Given) =>
    value.kind === 'undefined' ||
    (value.kind === 'object' && evaluator.member(value, nameIn(property), place).kind === 'undefined');
  if (!givenTo(evaluator, binding, file).every(isOwn)) return undefined;
  const type = id.typeAnnotation?.type === 'TSTypeAnnotation' ? id.typeAnnotation.typeAnnotation : undefined;
  const isAny = type?.type === 'TSAnyKeyword';
  const typed = type === undefined ? '' : `: ${file.textOf(type)}${isAny ? '' : ` & ${braced(file, member)}`}`;
  const text = `${braced(file, `${property}, ...${id.name}`)}${typed}`;
  return [{ start: startOf(whole), end: endOf(whole.left), text }];
}

/** Whether code sets a member of what a name stands for: `init.headers = …`. */
function isChanged({ names }: SourceFile, reference: t.Node): boolean {
  let at = reference;
  for (let parent = names.parentOf(at); isMember(parent) && parent.object === at; parent = names.parentOf(at))
    at = parent;
  const parent = names.parentOf(at);
  const isWritten = parent?.type === 'AssignmentExpression' && parent.left === at;
  return at !== reference && (isWritten || /^(Update|Unary)Expression$/.test(parent?.type ?? ''));
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

function braced({ style }: SourceFile, inner: string): string {
  return style.spacedBraces ? `{ ${inner} }` : `{${inner}}`;
}

function typeOf({ fallback, type = fallback ? 'string' : 'unknown' }: Asked): string {
  return type;
}

/** The parameter in the function itself. */
function inFunction({ node, file }: Place<FunctionNode>, name: string, asked: Asked): TextEdit[] | undefined {
  const { fallback, type } = asked;
  const last = node.params.at(-1);
  if (last === undefined || last.type === 'RestElement') return undefined;
  const isTyped = isTypeScript(file, node);
  const typed = isTyped && !fallback ? `${name}?: ${typeOf(asked)}` : isTyped && type ? `${name}: ${type}` : name;
  const declared = fallback ? `${typed} = ${fallback}` : typed;
  if (last.type === 'ObjectPattern' && node.params.length === 1) return inPattern(file, last, name, asked);
  const edit = documentParameter(file, node, nameOfParameter(last), { name, type: typeOf(asked) });
  const documented = edit === undefined ? [] : [edit];
  if (hasParentheses(file, node, last)) return [...documented, behind(file, last, ', ', declared)];
  const start = { start: startOf(last), end: startOf(last), text: '(' };
  return [...documented, start, { start: endOf(last), end: endOf(last), text: `, ${declared})` }];
}

/** A parameter for a body behind the one at a position; undefined if that is no plain one. */
export function bodyBehind(
  { node, file }: Place<FunctionNode>,
  position: number,
  name: string,
): TextEdit[] | undefined {
  const param = node.params[position];
  const isPlain = param?.type === 'Identifier' || param?.type === 'AssignmentPattern';
  if (!isPlain) return undefined;
  const isOptional = param.type === 'Identifier' && param.optional === true;
  const added = `${name}${isOptional ? '?' : ''}${isTypeScript(file, node) ? ': unknown' : ''}`;
  if (hasParentheses(file, node, param)) return [behind(file, param, ', ', added)];
  const start = startOf(param);
  return [
    { start, end: start, text: '(' },
    { start: endOf(param), end: endOf(param), text: `, ${added})` },
  ];
}

function nameOfParameter(param: t.Node): string {
  const target = withoutDefault(param);
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

function isAccessor(node: FunctionNode): boolean {
  return 'kind' in node && node.kind !== 'method';
}

/** Another property in a pattern, and in its type annotation. */
function inPattern(file: SourceFile, pattern: t.Node, name: string, asked: Asked): TextEdit[] | undefined {
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
function behind(file: SourceFile, last: t.Node, separator: string, text: string): TextEdit {
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

/**
 * Whether a function sends one of two requests depending on the presence of its last parameter: it was extended for
 * other calls.
 */
export function hasGrown({ node, file }: Place<FunctionNode>): boolean {
  const last = parametersOf(node).at(-1);
  const pattern = withoutDefault(last);
  const taken = pattern?.type === 'ObjectPattern' ? pattern.properties.at(-1) : last;
  const [name] = taken === undefined ? [] : (/^[\w$]+/.exec(file.textOf(taken)) ?? []);
  return holdsSuch(node.body, (inner) => {
    // Example: `...(data !== undefined && { method: 'POST', body: JSON.stringify(data) })`
    if (inner.type === 'LogicalExpression')
      return file.textOf(inner.left) === `${name} !== undefined` && namesMethod(inner.right);
    // Unlike `headers: data === undefined ? {} : { 'Content-Type': 'application/json' }`, as people write it
    if (inner.type !== 'ConditionalExpression') return false;
    return file.textOf(inner.test) === `${name} === undefined` && namesMethod(inner.alternate);
  });
}

/** Whether code names a method that sends a body: as text, as a name, or as a property of options. */
function namesMethod(node: t.Node): boolean {
  return holdsSuch(node, (inner) => {
    if (inner.type === 'ObjectProperty') return keyName(inner) === 'method';
    const word = inner.type === 'StringLiteral' ? inner.value : inner.type === 'Identifier' ? inner.name : '';
    return /^(post|put|patch|delete)$/i.test(word);
  });
}
