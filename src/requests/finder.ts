import { type CallNode, isCall } from '../source/node-kinds.ts';
import { contains } from '../source/source-file.ts';
import { work } from '../source/work.ts';
import { directCall } from '../values/direct-call.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { isReachable } from '../values/flow/reachable.ts';
import { spreadPlaces } from '../values/objects/members.ts';
import type { Environment, FunctionNode, FunctionValue, Place } from '../values/value.ts';
import type { CallSite, RequestCall } from './call-site.ts';
import { loadingOf } from './wrappers/loading-hook.ts';
import { calleesOf, Sending } from './wrappers/sending.ts';
import { areOutcome, isParameter } from './wrappers/told.ts';

/** Reads a call as a call of a library, if it is one. */
export interface LibraryReader {
  siteAt(place: Place<CallNode>): RequestCall | undefined;
  isSending(place: Place<CallNode>): boolean;
  /** The call inside a function with the text that another function puts before the path as its base. */
  behindAddress(site: CallSite, finder: Finder): CallSite | undefined;
}

/** A library call, with the arguments that it receives, and the functions that lead to it, outermost first. */
export interface Reached {
  readonly inner: RequestCall;
  readonly functions: readonly Place<FunctionNode>[];
  /** The calls in those functions that lead to it. */
  readonly calls: readonly Place<CallNode>[];
}

/** The maximum number of function calls to follow for one call of a file, and of ways in which one may continue. */
const mostEntered = 400;
/** The same for calls of functions that already exceeded the limit and are likely to do so again. */
const mostEnteredAgain = 20;
/** How many searches may exceed a limit in the same functions before those functions are no longer entered. */
const mostCuts = 3;
/** The maximum number of evaluations for one call of a file; in ordinary code, few need more than 1,500. */
const mostEvaluations = 10_000;
const outermost = {};

/** Finds the library calls that calls of the code base's own functions lead to. Each function call is followed once. */
export class Finder {
  readonly sending: Sending;
  /** Whether the last search was abandoned before its end. */
  isCut = false;
  readonly #evaluator: Evaluator;
  readonly #reader: LibraryReader;
  readonly #sites = new WeakMap<object, WeakMap<CallNode, { readonly site: RequestCall | undefined }>>();
  readonly #reached = new WeakMap<Environment, readonly Reached[]>();
  /** How many searches exceeded a limit in a function, or in a group of functions that call each other. */
  readonly #cuts = new WeakMap<object, number>();
  /** Those in which the current search exceeded one. */
  readonly #exceeded = new Set<object>();
  /** How often the current search is in a function. */
  readonly #inside = new Map<FunctionNode, number>();
  #entered = 0;
  #enteredAgain = 0;
  #evaluatedBefore = 0;

  constructor(evaluator: Evaluator, reader: LibraryReader) {
    this.#evaluator = evaluator;
    this.#reader = reader;
    this.sending = new Sending(evaluator, (place) => reader.isSending(place));
  }

