import type * as t from '@babel/types';
import { type CallNode, classBodyAround, isCall, isMember, isMemberOfThis } from '../../../source/node-kinds.ts';
import { functionNamed, memberName } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { holdsSuch } from '../../../source/walk.ts';
import { isExported } from '../../../values/declared/exports.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { literalsOf } from '../../../values/types/known-members.ts';
import type { FunctionNode, Place, TextPiece, TextSource } from '../../../values/value.ts';
import type { BaseChange } from '../../call-site.ts';
import { quoted } from '../../edits/respell.ts';
import { annotationOf, declaredTypeOf, memberOfType, type TypePlace } from '../../on-the-way/method-type.ts';
import type { Asked } from './new-parameter.ts';
import { splitConstant } from './split-constant.ts';

/** The parameter for a part of what comes before the path, with its current value as the default. */
export function forBase(evaluator: Evaluator, { node, file }: Place<FunctionNode>, base: BaseChange): Asked {
  const { piece, start, end } = base;
  const text = piece.text.slice(start, end);
  const isNumber = piece.at?.node.type === 'NumericLiteral' && text === piece.text;
  const names = isNumber || /^v\d+$/.test(text) ? ['version', 'apiVersion'] : ['prefix', 'root'];
  const field = ownField(file, node, base);
  if (field !== undefined)
    return { names, fallback: file.textOf(field), ...(!takesText(evaluator, base) && { type: 'string' }) };
  if (isNumber) return { names, fallback: text };
  const listed = listedFor(evaluator, piece).map(({ value }) => quoted(file, value));
  return { names, fallback: quoted(file, text), ...(listed.length > 0 && { type: listed.join(' | ') }) };
}

/**
 * The field of the own class that is the whole part: a subclass may set another one, `version = 'v2'`, which must stay the
 * default.
 */
function ownField(file: SourceFile, node: FunctionNode, { piece, start, end }: BaseChange): t.Node | undefined {
  const field = piece.via.findLast((one) => isMemberOfThis(one.node));
  if (field?.file !== file || start > 0 || end < piece.text.length) return undefined;
  const body = classBodyAround(file, field.node);
  const member = file.names.parentOf(node)?.type === 'ClassProperty' ? file.names.parentOf(node) : node;
  const isOwn = member !== undefined && file.names.parentOf(member) === body;
  return isOwn && !('static' in member && member.static) ? field.node : undefined;
}

/** Whether the type of a field also has the new text: it is any string, or a list with it. */
function takesText(evaluator: Evaluator, { piece: { at }, to }: BaseChange): boolean {
  const field = at?.file.names.parentOf(at.node);
  if (at === undefined || field?.type !== 'ClassProperty') return false;
  const type = annotationOf(field);
  if (type === undefined) return field.readonly !== true;
  const listed = literalsOf(declaredTypeOf(evaluator, { node: type, file: at.file }).node);
  return listed.length === 0 || listed.some(({ value }) => value === to);
}

/** The strings that the declared type of what has a text as its default lists: `version: 'v1' | 'v2' = 'v1'`. */
function listedFor(evaluator: Evaluator, { at }: TextPiece): readonly t.StringLiteral[] {
  const parent = at?.file.names.parentOf(at.node);
  if (at === undefined || parent === undefined) return [];
  const type = defaultedType(evaluator, at.file, parent);
  return type === undefined ? [] : literalsOf(declaredTypeOf(evaluator, type).node);
}

/** The declared type of `version = 'v1'`, and of `options.version ?? 'v1'`. */
function defaultedType(evaluator: Evaluator, file: SourceFile, parent: t.Node): TypePlace | undefined {
  if (parent.type === 'AssignmentPattern') {
    const own = annotationOf(parent);
    return own && { node: own, file };
  }
  const { left } = parent.type === 'LogicalExpression' ? parent : {};
  const name = left !== undefined && isMember(left) ? memberName(left) : undefined;
  const object = name !== undefined && left !== undefined && isMember(left) ? left.object : undefined;
  const binding = object?.type === 'Identifier' ? file.names.bindingOf(object) : undefined;
  const type = binding && annotationOf(binding.identifier);
  return type === undefined || name === undefined ? undefined : memberOfType(evaluator, { node: type, file }, name);
}

/**
 * Whether the part that changes is more than a version and its prefix: `v1/tags`. Then the call does not contain the
 * whole path.
 */
export function holdsPath({ piece, start, end }: BaseChange): boolean {
  return !/^\/?((api|v\d+)(\/|$))*$/.test(piece.text.slice(start, end));
}

/**
 * The ways to make a function take a part of a string from a parameter, each as its edits: in its literal, or where the
 * function refers to it. Empty if it does neither.
 */
