import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { nodesOf } from '../../source/nodes.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { mapOffset, type TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import { removeStatements } from '../split/remove-statements.ts';

/**
 * Cleans up after edits that turned `before` into `after`: removes constants that only the old code used, and turns a
 * variable that is no longer reassigned into a constant.
 */
export function leftovers(before: SourceFile, after: SourceFile, edits: readonly TextEdit[]): readonly TextEdit[] {
  // A template may use what a script block declares.
  if (before.block !== undefined) return [];
  const { additions, operands } = emptyTexts(after, edits);
  const added = additions.flatMap(({ left }) => after.names.bindingOf(left as t.Identifier)?.identifier ?? []);
  const declared = declarationsAt(after, [
    ...touched(before, edits).map(({ identifier }) => mapOffset(startOf(identifier), edits)),
    ...added.map(startOf),
  ]);
  const unused = declared.flatMap((one) => unusedAs(after, one) ?? []);
  const statements = additions.map((one) => after.names.parentOf(one) as t.Node);
  const found = [
    ...unused.flatMap(({ uses }) => uses),
    ...operands,
    ...removeStatements(after, [...unused.flatMap((one) => one.statements), ...statements]),
    ...declared.flatMap((one) => (unused.some(({ of }) => of === one) ? [] : asConstant(after, one, additions))),
  ];
  return found.sort((a, b) => a.start - b.start);
}

/** Statements that add an empty text to a string, and the edits that take one out of a concatenation, where edits left it. */
function emptyTexts(file: SourceFile, edits: readonly TextEdit[]) {
  const starts = edits.map(({ start }) => mapOffset(start, edits));
  const isEmptied = (node: t.Node): boolean =>
    isEmpty(node) && starts.some((start) => startOf(node) <= start && start <= endOf(node));
  const additions = [...nodesOf(file, 'AssignmentExpression')].filter(
    (node) => node.operator === '+=' && isEmptied(node.right) && isAddition(file, node),
  );
  const operands = [...nodesOf(file, 'BinaryExpression')].flatMap((node): readonly TextEdit[] => {
    if (node.operator !== '+' || !isEmptied(node.right) || !isString(node.left)) return [];
    const edit = { start: endOf(node.left), end: endOf(node.right), text: '' };
    return /^\s*\+\s*(''|""|``)$/.test(file.text.slice(edit.start, edit.end)) ? [edit] : [];
  });
  return { additions, operands };
}

function isEmpty(node: t.Node): boolean {
  if (node.type === 'StringLiteral') return node.value === '';
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 && node.quasis[0]?.value.raw === '';
}

/** Whether an assignment is a statement that adds to a variable that is a string from the start. */
function isAddition({ names }: SourceFile, node: t.AssignmentExpression): boolean {
  const declaration = names.bindingOf(node.left as t.Identifier)?.declaration;
  const init = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  return (
    node.left.type === 'Identifier' && !!init && isString(init) && names.parentOf(node)?.type === 'ExpressionStatement'
  );
}

/** The variables that the edits use less often. */
function touched({ tree, names }: SourceFile, edits: readonly TextEdit[]): readonly Binding[] {
  const found = new Set<Binding>();
  walk(tree.program, (node) => {
    const [start, end] = [startOf(node), endOf(node)];
    if (!edits.some((edit) => edit.start < end && start < edit.end)) return false;
    const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
    const isGone = edits.some((edit) => edit.start <= start && end <= edit.end);
    if (isGone && binding?.declaration.type === 'VariableDeclarator' && binding.identifier !== node) found.add(binding);
    return undefined;
  });
  return [...found];
}

/** A variable with a declaration statement of its own. */
interface Declared {
  readonly binding: Binding;
  readonly statement: t.VariableDeclaration;
  readonly init: t.Expression;
}

function declarationsAt({ tree, names }: SourceFile, starts: readonly number[]): readonly Declared[] {
  const found: Declared[] = [];
  for (const node of nodesOf({ tree }, 'VariableDeclaration')) {
    if (node.declarations.length !== 1) continue;
    const [{ id, init }] = node.declarations as [t.VariableDeclarator];
    const binding = id.type === 'Identifier' && starts.includes(startOf(id)) ? names.bindingOf(id) : undefined;
    const holder = names.parentOf(node)?.type ?? '';
    if (binding !== undefined && init && /^(Program|BlockStatement)$/.test(holder))
      found.push({ binding, statement: node, init });
  }
  return found;
}

