import type * as t from '@babel/types';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/source/parse.ts';
import { walk } from '../../src/source/walk.ts';

describe('dialects', () => {
  test.each([
    ['types in .ts', 'a.ts', 'const a: string = b as string;'],
    ['a cast in angle brackets', 'a.ts', 'const a = <string>b;'],
    ['a cast in .mts', 'a.mts', 'const a = <T>b;'],
    ['export = in .cts', 'a.cts', "import a = require('a'); export = a;"],
    ['JSX in .ts after all', 'a.ts', 'const a = <p>it’s</p>;'],
    ['JSX in .tsx', 'a.tsx', 'const a: Node = <p />;'],
    ['a generic arrow in .tsx', 'a.tsx', 'const a = <T,>(b: T) => <p>{b}</p>;'],
    ['a generic arrow in .ts', 'a.ts', 'const a = <T>(b: T) => b;'],
    ['a cast in .tsx after all', 'a.tsx', 'const a = <string>b;'],
    ['JSX in .js', 'a.js', 'const a = <p />;'],
    ['types in a block of .vue', 'a.vue', 'const a = ref<string>();'],
    ['an upper-case extension', 'A.TS', 'const a = <string>b;'],
    ['a hash-bang', 'a.mjs', '#!/usr/bin/env node\nawait a();'],
    ['bare catch', 'a.js', 'try { a(); } catch { b(); }'],
    ['decorators', 'a.ts', '@A() export class B { @C() d = 1; constructor(@E() private f: G) {} accessor h = 1; }'],
    ['top-level await and return', 'a.js', 'await a(); return;'],
    ['import attributes', 'a.js', "import a from './a.json' with { type: 'json' };"],
    ['satisfies', 'a.ts', 'const a = {} satisfies B;'],
    ['an import that is not first', 'a.js', 'a(); { import b from "b"; }'],
    ['using', 'a.ts', 'using a = b();'],
    ['a private name in an interface', 'a.ts', 'interface A { get #b(): string; set #b(c: string); }'],
    ['a deferred import', 'a.ts', "import defer * as a from './a';"],
    ['an HTML comment', 'a.js', '<!-- a\nb();\n-->'],
    ['an HTML comment in a block of .html', 'a.html', '<!-- a\nb();\n// -->'],
    ['nothing', 'a.ts', ''],
  ])('%s', (_, path, text) => {
    expect(parse(path, text)).toHaveProperty('file.program');
  });
});

describe('Flow', () => {
  test.each([
    ['without the pragma', 'a.js', 'type A = {| a: ?string |};'],
    ['with the pragma', 'a.js', '// @flow\nconst a = (b: any);'],
    ['in .jsx', 'a.jsx', '/**\n * @flow strict\n */\nconst a = <p>{(b: any)}</p>;'],
    ['after a licence', 'a.js', '#!/usr/bin/env node\n/* (c) */\n\n// @flow\nopaque type A = string;'],
  ])('%s', (_, path, text) => {
    expect(parse(path, text)).toHaveProperty('file.program');
  });

  test('the pragma decides what `f<T>(a)` means', () => {
    expect(typesOf('a.js', '/* @flow */ f<T>(a);')).toContain('GenericTypeAnnotation');
    expect(typesOf('a.js', '/* @noflow */ f<T>(a);')).toContain('TSTypeReference');
    expect(typesOf('a.js', 'const a = "// @flow"; f<T>(a);')).toContain('TSTypeReference');
    expect(typesOf('a.ts', '/* @flow */ f<T>(a);')).toContain('TSTypeReference');
  });

  test('is not tried on TypeScript', () => {
    expect(parse('a.ts', 'opaque type A = {| a: ?string |};')).toHaveProperty('failure');
    expect(parse('a.tsx', 'opaque type A = {| a: ?string |};')).toHaveProperty('failure');
  });
});

describe('offsets are those of the text as it is', () => {
  test.each([
    ['LF', 'const a = 1;\nneedle();\n'],
    ['CRLF', 'const a = 1;\r\n\r\nneedle();\r\n'],
    ['CR', 'const a = 1;\rneedle();\r'],
    ['tabs', 'if (a) {\n\t\tneedle();\n\t}\n'],
    ['a byte order mark', '\uFEFFneedle();'],
    ['a byte order mark and CRLF', '\uFEFF// a\r\nneedle();'],
    ['U+2028 in a string', "const a = '\u2028\u2029'; needle();"],
    ['U+2028 as a line end', 'const a = 1\u2028needle();'],
    ['a form feed', 'const a = 1;\f\nneedle();'],
    ['surrogate pairs', "const a = '😀'; needle();"],
    ['a hash-bang', '#!/usr/bin/env node\r\nneedle();'],
    ['a template', `const a = \`\r\n\${needle()}\`;`],
  ])('%s', (_, text) => {
    for (const path of ['a.ts', 'a.tsx', 'a.js']) {
      const found = nodesOf(path, text).filter((node) => node.type === 'Identifier' && node.name === 'needle');
      expect(found.map(({ start, end }) => text.slice(start as number, end as number))).toEqual(['needle']);
    }
  });
});

describe('failures', () => {
  test.each([
    ['a.ts', 'const a = ;', 1, 11, 'unexpected token'],
    ['a.ts', 'const a = 1;\r\n  const b = (;\r\n', 2, 14, 'unexpected token'],
    ['a.js', 'a(\n', 2, 1, 'unexpected token'],
    ['a.js', "const a = 'b", 1, 11, 'unterminated string constant'],
    ['a.ts', 'const a = 1; const a = 2;', 1, 20, "identifier 'a' has already been declared"],
    ['a.js', '<<<<<<< HEAD\na();', 1, 2, 'unexpected token'],
  ])('%s: %j', (path, text, line, column, reason) => {
    expect(parse(path, text)).toEqual({ failure: { line, column, reason } });
  });

  test('tell of the first attempt', () => {
    expect(parse('a.ts', 'const a = <T>b; const c = <p>{<T>b}</p> as;')).toHaveProperty('failure.column', 31);
  });

  test('a text that nests too deep is a failure like others', () => {
    const parsed = parse('a.js', `a = ${'['.repeat(50_000)}${']'.repeat(50_000)};`);
    expect(parsed).toEqual({ failure: { line: 1, column: 1, reason: 'maximum call stack size exceeded' } });
  });
});

function nodesOf(path: string, text: string): t.Node[] {
  const parsed = parse(path, text);
  if ('failure' in parsed) throw new SyntaxError(parsed.failure.reason);
  const nodes: t.Node[] = [];
  walk(parsed.file, (node) => nodes.push(node));
  return nodes;
}

function typesOf(path: string, text: string): string[] {
  return nodesOf(path, text).map(({ type }) => type);
}