export function carriedIn({ node, file }: Place<FunctionNode>, base: BaseChange, name: string): readonly TextEdit[][] {
  const { piece, start, end } = base;
  if (piece.at?.file === file && contains(node.body, piece.at.node)) return [[inLiteral(file, piece.at, base, name)]];
  const via = piece.via.findLast((one) => one.file === file && contains(node.body, one.node))?.node;
  const behind = piece.text.slice(end) + slashesCutOff(piece);
  const field = ownField(file, node, base);
  if (field !== undefined && field === via) return [[{ start: startOf(field), end: endOf(field), text: name }]];
  if (via === undefined || !/^\/?$/.test(behind)) return [];
  const binding = via.type === 'Identifier' ? file.names.bindingOf(via) : undefined;
  const uses = binding?.references.filter((one) => contains(node.body, one)) ?? [];
  const pattern = (piece.text.slice(start, end) + behind).replace(/[./]/g, '\\$&');
  const now = behind === '' ? name : `\`\${${name}}${behind}\``;
  const edits = (all: readonly t.Node[]) =>
    all.map((one) => ({ start: endOf(one), end: endOf(one), text: `.replace(/${pattern}$/, ${now})` }));
  // Example: `query ? `${root}${path}?${query}` : root + path`
  const ways = uses.length > 1 ? [[via], uses] : [[via]];
  const split = passedToFunction(file, via, base, name) ?? splitConstant(file, node, via, base, name);
  const replaced = ways.filter((all) => all.every((one) => isPlain(file, one))).map(edits);
  return split === undefined ? replaced : [split, ...replaced];
}

/**
 * The edits that give the part to the function that makes the base: `root() + path` becomes `root(version) + path`. It must
 * have no parameters, and be only called.
 */
function passedToFunction(file: SourceFile, via: t.Node, base: BaseChange, name: string): TextEdit[] | undefined {
  const callee = via.type === 'CallExpression' && via.arguments.length === 0 ? via.callee : undefined;
  const binding = callee?.type === 'Identifier' ? file.names.bindingOf(callee) : undefined;
  const fn = callee && functionNamed(file.names, callee);
  const { at } = base.piece;
  if (binding === undefined || fn === undefined || at?.file !== file) return undefined;
  const { params, body } = fn;
  const isCalled = (one: t.Node) => callTaken(file, one)?.arguments.length === 0;
  if (
    params.length > 0 ||
    !contains(body, at.node) ||
    holdsSuch(fn, (one) => one.type === 'Identifier' && one.name === name)
  )
    return undefined;
  if (isExported(file, binding.name) || !binding.references.every(isCalled)) return undefined;
  const open = file.text.indexOf('(', startOf(fn)) + 1;
  const parameter = `${name} = ${quoted(file, base.piece.text.slice(base.start, base.end))}`;
  return [
    { start: open, end: open, text: parameter },
    inLiteral(file, at, base, name),
    { start: endOf(via) - 1, end: endOf(via) - 1, text: name },
  ];
}

/** The call of what an expression names. */
function callTaken({ names }: SourceFile, callee: t.Node): CallNode | undefined {
  const call = names.parentOf(callee);
  return call !== undefined && isCall(call) && call.callee === callee ? call : undefined;
}

/** The slashes at the end of the literal, if code on the way takes them off: `join(base, path)`. */
function slashesCutOff({ at }: TextPiece): string {
  const rest = at?.file.text.slice(at.end, endOf(at.node) - 1) ?? '';
  return /^\/$/.test(rest) ? rest : '';
}

function inLiteral(file: SourceFile, at: TextSource, { start, end }: BaseChange, name: string): TextEdit {
  const [from, to] = [at.start + start, at.start + end];
  if (at.node.type === 'TemplateLiteral') return { start: from, end: to, text: `\${${name}}` };
  const [open, close] = [startOf(at.node), endOf(at.node)];
  const parent = file.names.parentOf(at.node);
  // Example: `server + '/api/' + version + path`, where the code joins strings already
  if (parent?.type === 'BinaryExpression' && parent.operator === '+') {
    const [before, behind] = [file.text.slice(open, from), file.text.slice(to, close)];
    const quote = file.text[open] ?? '';
    const parts = [before + quote, name, quote + behind].filter((part) => part !== quote + quote);
    return { start: open, end: close, text: parts.join(' + ') };
  }
  const [before, behind] = [file.text.slice(open + 1, from), file.text.slice(to, close - 1)];
  return { start: open, end: close, text: before + behind === '' ? name : `\`${before}\${${name}}${behind}\`` };
}

/** Whether a reference is a string itself, not a promise of one. */
function isPlain(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  // Example: `base() + path`
  if (node.type === 'CallExpression') return parent?.type === 'BinaryExpression' || parent?.type === 'TemplateLiteral';
  return /^(Identifier|MemberExpression)$/.test(node.type) && parent?.type !== 'AwaitExpression';
}
