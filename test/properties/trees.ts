import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { run } from '../../src/runner/run.ts';
import { render } from './generate/render.ts';
import { type Spec, specs } from './generate/spec.ts';

/** The texts of a folder by their paths. */
type Texts = Readonly<Record<string, string>>;

/** Code bases of a few packages, a program each. */
export const trees: fc.Arbitrary<readonly Spec[]> = fc.array(specs, { minLength: 1, maxLength: 3 });

const versions = ['1.3.0', '1.15.0', '1.19.0', '1.20.0', '1.26.0'];
const profile = 'komga' as const;

/** What is wrong with how a whole code base is migrated; nothing where all is well. */
export async function treeFaultsOf(tree: readonly Spec[]): Promise<string[]> {
  const texts = textsOf(tree);
  const once = await migrated(texts, [{}]);
  const faults: string[] = [];
  const compare = (name: string, other: Texts, seen = (text?: string) => text): void => {
    const different = [...new Set([...Object.keys(once), ...Object.keys(other)])].filter(
      (path) => seen(once[path]) !== seen(other[path]),
    );
    if (different.length > 0) faults.push(`${name}: ${different.join(', ')}`);
  };
  compare('a second run changes', await migrated(once, [{}]));
  compare(
    'one run for each version gives other code',
    await migrated(
      texts,
      versions.map((target) => ({ target })),
    ),
    withoutLayout,
  );
  compare(
    'runs in each package give other text',
    await migrated(
      texts,
      tree.map((_, index) => ({ below: `packages/p${index}` })),
    ),
  );
  compare('under git there is other text', await migrated(texts, [{ isGit: true }]));
  compare('a run after a dry run gives other text', await migrated(texts, [{ write: false }, {}]));
  for (const [path, text] of Object.entries(texts)) {
    if (text.includes('\r\n') && /[^\r]\n/.test(once[path] ?? '')) faults.push(`${path}: line ends are mixed`);
    if (countOf('/**', text) !== countOf('/**', once[path] ?? '')) faults.push(`${path}: a comment is lost`);
  }
  return faults;
}

/** A line that is too long after one version may be broken at another place than one that is too long after all. */
function withoutLayout(text?: string): string | undefined {
  return text?.replaceAll(/\s|,(?=\s*[)\]}])/g, '');
}

function countOf(part: string, text: string): number {
  return text.split(part).length;
}

function textsOf(tree: readonly Spec[]): Texts {
  const texts: Record<string, string> = { 'package.json': '{ "private": true, "workspaces": ["packages/*"] }' };
  for (const [index, spec] of tree.entries()) {
    const folder = `packages/p${index}`;
    texts[`${folder}/package.json`] = `{ "name": "p${index}", "type": "module" }`;
    for (const [path, text] of Object.entries(render(spec).files)) texts[`${folder}/src/${path}`] = text;
  }
  return texts;
}

interface TreeRun {
  readonly target?: string;
  readonly below?: string;
  readonly isGit?: boolean;
  readonly write?: boolean;
}

/** The texts of a code base after some runs over it. */
async function migrated(texts: Texts, runs: readonly TreeRun[]): Promise<Texts> {
  const top = mkdtempSync(join(tmpdir(), 'catalogue-tree-'));
  try {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), text);
    }
    for (const { target = '1.26.0', below = '', isGit, write = true } of runs) {
      if (isGit) commit(top);
      await run({ cwd: join(top, below), profile, write, target, from: null, paths: [], ignore: [], baseUrls: [] });
      rmSync(join(top, '.git'), { recursive: true, force: true });
    }
    return read(top);
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

function commit(cwd: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd, stdio: 'ignore' });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'all');
}

function read(top: string): Texts {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(top.length + 1)
      .replaceAll('\\', '/'),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(top, path), 'utf8')]));
}
