import type * as t from '@babel/types';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/source/parse.ts';
import { childrenOf, walk } from '../../src/source/walk.ts';

describe('childrenOf', () => {
  test.each([
    ['a template', `\`a\${b}c\${d}e\``, ['a', 'b', 'c', 'd', 'e']],
    ['a decorated class', '@A() class B extends C {}', ['@A()', 'B', 'C', '{}']],
    ['a call with types', 'f<T>(a, ...b)', ['f', '<T>', 'a', '...b']],
    ['an array with holes', '[, a, , b]', ['a', 'b']],
    ['a sequence', 'a, b', ['a', 'b']],
    ['a conditional', 'a ? b : c', ['a', 'b', 'c']],
    ['a number', '1', []],
    ['a regular expression', '/a/g', []],
  ])('%s', (_, text, parts) => {
    const [statement] = programOf(text).body;
    const node = statement?.type === 'ExpressionStatement' ? statement.expression : (statement as t.Node);
    expect(childrenOf(node).map((child) => text.slice(child.start as number, child.end as number))).toEqual(parts);
  });

  test('comments, tokens and positions are no children', () => {
    const { body } = programOf('/* a */ f(/* b */ 1 /* c */); // d');
    const types: string[] = [];
    walk(body[0] as t.Node, ({ type }) => types.push(type));
    expect(types).toEqual(['ExpressionStatement', 'CallExpression', 'Identifier', 'NumericLiteral']);
  });

  test('directives come before statements', () => {
    expect(childrenOf(programOf("'use strict'; a();")).map(({ type }) => type)).toEqual([
      'Directive',
      'ExpressionStatement',
    ]);
  });
});

describe('walk', () => {
  test('goes through the parents first, in source order, and tells the parent', () => {
    const seen: string[] = [];
    walk(programOf('a(b.c, (d) => d);'), (node, parent) => {
      seen.push(`${node.type} in ${parent?.type}`);
    });
    expect(seen).toEqual([
      'Program in undefined',
      'ExpressionStatement in Program',
      'CallExpression in ExpressionStatement',
      'Identifier in CallExpression',
      'MemberExpression in CallExpression',
      'Identifier in MemberExpression',
      'Identifier in MemberExpression',
      'ArrowFunctionExpression in CallExpression',
      'Identifier in ArrowFunctionExpression',
      'Identifier in ArrowFunctionExpression',
    ]);
  });

  test('`false` skips what is below', () => {
    const seen: string[] = [];
    walk(programOf('a(b); (() => c)(); d;'), (node) => {
      if (node.type === 'Identifier') seen.push(node.name);
      return node.type !== 'ArrowFunctionExpression';
    });
    expect(seen).toEqual(['a', 'b', 'd']);
  });

  test('a walk inside a walk', () => {
    const seen: string[] = [];
    walk(programOf('a(b); c;'), (node) => {
      if (node.type !== 'ExpressionStatement') return;
      walk(node, (inner) => {
        if (inner.type === 'Identifier') seen.push(inner.name);
      });
    });
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('starts never go back', () => {
    const text = `@A({ b: \`c\${d}\` }) class E<F> { constructor(@G() private h: I = j) {} k = <L,>(m: L): N => <O p={q} />; }`;
    const starts: number[] = [];
    walk(programOf(text), (node) => starts.push(node.start as number));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

function programOf(text: string): t.Program {
  const parsed = parse('a.tsx', text);
  if ('failure' in parsed) throw new SyntaxError(parsed.failure.reason);
  return parsed.file.program;
}
