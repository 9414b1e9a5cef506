import { describe, expect, test } from 'vitest';
import { openSource, type SourceFile } from '../../src/source/source-file.ts';
import { tryModule } from '../../src/trial/trial.ts';
import { known } from './known.ts';

/** What a function `run` of a module gives in a trial, as text; undefined if it is not tried. */
function tried(code: string, path = 'code.js'): string | undefined {
  const file = openSource(path, code) as SourceFile;
  const version = { current: (one: SourceFile) => one, open: () => undefined };
  const outcome = tryModule(file, version, known('komga')).find(({ call }) => call === 'run()');
  return outcome?.isTried ? outcome.result : undefined;
}

/** Bodies of functions, each of which is run by the process itself, too. */
const bodies: readonly string[] = [
  'return [1 + 2 * 3 ** 2, 7 % 4, -1 >>> 28, "a" + 1, 5 > 3 === true, typeof nothing, void 0, !0];',
  'let n = 0; n += 2; n **= 3; n ||= 9; let m = null; m ??= 4; return [n++, ++n, n--, m];',
  'const { a, b: { c = 3 } = {}, ...rest } = { a: 1, d: 4, e: 5 }; return [a, c, rest];',
  'const [x, , y = 2, ...z] = [1, 0, undefined, 3, 4]; return { x, y, z };',
  'const f = (a, { b = 2 } = {}, ...rest) => [a, b, rest, f.length]; return f(1, undefined, 3, 4);',
  'const o = { a: { b: null } }; return [o?.a?.b?.c, o.x?.y.z, o.f?.(1), o["a"]?.["b"]];',
  'const o = {}; return [o.a?.f(1), o.a?.f(1).g.h(2), o.a?.[o.b.c](1)];',
  'var out = []; for (var i = 0; i < 3; i++) out.push(() => i); return out.map((f) => f());',
  'const out = []; for (let i = 0; i < 3; i++) out.push(() => i); return out.map((f) => f());',
  'const out = []; outer: for (const a of [1, 2, 3]) { for (const b of [1, 2]) { if (b === 2) continue outer; if (a === 3) break outer; out.push([a, b]); } } return out;',
  'let i = 0; do { i++; if (i === 2) continue; } while (i < 4); while (true) { if (i++ > 6) break; } return i;',
  'const out = []; for (const key in { a: 1, b: 2 }) out.push(key); return out;',
  'const kind = (x) => { switch (true) { case x > 2: return "big"; case x > 1: { break; } default: return "small"; } return "middle"; }; return [3, 2, 1].map(kind);',
  'const out = []; switch (2) { case 1: out.push(1); case 2: out.push(2); case 3: out.push(3); break; default: out.push(9); } return out;',
  'const f = () => { try { throw new Error("x"); } catch ({ message }) { return message; } finally { out.push("last"); } }; const out = []; return [f(), out];',
  'const f = () => { try { return 1; } finally { return 2; } }; return f();',
  'const f = () => { for (const x of [1, 2]) { try { continue; } finally { out.push(x); } } }; const out = []; f(); return out;',
  'class A { #n = 1; static count = 0; static { A.count = 5; } get n() { return this.#n; } set n(v) { this.#n = v; } has(o) { return #n in o; } } const a = new A(); a.n += 2; return [a.n, A.count, a.has(a), a.has({}), Object.keys(a)];',
  'class A { constructor(x) { this.x = x; } who() { return "a" + this.x; } static make() { return new this(7); } } class B extends A { y = this.x + 1; who() { return super.who() + "b" + this.y; } } return [new B(1).who(), B.make().who(), B.name, new B(2) instanceof A];',
  'class A { f = () => this.v; v = 3; } const { f } = new A(); return f();',
  'class Own extends Map { twice(k) { return this.get(k) * 2; } } const m = new Own([["a", 2]]); return [m.twice("a"), m.size];',
  'class Bad extends Error { constructor(code) { super("bad " + code); this.code = code; } } try { throw new Bad(4); } catch (e) { return [e.message, e.code, e instanceof Bad, e instanceof Error]; }',
  'const o = { n: 1, get twice() { return this.n * 2; }, set twice(v) { this.n = v / 2; }, f() { return this.n; }, ["k" + 1]: 3 }; o.twice = 10; return [o.twice, o.f(), o.k1];',
  'function* g() { const x = yield 1; yield* [2, 3]; return 4; } return [...g()];',
  'const it = { *[Symbol.iterator]() { yield 1; yield 2; } }; return [...it, Math.max(...it)];',
  'const tag = (parts, ...values) => parts.raw.join("|") + values.join(); return tag`a${1}b${2}c`;',
  'const p = new Proxy({}, { get: (_, name) => String(name) + "!" }); return [p.a, p["b"]];',
  'return [..."a-b_c".matchAll(/[a-z]/g)].map(([one]) => one).join("") + "x1y2".replace(/\\d/g, (d) => d * 2);',
  'function fact(n) { return n < 2 ? 1 : n * fact(n - 1); } return [fact(5), (function inner(n) { return n ? inner(n - 1) : "end"; })(3)];',
  'function Old(x) { this.x = x; } Old.prototype.get = function () { return this.x; }; return new Old(3).get();',
  'return [[3, 1, 2].sort(), [1, [2, [3]]].flat(Infinity), Object.entries({ a: 1 }), new Set([1, 1]).size, [1, 2, 3].reduce((a, b) => a + b)];',
  'const o = { a: 1, b: 2 }; delete o.a; return ["a" in o, "b" in o, Object.keys(o), (1, 2)];',
  'return typeof (() => 1) + typeof class {} + typeof Symbol() + typeof 1n + `${[1, 2]}`;',
  'function f() { return [arguments.length, new.target === undefined]; } return f(1, 2);',
  'const out = []; { let x = 1; { let x = 2; out.push(x); } out.push(x); } return out;',
];

