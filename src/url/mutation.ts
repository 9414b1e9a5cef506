import type * as t from '@babel/types';
import type { Binding } from '../source/bind.ts';
import { keyName, parametersOf } from '../source/pattern.ts';
import { contains, endOf, startOf } from '../source/source-file.ts';
import type { Evaluator } from './evaluate.ts';
import { functionAround } from './flow.ts';
import { isFunction } from './function-node.ts';
import { type PassedOn, usesOfObject, type WrittenMember } from './member-writes.ts';
import { hole, originOf, syntheticText } from './pieces.ts';
import { truthOf } from './truth.ts';
import { type FunctionNode, type MemberWrite, type Piece, type Place, unknown, type Value } from './value.ts';

/** The value of a constant whose object may be changed after its creation, at a reference to it. */
export function mutatedValue(evaluator: Evaluator, value: Value, binding: Binding, place: Place): Value {
  if (value.kind === 'object') return mutatedObject(evaluator, value, binding, place);
  if (value.kind === 'array') return mutatedArray(evaluator, value, binding, place);
  if (value.kind === 'url') return mutatedUrl(evaluator, value, binding, place);
  return value;
}

function mutatedArray(evaluator: Evaluator, value: Value, binding: Binding, place: Place): Value {
  const { written, passed, changed } = usesOfObject(place.file, binding);
  const isChanged =
    written.length > 0 ||
    changed.some(({ path }) => path.length === 0) ||
    passed.some((one) => changesIn(evaluator, one, place).length > 0);
  return isChanged ? unknown(place, 'an array that is changed after its creation') : value;
}

function mutatedObject(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'object' }>,
  binding: Binding,
  place: Place,
): Value {
  const { written, passed, changed } = usesOfObject(place.file, binding);
  const own = written.map((write) => memberWrite(write, write.node));
  const nested = changed
    .filter(({ path }) => path.length > 0)
    .map((write) => memberWrite({ ...write, path: [...write.path, undefined] }, write.node));
  const byCallees = passed.flatMap((one) =>
    changesIn(evaluator, one, place).map((path) => memberWrite({ path, value: undefined }, undefined)),
  );
  const writes = [...own, ...nested, ...byCallees];
  return writes.length === 0 ? value : { ...value, writes: [...value.writes, ...writes] };

  function memberWrite(
    { path, value: given }: Pick<WrittenMember, 'path' | 'value'>,
    node: t.Node | undefined,
  ): MemberWrite {
    return {
      path,
      value: given && { ...place, node: given },
      happens: () => (node === undefined ? undefined : hasHappened(evaluator, { ...place, node }, binding, place.node)),
    };
  }
}

const noChanges: readonly WrittenMember['path'][] = [];

/** The members that functions of the code base change of an object that they are passed; those from outside are taken to change none. */
function changesIn(evaluator: Evaluator, { call, position }: PassedOn, place: Place): readonly WrittenMember['path'][] {
  const callee = evaluator.evaluate({ ...place, node: call.callee });
  if (callee.kind !== 'function') return noChanges;
  return changesOfParameter(evaluator, callee.place, position, new Set());
}

function changesOfParameter(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  position: number,
  seen: Set<t.Node>,
): readonly WrittenMember['path'][] {
  const param = parametersOf(node)[position];
  const id = param?.type === 'AssignmentPattern' ? param.left : param;
  const binding = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  if (binding === undefined || seen.has(id as t.Node)) return noChanges;
  seen.add(id as t.Node);
  const { written, passed, changed } = usesOfObject(file, binding);
  const further = passed.flatMap((one) => {
    const callee = evaluator.evaluate({ node: one.call.callee, file, env: undefined });
    return callee.kind === 'function' ? changesOfParameter(evaluator, callee.place, one.position, seen) : noChanges;
  });
  return [...written.map(({ path }) => path), ...changed.map(({ path }) => [...path, undefined]), ...further];
}

/**
 * Whether a change of an object has happened when a reference to it is evaluated; undefined if that cannot be told. The
 * name in the declaration stands for every reference from another file, which is evaluated when its own file has ended.
 */
function hasHappened(evaluator: Evaluator, write: Place, binding: Binding, reference: t.Node): boolean | undefined {
  const isFromOutside = reference === binding.identifier;
  // Have: options.headers = { ...options.headers, label }
  const isBefore = isFromOutside || endOf(write.node) <= startOf(reference);
  const home = functionAround(write, binding.declaration);
  const [changing, reading] = [write.node, reference].map((node) => functionAround(write, node));
  if (changing === home && (reading === home || isFromOutside)) {
    // Have: options.body = next; after the call, with no loop around both
    if (!isBefore && !isInLoop(write, reference, home)) return false;
    return isBefore ? happens(evaluator, write, binding) : undefined;
  }
  const isMadeLater = changing === home && isBefore && !isHoisted(reading);
  return isMadeLater ? happens(evaluator, write, binding) : undefined;
}

/** Whether a function may be called before the statements in front of it. */
function isHoisted(node: t.Node | undefined): boolean {
  return node?.type === 'FunctionDeclaration';
}

/** Whether a change and a reference stand in one loop of the function. */
function isInLoop({ node: write, file }: Place, reference: t.Node, home: t.Node | undefined): boolean {
  for (let node = file.names.parentOf(write); node !== undefined && node !== home; node = file.names.parentOf(node)) {
    if (loops.test(node.type) && contains(node, reference)) return true;
  }
  return false;
}

const loops = /^(For|ForIn|ForOf|While|DoWhile)Statement$/;

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

/** The member expressions on a binding. */
function memberUses(binding: Binding, place: Place): t.MemberExpression[] {
  return binding.references.flatMap((reference) => {
    const parent = place.file.names.parentOf(reference);
    return parent?.type === 'MemberExpression' && parent.object === reference ? [parent] : [];
  });
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
    const name = keyName({ key: use.property, computed: use.computed });
    const parent = place.file.names.parentOf(use);
    const isWrite = parent?.type === 'AssignmentExpression' && parent.left === use;
    if (name === 'searchParams' || (isWrite && name === 'search')) {
      pieces = withQuery(pieces, { ...place, node: use });
    } else if (isWrite && name === 'pathname') {
      const written = pathWritten(evaluator, parent as t.AssignmentExpression, binding, place);
      if (written === undefined) return unknown(place, 'a path that is set only sometimes');
      if (written !== 'later') pieces = [...originOf(value.pieces), ...asPath(rooted(evaluator.text(written)))];
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

/** What is set as the path of a URL begins no query: a `?` in it is encoded. */
function asPath(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) =>
    piece.kind === 'text' && piece.text.includes('?') ? syntheticText(piece.text.replaceAll('?', '%3F')) : piece,
  );
}

function withQuery(pieces: readonly Piece[], place: Place): readonly Piece[] {
  const hasQuery = pieces.some((piece) => piece.kind === 'hole' && piece.isQuery);
  return hasQuery ? pieces : [...pieces, hole(place, 'query parameters', [], true)];
}
