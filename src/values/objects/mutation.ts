import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isTarget, keyName, memberName } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { changesIn, changesOfArgument } from '../flow/changed-by-callee.ts';
import { happens, hasHappened } from '../flow/happened.ts';
import { FoundOnce } from '../memo.ts';
import { hole, originOf, sliceText, syntheticText } from '../text/pieces.ts';
import { choiceOf, type MemberWrite, type ObjectValue, type Piece, type Place, unknown, type Value } from '../value.ts';
import { type ForeignUses, isAddedAtTop, usesElsewhere, usesOfSet } from './foreign-uses.ts';
import { usesOfObject, type WrittenMember } from './member-writes.ts';
import { writesOf } from './outside-writes.ts';

/** The value, at a reference, of a constant whose object may be changed after its creation. */
export function mutatedValue(evaluator: Evaluator, value: Value, binding: Binding, place: Place): Value {
  if (value.kind === 'object') return mutatedObject(evaluator, value, binding, place);
  if (value.kind === 'array') return mutatedArray(evaluator, value, binding, place);
  if (value.kind === 'url') return mutatedUrl(evaluator, value, binding, place);
  // Example: `const headers = token ? { 'X-Token': token } : {}`, to which a content type is added
  if (value.kind === 'choice' && value.branches.every(({ kind }) => kind === 'object'))
    return { ...value, branches: value.branches.map((one) => mutatedValue(evaluator, one, binding, place)) };
  return value;
}

function mutatedArray(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'array' }>,
  binding: Binding,
  place: Place,
): Value {
  const pushed: t.Node[] = [];
  for (const change of changesOf(evaluator, binding, place)) {
    const when = change.node && hasHappened(evaluator, { ...place, ...change, node: change.node }, binding, place.node);
    if (when === false) continue;
    const added = when === true && change.file === place.file ? pushedBy(change.node) : undefined;
    if (added === undefined)
      return choiceOf(
        [unknown(place, 'an array that is changed after its creation'), { ...value, isChanged: true }],
        place,
      );
    pushed.push(...added);
  }
  return pushed.length === 0
    ? value
    : { ...value, place: { ...value.place, node: withPushed(value.place.node, pushed) } };
}

/** The elements that `list.push(a, b)` adds; undefined for anything else. */
function pushedBy(node: t.Node | undefined): readonly t.Node[] | undefined {
  const isPush =
    node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && memberName(node.callee) === 'push';
  return isPush ? node.arguments : undefined;
}

const lists = new WeakMap<t.ArrayExpression, Map<string, t.ArrayExpression>>();

/** Returns the same node for the same elements, so that it is evaluated once. */
function withPushed(list: t.ArrayExpression, pushed: readonly t.Node[]): t.ArrayExpression {
  const known = lists.get(list) ?? new Map<string, t.ArrayExpression>();
  lists.set(list, known);
  const key = pushed.map(startOf).join();
  const made = known.get(key) ?? { ...list, elements: [...list.elements, ...(pushed as t.Expression[])] };
  known.set(key, made);
  return made;
}

function mutatedObject(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'object' }>,
  binding: Binding,
  place: Place,
): Value {
  const changes = [
    ...changesOf(evaluator, binding, place),
    ...changesByOthers(evaluator, value, binding, place),
  ].filter(({ path }) => path.length > 0);
  const writes = changes.map(
    ({ path, value: given, node, file }): MemberWrite => ({
      path,
      value: given && { node: given, file, env: file === place.file ? place.env : undefined },
      happens: () => {
        if (node !== undefined && file === place.file)
          return hasHappened(evaluator, { ...place, node }, binding, place.node);
        return isAddedOnce(node, { path, file }, changes) || undefined;
      },
    }),
  );
  return writes.length === 0 ? value : { ...value, writes: [...value.writes, ...writes] };
}

/** Whether each page that loads a script gives the object a member there, and nothing else gives it that or what it is in. */
function isAddedOnce(
  node: t.Node | undefined,
  { path, file }: Pick<Change, 'path' | 'file'>,
  changes: readonly Change[],
): boolean {
  const isAround = (others: Change['path']) =>
    others.length <= path.length && others.every((name, index) => (name ?? path[index]) === path[index]);
  const isOnly = changes.every((one) => one.node === node || !isAround(one.path));
  return node !== undefined && isOnly && isAddedAtTop(file, node);
}

/** The object that a script sets on `window`, with what all scripts that see it add. */
export function mutatedGlobal(evaluator: Evaluator, value: ObjectValue, name: string, file: SourceFile): Value {
  const uses = usesOfSet(evaluator, file, name);
  const changes = changesBy(evaluator, uses, value.place).filter(({ path }) => path.length > 0);
  const writes = changes.map(
    (one): MemberWrite => ({
      path: one.path,
      value: one.value && { node: one.value, file: one.file, env: undefined },
      happens: () => isAddedOnce(one.node, one, changes) || undefined,
    }),
  );
  return { ...value, writes: [...value.writes, ...writes] };
}

const byOthers = new FoundOnce<Binding, Change>();

/** The changes of an object by functions and loops of its file that receive it by other ways than by its name. */
function changesByOthers(
  evaluator: Evaluator,
  { place: made }: Extract<Value, { kind: 'object' }>,
  binding: Binding,
  { file }: Place,
): readonly Change[] {
  const { isGiven, passed } = usesOfObject(file, binding);
  if (!isGiven && passed.length === 0) return [];
  const names = made.node.properties.flatMap((one) => (one.type === 'SpreadElement' ? [] : (keyName(one) ?? [])));
  const isIt = (value: Value, { node }: Place): boolean =>
    (value.kind === 'object' && value.place.node === made.node) ||
    (node.type === 'Identifier' && file.names.bindingOf(node) === binding);
  // Example: an object whose value is needed to find what is written to
  return byOthers.of(evaluator, binding, '', () =>
    names.flatMap((name) =>
      writesOf(evaluator, file, name, { isIt, mayBe: true, isFollowed: true }).map(
        (): Change => ({ path: [name], value: undefined, node: undefined, file }),
      ),
    ),
  );
}

