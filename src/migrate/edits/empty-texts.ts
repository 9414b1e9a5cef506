import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isMember } from '../../source/node-kinds.ts';
import { callsIn } from '../../source/nodes.ts';
import { memberName } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { insertedSpans, mapOffset, type TextEdit } from '../../source/text-edit.ts';

/** A variable with a declaration statement of its own. */
export interface Declared {
  readonly binding: Binding;
  readonly statement: t.VariableDeclaration;
  readonly init: t.Expression;
}

/** Where a variable that holds nothing can be taken out: edits of expressions, and statements that go as a whole. */
export interface TakenOut {
  readonly edits: readonly TextEdit[];
  readonly statements: readonly t.Node[];
}

/**
 * The edits that take out an object that edits left empty, if it is all that `URLSearchParams` gets, or the options of one of some
 * calls of libraries.
 */
export function emptyArguments(
  file: SourceFile,
  edits: readonly TextEdit[],
  calls: readonly number[],
): readonly TextEdit[] {
  const ends = edits.map(({ end }) => mapOffset(end, edits));
  const added = insertedSpans(edits);
  const isNew = (node: t.Node) => added.some(({ start, end }) => start <= startOf(node) && endOf(node) <= end);
  return callsIn(file).flatMap((call) => {
    const [last, before] = call.arguments.toReversed();
    if (last === undefined || file.textOf(last) !== '{}' || isNew(last)) return [];
    const isEmptied = ends.some((end) => startOf(last) < end && end <= endOf(last));
    const isNeedless = before ? calls.includes(startOf(call)) : isOutside(file, call.callee, 'URLSearchParams');
    return isEmptied && isNeedless
      ? [{ start: before ? endOf(before) : startOf(last), end: endOf(last), text: '' }]
      : [];
  });
}

/** The declaration of a variable that has a statement of its own in a block or a module. */
export function declaredAs({ names }: SourceFile, declarator: t.Node | undefined): Declared | undefined {
  const statement = declarator && names.parentOf(declarator);
  if (declarator?.type !== 'VariableDeclarator' || statement?.type !== 'VariableDeclaration') return undefined;
  const { id, init } = declarator;
  const binding = id.type === 'Identifier' ? names.bindingOf(id) : undefined;
  const isStatement = /^(Program|BlockStatement)$/.test(names.parentOf(statement)?.type ?? '');
  const isAlone = statement.declarations.length === 1 && isStatement;
  return binding && init && isAlone ? { binding, statement, init } : undefined;
}

/**
 * Takes a variable that holds an empty string or an empty `URLSearchParams` out of all strings that it is added to, with
 * the `?` before it; undefined if it has other uses.
 */
export function withoutEmpty(file: SourceFile, { binding, init }: Declared): TakenOut | undefined {
  const kind = isEmptyString(init) ? 'text' : isEmptyQuery(file, init) ? 'query' : undefined;
  return kind && binding.writes.length === 0 ? takenOut(file, binding, kind) : undefined;
}

/** What holds nothing: a string, or a query that is not one yet. */
type Kind = 'text' | 'query';

function takenOut(file: SourceFile, { references }: Binding, kind: Kind): TakenOut | undefined {
  const edits: TextEdit[] = [];
  const statements: t.Node[] = [];
  for (const reference of references) {
    const at = startOf(reference);
    const isGone = [...edits, ...statements].some((one) => (one.start ?? 0) <= at && at < (one.end ?? 0));
    const found = isGone ? { edits: [], statements: [] } : useWithout(file, reference, kind);
    if (found === undefined) return undefined;
    edits.push(...found.edits);
    statements.push(...found.statements);
  }
  return edits.every((edit) => !hasComment(file, edit)) ? { edits, statements } : undefined;
}

