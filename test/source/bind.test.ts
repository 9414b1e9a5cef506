import type * as t from '@babel/types';
import { describe, expect, test } from 'vitest';
import { type Binding, bind, type Names } from '../../src/source/names/bind.ts';
import { parse } from '../../src/source/parse.ts';
import { walk } from '../../src/source/walk.ts';
import { CASES, unmark } from './bind-cases.ts';

type Name = t.Identifier | t.JSXIdentifier;

describe('which declaration a name belongs to', () => {
  test.each(CASES)('%s: %s', (_, code, path) => {
    const { names, marked } = bindMarked(path, code);
    const groups = new Map<string, Binding>();
    for (const { mark, name, node } of marked) {
      const binding = names.bindingOf(node);
      const global = names.isGlobal(node);
      if (mark === '⁰' || mark === '⁻') {
        expect([name, binding?.kind], 'not declared in the file').toEqual([name, undefined]);
        if (mark === '⁻') expect([name, global], 'no reference').toEqual([name, false]);
        continue;
      }
      expect(binding?.name, `${name}${mark} is bound`).toBe(name);
      const group = groups.get(mark) ?? binding;
      expect(binding === group, `${name}${mark} is one binding`).toBe(true);
      groups.set(mark, binding as Binding);
    }
    expect(new Set(groups.values()).size, 'different figures, different bindings').toBe(groups.size);
  });
});

test('a use of an undeclared value is global, a use of an undeclared type is not', () => {
  const { names, marked } = bindMarked('a.tsx', 'fetch⁰(); x⁰ = 1; <Card⁰ />; let a: Response⁻; export default y⁰;');
  expect(marked.map(({ node }) => names.isGlobal(node))).toEqual([true, true, true, false, true]);
});

describe('what a binding knows', () => {
  test.each([
    ['references in source order', 'f(a); a.b; const a = 1; ({ a }); export { a };', [2, 6, 27, 42]],
    ['a write is no reference', 'let a; a = 1; [a] = []; for (a of b);', []],
    ['a compound assignment reads', 'let a = 1; a += 1; a++;', [11, 19]],
    ['a closing tag does not read', 'const a = <A.b>{A}</A.b>; let A;', [11, 16]],
    ['a type does not read', 'class A {} let b: A; type C = typeof A; export type { A }; A;', [59]],
    ['an interface does not keep a class from being read', 'interface A {} class A {} A;', [26]],
  ])('references: %s', (_, code, starts) => {
    const binding = bindingNamed(code, /\bA\b/.test(code) ? 'A' : 'a');
    expect(binding.references.map(({ start }) => start)).toEqual(starts);
  });

  test('type references', () => {
    const { typeReferences, kind } = bindingNamed('class A {} let b: A; type C = typeof A; export type { A };', 'A');
    expect([kind, ...typeReferences.map(({ start }) => start)]).toEqual(['class', 18, 37, 54]);
  });

  test.each([
    ['assignment', 'let a; a = 1;', ['AssignmentExpression']],
    ['compound assignment', 'let a = 1; a ||= 1;', ['AssignmentExpression']],
    ['update', 'let a = 1; a++;', ['UpdateExpression']],
    ['pattern', 'let a; ({ b: [a = 1] } = c);', ['AssignmentExpression']],
    ['for of', 'let a; for (a of b);', ['ForOfStatement']],
    ['for in', 'let a; for ([a] in b);', ['ForInStatement']],
    ['its own initial value is none', 'const a = 1; let b = a; for (const c of d);', []],
    ['a later declarator', 'var a = 1; var a = 2; var a;', ['VariableDeclarator']],
    ['a later loop', 'var a = 1; for (var a of b);', ['VariableDeclarator']],
    ['a later function', 'function f() { var a; function a() {} }', ['FunctionDeclaration']],
    ['a body that repeats a parameter', '(a) => { var a = 1; };', ['VariableDeclarator']],
    ['overloads are none', 'function a(b: 1): 1; function a(b: 2): 2; function a(b: any) {}', []],
    ['parts of an enum are none', 'enum a { B } enum a { C }', []],
    ['parts of a namespace are none', 'function a() {} namespace a { export const b = 1 }', []],
    ['a change of its members is none', 'const a = {}; a.b = 1; delete a.b;', []],
  ])('writes: %s', (_, code, types) => {
    expect(bindingNamed(code, 'a').writes.map(({ type }) => type)).toEqual(types);
  });

  test.each([
    ["import { a } from 'x';", 'import', 'ImportSpecifier'],
    ["import a from 'x';", 'import', 'ImportDefaultSpecifier'],
    ["import * as a from 'x';", 'import', 'ImportNamespaceSpecifier'],
    ["import a = require('x');", 'import', 'TSImportEqualsDeclaration'],
    ['const { b: [a] } = c;', 'const', 'VariableDeclarator'],
    ['let a;', 'let', 'VariableDeclarator'],
    ['{ var a; }', 'var', 'VariableDeclarator'],
    ['(a) => 1;', 'param', 'ArrowFunctionExpression'],
    ['({ m({ a = 1 }) {} });', 'param', 'ObjectMethod'],
    ['class C { constructor(private a = 1) {} }', 'param', 'ClassMethod'],
    ['function a() {}', 'function', 'FunctionDeclaration'],
    ['(function a() {});', 'function', 'FunctionExpression'],
    ['function a(): 1; function a() {}', 'function', 'FunctionDeclaration'],
    ['declare function a(): 1;', 'function', 'TSDeclareFunction'],
    ['class a {}', 'class', 'ClassDeclaration'],
    ['try {} catch (a) {}', 'catch', 'CatchClause'],
    ['enum a {}', 'enum', 'TSEnumDeclaration'],
    ['enum E { a }', 'enum', 'TSEnumMember'],
    ['namespace a { f(); }', 'namespace', 'TSModuleDeclaration'],
    ['interface a {}', 'type', 'TSInterfaceDeclaration'],
    ['type a = 1;', 'type', 'TSTypeAliasDeclaration'],
    ['type B<a> = a;', 'type', 'TSTypeParameter'],
  ])('%s is %s, declared by %s', (code, kind, declaration) => {
    const binding = bindingNamed(code, 'a');
    expect([binding.kind, binding.declaration.type]).toEqual([kind, declaration]);
  });
});

