import { describe, expect, test } from 'vitest';
import { openLineWidths } from '../../src/runner/codebase/line-widths.ts';
import { shownWidth } from '../../src/source/style.ts';
import { tempFolder } from './temp-folder.ts';

const editor = 'root = true\n[*]\nindent_size = 2\nmax_line_length = 90\n[*.md]\nmax_line_length = off\n';

describe('a formatter is set to', () => {
  test.each([
    ['Prettier, as JSON', { '.prettierrc': '{ "printWidth": 100, "semi": false }' }, 100],
    ['Prettier, as YAML', { '.prettierrc': 'semi: false\nprintWidth: 110\n' }, 110],
    ['Prettier, as TOML', { '.prettierrc.toml': 'printWidth = 110' }, 110],
    [
      'Prettier, as a module',
      { 'prettier.config.mjs': 'const config = { printWidth: 99 };\nexport default config;' },
      99,
    ],
    [
      'Prettier, for a module that shares another',
      { 'prettier.config.js': 'module.exports = { ...shared };' },
      undefined,
    ],
    ['Prettier, without a width', { '.prettierrc.json': '{ "singleQuote": true }' }, 80],
    [
      'Prettier, with a width for other files',
      { '.prettierrc': '{ "overrides": [{ "options": { "printWidth": 60 } }] }' },
      80,
    ],
    ['Prettier, in the package', { 'package.json': '{ "prettier": { "printWidth": 140 } }' }, 140],
    ['Prettier, by the name of a package', { 'package.json': '{ "prettier": "@example/prettier" }' }, undefined],
    ['Prettier, with the width of the editor', { '.prettierrc': '{ "semi": true }', '.editorconfig': editor }, 90],
    ['Biome', { 'biome.jsonc': '{ // wide\n "formatter": { "lineWidth": 130 } }' }, 130],
    [
      'Biome, for JavaScript',
      { 'biome.json': '{ "javascript": { "formatter": { "lineWidth": 70 } }, "formatter": { "lineWidth": 130 } }' },
      70,
    ],
    ['Biome, without a width', { 'biome.json': '{}' }, 80],
    ['Biome, as a linter only', { 'biome.json': '{ "formatter": { "enabled": false } }' }, undefined],
    ['Deno', { 'deno.json': '{ "fmt": { "lineWidth": 95 } }' }, 95],
    ['Deno, for tasks only', { 'deno.json': '{ "tasks": {} }' }, undefined],
    ['dprint', { 'dprint.json': '{ "lineWidth": 96 }' }, 96],
    ['an editor', { '.editorconfig': editor }, 90],
    ['an editor, for other files', { '.editorconfig': '[*.{md,css}]\nmax_line_length = 70\n' }, undefined],
    ['a broken file', { '.prettierrc.json': '{ "printWidth": ', 'package.json': '{' }, undefined],
  ])('%s', (_, files, width) => {
    // Nothing above the folder counts.
    const { path } = tempFolder({ '.editorconfig': 'root = true', ...files });
    expect(openLineWidths(path)('src/api/client.ts')).toBe(width);
  });

  test('what the nearest folder says', () => {
    const { path } = tempFolder({ '.prettierrc': '{ "printWidth": 100 }', 'apps/web/biome.json': '{}' });
    const widthAt = openLineWidths(path);
    expect(['a.ts', 'apps/web/src/a.ts', 'apps/a.ts'].map(widthAt)).toEqual([100, 80, 100]);
    expect(openLineWidths(`${path}/apps/web`)('../../a.ts')).toBe(100);
  });
});

const lineOf = (length: number): string => `${'call(a, b); '.repeat(20).slice(0, length - 1)};`;

describe('a file shows', () => {
  test.each([
    ['a width that its lines come close to', [80, 78, 75, 71, 20], 80],
    ['the narrowest that no line exceeds', [100, 98, 93, 92, 80], 100],
    ['none if few lines are long', [80, 78, 75, 20, 20], undefined],
    ['none if its lines are longer', [130, 80, 79, 78, 77], undefined],
  ])('%s', (_, lengths, width) => {
    expect(shownWidth(lengths.map(lineOf).join('\n'))).toBe(width);
  });

  test('a width although comments and strings exceed it', () => {
    const long = [
      `// ${'word '.repeat(30)}`,
      `const text = '${'word '.repeat(30)}';`,
      `import { ${'a, '.repeat(40)} } from 'b';`,
    ];
    expect(shownWidth([...long, ...[80, 79, 78, 77].map(lineOf)].join('\n'))).toBe(80);
  });
});