/** What is left of one use. */
function useWithout(file: SourceFile, reference: t.Node, of: Kind): TakenOut | undefined {
  const { node, kind } = widest(file, { node: reference, kind: of });
  const parent = file.names.parentOf(node);
  const edit = (start: number, end: number, text = ''): TakenOut => ({ edits: [{ start, end, text }], statements: [] });
  const all = (...statements: readonly t.Node[]): TakenOut => ({ edits: [], statements });
  const tested = kind === 'text' ? testOf(file, node) : sizeTestOf(file, node);
  if (tested?.type === 'IfStatement') return tested.alternate ? undefined : all(tested);
  if (tested?.type === 'ConditionalExpression') {
    const { start, end } = withParentheses(file, tested);
    return edit(start, end, file.textOf(tested.alternate));
  }
  switch (parent?.type) {
    case 'TemplateLiteral':
      return file.names.parentOf(parent)?.type === 'TaggedTemplateExpression' ? undefined : outOfTemplate(parent, node);
    case 'BinaryExpression':
      return parent.operator === '+' ? outOfSum(file, parent, node) : undefined;
    case 'AssignmentExpression': {
      const statement = file.names.parentOf(parent);
      const isSearch = isMember(parent.left) && memberName(parent.left) === 'search' && parent.operator === '=';
      const isAdded = parent.operator === '+=' && kind === 'text';
      return statement?.type === 'ExpressionStatement' && (isSearch || isAdded) ? all(statement) : undefined;
    }
    case 'VariableDeclarator': {
      const declared = declaredAs(file, parent);
      if (declared === undefined || declared.binding.writes.length > 0) return undefined;
      const rest = takenOut(file, declared.binding, kind);
      return rest && { edits: rest.edits, statements: [declared.statement, ...rest.statements] };
    }
    default:
      return undefined;
  }
}

/** The widest expression around one that holds nothing that holds nothing either: `qs ? '?' + qs : ''`. */
function widest(file: SourceFile, from: { readonly node: t.Node; readonly kind: Kind }): typeof from {
  const { node, kind } = from;
  const parent = file.names.parentOf(node);
  const outer = parent && file.names.parentOf(parent);
  const text = (wider: t.Node) => widest(file, { node: wider, kind: 'text' });
  switch (parent?.type) {
    case 'MemberExpression': {
      const isText = memberName(parent) === 'toString' && parent.object === node;
      const isCalled = outer?.type === 'CallExpression' && outer.callee === parent && outer.arguments.length === 0;
      return isText && isCalled ? text(outer) : from;
    }
    case 'CallExpression': {
      const { callee } = parent;
      const isText = callee.type === 'Identifier' && callee.name === 'String' && file.names.isGlobal(callee);
      return isText && parent.arguments[0] === node ? text(parent) : from;
    }
    case 'BinaryExpression': {
      const isMark = parent.left.type === 'StringLiteral' && parent.left.value === '?';
      return parent.operator === '+' && isMark && parent.right === node ? text(parent) : from;
    }
    case 'TemplateLiteral': {
      const [before, after] = parent.quasis.map(({ value }) => value.raw);
      const isAll = parent.expressions.length === 1 && /^\??$/.test(before ?? '') && after === '';
      return isAll && outer?.type !== 'TaggedTemplateExpression' ? text(parent) : from;
    }
    case 'LogicalExpression':
      return kind === 'text' && parent.operator === '&&' && parent.left === node ? text(parent) : from;
    default: {
      const tested = kind === 'text' ? testOf(file, node) : sizeTestOf(file, node);
      return tested?.type === 'ConditionalExpression' && isEmptyString(tested.alternate) ? text(tested) : from;
    }
  }
}

type Tested = t.ConditionalExpression | t.IfStatement;

/** What an empty string is the test of, so that it takes the other way: itself, or its length. */
function testOf(file: SourceFile, node: t.Node): Tested | undefined {
  const parent = file.names.parentOf(node);
  const tested = testedBy(file, node);
  if (tested !== undefined || parent?.type !== 'BinaryExpression') return tested ?? sizeTestOf(file, node);
  const isCompared = /^!==?$/.test(parent.operator) && parent.left === node && isEmptyString(parent.right);
  return isCompared ? testOf(file, parent) : undefined;
}

/** The same by the number of what it contains: `query.size`, `[...query].length > 0`. */
function sizeTestOf(file: SourceFile, node: t.Node): Tested | undefined {
  const { names } = file;
  const spread = names.parentOf(node);
  const list = spread?.type === 'SpreadElement' ? names.parentOf(spread) : undefined;
  const counted = list?.type === 'ArrayExpression' && list.elements.length === 1 ? list : node;
  const size = names.parentOf(counted);
  if (size?.type !== 'MemberExpression' || !/^(length|size)$/.test(memberName(size) ?? '')) return undefined;
  const parent = names.parentOf(size);
  const isMore = parent?.type === 'BinaryExpression' && parent.left === size && /^(>|!==?)$/.test(parent.operator);
  const isCompared = isMore && parent.right.type === 'NumericLiteral' && parent.right.value === 0;
  return testedBy(file, isCompared ? parent : size);
}

