import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { deprecations } from '../src/contract/deprecations.ts';
import { apiVersions } from '../src/contract/versions.ts';
import { defineTransform } from '../src/migrate/define-transform.ts';
import { methodChanged, toPage, toSearch } from '../src/migrate/migration.ts';
import { transforms } from '../transforms/index.ts';

// A transform that leaves out, misspells or adds an operation of its version does not compile: `npm run lint:types` fails
// if one of these has no error.
const wrong = () => [
  // @ts-expect-error an operation of 1.19.0 is missing
  defineTransform('1.19.0', { 'GET /api/v1/books': toSearch() }),
  // @ts-expect-error it is misspelt
  defineTransform('1.20.0', { 'GET /api/v1/author': toPage() }),
  // @ts-expect-error it is of another version
  defineTransform('1.3.0', { 'PUT /api/v1/libraries/{libraryId}': methodChanged(), 'GET /api/v1/genres': toPage() }),
  // @ts-expect-error nothing was deprecated in that version
  defineTransform('1.4.0', {}),
];
void wrong;

test('there is a transform for each API version, oldest first', () => {
  expect(transforms.map(({ version }) => version)).toEqual(apiVersions());
});

test.each(
  transforms.map((transform) => [transform.version, transform] as const),
)('%s has every operation of its version', (version, { meanings }) => {
  const own = deprecations.filter(({ deprecatedIn }) => deprecatedIn === version);
  expect(Object.keys(meanings).sort()).toEqual(own.map(({ operation }) => operation).sort());
});

test.each([
  [[], "'/v2/genres'"],
  [['--profile=contract'], "'/v2/genres'"],
  [['--profile=komga'], "'/api/v2/genres?unpaged=true'"],
  [['--profile', 'komga'], "'/api/v2/genres?unpaged=true'"],
  [['--profile=komg'], "'/api/v1/genres'"],
  [['--profile=komga', '--profile=contract'], "'/api/v1/genres'"],
])(
  'plain jscodeshift honours or refuses %j',
  (args, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'shift-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'a.js');
    writeFileSync(file, "export const number = async () => (await (await fetch('/api/v1/genres')).json()).length;\n");
    const top = fileURLToPath(new URL('..', import.meta.url));
    const transform = join(top, 'dist/transforms/1.26.0.js');
    const all = [
      join(top, 'node_modules/jscodeshift/bin/jscodeshift.js'),
      '-t',
      transform,
      '--run-in-band',
      '--no-babel',
      ...args,
      file,
    ];
    const { stdout } = spawnSync(process.execPath, all, { encoding: 'utf8' });
    expect(readFileSync(file, 'utf8')).toContain(expected);
    expect(stdout).toMatch(
      expected.includes('v1') ? /`--profile` must be one of contract, komga, not|1 errors/ : /1 ok/,
    );
  },
  120_000,
);
