import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test, vi } from 'vitest';

const top = fileURLToPath(new URL('..', import.meta.url));

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** Patterns that may take longer, since these never see a text of any length. */
const short: Readonly<Record<string, string>> = {
  'src/source/comments/generated.ts': 'the first 2,048 characters of a file; `saysGenerated` is tested whole below',
  'src/values/methods/client-pattern.ts': 'strings of at most 120 characters',
  'src/values/methods/fill-placeholders.ts': 'paths of at most 120 characters',
  'src/runner/codebase/own-routes.ts': 'parts of patterns; `readRoutes` is tested whole below',
};

/** Files whose patterns are not made by what is run here, and why none of them takes long. */
const notMade: Readonly<Record<string, string>> = {
  'src/migrate/mentions.ts': 'a method, alone as a word',
  'src/migrate/suggestions.ts': 'the name of a parameter, alone as a word',
  'src/source/source-file.ts': 'a name, with a look at one character before it and one behind it',
};

/** Projects in which patterns are made of names and texts of the code. */
const naming = [
  'monorepo',
  'components',
  'unknown-callees',
  'call-object',
  'base-behind',
  'auto-imports',
  'vue-members',
  'filled-placeholders',
];

const paths = ['src', 'transforms'].flatMap((folder) =>
  readdirSync(top + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const trees = paths.map((path) =>
  ts.createSourceFile(path, readFileSync(top + path, 'utf8'), ts.ScriptTarget.Latest, true),
);

const written = trees.flatMap((tree) =>
  nodesOf(tree)
    .filter(ts.isRegularExpressionLiteral)
    .map(({ text }): readonly [string, Pattern] => {
      const end = text.lastIndexOf('/');
      return [`${tree.fileName} ${text}`, { source: text.slice(1, end), flags: text.slice(end + 1) }];
    }),
);

/** What `new RegExp` makes while the code is loaded and run, by the file that makes it. */
const made = new Map<string, Pattern>();
const makers = trees.filter((tree) =>
  nodesOf(tree).some((node) => ts.isNewExpression(node) && node.expression.getText() === 'RegExp'),
);

const plain = RegExp;
globalThis.RegExp = new Proxy(plain, {
  construct(target, given, newTarget) {
    const one: RegExp = Reflect.construct(target, given, newTarget);
    const caller = new Error().stack?.split('\n')[2] ?? '';
    const maker = makers.find(({ fileName }) => caller.includes(`/${fileName}`));
    if (maker !== undefined) made.set(`${maker.fileName} ${one}`, one);
    return one;
  },
});
afterAll(() => {
  globalThis.RegExp = plain;
});

// Modules make patterns while they are loaded; other tests of this process may have loaded them before.
vi.resetModules();
const { readRoutes } = await import('../src/runner/codebase/own-routes.ts');
const { saysGenerated } = await import('../src/source/comments/generated.ts');
const { run } = await import('../src/runner/run.ts');
const { tempFolder } = await import('./runner/temp-folder.ts');
const { findSign } = await import('../src/runner/result/find-sign.ts');

const none = { paths: [], ignore: [], baseUrls: [], from: null, write: false, target: '1.26' };
for (const name of naming) await run({ ...none, cwd: join(top, '__testfixtures__/projects', name), profile: 'komga' });
findSign('komga', { path: 'a.ts', text: 'const KOMGA_URL = 1;' });

function nodesOf(tree: ts.SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** Returns a text that repeats one thing a given number of times. */
type Hostile = (times: number) => string;

/** Texts that make a pattern start again and again, or go back and forth: what it looks for, and then one thing many times. */
function hostileTexts({ source }: Pattern): readonly Hostile[] {
  const letters = source.replaceAll(/\\u[\da-fA-F]{4}|\\p\{\w+\}|\\[bBsSwWdDnrt]/g, ' ').replaceAll(/\\(.)/g, '$1');
  const words = [...new Set(letters.match(/[A-Za-z_]{3,}/g) ?? [])].slice(0, 3);
  const signs = letters.match(/[^\w\s]/g) ?? [];
  const comments = source.includes('*') && source.includes('/') ? ['/*', '/**/', '//\n', '<!---->'] : [];
  const fills = [' ', '\n', 'a', '0', 'a ', 'a.', '${', '=>', ...signs, ...comments];
  const repeated = [...new Set([...fills, ...words, ...words.map((word) => `${word} `)])];
  return ['', '"', '//', '<', ...words].flatMap((start) =>
    repeated.map(
      (fill): Hostile =>
        (times) =>
          `${start}${fill.repeat(times)}\u0001`,
    ),
  );
}

/** The milliseconds of CPU that a pattern takes to find all that it matches; a sticky one looks at the start only. */
function timeOf({ source, flags }: Pattern, text: string): number {
  const expression = new plain(source, flags.includes('g') ? flags : `${flags}g`);
  const began = process.cpuUsage();
  if (expression.sticky) expression.exec(text);
  else for (const _ of text.matchAll(expression)) if (spentSince(began) > 1000) break;
  return spentSince(began);
}

function spentSince(began: NodeJS.CpuUsage): number {
  return process.cpuUsage(began).user / 1000;
}

/** What a pattern takes for 12,000 letters whose time grows with the square of their number; on a slow machine, it is more. */
const square = Math.max(...[1, 2, 3].map(() => timeOf({ source: 'a+b', flags: 'g' }, 'a'.repeat(12_000))));

/**
 * A text that takes a time out of proportion to its length. Few repetitions show, and survive, what doubles with each; what
 * takes long is tried again, since other work of the process may be counted, too.
 */
function slowest(pattern: Pattern): string | undefined {
  const isSlow = (text: string, limit: number) => timeOf(pattern, text) > limit && timeOf(pattern, text) > limit;
  const texts = hostileTexts(pattern);
  const doubling = texts.find((text) => isSlow(text(25), square / 8));
  const found = doubling ?? texts.find((text) => isSlow(text(1500), square / 80) && isSlow(text(12_000), square / 1.5));
  return found?.(20).slice(0, 40);
}

const length = 50_000;
const fills = [' ', '\n', 'a', '(', '"', '/', '*', '.', '{', '=', '<', ':', '$', ';', 'a ', '/*', 'a=', '=>', '${'];

test.each(fills)('the routes and the head of a file of `%s` are read', (fill) => {
  for (const start of ['', "app.get('/a', ", "express router.get('/a', (a): ", 'express app', '// generated by ']) {
    for (const text of [start + fill.repeat(length / fill.length), `express ${start}${fill}`.repeat(1500)]) {
      const began = process.cpuUsage();
      readRoutes('a.ts', text);
      saysGenerated(text);
      expect(spentSince(began)).toBeLessThan(2000);
    }
  }
});

describe('no pattern takes more than a time in proportion to the text', () => {
  test('every file that makes one has made one', () => {
    const silent = makers.filter(({ fileName }) => ![...made.keys()].some((key) => key.startsWith(`${fileName} `)));
    expect(silent.map(({ fileName }) => fileName).sort()).toEqual(Object.keys(notMade).sort());
  });

  test.each(
    [...written, ...made].filter(([place]) => short[place.split(' ')[0] ?? ''] === undefined),
  )('%s', (_, pattern) => {
    expect(slowest(pattern)).toBeUndefined();
  });
});

test('a run gets through hostile files', async () => {
  const many = 200_000;
  const client = "fetch('/api/v1/books');\n";
  const folder = tempFolder({
    'import.ts': `${client}import${' '.repeat(many)}\n`,
    'require.ts': `${client}require${'\n'.repeat(many)}x\n`,
    'answer.ts': `${client}import express from 'express';\n${"app.get('/a', (x): b\n".repeat(many / 40)}`,
    'brackets.ts': `${client}${'('.repeat(500)}1${')'.repeat(500)};\n`,
    'comment.ts': `${client}/*${'*'.repeat(many)}/\n// ${'komga.a( '.repeat(many / 9)}\n`,
    '.gitignore': `x${' '.repeat(many)}y\n`,
    'page.astro': `${'<!-- a -->'.repeat(5000)}\n${'\n'.repeat(many)}<script>\n${client}</script>\n`,
    'word.ts': `${client}const ${'a'.repeat(many)} = 1;\n`,
  });
  const began = process.cpuUsage();
  const { summary } = await run({ ...none, cwd: folder.path, profile: 'contract' });
  expect(summary.files.listed).toBe(7);
  expect(spentSince(began)).toBeLessThan(20_000);
});
