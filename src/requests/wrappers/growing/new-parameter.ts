import type * as t from '@babel/types';
import { documentParameter } from '../../../source/comments/doc-comment.ts';
import { isMember } from '../../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { holdsSuch, usesName } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { declaredMembers, type Signature, signaturesToFit } from '../../../values/types/signatures-to-fit.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { behind, inOptions, inPattern, isTypeScript, typeOf } from './in-options.ts';

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
  called?: t.Node,
): NewParameter | undefined {
  const signatures = isAccessor(place.node) ? undefined : signaturesOf(evaluator, place, called);
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
  const edits = new Map([[place.file, own]]);
  for (const one of signatures) {
    const edit = inSignature(one, `${name}?: ${typeOf(asked)}`, isDestructured);
    if (edit === undefined) return undefined;
    edits.set(one.file, [...(edits.get(one.file) ?? []), edit]);
  }
  return { name, edits, isOption: isDestructured };
}

/** The signatures that a function must fit, with those of members through which the code base calls it. */
function signaturesOf(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
  called: t.Node | undefined,
): readonly Signature[] | undefined {
  const own = signaturesToFit(evaluator, place);
  const name = called && isMember(called) ? memberName(called) : undefined;
  const members = own === undefined || name === undefined ? [] : declaredMembers(evaluator, place, name);
  return own && members && [...own, ...members.filter((one) => !own.some(({ node }) => node === one.node))];
}

/** Another optional parameter of a declared type, or a further member of the type of its last one. */
function inSignature({ file, params }: Signature, declared: string, isOption: boolean): TextEdit | undefined {
  const last = params.at(-1);
  if (last === undefined) return undefined;
  if (!isOption) return behind(file, last, ', ', declared);
  const type = 'typeAnnotation' in last ? last.typeAnnotation : undefined;
  if (type?.type !== 'TSTypeAnnotation' || type.typeAnnotation.type !== 'TSTypeReference') return undefined;
  return { start: endOf(type), end: endOf(type), text: ` & { ${declared} }` };
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

function isAccessor(node: FunctionNode): boolean {
  return 'kind' in node && node.kind !== 'method';
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