describe('code does in a trial what it does', () => {
  test.each(bodies)('%s', (body) => {
    const itself = new Function(body) as () => unknown;
    expect(tried(`export function run() { ${body} }`)).toBe(JSON.stringify(itself()));
  });

  /** What waits, with what it comes to. */
  test.each([
    ['const a = await Promise.all([1, Promise.resolve(2)]); return a;', '[1,2]'],
    ['try { await Promise.reject(new Error("no")); } catch (e) { return e.message; }', '"no"'],
    [
      'const out = []; for await (const x of (async function* () { yield 1; yield 2; })()) out.push(x); return out;',
      '[1,2]',
    ],
    ['await new Promise((done) => setTimeout(done, 50)); return "later";', '"later"'],
    ['return Promise.resolve(1).then((x) => { throw x + 1; }).catch((e) => e * 2).finally(() => 9);', '4'],
    [
      'return (await Promise.allSettled([1, Promise.reject(2)])).map(({ status }) => status);',
      '["fulfilled","rejected"]',
    ],
    [
      'const flying = new Map(); const load = (k) => { let p = flying.get(k); if (!p) { p = Promise.resolve(k).finally(() => flying.delete(k)); flying.set(k, p); } return p; }; const [a, b] = [load(1), load(1)]; await a; return [a === b, flying.size];',
      '[true,0]',
    ],
    ['const { promise, resolve } = Promise.withResolvers(); resolve(5); return promise;', '5'],
  ])('%s', (body, expected) => {
    expect(tried(`export async function run() { ${body} }`)).toBe(expected);
  });

  test('types are as if they were not there', () => {
    const code = `
      enum Kind { A, B = 5, C } enum Text { X = 'x' }
      namespace Inner { export const one = 1; export function two() { return one + 1; } }
      abstract class Base<T> { constructor(protected readonly value: T, public n = 2) {} abstract get(): T; }
      class Own extends Base<number> { declare label: string; get() { return this.value as number; } }
      function over(a: string): string; function over(a: any) { return a! satisfies unknown; }
      function bound(this: { base: string }, path: string) { return this.base + path; }
      const both = () => [bound.bind({ base: 'a' })('b'), bound.length];
      export const run = () => [Kind.C, Kind[5], Text.X, Inner.two(), new Own(3).get(), new Own(3).n, over('y'), ...both()];`;
    expect(tried(code, 'code.ts')).toBe('[6,"B","x",2,3,2,"y","ab",1]');
  });
});

