import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type ProfileName, profiles } from '../src/contract/profile.ts';
import { migrateFile } from '../src/rewrite/migrate-file.ts';
import { run } from '../src/runner/run.ts';
import { loadFixtures } from './fixture.ts';
import { filesOf, loadProjects, type Project } from './project.ts';
import { addedErrors, typeErrors, virtualPath } from './type-errors.ts';

const profileNames = Object.keys(profiles) as ProfileName[];

/** Errors by profile and file that only the migrated text has. */
type Worse = Readonly<Record<string, readonly string[]>>;

const methodErrors = ['TS2322 Type _.', 'TS2345 Argument of type _.'];

/** Errors that a note tells of at the call site, by project. */
const told: Readonly<Record<string, Worse>> = {
  // `method-type`: the type that lists the methods of a wrapper is for a person to change.
  'typed-method': { 'contract /src/libraries.ts': methodErrors, 'komga /src/libraries.ts': methodErrors },
};

describe('strict TypeScript has no error that it had not before', () => {
  test('in the fixtures', { timeout: 120_000 }, () => {
    const fixtures = loadFixtures().filter(({ name }) => isTyped(name));
    const before = new Map(fixtures.map(({ name, input }) => [virtualPath(name), input]));
    const migrated = profileNames.map((profile) => {
      const after = fixtures.map(({ name, input, options }) => {
        const { output } = migrateFile(name, input, { ...options, profile: profiles[profile] });
        return [virtualPath(name), output] as const;
      });
      expect(after.filter(([path, text]) => text !== before.get(path)).length).toBeGreaterThan(40);
      return [profile, new Map(after)] as const;
    });
    expect(worse(before, migrated)).toEqual({});
  });

  test.each(loadProjects())('in the project $name', { timeout: 60_000 }, async (project) => {
    const before = texts(project.folder);
    const all = await Promise.all(profileNames.map(async (name) => [name, await migrated(project, name)] as const));
    const changed = all.filter(([, after]) =>
      [...after].some(([path, text]) => isTyped(path) && before.get(path) !== text),
    );
    expect(worse(before, changed, pathsOf(project.folder))).toEqual(told[project.name] ?? {});
  });
});

function isTyped(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

function worse(
  before: ReadonlyMap<string, string>,
  migrated: readonly (readonly [profile: string, after: ReadonlyMap<string, string>])[],
  options?: ts.CompilerOptions,
): Worse {
  if (migrated.length === 0) return {};
  const old = typeErrors(before, options);
  const found = migrated.flatMap(([profile, after]) =>
    [...typeErrors(after, options)].map(([path, messages]) => {
      const name = `${profile} ${path.slice(virtualPath('').length)}`;
      return [name, addedErrors(old.get(path), messages)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, added]) => added.length > 0));
}

/** The source files of a folder. */
function texts(folder: string): ReadonlyMap<string, string> {
  const paths = filesOf(folder).filter((path) => /\.(c|m)?[jt]sx?$|\.json$/.test(path));
  return new Map(paths.map((path) => [virtualPath(path), readFileSync(join(folder, path), 'utf8')]));
}

async function migrated({ folder, options }: Project, profile: ProfileName): Promise<ReadonlyMap<string, string>> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'types-')));
  try {
    cpSync(folder, cwd, { recursive: true });
    await run({ ...options, cwd, write: true, target: '1.26.0', from: null, profile });
    return texts(cwd);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** The aliases of a project's tsconfig. */
function pathsOf(folder: string): ts.CompilerOptions {
  const configs = ['tsconfig.json', 'tsconfig.base.json'].map((name) => join(folder, name));
  const { config } = ts.readConfigFile(configs.find((path) => existsSync(path)) ?? '', ts.sys.readFile);
  const { paths, baseUrl = '.' } = config?.compilerOptions ?? {};
  return paths === undefined ? {} : { paths, baseUrl: virtualPath(baseUrl) };
}
