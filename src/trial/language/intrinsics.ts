/**
 * The functions of this process that tried code may call. A trial interprets the syntax tree of the code, which calls
 * its own functions or stand-ins (a response, a client); of this process, it may call only what is listed here.
 * Anything else is a way out: `Function`, `Object.getOwnPropertyDescriptor`, and the other internals of the process.
 */

// biome-ignore lint/suspicious/noExplicitAny: a function of the process can be anything
type Any = any;

/** Classes and functions that code may call, including their members and those of their objects. */
export const callable = [
  ...['Array', 'Boolean', 'Number', 'String', 'Map', 'Set', 'WeakMap', 'WeakSet', 'BigInt', 'Symbol', 'Date', 'RegExp'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError', 'URIError', 'ReferenceError', 'AggregateError'],
  ...['isNaN', 'isFinite', 'parseInt', 'parseFloat', 'JSON', 'Math', 'URL', 'URLSearchParams', 'Headers', 'FormData'],
  'Proxy',
  ...[
    'encodeURIComponent',
    'decodeURIComponent',
    'encodeURI',
    'decodeURI',
    'DOMException',
    'TextEncoder',
    'TextDecoder',
  ],
  ...['btoa', 'atob', 'Uint8Array', 'ArrayBuffer', 'structuredClone'],
];

/** Members of some that lead to nothing else. */
export const membersOf = {
  Object: [
    ...['keys', 'values', 'entries', 'fromEntries', 'assign', 'freeze', 'isFrozen', 'seal', 'is', 'hasOwn', 'groupBy'],
    ...['defineProperty', 'create', 'getOwnPropertyNames'],
  ],
  Reflect: ['get', 'set', 'has', 'ownKeys', 'deleteProperty', 'apply', 'construct'],
};

const ofEveryObject = [
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toString',
  'toLocaleString',
  'valueOf',
];
const ofEveryFunction: readonly PropertyKey[] = ['call', 'apply', 'bind', 'toString', Symbol.hasInstance];

/** One of each kind of object that the language creates by itself. */
const made: readonly Any[] = [
  [][Symbol.iterator](),
  new Map().entries(),
  new Set().values(),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  new URLSearchParams().entries(),
  new Headers().entries(),
  new FormData().entries(),
  Object.getPrototypeOf(Uint8Array.prototype),
  ...Object.getOwnPropertyNames(Intl).map((name) => (Intl as Any)[name]?.prototype),
];

const host: Any = globalThis;
const allowed = new Set<Any>();
for (const name of callable) allowWith(host[name]);
for (const [name, members] of Object.entries(membersOf)) for (const member of members) allowed.add(host[name][member]);
for (const name of ofEveryObject) allowed.add((Object.prototype as Any)[name]);
for (const name of ofEveryFunction) allowed.add((Function.prototype as Any)[name]);
for (const name of Object.getOwnPropertyNames(Intl)) allowWith((Intl as Any)[name]);
for (const one of made)
  for (let at = one; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) allowMembers(at);
// Exposes stack frames of the process.
allowed.delete((Error as Any).captureStackTrace);

/** Allows a function, and those among its members and the members of its objects. */
function allowWith(value: Any): void {
  if (typeof value === 'function') allowed.add(value);
  allowMembers(value);
  if (value?.prototype) allowMembers(value.prototype);
}

function allowMembers(holder: Any): void {
  for (const key of Reflect.ownKeys(Object(holder))) {
    const { value } = Object.getOwnPropertyDescriptor(holder, key) ?? {};
    if (typeof value === 'function' && key !== 'constructor') allowed.add(value);
  }
}

/** Everything that can be reached from the built-ins of the process; computed at first use. */
let intrinsics: ReadonlySet<Any> | undefined;

function ofProcess(value: Any): boolean {
  intrinsics ??= reachable([
    host,
    async () => undefined,
    function* () {},
    async function* () {},
    (function* () {})(),
    (async function* () {})(),
    ...made,
  ]);
  return intrinsics.has(value);
}

function reachable(roots: readonly Any[]): ReadonlySet<Any> {
  const seen = new Set<Any>();
  const open = [...roots];
  while (open.length > 0) {
    const one = open.pop();
    if ((typeof one !== 'function' && (typeof one !== 'object' || one === null)) || seen.has(one)) continue;
    seen.add(one);
    open.push(Object.getPrototypeOf(one));
    for (const key of Reflect.ownKeys(one)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(one, key) ?? {};
      open.push(value, get, set);
    }
  }
  return seen;
}

/** Whether a value belongs to the process and code may not use it. */
export function leadsOut(value: Any): boolean {
  if (typeof value === 'function') return !allowed.has(value) && ofProcess(value);
  return value === host || value === host.process;
}

/** Whether an object belongs to the process, so that no code may write to it. */
export function isShared(value: Any): boolean {
  return ofProcess(value);
}