test('decorators of methods replace them', () => {
  const code = `
    const twice = (send: any, { name }: any) => function (this: any, ...given: any[]) { return [name, send.apply(this, given), send.apply(this, given)]; };
    const noted = (target: any, name: string, described: any) => { const old = described.value; described.value = function () { return [name, old.call(this)]; }; };
    class Own { n = 1; @twice next(by: number) { return (this.n += by); } @noted @twice two() { return 2; } @(() => undefined) same() { return 3; } }
    export const run = () => { const own = new Own(); return [own.next(2), own.two(), own.same()]; };`;
  expect(tried(code, 'code.ts')).toBe('[["next",3,5],["two",["two",2,2]],3]');
  expect(tried('export const run = () => new (class { @lib.quick go() { return 1; } })().go();', 'code.ts')).toBe(
    undefined,
  );
});

describe('code does not leave the trial', () => {
  test.each([
    'return (() => 1).constructor("return process")();',
    'return [].constructor.constructor("return 1")();',
    'return Reflect.get(() => 1, "constructor")("return 1")();',
    'return Object.values({ f: (() => 1)["con" + "structor"] });',
    'return globalThis.constructor;',
    'const { constructor } = () => 1; return constructor("return 1")();',
    'return ({}).__proto__;',
    'Array.prototype.first = 1; return 1;',
    'Object.assign(Array.prototype, { first: 1 }); return 1;',
    'Promise.all = 1; return 1;',
    'String.prototype.trim = () => "no"; return 1;',
    'return import("node:fs").then((fs) => fs.readFileSync("/etc/passwd"));',
    'return require("node:fs").readFileSync("/etc/passwd");',
    'return eval("1");',
    'return new Function("return 1")();',
    'return process.exit(3);',
    'return ({}).constructor.getPrototypeOf(() => 1);',
    'return [][Symbol.iterator]().constructor.getOwnPropertyDescriptor(Array, "name");',
    'return Reflect.get({}, "constructor").getOwnPropertyDescriptors(Array);',
    'return Reflect.apply([].map, ["return 1"], [(() => 1).constructor]);',
    'return ["return 1"].map((() => 1).constructor);',
    'Intl.NumberFormat.prototype.first = 1; return 1;',
    'JSON.parse = () => 1; return 1;',
    'return new EventTarget();',
    'return Error.captureStackTrace({});',
    'return new Proxy({}, {}).constructor.setPrototypeOf;',
    'return (async () => 1).constructor("return 1")();',
    'return (function* () {}).constructor("return 1")();',
    'return setTimeout.constructor("return 1")();',
    'return fetch.constructor("return 1")();',
    'return Promise.constructor("return 1")();',
    'return new Date().constructor.constructor("return 1")();',
    'return console.log.constructor("return 1")();',
    'return fetch("/").then.constructor("return 1")();',
  ])('%s', (body) => {
    const result = tried(`export function run() { ${body} }`);
    expect(result === undefined || result.startsWith('throws')).toBe(true);
    expect(Object.hasOwn(Array.prototype, 'first')).toBe(false);
  });

  test.each([
    'for (;;) {}',
    'const f = () => f(); return f();',
    'let s = "ab"; for (;;) s += s;',
    'let a = [1, 2]; for (;;) a = a.concat(a);',
    'return "x".repeat(2 ** 28);',
    'return Array.from({ length: 1e9 });',
    'return new Array(1e9).fill(0);',
    'const a = []; a[4e9 - 1] = 1; return a.map((x) => x);',
    'return /^(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!");',
    'return "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!".match("^(a+)+$");',
    'return 9n ** 999999999n;',
    'const s = Array(10).fill("x".repeat(9000)).join(""); return Array(9000).fill(s).join("").length;',
    'const s = Array(10).fill("x".repeat(9000)).join(""); return JSON.stringify(Array(9000).fill(s)).length;',
    'const s = Array(10).fill("x".repeat(9000)).join(""); return s.replaceAll("x", s).length;',
    'const s = Array(10).fill("x".repeat(9000)).join(""); return `${Array(9000).fill(s)}`.length;',
    'return new Promise(() => undefined);',
  ])('nor does it take long: %s', (body) => {
    expect(tried(`export function run() { ${body} }`)).toBeUndefined();
  });

  test('a result of many long strings is written only as far as it is compared', () => {
    const long = 'const s = Array(10).fill("x".repeat(9000)).join("");';
    expect(tried(`export function run() { ${long} return Array(9000).fill(s); }`)?.length).toBe(4_000);
    expect(tried(`export function run() { ${long} return new Map([[1, Array(9000).fill(s)]]); }`)?.length).toBe(4_000);
  });
});