describe('scopes', () => {
  const code =
    'const a = 1; function f(b = a) { const c = b; for (const d of c) { d; } switch (c) { case 1: let e; } }';
  const { names, find } = bindPlain(code);

  test.each([
    ['a =', 'Program'],
    ['f(b', 'Program'],
    ['b =', 'FunctionDeclaration'],
    ['c = b', 'BlockStatement'],
    ['d of', 'ForOfStatement'],
    ['d; }', 'BlockStatement'],
    ['c) { case', 'BlockStatement'],
    ['e; }', 'SwitchStatement'],
  ])('`%s` stands in %s', (text, type) => {
    expect(names.scopeAt(find(code.indexOf(text))).node.type).toBe(type);
  });

  test('a function does not stand in the scope it opens, the program does', () => {
    const declaration = names.root.bindings.get('f')?.declaration as t.Node;
    expect(names.scopeAt(declaration)).toBe(names.root);
    expect(names.scopeAt(names.root.node)).toBe(names.root);
    expect(names.scopeAt(names.parentOf(names.root.node) as t.Node)).toBe(names.root);
  });

  test('a name is looked up as if it stood at the node', () => {
    const inner = find(code.indexOf('d; }'));
    expect(names.lookup('d', inner)?.kind).toBe('const');
    expect(names.lookup('b', inner)?.kind).toBe('param');
    expect(names.lookup('e', inner)).toBeUndefined();
    expect(names.lookup('d', names.root.node)).toBeUndefined();
  });

  test('the values of the file', () => {
    const { names } = bindPlain("import x from 'x'; type T = 1; class C {} interface I {} var v; { let w; var h; }");
    expect([...names.root.bindings.keys()]).toEqual(['x', 'C', 'v', 'h']);
  });
});

test('every node but the file has a parent', () => {
  for (const [, marked, path] of CASES) {
    const { names, file } = bindMarked(path, marked);
    walk(file, (node, parent) => {
      expect(`${node.type} in ${names.parentOf(node)?.type}`).toBe(`${node.type} in ${parent?.type}`);
      expect(names.parentOf(node)).toBe(parent);
    });
  }
});

function bindMarked(path: string, marked: string) {
  const { code, marks } = unmark(marked);
  const bound = bindPlain(code, path);
  const found = marks.map(({ mark, at }) => {
    const node = bound.find(at, 'end');
    return { mark, name: node.name, node };
  });
  return { ...bound, marked: found };
}

/** The identifier at an offset; of a shorthand's two the one that is a reference or declares. */
function bindPlain(code: string, path = 'a.tsx') {
  const parsed = parse(path, code);
  if ('failure' in parsed) throw new SyntaxError(`${parsed.failure.reason} in ${code}`);
  const names: Names = bind(parsed.file);
  const all: Name[] = [];
  walk(parsed.file, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') all.push(node);
  });
  const find = (offset: number, edge: 'start' | 'end' = 'start') => {
    const here = all.filter((node) => offset === (edge === 'start' ? node.start : endOfName(node)));
    const node = here.find((each) => names.bindingOf(each) || names.isGlobal(each)) ?? here[0];
    if (!node) throw new Error(`no identifier at ${offset} of ${code}`);
    return node;
  };
  return { names, find, all, file: parsed.file };
}

/** Babel counts the type annotation of a parameter into its identifier. */
function endOfName(node: Name): number {
  return (node.start as number) + node.name.length;
}

function bindingNamed(code: string, name: string): Binding {
  const { names, all } = bindPlain(code);
  const binding = all.map((node) => names.bindingOf(node)).find((each) => each?.name === name);
  if (!binding) throw new Error(`no binding ${name} in ${code}`);
  return binding;
}
