import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import { changesOthers } from './computing.ts';
import { isEnd } from './language/functions.ts';
import { type Any, NotTried } from './language/machine.ts';
import { opaque } from './language/members.ts';
import { OpenMachine } from './language/open-machine.ts';
import { type Amount, argumentsFor } from './samples.ts';
import type { Known } from './server/meaning.ts';
import { replyTo } from './server/stand-in.ts';
import { axiosOf } from './world/axios.ts';
import { fetchersOf } from './world/fetchers.ts';
import { type Clock, globalsOf } from './world/globals.ts';
import type { Sent } from './world/network.ts';
import { OwnPromise, Tasks } from './world/promise.ts';

/** One version of a code base, whose modules a trial runs. */
export interface Version {
  /** The file in this version. */
  current(file: SourceFile): SourceFile;
  open(from: SourceFile, specifier: string): SourceFile | undefined;
}

/** The outcome of calling one export. */
export interface Outcome {
  /** `find('x')` */
  readonly call: string;
  readonly amount: Amount;
  readonly sent: readonly Sent[];
  /** The return value or the thrown error, as text. */
  readonly result: string;
  /** Whether its effect is known at all. */
  readonly isTried: boolean;
  /** How many statements of the modules that it loaded could not be followed to their end. */
  readonly unfollowed: number;
  /** The positions of the executed calls, as `path:line:column`. */
  readonly ran: ReadonlySet<string>;
}

const stepsOfModules = 20_000;
/** How many steps a call may take before it sends a request; it gets more once it has. */
const stepsToRequest = 4_000;
const stepsFromRequest = 40_000;
const mostSent = 80;
/** How many strings take the place of made-up ones. */
const mostOthers = 6;
/** How many files one trial reads. */
const mostModules = 40;

/** What a trial runs besides the module itself. */
export interface Trying {
  /** Modules that run first, because they may configure clients. */
  readonly before: readonly SourceFile[];
  /** Whether an exported function is called. */
  isWanted(name: string, code: t.Node, file: SourceFile): boolean;
}

/**
 * Runs a module and the functions that it exports, each with made-up arguments: once with all that it takes, once with
 * those it requires.
 */
export function tryModule(
  entry: SourceFile,
  version: Version,
  known: Known,
  trying: Trying = { before: [], isWanted: () => true },
): readonly Outcome[] {
  return new Trial(version, known).run(entry, trying);
}

/** An export that can be called. */
interface Callable {
  readonly name: string;
  readonly call: (given: Any[]) => Any;
  readonly code: t.Function;
  readonly file: SourceFile;
}

class Trial {
  readonly #machine: OpenMachine;
  readonly #version: Version;
  readonly #clock: Clock = { ticks: 0 };
  #sent: Sent[] = [];
  #ran = new Set<string>();
  #called: string[] = [];
  /** For each made-up string, the strings among which the code looks for it. */
  readonly #sought = new Map<string, Set<string>>();

