import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { nodesOf } from '../../source/nodes.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { mapOffset, type TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import { removeStatements } from '../query/built-query.ts';

/**
 * Cleans up after edits that turned `before` into `after`: removes constants that only the old code used, and turns a
 * variable that is no longer reassigned into a constant.
 */
export function leftovers(before: SourceFile, after: SourceFile, edits: readonly TextEdit[]): readonly TextEdit[] {
  // A template may use what a script block declares.
  if (before.block !== undefined) return [];
  const declared = declarationsAt(
    after,
    touched(before, edits).map(({ identifier }) => mapOffset(startOf(identifier), edits)),
  );
  const unused = declared.filter((one) => isUnused(after, one));
  const found = [
    ...removeStatements(
      after,
      unused.map(({ statement }) => statement),
    ),
    ...declared.flatMap((one) => (unused.includes(one) ? [] : asConstant(after, one))),
  ];
  return found.sort((a, b) => a.start - b.start);
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

function isUnused(file: SourceFile, { binding, statement, init }: Declared): boolean {
  const isLocal = file.names.parentOf(statement)?.type === 'BlockStatement' || isModule(file);
  const isUsed = binding.references.length > 0 || binding.writes.length > 0;
  return isLocal && !isUsed && isPlain(init) && !hasComment(file, statement);
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
function asConstant({ text }: SourceFile, { binding, statement }: Declared): readonly TextEdit[] {
  const start = startOf(statement);
  const isOpen = statement.kind === 'let' && binding.writes.length === 0 && text.startsWith('let', start);
  return isOpen ? [{ start, end: start + 'let'.length, text: 'const' }] : [];
}
