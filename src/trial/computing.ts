import type * as t from '@babel/types';
import { isOutside } from '../source/names/outside-name.ts';
import { isCall, isMember, mutators, rootOf } from '../source/node-kinds.ts';
import { calledName } from '../source/nodes.ts';
import { contains, endOf, type SourceFile, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { walk } from '../source/walk.ts';
import { callable, membersOf } from './language/intrinsics.ts';

/** Globals that lead to nothing outside the language. */
const ofLanguage: ReadonlySet<string> = new Set([
  ...callable,
  ...Object.keys(membersOf),
  ...['undefined', 'NaN', 'Infinity', 'Intl', 'Promise', 'console'],
]);

const known = new WeakMap<t.Node, readonly t.Node[] | null>();

/** Whether a function may send a request, or is affected by an edit of its file. Any other one only computes a value. */
export function isWorthTrying(file: SourceFile, code: t.Node, edits: readonly TextEdit[] = []): boolean {
  const all = computingCode(file, code);
  const isEdited = (node: t.Node) => edits.some(({ start, end }) => start <= endOf(node) && startOf(node) <= end);
  return all === null || all.some(isEdited);
}

/**
 * All code that a function consists of: itself and what it uses from its file. Null if it uses anything else: another
 * file, the host, an object of its own, a variable that changes. Otherwise it only computes a value and sends nothing.
 */
function computingCode(file: SourceFile, code: t.Node): readonly t.Node[] | null {
  const found = known.get(code);
  if (found !== undefined) return found;
  const entered = new Set<t.Node>();
  const all = leadsOutside(file, code, entered) ? null : [...entered];
  known.set(code, all);
  return all;
}

function leadsOutside(file: SourceFile, code: t.Node, entered: Set<t.Node>): boolean {
  if (entered.has(code)) return false;
  entered.add(code);
  let isOutside = false;
  walk(code, (node) => {
    isOutside ||= usesOther(file, code, node, entered);
    return !isOutside;
  });
  return isOutside;
}

function usesOther(file: SourceFile, code: t.Node, node: t.Node, entered: Set<t.Node>): boolean {
  if (changesOuter(file, code, node)) return true;
  if (node.type === 'ThisExpression' || node.type === 'Super' || node.type === 'Import') return true;
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
  const binding = file.names.bindingOf(node);
  if (binding === undefined) return file.names.isGlobal(node) && !ofLanguage.has(node.name);
  if (contains(code, binding.identifier)) return false;
  if (binding.kind === 'import' || binding.kind === 'param' || binding.writes.length > 0) return true;
  return leadsOutside(file, binding.declaration, entered);
}

/** Whether a function changes a variable or an object that others also use. */
export function changesOthers(file: SourceFile, code: t.Node): boolean {
  let isFound = false;
  walk(code, (node) => {
    isFound ||= changesOuter(file, code, node);
    return !isFound;
  });
  return isFound;
}

/** Whether a node changes something from outside of a function, which a later call may send: `store.jobs = jobs`. */
function changesOuter(file: SourceFile, code: t.Node, node: t.Node): boolean {
  let changed: t.Node | undefined =
    node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
  if (node.type === 'CallExpression' && isMember(node.callee) && mutators.has(calledName(node) ?? ''))
    changed = node.callee;
  if (node.type === 'CallExpression' && isOutside(file, node.callee, /^(Object|Reflect)\.(assign|defineProperty|set)$/))
    changed = node.arguments[0];
  if (changed === undefined) return false;
  const root = rootOf(changed);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding !== undefined && !contains(code, binding.identifier);
}

/** Whether a module changes something of another when it is loaded, or loads another for what that does. */
export function setsUp({ tree, names }: SourceFile): boolean {
  const isImported = (node: t.Node): boolean => {
    const root = rootOf(node);
    return root.type === 'Identifier' && names.bindingOf(root)?.kind === 'import';
  };
  return tree.program.body.some((one) => {
    if (one.type === 'ImportDeclaration') return one.specifiers.length === 0 && one.source.value.startsWith('.');
    const { expression } = one.type === 'ExpressionStatement' ? one : { expression: undefined };
    if (expression?.type === 'AssignmentExpression') return isMember(expression.left) && isImported(expression.left);
    return expression !== undefined && isCall(expression) && isImported(expression.callee);
  });
}
