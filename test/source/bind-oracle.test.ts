import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CASES, unmark } from './bind-cases.ts';
import { REALISTIC } from './realistic.ts';
import { compareScopes } from './scope-oracle.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Cases in which scope-manager does not do what TypeScript does, with the names it gets wrong. */
const JUSTIFIED: Readonly<Record<string, readonly string[]>> = {
  // `<svg:rect>` is one string to every JSX transform
  'a lower-case element': ['svg', 'rect'],
  // TypeScript shows the members of all parts in every part
  'an enum in parts': ['A'],
  // it declares neither part of `A.B`
  'a dotted namespace': ['A', 'B', 'A'],
  // without values a namespace does not exist at run time
  'a namespace of types is no value': ['N'],
};

describe('the binder agrees with scope-manager', () => {
  const cases = CASES.filter(([, , path]) => path !== 'flow.js');

  test.each(cases)('%s', (what, marked, path) => {
    const { differences } = compareScopes(path, unmark(marked).code);
    expect(differences.map(({ name }) => name)).toEqual(JUSTIFIED[what] ?? []);
  });

  test.each(REALISTIC)('%s', (path, code) => {
    const { references, differences } = compareScopes(path, code);
    expect(differences).toEqual([]);
    expect(references).toBeGreaterThan(2);
  });

  test('on every fourth file of this repository', () => {
    let total = 0;
    for (const path of sourcesOf('src', 'test', 'transforms').filter((_, index) => index % 4 === 0)) {
      const { references, differences } = compareScopes(path, readFileSync(`${ROOT}/${path}`, 'utf8'));
      expect(differences, path).toEqual([]);
      total += references;
    }
    expect(total).toBeGreaterThan(2_000);
  });
});

function sourcesOf(...folders: string[]): string[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && folders.includes(entry.name))
    .flatMap(({ name }) => readdirSync(`${ROOT}/${name}`, { recursive: true }).map((path) => `${name}/${path}`))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));
}
