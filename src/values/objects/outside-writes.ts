import type * as t from '@babel/types';
import { addTo } from '../../source/groups.ts';
import type { Binding } from '../../source/names/bind.ts';
import { changesFirst, mayHoldChangingCall } from '../../source/names/changing-calls.ts';
import { withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, loopOf, memberName, parametersOf, targetsOf, writtenValue } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { work } from '../../source/work.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo } from '../given.ts';
import { isTooDeep } from '../memo.ts';
import { branchesOf, type FunctionNode, type Place, type Value } from '../value.ts';
import { importing } from './foreign-uses.ts';
import { isThis } from './prototype.ts';

/** A write to a member of anything but `this`: `x.name = …`, `x[key] = …`, `Object.assign(x, { name })`. */
export interface OutsideWrite {
  readonly object: t.Node;
  /** The assigned value, if it is an assignment. */
  readonly value: t.Node | undefined;
  /** The expression for a name that is computed. */
  readonly key?: t.Node | undefined;
}

/** How an object is recognized. */
export interface Sought {
  /** `value` is unknown while the object itself is evaluated. */
  readonly isIt: (value: Value, place: Place) => boolean;
  readonly mayBe: boolean;
  /** Whether the writes through its names are known already. */
  readonly isFollowed?: boolean;
}

/** The key for writes whose name is not known. */
const anyName = '';

/**
 * The values that code outside an object, or outside the class of an instance, writes to one of its members, anywhere in
 * the code base except in tests, which change it for themselves; undefined for a write whose value is not known.
 * `isIt`: whether a value is that object; `mayBe`: whether what unknown callers pass to a function may be it. Writes
 * under computed names do not count for a method: what replaces methods by their names is followed elsewhere.
 */
export function outsideWrites(
  evaluator: Evaluator,
  home: SourceFile,
  name: string,
  { isIt, mayBe, isMethod }: Sought & { readonly isMethod: boolean },
): readonly (Place | undefined)[] {
  const isHome = (file: SourceFile): boolean => file.path === home.path;
  const named = evaluator.writing(home, name).filter((file) => isHome(file) || !isOfTests(file.path));
  const users = importing(evaluator, home).filter((one) => mayChange(one.text()));
  const near = new Set([home, ...evaluator.openAll(users).filter(({ path }) => !isOfTests(path))]);
  return [
    ...named.flatMap((file) => writesOf(evaluator, file, name, { isIt, mayBe: mayBe && near.has(file) })),
    ...(isMethod ? [] : [...near]).flatMap((file) => writesOf(evaluator, file, anyName, { isIt, mayBe: false })),
  ];
}

/** The writes of one file to a member of an object. */
export function writesOf(
  evaluator: Evaluator,
  file: SourceFile,
  name: string,
  sought: Sought,
): readonly (Place | undefined)[] {
  const search = new OwnerSearch(evaluator, sought);
  return (writesIn(file).get(name) ?? [])
    .filter(({ object }) => search.isIt({ node: object, file, env: undefined }, sought.mayBe))
    .map(({ value }) => (name === anyName ? undefined : value && { node: value, file, env: undefined }));
}

/** The writes of a file under names that it computes. */
export function computedWrites(file: SourceFile): readonly OutsideWrite[] {
  return (writesIn(file).get(anyName) ?? []).filter(({ key }) => key !== undefined);
}

/** Whether an expression may be a certain object. */
export function mayBeIt(evaluator: Evaluator, object: Place, sought: Sought): boolean {
  return new OwnerSearch(evaluator, sought).isIt(object, sought.mayBe);
}

/** Whether a file with a text may write members under names that it computes. */
export const mayChange = (text: string): boolean => /\]\s*=(?![=>])/.test(text) || mayHoldChangingCall.test(text);

/** Decides whether an expression may be a certain object. */
class OwnerSearch {
  readonly #evaluator: Evaluator;
  readonly #sought: Sought;
  /** The names that were followed without finding the object, with the number of calls that led to them. */
  readonly #followed = new Map<Binding, number>();

  constructor(evaluator: Evaluator, sought: Sought) {
    this.#evaluator = evaluator;
    this.#sought = sought;
  }

