/**
 * The functions of the process that tries code. A trial walks the syntax tree of the code, and what the code calls is its own
 * or stands for something (a response, a client); of the process it may call only what is listed here. Whatever
 * is not listed leads out: `Function`, `Object.getOwnPropertyDescriptor`, what the process is built of.
 */

// biome-ignore lint/suspicious/noExplicitAny: a function of the process can be anything
type Any = any;

/** Classes and functions that code may call, with what they and their objects have. */
export const callable = [
  ...['Array', 'Boolean', 'Number', 'String', 'Map', 'Set', 'WeakMap', 'WeakSet', 'BigInt', 'Symbol', 'Date', 'RegExp'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError', 'URIError', 'ReferenceError', 'AggregateError'],
  ...['isNaN', 'isFinite', 'parseInt', 'parseFloat', 'JSON', 'Math', 'URL', 'URLSearchParams', 'Proxy'],
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

/** Members of some that lead nowhere else. */
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

/** One of each kind of object that the language makes by itself. */
const made: readonly Any[] = [
  [][Symbol.iterator](),
  new Map().entries(),
  new Set().values(),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  new URLSearchParams().entries(),
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
// Tells of frames of the process.
allowed.delete((Error as Any).captureStackTrace);

/** Allows a function, and those that it and its objects have. */
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

/** Everything that can be reached from what the process is built of; found out when a trial first asks. */
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

/** Whether a value is one of the process that code may not have. */
export function leadsOut(value: Any): boolean {
  if (typeof value === 'function') return !allowed.has(value) && ofProcess(value);
  return value === host || value === host.process;
}

/** Whether an object is one of the process, which no code may write to. */
export function isShared(value: Any): boolean {
  return ofProcess(value);
}
