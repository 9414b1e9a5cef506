import type * as t from '@babel/types';
import type { Binding } from '../source/bind.ts';
import { startOf } from '../source/source-file.ts';
import type { Evaluator } from './evaluate.ts';
import { isFunction } from './function-node.ts';
import { hole, originOf, syntheticText } from './pieces.ts';
import { truthOf } from './truth.ts';
import { type Piece, type Place, unknown, type Value } from './value.ts';

/** Names of methods that change an array or another object they are called on. */
const mutators = /^(push|unshift|splice|pop|shift|reverse|sort|fill|set|append|delete)$/;

/** The value of a constant whose object may be changed after its creation, at a reference to it. */
export function mutatedValue(evaluator: Evaluator, value: Value, binding: Binding, place: Place): Value {
  if (value.kind === 'object') return mutatedObject(evaluator, value, binding, place);
  if (value.kind === 'array' && memberUses(binding, place).some((use) => isMutation(use, place))) {
    return unknown(place, 'an array that is changed after its creation');
  }
  if (value.kind === 'url') return mutatedUrl(evaluator, value, binding, place);
  return value;
}

/** The member expressions on a binding. */
function memberUses(binding: Binding, place: Place): t.MemberExpression[] {
  return binding.references.flatMap((reference) => {
    const parent = place.file.names.parentOf(reference);
    return parent?.type === 'MemberExpression' && parent.object === reference ? [parent] : [];
  });
}

function isMutation(use: t.MemberExpression, place: Place): boolean {
  const parent = place.file.names.parentOf(use);
  if (parent?.type === 'AssignmentExpression') return parent.left === use;
  if (parent?.type !== 'CallExpression' || parent.callee !== use) return false;
  return use.property.type === 'Identifier' && mutators.test(use.property.name);
}

function mutatedObject(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'object' }>,
  binding: Binding,
  place: Place,
): Value {
  const writes = memberUses(binding, place).flatMap((use) => {
    const parent = place.file.names.parentOf(use);
    if (parent?.type === 'UnaryExpression' && parent.operator === 'delete') {
      return [{ name: nameOf(use), value: undefined, isGuarded: true }];
    }
    if (parent?.type !== 'AssignmentExpression' || parent.left !== use) return [];
    const truth = happens(evaluator, { ...place, node: parent }, binding);
    if (truth === false) return [];
    const isGuarded = truth === undefined;
    if (!isGuarded && startOf(parent) > startOf(place.node)) return [];
    const written = parent.operator === '=' ? { ...place, node: parent.right } : undefined;
    return [{ name: nameOf(use), value: written, isGuarded }];
  });
  const assigned = binding.references.filter((reference) => isAssigned(reference, place));
  const others = assigned.map(() => ({ name: undefined, value: undefined, isGuarded: true }));
  return { ...value, writes: [...writes, ...others] };
}

function nameOf(use: t.MemberExpression): string | undefined {
  if (use.property.type === 'StringLiteral') return use.property.value;
  return use.property.type === 'Identifier' && !use.computed ? use.property.name : undefined;
}

/** `Object.assign(x, …)`. */
function isAssigned(reference: t.Node, place: Place): boolean {
  const parent = place.file.names.parentOf(reference);
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== reference) return false;
  return /^(Object\.(assign|definePropert(y|ies))|_\.(merge|extend|set))$/.test(place.file.textOf(parent.callee));
}

/** Whether something in the function of a declaration happens when it is called; undefined where the tests around it do not tell. */
export function happens(evaluator: Evaluator, { node: write, ...place }: Place, binding: Binding): boolean | undefined {
  const { names } = place.file;
  const home = names.parentOf(names.parentOf(binding.declaration) as t.Node);
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

/** The test that decides whether a part of a statement or an expression is reached, and what it must give. */
function testBefore(parent: t.Node, node: t.Node): { readonly node: t.Node; readonly holds: boolean } | undefined {
  if ((parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test !== node)
    return { node: parent.test, holds: parent.consequent === node };
  if (parent.type !== 'LogicalExpression' || parent.right !== node) return undefined;
  return { node: parent.left, holds: parent.operator === '&&' };
}

/** `url.searchParams.set(…)` and `url.search = …` add a query; `url.pathname = …` and `url.href = …` are not followed. */
function mutatedUrl(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'url' }>,
  binding: Binding,
  place: Place,
): Value {
  let pieces = value.pieces;
  for (const use of memberUses(binding, place)) {
    const name = nameOf(use);
    const parent = place.file.names.parentOf(use);
    const isWrite = parent?.type === 'AssignmentExpression' && parent.left === use;
    if (name === 'searchParams' || (isWrite && name === 'search')) {
      pieces = withQuery(pieces, { ...place, node: use });
    } else if (isWrite && name === 'pathname') {
      const written = pathWritten(evaluator, parent as t.AssignmentExpression, binding, place);
      if (written === undefined) return unknown(place, 'a path that is set only sometimes');
      if (written !== 'later') pieces = [...originOf(value.pieces), ...rooted(evaluator.text(written))];
    } else if (isWrite && name !== 'hash') {
      return unknown(place, 'a URL that is changed after its creation');
    }
  }
  return { ...value, pieces };
}

/** What is assigned to the path of a URL before it is used; undefined where that may not happen, or is only a part of it. */
function pathWritten(
  evaluator: Evaluator,
  write: t.AssignmentExpression,
  binding: Binding,
  place: Place,
): Place | 'later' | undefined {
  if (write.operator !== '=' || happens(evaluator, { ...place, node: write }, binding) !== true) return undefined;
  return startOf(write) > startOf(place.node) ? 'later' : { ...place, node: write.right };
}

/** The path of a URL starts with `/`, whatever it is set to. */
function rooted(pieces: readonly Piece[]): readonly Piece[] {
  const [first] = pieces;
  return first?.kind === 'text' && !first.text.startsWith('/') ? [syntheticText('/'), ...pieces] : pieces;
}

function withQuery(pieces: readonly Piece[], place: Place): readonly Piece[] {
  const hasQuery = pieces.some((piece) => piece.kind === 'hole' && piece.isQuery);
  return hasQuery ? pieces : [...pieces, hole(place, 'query parameters', [], true)];
}
