import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { classBodyAround, isMember, isMemberOfThis } from '../../../source/node-kinds.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { canStandAt, contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { walk } from '../../../source/walk.ts';
import { isExported } from '../../../values/declared/exports.ts';
import type { FunctionNode, TextSource } from '../../../values/value.ts';
import type { BaseChange } from '../../call-site.ts';

/**
 * The edits that take the version out of a constant, and write a parameter behind it where a function refers to it:
 * `const API = `${host}/api/v1`` becomes `` `${host}/api` ``, and `API + path` becomes `` `${API}/${version}${path}` ``. If other
 * code reads the constant, the function uses what that is made of, `` `${host}/api/${version}` ``. Undefined if it can't.
 */
export function splitConstant(
  file: SourceFile,
  { body }: FunctionNode,
  via: t.Node,
  { piece, start, end }: BaseChange,
  name: string,
): TextEdit[] | undefined {
  const held = via.type === 'Identifier' ? inConstant(file, via) : inField(file, via);
  const { at } = piece;
  if (held === undefined || at?.file !== file) return undefined;
  const { init, references, isOwn } = held;
  const rest = file.text.slice(at.start + end, endOf(at.node) - 1);
  const parts = isLastText(init, at) && /^\/?$/.test(rest) ? partsBefore(file, init, at, at.start + start) : undefined;
  if (parts === undefined || at.end - at.start !== piece.text.length) return undefined;
  const inside = references.filter((one) => contains(body, one));
  const behind = `\${${name}}${rest}`;
  const uses = (content: string) => inside.map((one) => spliced(file, one, content));
  const isAlone = inside.length === references.length && isOwn;
  if (isAlone && parts.cut !== undefined) return [parts.cut, ...uses(`\${${file.textOf(via)}}/${behind}`)];
  return parts.isPlain(inside) ? uses(parts.before + behind) : undefined;
}

/** A value that a constant or a field holds, everything that reads it, and whether no other file can. */
interface Held {
  readonly init: t.Expression;
  readonly references: readonly t.Node[];
  readonly isOwn: boolean;
}

function inConstant(file: SourceFile, via: t.Identifier): Held | undefined {
  const binding = file.names.bindingOf(via);
  const init = binding && initOf(binding);
  return binding && init && { init, references: binding.references, isOwn: !isExported(file, binding.name) };
}

/** `this.#root`, a private field that is set once: where it is declared, or in the constructor. */
function inField(file: SourceFile, via: t.Node): Held | undefined {
  const body = isMemberOfThis(via) ? classBodyAround(file, via) : undefined;
  const name = isMemberOfThis(via) ? memberName(via) : undefined;
  const field = body?.body.find(
    (one): one is t.ClassProperty | t.ClassPrivateProperty =>
      (one.type === 'ClassProperty' || one.type === 'ClassPrivateProperty') && keyName(one) === name,
  );
  const isOwn = field?.type === 'ClassPrivateProperty' || field?.accessibility === 'private';
  if (body === undefined || field === undefined || name === undefined || !isOwn) return undefined;
  const all: t.Node[] = [];
  let isWhole = false;
  walk(file.tree.program, (node) => {
    // Outside of the class, only `api['root']` reads what is private.
    if (isMember(node) && memberName(node) === name && (node.computed || contains(body, node))) all.push(node);
    // Example: `{ ...this }`, which holds the field, too
    isWhole ||= node.type === 'ThisExpression' && contains(body, node) && !isMember(file.names.parentOf(node));
  });
  if (isWhole && field.type === 'ClassProperty') return undefined;
  const sets = all.flatMap((one) => {
    const parent = file.names.parentOf(one);
    return parent?.type === 'AssignmentExpression' && parent.left === one ? [parent] : [];
  });
  const [init, ...others] = [...(field.value ? [field.value] : []), ...sets.map(({ right }) => right)];
  if (init === undefined || others.length > 0 || sets.some(({ operator }) => operator !== '=')) return undefined;
  return { init, references: all.filter((one) => !sets.some(({ left }) => left === one)), isOwn };
}

function initOf({ kind, declaration, writes }: Binding): t.Expression | undefined {
  const isConstant = kind === 'const' && writes.length === 0 && declaration.type === 'VariableDeclarator';
  return isConstant ? (declaration.init ?? undefined) : undefined;
}

/** Whether a text is the last one in an expression: `'…/v1'`, `` `…/v1` ``, `host + '/v1'`. */
function isLastText(init: t.Expression, { node, end }: TextSource): boolean {
  if (init.type === 'BinaryExpression') return init.operator === '+' && init.right === node;
  return init === node && (init.type !== 'TemplateLiteral' || end <= endOf(init) - 1);
}

/** What stands before an offset in the value of a constant, as the content of a template, and how to cut off the rest. */
function partsBefore(file: SourceFile, init: t.Expression, { node }: TextSource, offset: number) {
  const [first, last] = [startOf(node) + 1, endOf(node) - 1];
  const text = file.text.slice(first, offset);
  const left = init.type === 'BinaryExpression' ? init.left : undefined;
  // Example: `first + second + '/v1'`
  if (left !== undefined && left.type !== 'Identifier' && left.type !== 'MemberExpression') return undefined;
  // What a placeholder holds may be anything, but is only copied if it is plain.
  const isOdd = /[\\`]/.test(text);
  if ((isOdd && node.type !== 'TemplateLiteral') || (node.type !== 'TemplateLiteral' && text.includes('${')))
    return undefined;
  const before = left === undefined ? text : `\${${file.textOf(left)}}${text}`;
  const isCut = text.endsWith('/') && text.length > 1;
  const cut: TextEdit | undefined = isCut ? { start: offset - 1, end: last, text: '' } : undefined;
  const names = node.type === 'TemplateLiteral' ? [...node.expressions, ...(left ? [left] : [])] : left ? [left] : [];
  // An address that is written out is not repeated.
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(before);
  const isPlain = (targets: readonly t.Node[]) =>
    !isOdd &&
    !isAddress &&
    names.every((one) => one.type === 'Identifier' && targets.every((target) => canStandAt(file, one, target)));
  return { before, cut, isPlain };
}

/** Writes a template with some content in place of a name, as a part of the template or the sum around it. */
function spliced(file: SourceFile, node: t.Node, content: string): TextEdit {
  const [start, end] = [startOf(node), endOf(node)];
  const parent = file.names.parentOf(node);
  const isPart =
    parent?.type === 'TemplateLiteral' && file.text.slice(start - 2, start) === '${' && file.text[end] === '}';
  if (isPart) return { start: start - 2, end: end + 1, text: content };
  // Example: `API + path`
  const isSum = parent?.type === 'BinaryExpression' && parent.operator === '+' && parent.left === node;
  const isWhole = isSum && file.names.parentOf(parent)?.type !== 'BinaryExpression';
  if (isWhole && /^(Identifier|MemberExpression)$/.test(parent.right.type))
    return { start, end: endOf(parent), text: `\`${content}\${${file.textOf(parent.right)}}\`` };
  return { start, end, text: `\`${content}\`` };
}
