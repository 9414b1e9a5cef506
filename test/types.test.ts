import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProfileName } from '../src/contract/profile.ts';
import { profiles } from './catalogue.ts';
import { type Fixture, loadFixtures } from './fixture.ts';
import { migratedFixture, migratedProject } from './migrated.ts';
import { filesOf, loadProjects, type Project } from './project.ts';
import { addedErrors, typeErrors, virtualPath } from './type-errors.ts';

const profileNames = Object.keys(profiles) as ProfileName[];

/** Errors by profile and file that only the migrated text has. */
type Worse = Readonly<Record<string, readonly string[]>>;

const none: Worse = {};
const methodErrors = ['TS2322 Type _.', 'TS2345 Argument of type _.'];

/** Errors that a note tells of at the call site, by project. */
const told: Readonly<Record<string, Worse>> = {
  // `method-type`: the type that lists the methods of a wrapper is for a person to change.
  fixtures: {
    'contract komga/typed-on-the-way.ts': ['TS2345 Argument of type _.'],
    'komga komga/typed-on-the-way.ts': ['TS2345 Argument of type _.'],
  },
  'typed-method': {
    'contract src/libraries.ts': methodErrors,
    'contract src/labels.ts': ['TS2345 Argument of type _.'],
    'contract src/exported.ts': ['TS2345 Argument of type _.', 'TS2345 Argument of type _.'],
    'komga src/libraries.ts': methodErrors,
    'komga src/labels.ts': ['TS2345 Argument of type _.'],
    'komga src/exported.ts': ['TS2345 Argument of type _.', 'TS2345 Argument of type _.'],
  },
};

const fixtures = loadFixtures().filter(({ name }) => isTyped(name));
const projects = loadProjects();

describe('strict TypeScript has no error that it had not before', () => {
  const ofFixtures = new Map<string, Edited>();
  const ofProjects = new Map<string, Edited>();
  let errorsOf: ErrorsOf;

  beforeAll(async () => {
    for (const fixture of fixtures) ofFixtures.set(fixture.name, editedFixture(fixture));
    for (const project of projects) ofProjects.set(project.name, await editedProject(project));
    errorsOf = errorsIn([...ofFixtures.values(), ...[...ofProjects.values()].filter((one) => !isAlone(one))]);
  });

  test('in the fixtures', () => {
    const all = [...ofFixtures.values()];
    for (const profile of profileNames) expect(all.filter((one) => !isSame(one, profile)).length).toBeGreaterThan(40);
    expect(all.map((one) => [one.name, worse(one, errorsOf)]).filter(([, found]) => found !== none)).toEqual([
      ['fixtures', told.fixtures],
    ]);
  });

  test.each(projects)('in the project $name', ({ name }) => {
    const project = ofProjects.get(name) as Edited;
    expect(worse(project, isAlone(project) ? errorsIn([project]) : errorsOf)).toEqual(told[name] ?? none);
  });
});

type Version = 'before' | ProfileName;
type ErrorsOf = (edited: Edited, version: Version, path: string) => readonly string[];

/** Code before and after its migration in each profile: the texts of its files. */
interface Edited {
  readonly name: string;
  readonly texts: Readonly<Record<Version, ReadonlyMap<string, string>>>;
  /** The aliases of its tsconfig, which lead to files of one version. */
  readonly aliases: (version: Version) => ts.CompilerOptions;
}

function editedFixture(fixture: Fixture): Edited {
  const { name, input } = fixture;
  const after = (profile: ProfileName) => new Map([[name, migratedFixture(fixture, profiles[profile]).output]]);
  const texts = { before: new Map([[name, input]]), contract: after('contract'), komga: after('komga') };
  return { name: 'fixtures', texts, aliases: () => ({}) };
}

async function editedProject(project: Project): Promise<Edited> {
  const { name, folder } = project;
  const before = new Map(filesOf(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const { texts: contract } = await migratedProject(project, 'contract');
  const { texts: komga } = await migratedProject(project, 'komga');
  return { name, texts: { before, contract, komga }, aliases: (version) => aliasesOf(project, version) };
}

/** Whether a project has aliases of its own, or declares what every file of a program would see. */
function isAlone({ aliases, texts: { before } }: Edited): boolean {
  return Object.keys(aliases('before')).length > 0 || [...before].some(([path, text]) => isAmbient(path, text));
}

function isAmbient(path: string, text: string): boolean {
  if (!isTyped(path)) return false;
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return path.endsWith('.d.ts') || statements.some(ts.isModuleDeclaration);
}

/**
 * Gives what finds the type errors of a file in one of its versions. Code that shares a program is checked faster, for
 * setting up the types of the platform costs more than checking any of it; so all versions share one, but for aliases.
 */
function errorsIn(all: readonly Edited[]): ErrorsOf {
  const versions: readonly Version[] = ['before', ...profileNames];
  const filesIn = (version: Version) =>
    all.flatMap((one) => [...one.texts[version]].map(([path, text]) => [placeOf(one, version, path), text] as const));
  const isShared = !all.some(isAlone);
  const shared = typeErrors(new Map(versions.flatMap(filesIn).filter(([path]) => isRead(path))));
  const own = new Map(
    versions.map((version) => [
      version,
      isShared
        ? shared
        : typeErrors(new Map(filesIn(version).filter(([path]) => isRead(path))), all[0]?.aliases(version)),
    ]),
  );
  return (edited, version, path) => own.get(version)?.(placeOf(edited, version, path)) ?? [];
}

function placeOf({ name }: Edited, version: Version, path: string): string {
  return virtualPath(join(version, name, path));
}

/** The errors that code has only after its migration. What did not change at all has none. */
function worse(edited: Edited, errorsOf: ErrorsOf): Worse {
  const found = profileNames.flatMap((profile) => {
    if (isSame(edited, profile)) return [];
    const typed = [...edited.texts[profile].keys()].filter(isTyped);
    return typed.map((path) => {
      const after = errorsOf(edited, profile, path);
      const before = after.length > 0 && edited.texts.before.has(path) ? errorsOf(edited, 'before', path) : [];
      return [`${profile} ${path}`, addedErrors(before, after)] as const;
    });
  });
  const added = found.filter(([, messages]) => messages.length > 0);
  return added.length === 0 ? none : Object.fromEntries(added);
}

function isSame({ texts }: Edited, profile: ProfileName): boolean {
  return [...texts[profile]].every(([path, text]) => texts.before.get(path) === text);
}

/** Whether the compiler reads a file. */
function isRead(path: string): boolean {
  return /\.(c|m)?[jt]sx?$|\.json$/.test(path);
}

function isTyped(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

/** The aliases of a project's tsconfig, in one of its versions. */
function aliasesOf({ name, folder }: Project, version: Version): ts.CompilerOptions {
  const configs = ['tsconfig.json', 'tsconfig.base.json'].map((config) => join(folder, config));
  const { config } = ts.readConfigFile(configs.find((path) => existsSync(path)) ?? '', ts.sys.readFile);
  const { paths, baseUrl = '.' } = config?.compilerOptions ?? {};
  return paths === undefined ? {} : { paths, baseUrl: virtualPath(join(version, name, baseUrl)) };
}
