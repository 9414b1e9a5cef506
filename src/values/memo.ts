import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import { work } from '../source/work.ts';
import { ownEnvironment } from './context.ts';
import type { Evaluator } from './evaluate.ts';
import { isTooLong } from './text/pieces.ts';
import { type Environment, type Place, unknown, type Value } from './value.ts';

/** The maximum depth of evaluation, before the stack would overflow. */
const deepest = 200;
/** The maximum number of evaluations that one expression may need; in ordinary code, few need more than 400. */
const mostSteps = 5_000;
/** How many evaluations searching one file counts as. */
const stepsOfFile = 10;

const why = 'too deep to follow';

function tooDeep(place: Place): Value {
  return unknown(place, why);
}

/** Whether a value is unknown only because its evaluation would have been too deep, or would have needed too much. */
export function isTooDeep(value: Value): boolean {
  return value.kind === 'unknown' && value.why === why;
}

/** A value that was cut short because it needs an evaluation that is still open: valid only until that one ends. */
interface Cut {
  readonly value: Value;
  readonly by: number;
}

/** The results for nodes in one environment, or in one file outside all of them. */
interface Known {
  readonly values: Map<t.Node, Value>;
  /** The position of each open evaluation among all open ones. */
  readonly open: Map<t.Node, number>;
  /** Empty except for circular definitions. */
  cuts?: Map<t.Node, Cut>;
  /** The members of each object that are being looked up, and the expressions that ask for them. */
  asked?: Map<t.Node, Map<string, Set<t.Node>>>;
}

/**
 * Evaluates each expression once in each environment. A circular or too deep definition is `unknown` there; a value
 * that was cut short like this is forgotten as soon as the evaluation that cut it ends.
 */
export class Memo {
  readonly #evaluate: (place: Place) => Value;
  /** By environment or by file, so that they are freed with it. A map of single nodes would be slow to clean up. */
  readonly #known = new WeakMap<Environment | SourceFile, Known>();
  /** The environment of each open evaluation. */
  readonly #around: (Environment | undefined)[] = [];
  /** Functions that call each other in more ways than can be followed; they are not followed into each other again. */
  readonly #tangled = new WeakSet<t.Node>();
  /** What to forget when each open evaluation ends. */
  readonly #forgetAfter: (() => void)[][] = [];
  /** The outermost open evaluation by which the current one was cut short. */
  #cutBy = Number.POSITIVE_INFINITY;
  #depth = 0;
  #steps = 0;
  #tooDeep = 0;

  constructor(evaluate: (place: Place) => Value) {
    this.#evaluate = evaluate;
  }

