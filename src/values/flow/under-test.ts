import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isFunction } from '../../source/node-kinds.ts';
import { textTest } from '../methods/decided-call.ts';
import { piecesOf, syntheticText } from '../text/pieces.ts';
import type { Piece, Place, Value } from '../value.ts';
import { testBefore } from './happened.ts';
import { exitTests } from './reachable.ts';

/**
 * The value of a constant where a test of its text holds: `base` in ``base.endsWith('/v1') ? base : `${base}/v1` ``. Of
 * several texts, those that the test refutes are left out; one that is not known ends as the test says.
 */
export function underTest(value: Value, binding: Binding, place: Place): Value {
  if (!/^(text|choice|unknown|external)$/.test(value.kind) || binding.writes.length > 0) return value;
  return testsOf(place).reduce((left: Value, test) => {
    const { node, holds } = positive(test);
    const asked = node.type === 'CallExpression' ? textTest(node) : undefined;
    if (asked?.text.type !== 'Identifier' || place.file.names.bindingOf(asked.text) !== binding) return left;
    return (
      possible(left, place, { is: (pieces) => asked.decide(pieces) !== !holds, end: holds ? asked.end : undefined }) ??
      left
    );
  }, value);
}

/** Whether the code reaches a place only if a variable that nothing sets again is truthy there: `tag ? load(tag) : []`. */
export function isTrueAt(name: t.Node, place: Place): boolean {
  const { names } = place.file;
  const binding = name.type === 'Identifier' ? names.bindingOf(name) : undefined;
  const asks = (test: Test): boolean => {
    const { node, holds } = positive(test);
    if (node.type === 'LogicalExpression' && node.operator === (holds ? '&&' : '||'))
      return [node.left, node.right].some((side) => asks({ node: side, holds }));
    return holds && node.type === 'Identifier' && names.bindingOf(node) === binding;
  };
  return binding?.writes.length === 0 && testsOf(place).some(asks);
}

interface Test {
  readonly node: t.Node;
  readonly holds: boolean;
}

function positive({ node, holds }: Test): Test {
  const isNegated = node.type === 'UnaryExpression' && node.operator === '!';
  return isNegated ? { node: node.argument, holds: !holds } : { node, holds };
}

/** The tests that decide whether an expression is reached in its function. */
function testsOf({ node: start, file }: Place): readonly Test[] {
  const tests: Test[] = [];
  for (let node = start; !isFunction(node); ) {
    const parent = file.names.parentOf(node);
    if (parent === undefined) break;
    const test = testBefore(parent, node);
    if (test !== undefined) tests.push(test);
    if (parent.type === 'BlockStatement') {
      const before = parent.body.slice(0, parent.body.indexOf(node as t.Statement)).flatMap(exitTests);
      tests.push(...before.map((one) => ({ node: one, holds: false })));
    }
    node = parent;
  }
  return tests;
}

/** What is known of a text: whether it is possible, and how it ends. */
interface Known {
  is(pieces: readonly Piece[]): boolean;
  readonly end: string | undefined;
}

/** A value without the texts that are not possible; undefined if nothing is left. */
function possible(value: Value, place: Place, known: Known): Value | undefined {
  if (value.kind === 'choice') {
    const branches = value.branches.flatMap((one) => possible(one, place, known) ?? []);
    return branches.length === 0 ? undefined : { ...value, branches };
  }
  const isOpen = value.kind === 'unknown' || value.kind === 'external';
  if (isOpen ? known.end === undefined : value.kind !== 'text') return value;
  const pieces = possibleForms(piecesOf(value, place), known);
  return pieces && { kind: 'text', pieces };
}

/** The same for the pieces of a text, of which one at an end may be one of several. */
function possibleForms(pieces: readonly Piece[], known: Known): readonly Piece[] | undefined {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (last?.kind === 'choice') {
    const before = pieces.slice(0, -1);
    const branches = last.branches.filter((one) => possibleForms([...before, ...one], known) !== undefined);
    return branches.length === 0
      ? undefined
      : [...before, { ...last, branches: branches.map((one) => ended(one, known)) }];
  }
  if (first?.kind === 'choice') {
    const rest = pieces.slice(1);
    const branches = first.branches.filter((one) => possibleForms([...one, ...rest], known) !== undefined);
    return branches.length === 0 ? undefined : [{ ...first, branches }, ...ended(rest, known)];
  }
  return known.is(pieces) ? ended(pieces, known) : undefined;
}

function ended(pieces: readonly Piece[], { end }: Known): readonly Piece[] {
  const last = pieces.at(-1);
  if (end === undefined || last?.kind !== 'hole' || last.among !== undefined) return pieces;
  return [...pieces.slice(0, -1), { ...last, isOrigin: true }, { ...syntheticText(end), via: last.via }];
}
