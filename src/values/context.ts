import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { isFunction } from '../source/node-kinds.ts';
import { contains, type SourceFile } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';
import type { Environment, FunctionNode, Place, Value } from './value.ts';

/** How often one function may recur in its own call chain; beyond that its arguments count as unknown. */
const mostRepeats = 2;

/**
 * The calls that evaluation has entered, each once: a call of the same function with the same arguments has the same
 * environment, so that its results are reused. Too deep a recursion is entered one last time with unknown arguments, so
 * the number of environments is finite.
 */
export class Contexts {
  /** Keyed by a call that they are in or a node that made them, so that they are freed with the tree of that file. */
  readonly #known = new WeakMap<object, Map<string, Environment>>();
  readonly #ids = new WeakMap<object, number>();
  readonly #repeats = new WeakMap<Environment, Map<FunctionNode, number>>();
  #lastId = 0;

  /** The environment for a call of a function with some arguments; `outer` are the calls around the function. */
  enter(
    { node, file }: Pick<Place<FunctionNode>, 'node' | 'file'>,
    args: readonly (Place | undefined)[],
    self: Value | undefined,
    outer: Environment | undefined,
  ): Environment {
    const around = outer && this.#around(outer, functionsAround(node, file));
    const before = [around, self && environmentOf(self), ...args.map(keyEnvironment)];
    const isRepeated = before.some((env) => this.#repeatsOf(env, node) >= mostRepeats);
    const passed = isRepeated ? args.map(() => undefined) : args;
    const key = [
      ...[this.#id(node), this.#id(around), this.#selfKey(self)],
      ...passed.map((arg) => (arg === undefined ? '-' : `${this.#id(arg.node)}.${this.#id(keyEnvironment(arg))}`)),
    ].join();
    // A shared function passes on its arguments, so its calls are stored with its caller's, not with its own tree.
    const call = passed.map(keyEnvironment).find((env) => env !== undefined) ?? (self && environmentOf(self)) ?? around;
    const made = this.#madeBy(call ?? passed.find((arg) => arg !== undefined)?.node ?? (self && nodeOf(self)) ?? node);
    const known = made.get(key) ?? { callee: node, args: passed, self, outer: around };
    made.set(key, known);
    return known;
  }

  #madeBy(node: object): Map<string, Environment> {
    const made = this.#known.get(node) ?? new Map<string, Environment>();
    this.#known.set(node, made);
    return made;
  }

  /** Of some calls, those of the functions around a node: only their parameters and `this` are visible there. */
  #around(env: Environment, functions: ReadonlySet<t.Node>): Environment | undefined {
    const outer = env.outer && this.#around(env.outer, functions);
    if (!functions.has(env.callee)) return outer;
    if (outer === env.outer) return env;
    const key = `in ${this.#id(outer)}`;
    const made = this.#madeBy(env);
    const known = made.get(key) ?? { ...env, outer };
    made.set(key, known);
    return known;
  }

  #id(object: object | undefined): number {
    if (object === undefined) return 0;
    const known = this.#ids.get(object) ?? ++this.#lastId;
    this.#ids.set(object, known);
    return known;
  }

  #selfKey(self: Value | undefined): string {
    if (self === undefined) return '';
    if (self.kind === 'instance') {
      const { place, creation, calls, whole } = self;
      return `i${this.#selfKey(whole)}${this.#id(place.node)}.${this.#id(place.env)}.${this.#id(creation?.node)}.${this.#id(creation?.env)}.${calls?.map(({ env }) => this.#id(env)).join('-') ?? 'x'}`;
    }
    const isWhole = self.kind === 'class' || (self.kind === 'object' && self.writes.length === 0);
    if (isWhole) return `${self.kind}${this.#id(self.place.node)}.${this.#id(self.place.env)}`;
    return `v${this.#id(self)}`;
  }

  /**
   * How often a function occurs in the chain of an environment, including the environments around it and of its
   * arguments.
   */
  #repeatsOf(env: Environment | undefined, callee: FunctionNode): number {
    if (env === undefined) return 0;
    const known = this.#repeats.get(env) ?? new Map<FunctionNode, number>();
    this.#repeats.set(env, known);
    const counted = known.get(callee);
    if (counted !== undefined) return counted;
    known.set(callee, 0);
    const before = [env.outer, env.self && environmentOf(env.self), ...env.args.map(keyEnvironment)];
    const most = Math.max(...before.map((one) => this.#repeatsOf(one, callee)));
    const count = most + (env.callee === callee ? 1 : 0);
    known.set(callee, count);
    return count;
  }
}

const around = new WeakMap<t.Node, ReadonlySet<t.Node>>();

function functionsAround(node: t.Node, { names }: SourceFile): ReadonlySet<t.Node> {
  const known = around.get(node);
  if (known !== undefined) return known;
  const functions = new Set<t.Node>();
  for (let outer = names.parentOf(node); outer !== undefined; outer = names.parentOf(outer)) {
    if (isFunction(outer)) functions.add(outer);
  }
  around.set(node, functions);
  return functions;
}

/** The environment that a value was created in. */
function environmentOf(value: Value): Environment | undefined {
  if (value.kind === 'instance') return value.creation?.env ?? value.place.env;
  return 'place' in value ? value.place.env : undefined;
}

/** The node that created a value. */
function nodeOf(value: Value): t.Node | undefined {
  if (value.kind === 'instance') return value.creation?.node ?? value.place.node;
  return 'place' in value ? value.place.node : undefined;
}

/** The environment that distinguishes an argument from the same expression in another call. */
function keyEnvironment(arg: Place | undefined): Environment | undefined {
  return arg === undefined || isClosed(arg) ? undefined : arg.env;
}

const closed = new WeakMap<t.Node, boolean>();

/**
 * Whether an expression has the same value in every environment: no name in it, nor `this` or `arguments`, belongs to a function
 * around it.
 */
function isClosed(place: Place): boolean {
  const known = closed.get(place.node) ?? readClosed(place);
  closed.set(place.node, known);
  return known;
}

/**
 * The environment to evaluate an expression in; undefined for code outside functions. What a function creates anew at
 * each call keeps the environment of that call, even if the expression is the same.
 */
export function ownEnvironment(place: Place): Environment | undefined {
  const { node, file, env } = place;
  if (env === undefined) return undefined;
  // Example: a list of the arguments of a rest parameter, which is not in the tree of the file
  if (file.names.parentOf(node) === undefined) return env;
  if (functionsAround(node, file).size === 0) return undefined;
  return node.type === 'Identifier' && isClosed(place) ? undefined : env;
}

function readClosed({ node, file }: Place): boolean {
  let isOpen = false;
  walk(node, (inner) => {
    if (inner.type === 'ThisExpression' || inner.type === 'Super') isOpen = true;
    if (inner.type === 'Identifier' && inner.name === 'arguments') isOpen = true;
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    // Example: the name of a parameter property, looked up at its declaration
    const isOwn = inner !== node && binding !== undefined && contains(node, binding.identifier);
    isOpen ||= binding !== undefined && isOfFunction(binding, file) && !isOwn;
    return !isOpen;
  });
  return !isOpen;
}

/** Whether a name is a parameter, or is declared in a function. */
function isOfFunction({ kind, declaration }: Binding, { names }: SourceFile): boolean {
  if (kind === 'param') return true;
  for (let node = names.parentOf(declaration); node !== undefined; node = names.parentOf(node)) {
    if (isFunction(node)) return true;
  }
  return false;
}