  /** The value of an expression, evaluated unless it is known already. */
  value(place: Place): Value {
    const { node } = place;
    const env = ownEnvironment(place);
    const known = this.#knownIn(env ?? place.file);
    const value = known.values.get(node);
    if (value !== undefined) return value;
    const cut = known.cuts?.get(node);
    if (cut !== undefined) return this.#cutShort(cut.value, cut.by);
    const at = known.open.get(node);
    if (at !== undefined) return this.#cutShort(unknown(place, 'defined by itself'), at);
    if (this.#depth === 0) this.#steps = 0;
    if (this.#isTangled(env)) return tooDeep(place);
    if (this.#depth >= deepest || this.isExhausted) {
      if (this.isExhausted) for (const open of this.#around) if (open) this.#tangled.add(open.callee);
      this.#tooDeep++;
      return this.#cutShort(tooDeep(place), -1);
    }
    return this.#evaluateOnce(env === place.env ? place : { ...place, env }, known);
  }

  /** A member of an object, looked up by `look`; unknown if it depends on itself. */
  member({ node, env, file }: Place, name: string, asking: Place, look: () => Value): Value {
    const known = this.#knownIn(env ?? file);
    known.asked ??= new Map();
    const { asked } = known;
    const askers = asked.get(node) ?? new Map<string, Set<t.Node>>();
    asked.set(node, askers);
    const open = askers.get(name) ?? new Set();
    // Example: `this.options = { ...this.options, ...more }`; but not `if (options.body) options.body = encode(options.body)`
    if (open.has(asking.node)) return unknown(asking, 'made from itself');
    askers.set(name, open.add(asking.node));
    try {
      return look();
    } finally {
      open.delete(asking.node);
      // An entry would keep the node's tree in memory, and so every tree that was ever looked at.
      if (open.size === 0) askers.delete(name);
      if (askers.size === 0) asked.delete(node);
    }
  }

  /** How often an evaluation was too deep so far. */
  get cuts(): number {
    return this.#tooDeep;
  }

  /** Whether the evaluation that is under way may look through some more files. */
  canTake(files: number): boolean {
    if (this.#depth === 0) return true;
    this.#steps += files * stepsOfFile;
    return !this.isExhausted;
  }

  get isExhausted(): boolean {
    return this.#depth > 0 && this.#steps >= mostSteps;
  }

  #isTangled(env: Environment | undefined): boolean {
    const outer = this.#around.at(-1);
    if (env === undefined || outer === undefined || outer === env) return false;
    return this.#tangled.has(env.callee) && this.#tangled.has(outer.callee);
  }

  #cutShort(value: Value, by: number): Value {
    this.#cutBy = Math.min(this.#cutBy, by);
    return value;
  }

  /** Stores a value that nothing outside it has cut short; any other one only until the evaluation that cut it ends. */
  #evaluateOnce(place: Place, known: Known): Value {
    const outer = this.#cutBy;
    const at = this.#depth++;
    this.#steps++;
    this.#cutBy = Number.POSITIVE_INFINITY;
    work.evaluations++;
    known.open.set(place.node, at);
    this.#around.push(place.env);
    try {
      const found = at === 0 ? this.#evaluateOutermost(place) : this.#evaluate(place);
      // What was not evaluated may affect every evaluation that is still open.
      const value = this.isExhausted || isTooLong(found) ? tooDeep(place) : found;
      if (this.#cutBy >= at || at === 0) {
        known.values.set(place.node, value);
        this.#cutBy = Number.POSITIVE_INFINITY;
      } else this.#keepCut(place.node, known, value);
      return value;
    } finally {
      this.#depth--;
      this.#around.pop();
      known.open.delete(place.node);
      if (this.#forgetAfter.length > at) for (const forget of this.#forgetAfter.splice(at).flat()) forget();
      this.#cutBy = at === 0 ? Number.POSITIVE_INFINITY : Math.min(this.#cutBy, outer);
    }
  }

  /** A value that would overflow the stack is unknown: one expression must not end the analysis of its file. */
  #evaluateOutermost(place: Place): Value {
    try {
      return this.#evaluate(place);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return tooDeep(place);
    }
  }

  #keepCut(node: t.Node, known: Known, value: Value): void {
    const by = this.#cutBy;
    known.cuts ??= new Map();
    const { cuts } = known;
    cuts.set(node, { value, by });
    // No open evaluation cut short what is too deep, so it is kept until the outermost one ends.
    const end = Math.max(by, 0);
    const ending = this.#forgetAfter[end] ?? [];
    ending.push(() => cuts.delete(node));
    this.#forgetAfter[end] = ending;
  }

  #knownIn(key: Environment | SourceFile): Known {
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const known: Known = { values: new Map(), open: new Map() };
    this.#known.set(key, known);
    return known;
  }
}

/**
 * Lists that an evaluator finds once, by an object and a name. What needs a list while it is being found gets an empty
 * one. A list is forgotten if it may lack something: the evaluation was too deep, needed too much, or ended with an
 * error.
 */
export class FoundOnce<K extends object, V> {
  readonly #all = new WeakMap<Evaluator, WeakMap<K, Map<string, readonly V[]>>>();

  of(evaluator: Evaluator, key: K, name: string, find: () => readonly V[]): readonly V[] {
    const lists = this.#listsOf(evaluator, key);
    const known = lists.get(name);
    if (known !== undefined) return known;
    lists.set(name, []);
    const { cuts } = evaluator;
    let isWhole = false;
    try {
      const found = find();
      isWhole = !evaluator.isExhausted && evaluator.cuts === cuts;
      if (isWhole) lists.set(name, found);
      return found;
    } finally {
      if (!isWhole) lists.delete(name);
    }
  }

  #listsOf(evaluator: Evaluator, key: K): Map<string, readonly V[]> {
    const own = this.#all.get(evaluator) ?? new WeakMap<K, Map<string, readonly V[]>>();
    this.#all.set(evaluator, own);
    const lists = own.get(key) ?? new Map<string, readonly V[]>();
    own.set(key, lists);
    return lists;
  }
}