/** What an expression is the whole test of. */
function testedBy({ names }: SourceFile, test: t.Node): Tested | undefined {
  const tested = names.parentOf(test);
  const isTest = tested?.type === 'ConditionalExpression' || tested?.type === 'IfStatement';
  return isTest && tested.test === test ? tested : undefined;
}

function outOfTemplate({ quasis, expressions }: t.TemplateLiteral, node: t.Node): TakenOut | undefined {
  const index = expressions.indexOf(node as t.Expression);
  const [before, after] = [quasis[index], quasis[index + 1]];
  if (before === undefined || after === undefined) return undefined;
  const isMarked = before.value.raw.endsWith('?');
  const rest = after.value.raw;
  if (isMarked && rest === '' && index + 2 < quasis.length) return undefined;
  // Example: `?${query}&size=5` becomes `?size=5`.
  const [less, more] = isMarked ? [rest.startsWith('&') ? 0 : 1, rest.startsWith('&') ? 1 : 0] : [0, 0];
  if (isMarked && !/^(&|#|$)/.test(rest)) return undefined;
  return { edits: [{ start: endOf(before) - less, end: startOf(after) + more, text: '' }], statements: [] };
}

function outOfSum(file: SourceFile, parent: t.BinaryExpression, node: t.Node): TakenOut | undefined {
  const { left, right } = parent;
  const edit = (start: number, end: number): TextEdit => ({ start, end, text: '' });
  if (left === node && isString(right) && right.extra?.parenthesized !== true)
    return { edits: [edit(startOf(parent), startOf(right))], statements: [] };
  if (right !== node || !isString(left) || left.extra?.parenthesized === true) return undefined;
  const last = left.type === 'BinaryExpression' && left.operator === '+' ? left.right : left;
  const mark = endOf(last) - 2;
  const isMarked = last.extra?.parenthesized !== true && isText(last) && file.text[mark] === '?';
  if (!isMarked) return { edits: [edit(endOf(left), endOf(parent))], statements: [] };
  const isMarkOnly = last !== left && last.type === 'StringLiteral' && last.value === '?';
  if (isMarkOnly) {
    const kept = (left as t.BinaryExpression).left;
    return isString(kept) && kept.extra?.parenthesized !== true
      ? { edits: [edit(endOf(kept), endOf(parent))], statements: [] }
      : undefined;
  }
  return { edits: [edit(mark, mark + 1), edit(endOf(left), endOf(parent))], statements: [] };
}

function isText(node: t.Node): boolean {
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

export function isEmptyString(node: t.Node): boolean {
  if (node.type === 'StringLiteral') return node.value === '';
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 && node.quasis[0]?.value.raw === '';
}

/** `new URLSearchParams()`, also with an empty object. */
function isEmptyQuery({ names }: SourceFile, node: t.Node): boolean {
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return false;
  const [first] = node.arguments;
  const isEmpty = first === undefined || (first.type === 'ObjectExpression' && first.properties.length === 0);
  return node.callee.name === 'URLSearchParams' && names.isGlobal(node.callee) && isEmpty;
}

/** Whether an expression is a string, whatever values it contains. */
export function isString(node: t.Node): boolean {
  if (node.type === 'BinaryExpression') return node.operator === '+' && (isString(node.left) || isString(node.right));
  return isText(node);
}

/** The range of an expression with the parentheses around it. */
function withParentheses({ text }: SourceFile, node: t.Node): { readonly start: number; readonly end: number } {
  const open = node.extra?.parenthesized === true ? node.extra.parenStart : undefined;
  const close = text.indexOf(')', endOf(node));
  const isPlain = typeof open === 'number' && text.slice(endOf(node), close).trim() === '';
  return isPlain ? { start: open, end: close + 1 } : { start: startOf(node), end: endOf(node) };
}

function hasComment({ tree }: SourceFile, { start, end }: TextEdit): boolean {
  return (tree.comments ?? []).some((one) => (one.start ?? 0) < end && start < (one.end ?? 0));
}
