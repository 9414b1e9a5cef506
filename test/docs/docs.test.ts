import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../src/runner/config.ts';
import { advice } from './advice.ts';
import { operationPages } from './operation-page.ts';
import { codesInSource, partNames, partsIn, rendered } from './parts.ts';
import { reviewPicture } from './terminal-picture.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const pages = ['README.md', ...pathsIn('docs', '.md').filter((path) => !path.includes('/operations/'))];
const operations = operationPages();
const shipped = [...pages, ...pathsIn('docs/operations', '.md'), 'SECURITY.md', 'CHANGELOG.md'];

describe('`npm run docs` writes', () => {
  test.each(pages)('the generated parts of %s', async (page) => {
    await expect(await rendered(read(page))).toMatchFileSnapshot(join(top, page));
  });

  test('docs/review.svg, the picture of the README', async () => {
    const picture = await reviewPicture();
    expect(picture.length).toBeLessThan(60_000);
    await expect(picture).toMatchFileSnapshot(join(top, 'docs/review.svg'));
  });

  test.each(Object.entries(operations))('docs/%s', async (page, text) => {
    await expect(text).toMatchFileSnapshot(join(top, 'docs', page));
  });
});

test('every generated part is in a page, and every operation page belongs to an operation', () => {
  const used = new Set(pages.flatMap((page) => partsIn(read(page))));
  expect(partNames.filter((name) => !used.has(name))).toEqual([]);
  expect(pathsIn('docs/operations', '.md')).toEqual(
    Object.keys(operations)
      .map((page) => `docs/${page}`)
      .toSorted(),
  );
});

test('the README is read in one sitting', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(180);
});

test('docs/notes.md says what to do about every note that the code can give', () => {
  const codes = codesInSource((folder) => pathsIn(folder, '.ts').map((path) => join(top, path)));
  expect(codes.filter((code) => advice[code] === undefined)).toEqual([]);
});

test('the configuration file that docs/configuration.md shows is one', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/configuration.md')) ?? [];
  expect(parseConfig(example)).toMatchObject({ target: '1.26.0' });
});

test.each(['docs/promises.md', 'SECURITY.md'])('%s names tests that exist', (page) => {
  const named = [...read(page).matchAll(/`((?:test|__testfixtures__)\/[^`]+)`/g)].map(([, path]) => path as string);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(top, path)))).toEqual([]);
});

test.each(pages)('%s reads as plain English', (page) => {
  const insider =
    /\bin sight\b|(?<!there )\bis no [a-z]|\banswers? (?:with|within|to)\b|\brightly\b|\ba text\b|\b(?:colour|behaviour|favour|licence|recognis|organis)\w*/gi;
  const prose = read(page).replaceAll(/```[\s\S]*?```/g, '');
  expect([...prose.matchAll(insider)].map(([found]) => found)).toEqual([]);
});

describe('links', () => {
  test.each([...shipped, 'CONTRIBUTING.md'])('%s leads to what exists', (page) => {
    for (const link of linksIn(page)) expect(() => readFileSync(join(top, dirname(page), link))).not.toThrow();
  });

  test.each(shipped)('%s leads to what is in the package', (page) => {
    const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
    const own = [...files, 'README.md', 'LICENSE', 'package.json'];
    const targets = linksIn(page).map((link) => join(dirname(page), link));
    expect(targets.filter((target) => !own.some((one) => target === one || target.startsWith(`${one}/`)))).toEqual([]);
  });

  test.each(shipped)('%s: every heading that is linked to is there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)#([\w-]+)\)/g)];
    for (const [, path, heading] of links) {
      const target = path === '' ? page : join(dirname(page), path as string);
      expect(headingsOf(target)).toContain(heading);
    }
  });
});

function read(path: string): string {
  return readFileSync(join(top, path), 'utf8');
}

function pathsIn(folder: string, ending: string): readonly string[] {
  const names = readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

function linksIn(page: string): readonly string[] {
  const text = read(page).replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link as string);
}

/** The anchors of a page, as GitHub makes them. */
function headingsOf(page: string): readonly string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