  constructor(version: Version, known: Known) {
    this.#version = version;
    OwnPromise.tasks = new Tasks((task) => this.#machine.fromHere(task));
    const send = (request: Sent) => {
      const sent = { ...request, by: request.by ?? [...this.#machine.stack] };
      this.#sent.push(sent);
      if (this.#sent.length > mostSent) throw new NotTried('sends too many requests');
      if (this.#sent.length === 1) this.#machine.allow(stepsFromRequest);
      return replyTo(sent, known);
    };
    const globals = globalsOf(send, this.#clock);
    const packages: Readonly<Record<string, Any>> = {
      axios: axiosOf(send, () => [...this.#machine.stack]),
      ...fetchersOf(globals.get('fetch')),
    };
    const opened = new Set<SourceFile>();
    this.#machine = new OpenMachine({
      globals,
      Promise: OwnPromise,
      settled: (value) => OwnPromise.settled(value),
      open: (from, specifier) => {
        // A module further away counts as one outside the code base.
        const file = opened.size < mostModules ? version.open(from, specifier) : undefined;
        if (file !== undefined) opened.add(file);
        return file && version.current(file);
      },
      packageOf: (specifier) => packages[specifier] ?? opaque(),
      onCall: (place) => this.#ran.add(place),
      sought: (value, among) => {
        const known = this.#sought.get(value);
        for (const one of known ? among() : []) if (typeof one === 'string' && known) known.add(one);
      },
    });
  }

  run(entry: SourceFile, { before, isWanted }: Trying): readonly Outcome[] {
    let exports: Any = {};
    for (const one of before) this.#outcome('', 'usual', () => this.#machine.exportsOf(this.#version.current(one)));
    const loaded = this.#outcome('', 'usual', () => {
      exports = this.#machine.exportsOf(this.#version.current(entry));
      OwnPromise.tasks.drain();
    });
    const callables = this.#callables(exports).filter(({ name, code, file }) => isWanted(name, code, file));
    // First, before functions store their arguments (`setRoot(path)`) or change what others use (`useNewest()`).
    const bare = callables.filter(({ code }) => code.params.length === 0);
    const changing = bare.filter(({ code, file }) => changesOthers(file, code));
    const first = [...bare.filter((one) => !changing.includes(one)), ...changing].map((one) => this.#try(one, 'empty'));
    const usual = callables.map((one) => this.#tryUsual(one));
    // A call that sends nothing with all arguments sends nothing with fewer.
    const sending = callables.filter((_, index) => usual[index]?.[0]?.sent.length !== 0);
    // A second call may find what the first one kept; a third one with the same arguments shows nothing new.
    const taking = sending.filter(({ code }) => code.params.length > 0);
    return [
      loaded,
      ...first,
      ...usual.flat(),
      ...sending.map((one) => this.#try(one, 'least')),
      ...taking.map((one) => this.#try(one, 'empty')),
    ];
  }

  /** A call with all arguments. If it sends nothing, also with the strings among which the code looks for a made-up one. */
  #tryUsual(one: Callable): readonly Outcome[] {
    const first = this.#try(one, 'usual');
    if (first.sent.length > 0) return [first];
    const all = [...this.#sought].flatMap(([made, names]) => [...names].map((name) => [made, name] as const));
    return [first, ...all.slice(0, mostOthers).map((other) => this.#try(one, 'usual', other))];
  }

  #try({ name, call, code: { params }, file }: Callable, amount: Amount, other?: readonly [string, string]): Outcome {
    const record = (given: readonly Any[]): void => void this.#called.push(shown(given));
    const made = argumentsFor(params, { file, record, amount, open: this.#version.open });
    const given = other === undefined ? made : made.map((value) => (value === other[0] ? other[1] : value));
    this.#sought.clear();
    for (const value of made) if (typeof value === 'string') this.#sought.set(value, new Set());
    const values = given.map((one) => (typeof one === 'function' ? '…' : shown(one)));
    return this.#outcome(`${name}(${values.join(', ')})`, amount, () => OwnPromise.settled(call(given)));
  }

  #outcome(call: string, amount: Amount, work: () => Any): Outcome {
    this.#sent = [];
    this.#ran = new Set();
    this.#called = [];
    this.#clock.ticks = 0;
    this.#machine.unfollowed = 0;
    this.#machine.allow(call === '' ? stepsOfModules : stepsToRequest);
    let result = '';
    let isTried = true;
    try {
      result = shown(work());
    } catch (error) {
      isTried = !isEnd(error);
      result = isTried ? `throws ${error instanceof Error ? error.name : shown(error)}` : String(error);
    }
    const { unfollowed } = this.#machine;
    const outcome = { call, amount, sent: this.#sent, result: [result, ...this.#called].join(), isTried };
    return { ...outcome, unfollowed, ran: this.#ran };
  }

  /** The functions that a module exports, and the methods of its exported objects and classes. */
  #callables(exports: Any): readonly Callable[] {
    return Object.keys(exports).flatMap((name) => this.#callable(name, exports[name], undefined, 0));
  }

  #callable(name: string, value: Any, self: Any, depth: number): readonly Callable[] {
    const code = typeof value === 'function' ? this.#machine.codeOf.get(value) : undefined;
    if (code !== undefined && /Class/.test(code.node.type) && !/Method/.test(code.node.type))
      return this.#ofClass(name, value, code.node as t.Class, code.file);
    if (code !== undefined) {
      return [{ name, code: code.node as t.Function, file: code.file, call: (given) => value.apply(self, given) }];
    }
    if (typeof value !== 'object' || value === null || depth > 1) return [];
    const names = new Set([...Object.keys(value), ...methodNames(value)]);
    return [...names].flatMap((one) => {
      const property = Object.getOwnPropertyDescriptor(value, one);
      return property?.get ? [] : this.#callable(`${name}.${one}`, value[one], value, depth + 1);
    });
  }

  #ofClass(name: string, value: Any, node: t.Class, file: SourceFile): readonly Callable[] {
    const own = node.body.body.find((one) => one.type === 'ClassMethod' && one.kind === 'constructor');
    const params = own?.type === 'ClassMethod' ? own.params : [];
    try {
      this.#machine.allow(stepsToRequest);
      const made = new value(
        ...argumentsFor(params, { file, record: () => undefined, amount: 'usual', open: this.#version.open }),
      );
      const statics = Object.getOwnPropertyNames(value).filter((one) => !/^(length|name|prototype)$/.test(one));
      return [
        ...this.#callable(`new ${name}()`, made, undefined, 0),
        ...statics.flatMap((one) => this.#callable(`${name}.${one}`, value[one], value, 1)),
      ];
    } catch {
      return [];
    }
  }
}

/** The names of the methods that an object has from its class. */
function methodNames(value: Any): readonly string[] {
  const names: string[] = [];
  for (let type = Object.getPrototypeOf(value); type && type !== Object.prototype; type = Object.getPrototypeOf(type))
    for (const name of Object.getOwnPropertyNames(type)) {
      const property = Object.getOwnPropertyDescriptor(type, name);
      if (name !== 'constructor' && !name.startsWith('#') && typeof property?.value === 'function') names.push(name);
    }
  return names;
}

const mostShown = 4_000;

/** A value as text, as far as JSON can express it; the text is cut, and what comes after that is not written. */
function shown(value: Any): string {
  const open = new Set<Any>();
  let left = mostShown;
  const text = JSON.stringify(value, function replace(name, one) {
    left -= name.length + 1;
    if (left < 0 || typeof one === 'function' || typeof one === 'symbol') return undefined;
    if (typeof one === 'string' || typeof one === 'bigint') {
      const part = String(one).slice(0, left);
      left -= part.length;
      return part;
    }
    if (one instanceof Map || one instanceof Set) return [...one];
    if (typeof one !== 'object' || one === null) return one;
    // Example: a response of axios, which also contains the request
    if ('config' in one && 'request' in one) return { status: one.status, data: one.data };
    if (open.has(one)) return undefined;
    open.add(one);
    return one;
  });
  return (text ?? 'undefined').slice(0, mostShown);
}
