import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isFunction } from '../../source/node-kinds.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place } from '../value.ts';
import { functionAround } from './flow.ts';
import { truthOf } from './truth.ts';

/**
 * Whether a change of an object has happened when a reference to it is evaluated; undefined if that is unclear. The
 * name in the declaration represents all references from other files, which are evaluated after its own file has run.
 */
export function hasHappened(
  evaluator: Evaluator,
  write: Place,
  binding: Binding,
  reference: t.Node,
): boolean | undefined {
  const isFromOutside = reference === binding.identifier;
  // Example: `options.headers = { ...options.headers, label }`
  const isBefore = isFromOutside || endOf(write.node) <= startOf(reference);
  const home = binding.kind === 'param' ? binding.declaration : functionAround(write, binding.declaration);
  const [changing, reading] = [write.node, reference].map((node) => functionAround(write, node));
  if (changing === home && (reading === home || isFromOutside)) {
    // Example: `options.body = next;` after the call, with no loop around both
    if (!isBefore && !isInLoop(write, reference, home)) return false;
    return isBefore ? happens(evaluator, write, binding) : undefined;
  }
  const isMadeLater = changing === home && isBefore && !isHoisted(reading);
  return isMadeLater ? happens(evaluator, write, binding) : undefined;
}

/** Whether a function may be called before the statements above it. */
function isHoisted(node: t.Node | undefined): boolean {
  return node?.type === 'FunctionDeclaration';
}

/** Whether a change and a reference are in one loop of the function. */
function isInLoop({ node: write, file }: Place, reference: t.Node, home: t.Node | undefined): boolean {
  for (let node = file.names.parentOf(write); node !== undefined && node !== home; node = file.names.parentOf(node)) {
    if (loops.test(node.type) && contains(node, reference)) return true;
  }
  return false;
}

const loops = /^(For|ForIn|ForOf|While|DoWhile)Statement$/;

/**
 * Whether code in the function of a declaration runs when it is called; undefined if the tests around it are unknown.
 */
export function happens(evaluator: Evaluator, { node: write, ...place }: Place, binding: Binding): boolean | undefined {
  const { names } = place.file;
  const home =
    binding.kind === 'param'
      ? (binding.declaration as t.Function).body
      : names.parentOf(names.parentOf(binding.declaration) as t.Node);
  for (let node = write; ; ) {
    const parent = names.parentOf(node);
    if (parent === undefined || parent === home) return true;
    if (isFunction(parent) || /^(For|ForIn|ForOf|While|DoWhile|Switch|Try|Labeled)Statement$/.test(parent.type))
      return undefined;
    if (parent.type === 'LogicalExpression' && parent.operator === '??' && parent.right === node) return undefined;
    const test = testBefore(parent, node);
    const truth = test && truthOf(evaluator, { ...place, node: test.node });
    if (test !== undefined && truth !== test.holds) return truth === undefined ? undefined : false;
    node = parent;
  }
}

/** The test that decides whether a part of a statement or an expression is reached, and the value that it needs. */
export function testBefore(
  parent: t.Node,
  node: t.Node,
): { readonly node: t.Node; readonly holds: boolean } | undefined {
  if ((parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test !== node)
    return { node: parent.test, holds: parent.consequent === node };
  if (parent.type !== 'LogicalExpression' || parent.right !== node) return undefined;
  return { node: parent.left, holds: parent.operator === '&&' };
}
