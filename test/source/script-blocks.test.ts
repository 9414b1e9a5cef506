import { describe, expect, test } from 'vitest';
import { blankOutside, markupBetween, scriptBlocks } from '../../src/source/script-blocks.ts';

function codeIn(path: string, text: string): string[] {
  return scriptBlocks(path, text).map(({ start, end, extension }) => `${extension} ${text.slice(start, end).trim()}`);
}

describe('Vue', () => {
  test.each([
    ['<script>a()</script>', ['.js a()']],
    ['<script setup lang="ts">\r\na()\r\n</script>\r\n', ['.ts a()']],
    ["<script lang='tsx' setup>a()</script >", ['.tsx a()']],
    ['<SCRIPT LANG=TS>a()</SCRIPT>', ['.ts a()']],
    ['<script setup lang="ts" generic="T extends Record<string, unknown>">a()</script>', ['.ts a()']],
    ['<script>a()</script><script setup>b()</script>', ['.js a()', '.js b()']],
    ['<!-- <script>no()</script> --><script>a()</script>', ['.js a()']],
    ['<template><p title="<script>no()</script>">{{ x }}</p></template><script>a()</script>', ['.js a()']],
    ['<template><p v-if="a > b && c < d" @click="go(\'>\')">x</p></template><script>a()</script>', ['.js a()']],
    ['<script src="./a.ts" lang="ts"></script><script setup>a()</script>', ['.js a()']],
    ['<script lang="coffee">a</script><style lang="scss">a > script { b: "<script>" }</style>', []],
    ['<docs><pre>x</pre></docs><script>a("</p>", "<b>")</script>', ['.js a("</p>", "<b>")']],
    ['<script>a()', []],
    ['<script/>a()', []],
    ['<script-like>a()</script-like>', []],
    ['', []],
  ])('%s', (text, code) => expect(codeIn('a.vue', text)).toEqual(code));
});

describe('Svelte', () => {
  test.each([
    [
      '<script context="module">a()</script>\n<script lang="ts">b()</script>\n{#if a < b}<p>{c}</p>{/if}',
      ['.js a()', '.ts b()'],
    ],
    ['<Page on:click={() => x > 3 && go("<script>")} {...rest} /><script>a()</script>', ['.js a()']],
    ['<Page each={{ a: { b: 1 } }}>x</Page><script>a()</script>', ['.js a()']],
  ])('%s', (text, code) => expect(codeIn('a.svelte', text)).toEqual(code));
});

describe('Astro', () => {
  test.each([
    ['---\nconst a = 1;\n---\n<p>{a}</p><script>b()</script>', ['.ts const a = 1;', '.ts b()']],
    ['\n---\r\na()\r\n---\r\n', ['.ts a()']],
    ['---\n---\n<p/>', ['.ts ']],
    ['<p>no fence</p><script type="application/ld+json">{}</script>', []],
    ['<p>x</p>\n---\nno()\n---\n', []],
  ])('%s', (text, code) => expect(codeIn('a.astro', text)).toEqual(code));
});

describe('pages', () => {
  test.each([
    ['<script type="module">a()</script><script>b()</script>', ['.js a()', '.js b()']],
    ['<script type="text/x-template"><b/></script><script type="importmap">{}</script>', []],
    ['<textarea><script>no()</script></textarea><title><script></title>', []],
  ])('%s', (text, code) => expect(codeIn('a.html', text)).toEqual(code));

  test('only a module may import', () => {
    const blocks = scriptBlocks('a.htm', '<script type="module">a()</script><script>b()</script>');
    expect(blocks.map(({ isModule }) => isModule)).toEqual([true, false]);
  });
});

test('what is left out becomes blank, line ends stay', () => {
  expect(blankOutside('ab\r\ncd\u2028ef', [{ start: 4, end: 5 }])).toBe('  \r\nc \u2028  ');
});

test('markup is what is neither code nor comment', () => {
  const text = '<a/><!-- b --><script>c</script><d/>';
  const kept = markupBetween(text, scriptBlocks('a.vue', text)).map(({ start, end }) => text.slice(start, end));
  expect(kept).toEqual(['<a/>', '<script>', '</script><d/>']);
});

test('a long page without an end takes no time', () => {
  const started = process.cpuUsage();
  scriptBlocks('a.html', `<p a='${'<b '.repeat(80_000)}`);
  // The processor's time: by the clock a busy machine takes longer.
  expect(process.cpuUsage(started).user).toBeLessThan(8_000_000);
});
