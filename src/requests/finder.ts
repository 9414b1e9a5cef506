import type { CallNode } from '../source/node-kinds.ts';
import { directCall } from '../values/direct-call.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { spreadPlaces } from '../values/objects/members.ts';
import { isReachable } from '../values/reachable.ts';
import type { Environment, FunctionNode, FunctionValue, Place } from '../values/value.ts';
import type { RequestCall } from './call-site.ts';
import { calleesOf, Sending } from './wrappers/sending.ts';

/** What reads one call as a call of a library, if it is one. */
export interface LibraryReader {
  siteAt(place: Place<CallNode>): RequestCall | undefined;
  isSending(place: Place<CallNode>): boolean;
}

/** A library call, seen with what is passed to it, and the functions entered on the way there, the outermost first. */
export interface Reached {
  readonly inner: RequestCall;
  readonly functions: readonly Place<FunctionNode>[];
  /** The calls in those functions that lead there. */
  readonly calls: readonly Place<CallNode>[];
}

/** How many calls of functions may be entered for one call of a file, and in how many ways one may lead on. */
const mostEntered = 2_000;
/** The same for a call of a function on the way of one that led too far: it is likely to do so again. */
const mostEnteredAgain = 200;
const outermost = {};

/** Finds the library calls that calls of the code base's own functions end in. Each call of a function is entered once. */
export class Finder {
  readonly sending: Sending;
  /** Whether the last search was given up before its end. */
  isCut = false;
  readonly #evaluator: Evaluator;
  readonly #reader: LibraryReader;
  readonly #sites = new WeakMap<object, WeakMap<CallNode, { readonly site: RequestCall | undefined }>>();
  readonly #reached = new WeakMap<Environment, readonly Reached[]>();
  readonly #ledTooFar = new WeakSet<FunctionNode>();
  #entered = 0;
  #most = mostEntered;

  constructor(evaluator: Evaluator, reader: LibraryReader) {
    this.#evaluator = evaluator;
    this.#reader = reader;
    this.sending = new Sending(evaluator, (place) => reader.isSending(place));
  }

  /** What a call of a library sends; undefined of any other call. */
  siteAt(place: Place<CallNode>): RequestCall | undefined {
    const key = place.env ?? outermost;
    const sites = this.#sites.get(key) ?? new WeakMap();
    this.#sites.set(key, sites);
    const known = sites.get(place.node) ?? { site: this.#reader.siteAt(place) };
    sites.set(place.node, known);
    return known.site;
  }

  /** The library calls that a call of own functions ends in, each seen with what is passed on the way. */
  reachedFrom(place: Place<CallNode>): readonly Reached[] {
    return this.#searching(() => this.#fromCall(place));
  }

  /** The library calls that a function ends in when it is called with some arguments. */
  reachedThrough(
    callee: FunctionValue,
    args: readonly (Place | undefined)[],
    outer: Environment | undefined,
  ): readonly Reached[] {
    return this.#searching(() => this.#through(callee, args, outer));
  }

  #searching(search: () => readonly Reached[]): readonly Reached[] {
    this.#entered = 0;
    this.isCut = false;
    return search();
  }

  #fromCall(place: Place<CallNode>): readonly Reached[] {
    const callees = calleesOf(this.#evaluator, place);
    if (callees.length === 0) return [];
    const args = spreadPlaces(this.#evaluator, directCall(this.#evaluator, place).place);
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
    if (this.#entered === 0) this.#most = this.#ledTooFar.has(place.node) ? mostEnteredAgain : mostEntered;
    if (this.#entered++ >= this.#most) {
      this.isCut = true;
      return [];
    }
    // Example: a function that calls itself with the same arguments, which sends what it sends
    this.#reached.set(env, []);
    const reached: Reached[] = [];
    for (const node of calls) {
      reached.push(...this.#leadingOn({ node, file: place.file, env }, place));
      // Example: a function that calls itself in several places
      if (reached.length <= this.#most) continue;
      this.isCut = true;
      break;
    }
    if (this.isCut) {
      this.#reached.delete(env);
      this.#ledTooFar.add(place.node);
    } else this.#reached.set(env, reached);
    return reached;
  }

  /** What a call in a function that is entered leads to. */
  #leadingOn(call: Place<CallNode>, within: Place<FunctionNode>): readonly Reached[] {
    if (!isReachable(this.#evaluator, call, within.node)) return [];
    const inner = this.siteAt(call);
    if (inner !== undefined) return [{ inner, functions: [within], calls: [call] }];
    return this.#fromCall(call).map((one) => ({
      ...one,
      functions: [within, ...one.functions],
      calls: [call, ...one.calls],
    }));
  }
}