  /** `mayBe`: whether the parameter of a function whose callers are not known counts. */
  isIt(object: Place, mayBe: boolean, depth = 0): boolean {
    const node = withoutCasts(object.node);
    const value = this.#evaluator.evaluate({ ...object, node });
    if (isTooDeep(value)) return true;
    if (this.#isAmong(value, { ...object, node }))
      return depth > 0 || node.type !== 'Identifier' || !this.#sought.isFollowed;
    // Example: `lists[index].path = path`
    if (node.type === 'MemberExpression' && node.computed && isUnknown(value))
      return this.#holdsIt({ ...object, node: node.object });
    if (node.type !== 'Identifier' || !isUnknown(value)) return false;
    const binding = object.file.names.bindingOf(node);
    if (binding === undefined || (this.#followed.get(binding) ?? Number.POSITIVE_INFINITY) <= depth) return false;
    this.#followed.set(binding, depth);
    work.follows++;
    const loop = loopOf(object.file.names, binding.declaration);
    if (loop?.type === 'ForOfStatement') return this.#holdsIt({ ...object, node: loop.right });
    if (binding.kind !== 'param' || binding.declaration.type === 'TSFunctionType') return false;
    const owner = { ...object, node: binding.declaration as FunctionNode };
    const position = parametersOf(owner.node).indexOf(binding.identifier);
    const given = depth < deepest ? givenTo(this.#evaluator, binding, object.file) : [];
    if (given.length > 0)
      return given.some(({ value: one, place }) => this.#isAmong(one, place) || this.isIt(place, false, depth + 1));
    return mayBe && this.#mayReceive(owner, position, depth);
  }

  /** Whether a function without a name, which is called by other code, may receive the object. */
  #mayReceive({ node, file }: Place<FunctionNode>, position: number, depth: number): boolean {
    if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return false;
    const call = file.names.parentOf(node);
    if (call?.type === 'VariableDeclarator' || call?.type === 'ObjectProperty') return false;
    if (call?.type !== 'CallExpression') return true;
    const callee = this.#evaluator.evaluate({ node: call.callee, file, env: undefined });
    if (callee.kind === 'external') return callee.root.kind === 'parameter';
    if (callee.kind !== 'function') return true;
    const taken = passedToCallback(callee.place, call.arguments.indexOf(node), position);
    return taken === undefined || taken.some((one) => this.isIt(one, false, depth + 1));
  }

  #isAmong(value: Value, place: Place): boolean {
    return branchesOf(value).some((one) => this.#sought.isIt(one, place));
  }

  #holdsIt(list: Place): boolean {
    // Example: a list that is changed after its creation
    return branchesOf(this.#evaluator.evaluate(list)).some(
      (one) =>
        one.kind === 'array' &&
        one.place.node.elements.some(
          (node) => node !== null && node.type !== 'SpreadElement' && this.isIt({ ...one.place, node }, false, deepest),
        ),
    );
  }
}

const deepest = 3;

/** Whether at most the name of a value may be known. */
function isUnknown(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(isUnknown);
  return value.kind === 'unknown' || (value.kind === 'external' && value.root.kind === 'parameter');
}

/** What a function passes to a callback that it receives, at one position; undefined if that is not known. */
function passedToCallback({ node, file }: Place<FunctionNode>, index: number, position: number): Place[] | undefined {
  const param = parametersOf(node)[index];
  const references = param?.type === 'Identifier' ? file.names.bindingOf(param)?.references : undefined;
  const passed = references?.map((reference) => {
    const call = file.names.parentOf(reference);
    return call?.type === 'CallExpression' && call.callee === reference ? call.arguments[position] : undefined;
  });
  if (passed === undefined || passed.includes(undefined)) return undefined;
  return passed.map((one) => ({ node: one as t.Node, file, env: undefined }));
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, readonly OutsideWrite[]>>();

/** The writes in a file by name; each file is read once. */
function writesIn(file: SourceFile): ReadonlyMap<string, readonly OutsideWrite[]> {
  const found = known.get(file) ?? readWrites(file);
  known.set(file, found);
  return found;
}

const writing = [
  'AssignmentExpression',
  'UpdateExpression',
  'UnaryExpression',
  'ForOfStatement',
  'ForInStatement',
] as const;

/** The value that an assignment gives to its target; undefined for any other change. */
function assignedBy(node: t.Node, target: t.Node): t.Node | undefined {
  if (node.type !== 'AssignmentExpression' || withoutCasts(node.left) !== target) return undefined;
  return /^(\?\?|\|\|)?=$/.test(node.operator) ? node.right : undefined;
}

function readWrites(file: SourceFile): ReadonlyMap<string, readonly OutsideWrite[]> {
  const found = new Map<string, OutsideWrite[]>();
  const note = (name: string | undefined, object: t.Node, value: t.Node | undefined, key?: t.Node): void => {
    if (isThis(file, object)) return;
    addTo(found, name ?? anyName, { object, value, key: name === undefined ? key : undefined });
  };
  for (const node of writing.flatMap((type) => nodesOf(file, type))) {
    for (const target of targetsOf(node)) {
      if (target.type !== 'MemberExpression') continue;
      note(memberName(target), target.object, assignedBy(node, target), target.property);
    }
  }
  for (const call of nodesOf(file, 'CallExpression')) {
    const { arguments: given } = call;
    const [object, second] = given;
    if (object === undefined || !changesFirst(file, call)) continue;
    if (second?.type === 'StringLiteral') note(second.value, object, valueOfDescriptor(given[2]));
    else if (given.length === 2 && second?.type === 'ObjectExpression') noteEach(second, object);
    else note(undefined, object, undefined, given.length === 3 ? second : undefined);
  }
  return found;

  function noteEach({ properties }: t.ObjectExpression, object: t.Node): void {
    for (const one of properties) {
      if (one.type === 'SpreadElement') note(undefined, object, undefined);
      else note(keyName(one), object, one.type === 'ObjectProperty' ? one.value : one);
    }
  }
}

/** `f` in `Object.defineProperty(window, 'fetch', { value: f })` */
function valueOfDescriptor(node: t.Node | undefined): t.Node | undefined {
  return node?.type === 'ObjectExpression' ? writtenValue(node, 'value') : undefined;
}

/** The writes to a member of a name in a file, whatever has the member. */
export function writesNamed(file: SourceFile, name: string): readonly OutsideWrite[] {
  return writesIn(file).get(name) ?? [];
}