/** A change of an object or an array; `node` is its position, if there is a single one. */
interface Change extends Pick<WrittenMember, 'path' | 'value' | 'file'> {
  readonly node: t.Node | undefined;
}

/** Everything that the code base does to the object or array of a binding. */
function changesOf(evaluator: Evaluator, binding: Binding, place: Place): readonly Change[] {
  const here: ForeignUses = { file: place.file, uses: usesOfObject(place.file, binding) };
  return changesBy(evaluator, [here, ...usesElsewhere(evaluator, place.file, binding)], place);
}

function changesBy(evaluator: Evaluator, users: readonly ForeignUses[], place: Place): readonly Change[] {
  return users.flatMap(({ file, uses }): readonly Change[] => {
    const env = file === place.file ? place.env : undefined;
    const nested = uses.changed.map((one) =>
      one.path.length === 0 ? one : { ...one, value: undefined, path: [...one.path, undefined] },
    );
    const byCallees = uses.passed.flatMap((one) =>
      changesIn(evaluator, one, { ...place, file, env }).map((path) => ({
        path,
        value: undefined,
        node: undefined,
        file,
      })),
    );
    return [...uses.written, ...nested, ...byCallees];
  });
}

/** The member expressions on a binding. */
function memberUses(binding: Binding, place: Place): t.MemberExpression[] {
  return binding.references.flatMap((reference) => {
    const parent = place.file.names.parentOf(reference);
    return parent?.type === 'MemberExpression' && parent.object === reference ? [parent] : [];
  });
}

/**
 * `url.searchParams.set(…)` and `url.search = …` add a query; `url.pathname = …` and `url.href = …` make the value
 * unknown.
 */
function mutatedUrl(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'url' }>,
  binding: Binding,
  place: Place,
): Value {
  let pieces = value.pieces;
  for (const use of memberUses(binding, place)) {
    const name = memberName(use);
    const parent = place.file.names.parentOf(use);
    const isWrite = parent?.type === 'AssignmentExpression' && parent.left === use;
    const isSearch = isWrite && name === 'search';
    if (!isWrite && isTarget(use, place.file.names)) return unknown(place, 'a URL that is changed after its creation');
    if (isSearch && pieces.some((piece) => piece.kind === 'text' && piece.text.includes('?'))) {
      const isSet = (parent as t.AssignmentExpression).operator === '=';
      if (!isSet || happens(evaluator, { ...place, node: parent as t.Node }, binding) !== true)
        return unknown(place, 'a URL whose query is changed after its creation');
      pieces = withoutQuery(pieces);
    }
    if (name === 'searchParams' || isSearch) {
      pieces = withQuery(pieces, { ...place, node: use });
    } else if (isWrite && name === 'pathname') {
      const written = pathWritten(evaluator, parent as t.AssignmentExpression, binding, place);
      if (written === undefined) return unknown(place, 'a path that is set only sometimes');
      if (written !== 'later') pieces = [...originOf(value.pieces, place), ...asPath(rooted(evaluator.text(written)))];
    } else if (isWrite && name !== 'hash') {
      return unknown(place, 'a URL that is changed after its creation');
    }
  }
  for (const one of usesOfObject(place.file, binding).passed) {
    if (one.path.length > 0) continue;
    if (hasHappened(evaluator, { ...place, node: one.call }, binding, place.node) === false) continue;
    const changes = changesOfArgument(evaluator, one, place);
    if (changes?.some(([first]) => first !== 'searchParams') !== false)
      return unknown(place, 'a URL that a function changes');
    const argument = one.call.arguments[one.position];
    if (changes.length > 0 && argument) pieces = withQuery(pieces, { ...place, node: argument });
  }
  return { ...value, pieces };
}

/**
 * The value assigned to the path of a URL before its use; undefined if the assignment may not run, or sets only a part
 * of it.
 */
function pathWritten(
  evaluator: Evaluator,
  write: t.AssignmentExpression,
  binding: Binding,
  place: Place,
): Place | 'later' | undefined {
  if (write.operator !== '=' || happens(evaluator, { ...place, node: write }, binding) !== true) return undefined;
  return endOf(write) > startOf(place.node) ? 'later' : { ...place, node: write.right };
}

/** The path of a URL starts with `/`, whatever is assigned to it. */
function rooted(pieces: readonly Piece[]): readonly Piece[] {
  const [first] = pieces;
  return first?.kind === 'text' && !first.text.startsWith('/') ? [syntheticText('/'), ...pieces] : pieces;
}

/** An assigned path does not start a query: a `?` in it is encoded. */
function asPath(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) =>
    piece.kind === 'text' && piece.text.includes('?') ? syntheticText(piece.text.replaceAll('?', '%3F')) : piece,
  );
}

/** The pieces before the query. */
function withoutQuery(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.kind === 'text' && piece.text.includes('?'));
  const last = pieces[at];
  if (last?.kind !== 'text') return pieces;
  return [...pieces.slice(0, at), sliceText(last, 0, last.text.indexOf('?'))];
}

function withQuery(pieces: readonly Piece[], place: Place): readonly Piece[] {
  const hasQuery = pieces.some((piece) => piece.kind === 'hole' && piece.isQuery);
  return hasQuery ? pieces : [...pieces, hole(place, 'query parameters', [], true)];
}
