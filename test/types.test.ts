import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ProfileName, profiles } from '../src/contract/profile.ts';
import { migrateFile } from '../src/migrate/migrate-file.ts';
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
  test('in the fixtures', () => {
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

  describe('in the project', () => {
    const projects = loadProjects();
    let found: ReadonlyMap<string, Worse>;

    beforeAll(async () => {
      const edited = [];
      for (const project of projects) edited.push(await editedBy(project));
      // Projects share a program, for setting up the types of the platform costs more than checking any of them.
      const [alone, together] = [edited.filter(isAlone), edited.filter((one) => !isAlone(one))];
      const groups = [together, ...alone.map((one) => [one])];
      const all = groups.map((group) =>
        worse(
          joined(group, 'before'),
          profileNames.map((profile) => [profile, joined(group, profile)]),
          group[0]?.options,
        ),
      );
      found = byProject(Object.assign({}, ...all));
    });

    test.each(projects)('$name', ({ name }) => {
      expect(found.get(name) ?? {}).toEqual(told[name] ?? {});
    });
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

/** A project before and after its migration in each profile: the texts of its files. */
interface Edited {
  readonly name: string;
  readonly options: ts.CompilerOptions;
  readonly texts: Readonly<Record<ProfileName | 'before', ReadonlyMap<string, string>>>;
}

async function editedBy(project: Project): Promise<Edited> {
  const { name, folder } = project;
  const [contract, komga] = [await migrated(project, 'contract'), await migrated(project, 'komga')];
  return { name, options: pathsOf(name, folder), texts: { before: texts(name, folder), contract, komga } };
}

/** Whether a project has aliases of its own, or declares what every file of a program would see. */
function isAlone({ options, texts: { before } }: Edited): boolean {
  return Object.keys(options).length > 0 || [...before].some(([path, text]) => isAmbient(path, text));
}

function isAmbient(path: string, text: string): boolean {
  if (!isTyped(path)) return false;
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return path.endsWith('.d.ts') || statements.some(ts.isModuleDeclaration);
}

/** The texts of several projects by path. */
function joined(group: readonly Edited[], which: ProfileName | 'before'): ReadonlyMap<string, string> {
  return new Map(group.flatMap(({ texts }) => [...texts[which]]));
}

/** Errors by project: a path is `<profile> /<project>/<path>`. */
function byProject(all: Worse): ReadonlyMap<string, Worse> {
  const found = new Map<string, Record<string, readonly string[]>>();
  for (const [key, errors] of Object.entries(all)) {
    const [, profile = '', project = '', path = ''] = /^(\S+) \/([^/]+)(\/.*)$/.exec(key) ?? [];
    found.set(project, { ...found.get(project), [`${profile} ${path}`]: errors });
  }
  return found;
}

/** The source files of a project, where they stand for the compiler. */
function texts(name: string, folder: string): ReadonlyMap<string, string> {
  const paths = filesOf(folder).filter((path) => /\.(c|m)?[jt]sx?$|\.json$/.test(path));
  return new Map(paths.map((path) => [virtualPath(join(name, path)), readFileSync(join(folder, path), 'utf8')]));
}

async function migrated(
  { name, folder, options }: Project,
  profile: ProfileName,
): Promise<ReadonlyMap<string, string>> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'types-')));
  try {
    cpSync(folder, cwd, { recursive: true });
    await run({ ...options, cwd, write: true, target: '1.26.0', from: null, profile });
    return texts(name, cwd);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** The aliases of a project's tsconfig. */
function pathsOf(name: string, folder: string): ts.CompilerOptions {
  const configs = ['tsconfig.json', 'tsconfig.base.json'].map((name) => join(folder, name));
  const { config } = ts.readConfigFile(configs.find((path) => existsSync(path)) ?? '', ts.sys.readFile);
  const { paths, baseUrl = '.' } = config?.compilerOptions ?? {};
  return paths === undefined ? {} : { paths, baseUrl: virtualPath(join(name, baseUrl)) };
}
