/**
 * Names with the same raised figure are one binding, with different figures different ones; `⁰` is a name that nothing
 * in the file declares, `⁻` no reference at all.
 */
const ROWS: readonly (readonly [what: string, code: string, path?: string])[] = [
  ['a named import', "import { a¹ } from 'x'; a¹();"],
  ['a renamed import', "import { a⁻ as b¹ } from 'x'; b¹(a⁰);"],
  ['a default import', "import a¹, * as b² from 'x'; a¹(b²);"],
  ['import type', "import type { A¹ } from 'x'; import { type B² } from 'y'; let a: A¹<B²>;"],
  ['a type-only import hides the global', "import type { Request¹ } from 'x'; new Request¹();"],
  ['import = require', "import a¹ = require('x'); a¹.b⁻();"],
  ['import = of a namespace', 'namespace N¹ { export const a = 1 } import b² = N¹.a⁻; b²;'],
  ['import attributes', "import a¹ from 'x' with { type⁻: 'json' }; const type² = a¹;"],
  ['export specifiers', 'const a¹ = 1; export { a¹ as b⁻ }; export { a¹ };'],
  ['export from', "const a¹ = 1; export { a⁻ } from 'x'; export * as b⁻ from 'y'; a¹;"],
  ['export default', 'const a¹ = 1; export default a¹;'],
  ['export of a type', 'interface A¹ {} export { A¹ }; type B² = A¹; export type { B² };'],
  ['export =', 'const a¹ = 1; export = a¹;', 'a.cts'],

  ['a parameter', 'const a¹ = 1; function f²(a³) { return a³ + f²(a³); } a¹;'],
  ['a destructured parameter', 'const b¹ = 1; ({ b⁻: c², ...d³ }, [e⁴ = b¹]) => [c², d³, e⁴];'],
  ['shorthand with a default', 'const d¹ = 1; function f({ a² = d¹ }) { return { a² }; }'],
  ['a computed key in a pattern', 'const k¹ = 1; const { [k¹]: v² } = {}; v²;'],
  ['a default does not see the body', 'const a¹ = 1; function f(g = () => a¹) { const a² = 2; return g(a²); }'],
  ['a default does not see a var of the body', 'const a¹ = 1; function f(g = () => a¹) { var a² = 2; return a²; }'],
  ['a default sees earlier parameters', 'function f(a¹, b² = a¹) { return b²; }'],
  ['a var of the body repeats a parameter', 'function f(a¹) { var a¹ = a¹ || 1; return a¹; }'],
  ['a rest parameter', '(...a¹) => a¹;'],
  ['an arrow without a block', 'const a¹ = 1; [].map((a²) => a²).concat(a¹);'],
  ['a this parameter', 'function f(this⁻: string, a¹: typeof this⁻) { return a¹; }'],
  ['a parameter property', 'class C { constructor(private a¹: string, b² = a¹) { this.a⁻ = a¹ + b²; } }'],
  ['a parameter decorator', 'const a¹ = 1; class C { constructor(@In(a¹) a²: string) { a²; } }'],
  ['arguments', 'function f() { return arguments⁰; }'],

  ['var in a block', 'a¹ = 1; if (b⁰) { var a¹ = 2; } a¹;'],
  ['var in a function', 'var a¹ = 1; function f() { a²; { var a² = 2; } } a¹;'],
  ['let in a block', 'let a¹ = 1; { let a² = 2; a²; } a¹;'],
  ['const in sibling blocks', '{ const a¹ = 1; a¹; } { const a² = 2; a²; } a⁰;'],
  ['lexical, whatever the order', 'const a¹ = 1; { a²; const a² = 2; } a¹;'],
  ['a function is hoisted', 'f¹(); function f¹() {}'],
  ['a function in a block', 'function f¹() {} { f²(); function f²() {} } f¹();'],
  ['the name of a function expression', 'const g¹ = function f²() { f²(g¹); }; f⁰();'],
  ['a parameter hides the function name', '(function f¹(f²) { return f²; });'],
  ['a body hides the function name', '(function f¹() { const f² = 1; return f²; });'],
  ['an object method has no name in scope', '({ f⁻() { return f⁰(); } });'],
  ['using', 'using a¹ = f⁰(); a¹;'],

  ['for', 'const i¹ = 1; for (let i² = 0; i² < 9; i²++) { i²; } i¹;'],
  ['for of', 'const a¹ = 1; for (const a² of b⁰) a²; a¹;'],
  ['for in with var', 'for (var k¹ in o⁰) k¹; k¹;'],
  ['for of into a name', 'let a¹; for (a¹ of b⁰) a¹;'],
  ['for of into a pattern', 'let a¹, b²; for ({ a¹, c⁻: b² } of d⁰) a¹;'],
  ['switch', 'const a¹ = 1; switch (a¹) { case b²: { a³; } const a³ = 2, b² = 3; }'],
  ['catch', 'const e¹ = 1; try {} catch (e²) { e²; } e¹;'],
  ['catch with a pattern', 'try {} catch ({ message⁻: m¹ }) { m¹; }'],
  ['bare catch', 'const e¹ = 1; try { const a² = 1; } catch { e¹; a⁰; }'],
  ['labels', 'const a¹ = 1; a⁻: for (;;) { if (a¹) break a⁻; continue a⁻; }'],

  ['a class', 'class C¹ extends B⁰ { m() { return C¹; } } new C¹();'],
  ['the name of a class expression', 'const D¹ = class C² { m() { return C²; } }; [C⁰, D¹];'],
  ['member names', 'const a¹ = 1; class C { a⁻ = a¹; static a⁻() {} get a⁻() { return this.a⁻; } }'],
  ['private names', 'const a¹ = 1; class C { #a⁻ = a¹; #b⁻() { return this.#a⁻ in this; } }'],
  ['computed member names', 'const k¹ = 1; class C { [k¹] = 1; [k¹]() { const k² = 1; return k²; } }'],
  ['a computed name does not see parameters', 'const k¹ = 1; ({ [k¹](k²) { return k²; } });'],
  ['a static block', 'var a¹ = 1; class C { static { var a² = 2; a²; } } a¹;'],
  ['accessor fields', 'const a¹ = 1; class C { accessor a⁻ = a¹; }'],
  ['an abstract class', 'abstract class A¹ { abstract m⁻(a²: string): typeof a²; n⁻!: A¹; }'],
  ['decorators', 'const d¹ = 1; @d¹ class C { @d¹ m(d²) { return d²; } @d¹.e⁻() p = d¹; }'],

  ['members and keys', 'const a¹ = 1; o⁰.a⁻; o⁰[a¹]; o⁰?.a⁻?.[a¹]; ({ a⁻: a¹, [a¹]: 1, a¹ });'],
  ['import.meta and new.target', 'const meta¹ = 1; import.meta⁻; function f() { new.target⁻; } meta¹;'],
  ['assignment to a pattern', 'let a¹, b²; [a¹, o⁰.b⁻] = c⁰; ({ x⁻: b², ...a¹ } = c⁰);'],
  ['assignment through a cast', 'let a¹: unknown; (a¹ as any) = 1; a¹! += 1;'],
  ['a tagged template', `const t¹ = 1, a² = 2; t¹\`\${a²}\`;`],

  ['JSX', "import { Card¹ } from 'x'; const a² = <Card¹ a⁻={a²}><div⁻ /></Card¹>;", 'a.tsx'],
  ['JSX members', "import * as ui¹ from 'x'; <ui¹.card⁻ />; <this⁻.x⁻ />;", 'a.jsx'],
  ['a lower-case element', 'const div¹ = 1; <div⁻>{div¹}</div⁻>; <my-a⁻ />; <svg⁻:rect⁻ />;', 'a.jsx'],

  ['an enum', 'const A¹ = 1; enum E² { A³ = 1, B⁴ = A³ | E².C⁻ } [A¹, E².A⁻];'],
  ['an enum in parts', 'enum E¹ { A² } enum E¹ { B³ = A² } E¹;'],
  ['an enum member in quotes', "const A¹ = 1; enum E { 'A', B = A² } A¹;"],
  ['a namespace', 'const a¹ = 1; namespace N² { export const a³ = 1; a³; } N².a⁻; a¹;'],
  ['var in a namespace', 'namespace N { { var a¹ = 1; } a¹; } a⁰;'],
  ['a dotted namespace', 'namespace A¹.B² { B².c⁻; A¹.B⁻; export const c = 1 } A¹; B⁰;'],
  ['a namespace of types is no value', 'namespace N¹ { export interface I {} } let a: N¹.I⁻; N⁰;'],
  ['declare global', 'declare global { interface Window¹ {} const a²: Window¹; } a⁰;'],
  ['declare module', "declare module 'x' { const a¹: string; export default a¹; } a⁰;"],
  ['overloads', 'function f¹(a²: 1): 1; function f¹(a³: any) { return a³; } f¹();'],

  ['a type is no value', 'type fetch¹ = 1; interface axios² {} fetch⁰(); axios⁰; let a: fetch¹ | axios²;'],
  ['a value is no type', 'const A¹ = 1; let a: A⁰; A¹;'],
  ['one name, two meanings', 'type A¹ = 1; const A² = 1; let a: A¹ = A²;'],
  ['a class and an interface', 'interface C¹ {} class C¹ {} let a: C¹ = new C¹();'],
  ['a class and an enum are both', 'class C¹ {} enum E² {} let a: C¹ | E² = [C¹, E²];'],
  ['typeof in a type', 'const a¹ = 1; type a² = typeof a¹; let b: a² & typeof a¹.b⁻;'],
  ['typeof an import', "const a¹ = 1; let b: typeof import('x').a⁻; let c: import('x').a⁻;"],
  ['type parameters', "import { T¹ } from 'x'; function f<T>(a: T², b = T¹): T² { let c: T²; } let d: T¹;"],
  ['type parameters of a class', "import { T¹ } from 'x'; class C<T> extends D⁰<T²> { a: T²; b = T¹; }"],
  ['type parameters of an alias', "import { T¹ } from 'x'; type A<T extends A³> = T²; let a: T¹;", 'a.ts'],
  ['mapped types', "import { K¹ } from 'x'; type A<T> = { [K in keyof T² as K³]: K³ }; let a: K¹;"],
  ['infer', "import { U¹ } from 'x'; type A<T> = T² extends (infer U)[] ? U³ : U¹;"],
  ['parameters of a function type', 'const a¹ = 1; type F = (a²: string) => typeof a²; a¹;'],
  ['type predicates', 'function f(a¹): a¹ is string { return a¹; } function g(b²): asserts b² {}'],
  ['signatures', 'const a¹ = 1; interface I { a⁻: 1; [a¹]: 2; a⁻(b²: 1): typeof b²; [k⁻: string]: 3; new (c³: 1): 1 }'],
  ['tuple labels', 'const a¹ = 1; type T = [a⁻: string, b⁻?: typeof a¹];'],
  ['heritage', 'interface I¹ {} class C² implements I¹ {} interface J extends C², N⁰.K⁻ {}'],
  ['as const', 'const a¹ = {} as const⁻; a¹ satisfies A⁰;'],
  ['a cast in angle brackets', 'type A¹ = 1; const b² = 1; <A¹>b²;', 'a.ts'],
  ['type arguments', 'type A¹ = 1; f⁰<A¹>(new G⁰<A¹>()); const g = f⁰<A¹>;'],

  [
    'Flow types',
    '/* @flow */ type A¹ = { a⁻: B², ... }; opaque type B² = string; const a³ = (b: A¹) => (b: B²);',
    'flow.js',
  ],
  [
    'Flow parameters',
    '/* @flow */ const a¹ = 1; type F<T> = (a⁻: T², typeof a¹) => T²; declare var b³: F; b³;',
    'flow.js',
  ],
  [
    'Flow imports',
    "/* @flow */ import { type A¹, typeof B² } from 'x'; import typeof C³ from 'y'; (a: A¹<B², C³>);",
    'flow.js',
  ],
  ['Flow classes', '/* @flow */ declare class C¹ { m⁻(): D⁰ } class E extends C¹ implements I⁰ { p⁻: C¹ }', 'flow.js'],
];

/** The same with a file name each. */
export const CASES = ROWS.map(([what, code, path = 'a.mts']) => [what, code, path] as const);

const MARKS = /[⁰¹²³⁴⁵⁻]/g;

/** A case without its marks, and where they stood: each at the end of its name. */
export function unmark(marked: string): { code: string; marks: { mark: string; at: number }[] } {
  const marks: { mark: string; at: number }[] = [];
  const code = marked.replaceAll(MARKS, (mark, at: number) => {
    marks.push({ mark, at: at - marks.length });
    return '';
  });
  return { code, marks };
}
