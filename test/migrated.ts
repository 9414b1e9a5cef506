import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenApi, readOpenApi } from '../src/contract/openapi.ts';
import type { Profile } from '../src/contract/profile.ts';
import type { FileMigration } from '../src/migrate/diagnostic.ts';
import type { RunResult } from '../src/runner/result/run-result.ts';
import { type RunOptions, run } from '../src/runner/run.ts';
import { migrateAlone, profiles } from './catalogue.ts';
import type { Fixture } from './fixture.ts';
import { materialAt } from './material.ts';
import { filesOf, type Project } from './project.ts';

/**
 * Fixtures and projects after their migration. Several test files look at the same ones, each at something else of them, so
 * each is made once in a process.
 */

/** The description of the service, with which everything is migrated in profile komga, if it is at hand. */
export const description = materialAt('service/openapi/openapi-1.26.3.json');
const place = fileURLToPath(description);
export const document = existsSync(place) ? opened(readFileSync(place, 'utf8')) : undefined;

function opened(text: string): OpenApi {
  const read = readOpenApi(text);
  if ('reason' in read) throw new Error(read.reason);
  return read;
}

const fixtures = new Map<string, FileMigration>();

/** A fixture after its migration in a profile. */
export function migratedFixture({ name, input, options }: Fixture, profile: Profile): FileMigration {
  const compared = profile === profiles.komga && document !== undefined ? { document } : {};
  return once(fixtures, `${profile.name} ${name}`, () =>
    migrateAlone(name, input, { ...options, ...compared, profile }),
  );
}

/** A project after its migration: what was reported, and its files by their paths. */
interface MigratedProject {
  readonly result: RunResult;
  readonly texts: ReadonlyMap<string, string>;
}

const projects = new Map<string, Promise<MigratedProject>>();

/** A project after its migration in a profile, written in a folder that is gone then. */
export function migratedProject(project: Project, profile: RunOptions['profile']): Promise<MigratedProject> {
  return once(projects, `${profile} ${project.name}`, () => migrate(project, profile));
}

async function migrate({ folder, options }: Project, profile: RunOptions['profile']): Promise<MigratedProject> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'migrated-')));
  const compared = profile === 'komga' && document !== undefined ? { openapi: place } : {};
  try {
    cpSync(folder, cwd, { recursive: true });
    const result = await run({ ...options, ...compared, cwd, write: true, target: '1.26.0', from: null, profile });
    return { result, texts: new Map(filesOf(cwd).map((path) => [path, readFileSync(join(cwd, path), 'utf8')])) };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
