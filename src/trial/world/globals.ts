import { isNamedForApi } from '../../contract/named-for-api.ts';
import { callable, membersOf } from '../language/intrinsics.ts';
import { type Any, NotTried } from '../language/machine.ts';
import { opaque } from '../language/members.ts';
import { patternIn } from '../language/pattern-in.ts';
import { fetchOf, home, type Send } from './network.ts';
import { OwnPromise } from './promise.ts';
import { xhrOf } from './xhr.ts';

function some(from: Any, names: readonly string[]): Any {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

/** A deterministic source of time and randomness. */
export interface Clock {
  ticks: number;
}

/** The global names that code can use. */
export function globalsOf(send: Send, clock: Clock): Map<string, Any> {
  const { tasks } = OwnPromise;
  const all = new Map<string, Any>(
    [...callable, 'Intl', 'NaN', 'Infinity'].map((name) => [name, (globalThis as Any)[name]]),
  );
  const now = (): number => 1_700_000_000_000 + clock.ticks++;
  const OwnDate: Any = class extends Date {
    constructor(...given: Any[]) {
      super(...((given.length === 0 ? [now()] : given) as [Any]));
    }
    static override now = now;
  };
  const own = some(Object, membersOf.Object);
  const ofHost: Record<string, Any> = {
    Object: Object.assign((value: Any) => Object(value), { ...own, prototype: undefined }),
    Reflect: some(Reflect, membersOf.Reflect),
    Promise: OwnPromise,
    Date: OwnDate,
    RegExp: Object.assign(ownPattern, { prototype: RegExp.prototype }),
    Math: { ...mathOf(), random: () => (clock.ticks++ % 97) / 97 },
    performance: { now: () => clock.ticks++ },
    crypto: { randomUUID: () => `00000000-0000-4000-8000-${String(clock.ticks++).padStart(12, '0')}` },
    console: new Proxy({}, { get: () => () => undefined }),
    setTimeout: (task: Any, delay: Any, ...given: Any[]) => tasks.later(() => task(...given), delay),
    setInterval: () => opaque(),
    setImmediate: (task: Any) => tasks.later(task, 0),
    clearTimeout: (id: Any) => tasks.cancel(id),
    clearInterval: () => undefined,
    queueMicrotask: (task: Any) => tasks.soon(task),
    process: { env: environment, argv: ['node', 'client'], on: () => undefined, platform: 'linux' },
    'import.meta': { env: environment, url: 'file:///client.js' },
    Buffer: { from: bytesOf },
    localStorage: storage(),
    sessionStorage: storage(),
    AbortController: OwnAborter,
    AbortSignal: { timeout: () => new OwnAborter().signal, any: () => new OwnAborter().signal },
    ...fetchOf(send),
    XMLHttpRequest: xhrOf(send),
  };
  for (const [name, value] of Object.entries(ofHost)) all.set(name, value);
  const top = new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' && all.has(name) ? all.get(name) : undefined),
      set: (_, name, value) => {
        all.set(String(name), value);
        return true;
      },
      has: (_, name) => typeof name === 'string' && all.has(name),
    },
  );
  for (const name of ['globalThis', 'self', 'global']) all.set(name, top);
  return all;
}

/** `RegExp(source)`, with `new` or without it. */
function ownPattern(source: Any, flags: Any): RegExp {
  return patternIn(source instanceof RegExp ? source.source : String(source), String(flags ?? ''));
}

/** `Buffer.from(text)`, as far as it becomes another text: `Buffer.from(login).toString('base64')`. */
function bytesOf(text: Any, as: Any): Any {
  if (typeof text !== 'string') throw new NotTried('bytes of something else');
  return { toString: (to: Any) => Buffer.from(text, as).toString(to) };
}

function mathOf(): Any {
  return some(Math, Object.getOwnPropertyNames(Math));
}

/** Environment variables: addresses lead to the server, others are not set. */
const environment: Any = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string') return undefined;
      if (/key|token|secret|user|pass/i.test(name)) return 'secret';
      return /url|base|host|server|origin|api|address/i.test(name) || isNamedForApi(name) ? home : undefined;
    },
    set: () => {
      throw new NotTried('the environment is written');
    },
  },
);

/** Aborts nothing: every request of a trial has its response at once. */
class OwnAborter {
  readonly signal = {
    aborted: false,
    reason: undefined as Any,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    throwIfAborted: () => {
      if (this.signal.aborted) throw this.signal.reason;
    },
  };

  abort(reason: Any = new DOMException('This operation was aborted', 'AbortError')): void {
    this.signal.aborted = true;
    this.signal.reason = reason;
  }
}

function storage(): Any {
  const items = new Map<string, string>();
  return {
    getItem: (name: Any) => items.get(String(name)) ?? null,
    setItem: (name: Any, value: Any) => void items.set(String(name), String(value)),
    removeItem: (name: Any) => void items.delete(String(name)),
    clear: () => items.clear(),
  };
}