/** Edits that take an empty string out of all strings that it is added to; undefined if it has other uses. */
function withoutEmpty(file: SourceFile, { binding, init }: Declared): readonly TextEdit[] | undefined {
  if (init.type !== 'StringLiteral' || init.value !== '' || binding.writes.length > 0) return undefined;
  const edits = binding.references.map((reference): TextEdit | undefined => {
    const parent = file.names.parentOf(reference);
    if (parent?.type === 'TemplateLiteral' && file.names.parentOf(parent)?.type !== 'TaggedTemplateExpression')
      return { start: startOf(reference) - '${'.length, end: endOf(reference) + '}'.length, text: '' };
    if (parent?.type !== 'BinaryExpression' || parent.operator !== '+') return undefined;
    const { left, right } = parent;
    if (right === reference && isString(left)) return { start: endOf(left), end: endOf(right), text: '' };
    return left === reference && isString(right) ? { start: startOf(left), end: startOf(right), text: '' } : undefined;
  });
  return edits.every((edit) => edit !== undefined && isPlainRange(file, edit)) ? (edits as TextEdit[]) : undefined;
}

/** Whether an expression is a string, whatever values it contains. */
function isString(node: t.Node): boolean {
  if (node.type === 'BinaryExpression') return node.operator === '+' && (isString(node.left) || isString(node.right));
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

/** Whether a range holds only a name and what adds it to a string: `${name}`, `+ name` or `name +`. */
function isPlainRange({ text }: SourceFile, { start, end }: TextEdit): boolean {
  return /^(?:\$\{[\w$]+\}|\s*\+\s*[\w$]+|[\w$]+\s*\+\s*)$/.test(text.slice(start, end));
}

/** A variable that nothing needs: what to remove. */
interface Unused {
  readonly of: Declared;
  /** Its declaration, and what assigns to it. */
  readonly statements: readonly t.Node[];
  /** Edits that take it out of the expressions that it adds nothing to. */
  readonly uses: readonly TextEdit[];
}

function unusedAs(file: SourceFile, of: Declared): Unused | undefined {
  const { binding, statement, init } = of;
  const isLocal = file.names.parentOf(statement)?.type === 'BlockStatement' || isModule(file);
  if (!isLocal || !isPlain(init)) return undefined;
  const writes = binding.writes.map((write) => plainWrite(file, write));
  const uses = binding.references.length === 0 ? [] : withoutEmpty(file, of);
  if (uses === undefined || !writes.every((write) => write !== undefined)) return undefined;
  const statements = [statement, ...writes];
  return statements.some((one) => hasComment(file, one)) ? undefined : { of, statements, uses };
}

/** The statement of an assignment without effects. */
function plainWrite({ names }: SourceFile, write: t.Node): t.Node | undefined {
  const statement = names.parentOf(write);
  const isAlone = statement?.type === 'ExpressionStatement' && write.type === 'AssignmentExpression';
  return isAlone && write.operator === '=' && write.left.type === 'Identifier' && isPlain(write.right)
    ? statement
    : undefined;
}

/** Whether the declarations of a file are private: it imports, exports or requires. */
function isModule({ tree }: SourceFile): boolean {
  return tree.program.body.some(({ type }) => /^(Import|Export)/.test(type));
}

/** Whether an expression has no effects: it consists of names and strings. */
function isPlain(init: t.Expression): boolean {
  let isOnlyValue = true;
  walk(init, (node) => {
    isOnlyValue &&= plainTypes.test(node.type) || isHarmlessCall(node);
    return isOnlyValue;
  });
  return isOnlyValue;
}

const plainTypes =
  /^(\w*Literal|TemplateElement|Identifier|MemberExpression|ArrowFunctionExpression|(Conditional|Logical|Binary|Array|Object)Expression|ObjectProperty)$/;

const conversions = /^(map|filter|join|split|slice|concat|trim|toString|toISOString|toLowerCase|toUpperCase)$/;

/** Whether a node only converts a value to a string, a list or a query. */
function isHarmlessCall(node: t.Node): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
    return conversions.test(callee.property.name);
  const name = node.callee.type === 'Identifier' ? node.callee.name : '';
  return (
    /^(encodeURI(Component)?|String|Number)$/.test(name) ||
    (name === 'URLSearchParams' && node.type === 'NewExpression')
  );
}

function hasComment({ tree, text }: SourceFile, statement: t.Node): boolean {
  const [start, end] = [startOf(statement), endOf(statement)];
  const lineEnd = text.indexOf('\n', end);
  return (tree.comments ?? []).some((comment) => {
    const [from, to] = [comment.start ?? 0, comment.end ?? 0];
    const isAbove = to <= start && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(to, start));
    return isAbove || (from >= start && from < (lineEnd < 0 ? text.length : lineEnd));
  });
}

/** Turns `let` into `const`, if nothing is left that reassigns the variable. */
function asConstant(
  { text }: SourceFile,
  { binding, statement }: Declared,
  gone: readonly t.Node[],
): readonly TextEdit[] {
  const start = startOf(statement);
  const isWritten = binding.writes.some((write) => !gone.includes(write));
  const isOpen = statement.kind === 'let' && !isWritten && text.startsWith('let', start);
  return isOpen ? [{ start, end: start + 'let'.length, text: 'const' }] : [];
}