  /** The request of a library call; undefined for any other call. */
  siteAt(place: Place<CallNode>): RequestCall | undefined {
    const key = place.env ?? outermost;
    const sites = this.#sites.get(key) ?? new WeakMap();
    this.#sites.set(key, sites);
    const known = sites.get(place.node) ?? { site: this.#reader.siteAt(place) };
    sites.set(place.node, known);
    return known.site;
  }

  /** The call inside a function with the text that another function puts before the path as its base. */
  behindAddress(site: CallSite): CallSite | undefined {
    return this.#reader.behindAddress(site, this);
  }

  /** What is found in a function; nothing if the search came back to it for the second time. */
  upToTwice<T>(fn: FunctionNode, find: () => readonly T[]): readonly T[] {
    const count = this.#inside.get(fn) ?? 0;
    if (count > 1) return [];
    this.#inside.set(fn, count + 1);
    try {
      return find();
    } finally {
      if (count === 0) this.#inside.delete(fn);
      else this.#inside.set(fn, count);
    }
  }

  /** The library calls that a call of own functions leads to, each with the arguments that it receives. */
  reachedFrom(place: Place<CallNode>): readonly Reached[] {
    return this.#searching(() => this.#fromCall(place));
  }

  /** The library calls that a function leads to when it is called with some arguments. */
  reachedThrough(
    callee: FunctionValue,
    args: readonly (Place | undefined)[],
    outer: Environment | undefined,
  ): readonly Reached[] {
    return this.#searching(() => this.#through(callee, args, outer));
  }

  /** Example: `withAuth(async (request) => send(path))`, in which `send(path)` is itself a call site. */
  isSentByArgument({ node, file }: Place<CallNode>, { functions, inner }: Reached): boolean {
    const given = functions.filter(
      (one) => one.file === file && node.arguments.some((argument) => contains(argument, one.node)),
    );
    const { isCut } = this;
    const isOwn = given.some((one) => {
      const alone = { kind: 'function', place: { ...one, env: undefined }, self: undefined } as const;
      return this.reachedThrough(alone, [], undefined).some((reached) => reached.inner.node === inner.node);
    });
    this.isCut ||= isCut;
    return isOwn;
  }

  /** Whether the call of what a call returns sends its requests: `get('/genres')` in `get('/genres')(query)`. */
  isSentByNext({ node, ...at }: Place<CallNode>): boolean {
    const next = at.file.names.parentOf(node);
    if (next === undefined || !isCall(next) || next.callee !== node) return false;
    const sent = this.reachedFrom({ ...at, node: next }).map(({ inner }) => inner.node);
    return sent.length > 0 && this.reachedFrom({ ...at, node }).every(({ inner }) => sent.includes(inner.node));
  }

  #searching(search: () => readonly Reached[]): readonly Reached[] {
    this.#exceeded.clear();
    this.#entered = 0;
    this.#enteredAgain = 0;
    this.#evaluatedBefore = work.evaluations;
    this.isCut = false;
    const reached = search();
    for (const circle of this.#exceeded) this.#cuts.set(circle, (this.#cuts.get(circle) ?? 0) + 1);
    return reached;
  }

  #fromCall(place: Place<CallNode>): readonly Reached[] {
    const callees = calleesOf(this.#evaluator, place);
    if (callees.length === 0) return [];
    const args = spreadPlaces(this.#evaluator, directCall(this.#evaluator, place).place);
    if (isParameter(place) && areOutcome(this.#evaluator, args)) return [];
    return callees.flatMap((callee) => this.#through(callee, args, place.env));
  }

  #through(
    callee: FunctionValue,
    args: readonly (Place | undefined)[],
    outer: Environment | undefined,
  ): readonly Reached[] {
    const calls = this.sending.callsIn(callee);
    if (calls.length === 0) return [];
    const { place } = callee;
    const env = this.#evaluator.enter(place, args, callee.self, place.env ?? outer);
    const known = this.#reached.get(env);
    if (known !== undefined) return known;
    const circle = this.sending.circleOf(place.node);
    const cuts = this.#cuts.get(circle) ?? 0;
    if (cuts > 0) this.#enteredAgain++;
    const isLong = work.evaluations - this.#evaluatedBefore > mostEvaluations;
    const isFull = this.#entered++ >= mostEntered || this.#enteredAgain > mostEnteredAgain;
    if (isFull || isLong || cuts >= mostCuts) {
      this.isCut = true;
      return [];
    }
    // Example: a function that calls itself with the same arguments, and so sends the same request
    this.#reached.set(env, []);
    const reached: Reached[] = [];
    for (const node of calls) {
      reached.push(...this.#leadingOn({ node, file: place.file, env }, place));
      // Example: a function that calls itself in several places
      if (reached.length <= mostEntered) continue;
      this.isCut = true;
      break;
    }
    if (this.isCut) {
      this.#reached.delete(env);
      this.#exceeded.add(circle);
    } else this.#reached.set(env, reached);
    return reached;
  }

  /** The calls that a call inside a function leads to. */
  #leadingOn(call: Place<CallNode>, within: Place<FunctionNode>): readonly Reached[] {
    if (!isReachable(this.#evaluator, call, within.node)) return [];
    const inner = this.siteAt(call);
    if (inner !== undefined) return [{ inner, functions: [within], calls: [call] }];
    const loading = loadingOf(this.#evaluator, call);
    const onward = loading ? this.#through(loading.loader, [loading.key], call.env) : this.#fromCall(call);
    return onward.map((one) => ({
      ...one,
      functions: [within, ...one.functions],
      calls: [call, ...one.calls],
    }));
  }
}
