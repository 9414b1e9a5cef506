import type { ProfileName } from '../../src/contract/profile.ts';
import { type MigratedClient, migrateClient } from './migrate-client.ts';
import { type ClientFiles, type Run, runClient } from './run-client.ts';
import type { Scenario, Wire } from './scenario.ts';
import type { LoggedRequest, ServerOptions } from './server/catalogue-server.ts';

/** A client before and after its migration, each run against a server of its own. */
export interface Proof {
  /** Against the server that serves all operations. */
  readonly original: Run;
  /** Against the server without the deprecated ones. */
  readonly migrated: Run;
  readonly migration: MigratedClient;
  /** The migration of what was migrated. */
  readonly again: MigratedClient;
}

/** Runs a scenario's client as it is, migrates it, and runs it again where the deprecated operations are gone. */
export async function prove(
  scenario: Scenario,
  profile: ProfileName,
  { prefix }: Pick<ServerOptions, 'prefix'>,
): Promise<Proof> {
  const files = filesOf(scenario);
  const migration = await migrateClient(files, profile);
  const again = await migrateClient(migration.files, profile);
  const original = await runClient(files, scenario.calls, { prefix });
  const migrated = await runClient(migration.files, scenario.calls, { prefix, removed: true });
  return { original, migrated, migration, again };
}

/** The files of a scenario's client. */
export function filesOf({ path = 'client.ts', source, modules = {} }: Scenario): ClientFiles {
  return new Map([[path, source], ...Object.entries(modules)]);
}

/** What went over the wire, as an expectation writes it. A body that was not declared as JSON is shown with its type. */
export function wireOf({ requests }: Pick<Run, 'requests'>): Wire[] {
  return requests.map((request) => {
    const line = lineOf(request);
    if (request.body === undefined) return line;
    const isJson = /^application\/json/.test(request.contentType ?? '');
    return [isJson ? line : `${line} as ${request.contentType}`, request.body];
  });
}

/** `GET /v2/tags?library_id=L1`, values decoded. */
export function lineOf({ method, path, query }: Pick<LoggedRequest, 'method' | 'path' | 'query'>): string {
  const pairs = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `${method} ${path}${pairs && `?${pairs}`}`;
}

/** Each call site as `migrated` or `review query-parameters`. */
export function outcomesOf({ callSites }: MigratedClient): string[] {
  return callSites.map(({ outcome, notes }) => [outcome, ...notes.map(({ code }) => code)].join(' '));
}

/** The deprecated operations that were asked for. */
export function deprecatedLines({ requests }: Run): string[] {
  return requests.filter(({ isDeprecated }) => isDeprecated).map(lineOf);
}
