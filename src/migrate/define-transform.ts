import type { Transform as JscodeshiftTransform } from 'jscodeshift';
import { apiOfRun, within } from '../contract/api.ts';
import { type ApiVersion, type Deprecation, deprecations, type OperationsOf } from '../contract/deprecations.ts';
import type { Profile } from '../contract/profile.ts';
import { UsageError } from '../contract/usage-error.ts';
import { parseVersion } from '../contract/versions.ts';
import { refuse } from '../requests/call-site.ts';
import { migrateFile } from './migrate-file.ts';
import type { Migration } from './migration.ts';
import { extended } from './own/extend-api.ts';
import { checkedRow, deprecationsOf, type OperationRow } from './own/operation-row.ts';

/** The properties of jscodeshift's transform arguments that are used here; its types need not be installed. */
interface FileInfo {
  readonly path: string;
  readonly source: string;
}

interface Reporter {
  report(message: string): void;
}

/**
 * Everything that one API version deprecated, with what each operation means for a client. It is also a jscodeshift
 * transform.
 */
export interface Transform {
  (file: FileInfo, api: Reporter, options: Readonly<Record<string, unknown>>): string | undefined;
  readonly version: string;
  /** @internal Its types are those of the engine, which are not published. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** @internal The operations of a version that this tool does not know. */
  readonly rows: readonly OperationRow[];
}

/** Declares the transform of an API version; it compiles only if it names exactly the operations of that version. */
export function defineTransform<V extends ApiVersion>(
  version: V,
  migrations: Readonly<Record<OperationsOf<V>, Migration>>,
): Transform {
  const own = deprecations.filter(({ deprecatedIn }) => deprecatedIn === version);
  return transformOf({ version, migrations, rows: [] }, own);
}

/**
 * Declares an API version that this tool does not know, or one of another API: its operations, and what each means for
 * a client. Throws a UsageError for operations that can't be distinguished from other requests.
 */
export function defineVersion(version: string, rows: readonly OperationRow[]): Transform {
  const full = parseVersion(version, 'the version');
  const migrations = Object.fromEntries(rows.map(({ operation, migration }) => [operation, migration]));
  return transformOf(
    { version: full, migrations, rows: rows.map(checkedRow) },
    deprecationsOf({ version: full, rows }),
  );
}

function transformOf(
  parts: Pick<Transform, 'version' | 'migrations' | 'rows'>,
  own: readonly Deprecation[],
): Transform {
  const transform = (file: FileInfo, api: Reporter, options: Readonly<Record<string, unknown>>): string | undefined =>
    within(extended(apiOfRun(), [result]), () => transformed(file, api, options));
  const transformed = (
    file: FileInfo,
    api: Reporter,
    options: Readonly<Record<string, unknown>>,
  ): string | undefined => {
    const { output, callSites, failure } = migrateFile(file.path, file.source, {
      deprecations: own,
      transforms: [result],
      profile: profileNamed(options.profile),
      baseUrls: listOf(options['base-url'] ?? options.baseUrl),
      holdDouble: () => otherFiles,
    });
    if (failure) throw new SyntaxError(`${failure.line}:${failure.column} ${failure.reason}`);
    for (const site of callSites.filter(({ outcome }) => outcome === 'manual' || outcome === 'review')) {
      const why = site.notes.map(({ message }) => message).join('; ');
      api.report(`${file.path}:${site.line}:${site.column} ${site.outcome} ${site.operation}: ${why}`);
    }
    return output === file.source ? undefined : output;
  };
  transform satisfies JscodeshiftTransform;
  const result: Transform = Object.assign(transform, parts);
  return result;
}

/** The profile that the option `--profile` names, as in the command; an unknown one is an error for every file. */
function profileNamed(name: unknown = 'contract'): Profile {
  const { profiles } = apiOfRun();
  const found = Object.values(profiles).find((profile) => profile.name === name);
  if (found !== undefined) return found;
  throw new UsageError(`\`--profile\` must be one of ${Object.keys(profiles).join(', ')}, not \`${String(name)}\``);
}

const otherFiles = refuse(
  'other-files',
  "can't tell from one file whether the calls it mocks change; use `catalogue-codemod` instead of jscodeshift",
);

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
}
