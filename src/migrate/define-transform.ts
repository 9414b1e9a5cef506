import type { Transform as JscodeshiftTransform } from 'jscodeshift';
import { apiOfRun, perApi, within } from '../contract/api.ts';
import {
  type ApiVersion,
  type Deprecation,
  deprecations,
  type OperationsOf,
  type ReplacementOf,
} from '../contract/deprecations.ts';
import type { OperationFacts, Profile, ProfileName } from '../contract/profile.ts';
import { UsageError } from '../contract/usage-error.ts';
import { parseVersion } from '../contract/versions.ts';
import { refuse } from '../requests/call-site.ts';
import { migrateFile } from './migrate-file.ts';
import { extended } from './own/extend-api.ts';
import { checkedRow, deprecationsOf, type Meaning, type OperationRow } from './own/operation-row.ts';

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
  /** @internal The operations that the version deprecated. */
  readonly deprecations: readonly Deprecation[];
  /** @internal What each of them means for a client. Its types are those of the engine, which are not published. */
  readonly meanings: Readonly<Record<string, Meaning>>;
}

/** What a change in the contract means for a client. */
type MeaningOf<O extends Deprecation['operation']> = Meaning & {
  /** Method and path exactly as in the contract. */
  readonly replacement: ReplacementOf<Extract<O, OperationsOf<ApiVersion>>>;
  readonly facts?: Readonly<Partial<Record<ProfileName, OperationFacts>>>;
};

/**
 * Declares the transform of an API version. It compiles only if it names exactly the operations of that version in the
 * contract, each with its replacement.
 */
export function defineTransform<V extends ApiVersion>(
  version: V,
  meanings: { readonly [O in OperationsOf<V>]: MeaningOf<O> },
): Transform {
  const own = deprecations.filter(({ deprecatedIn }) => deprecatedIn === version);
  return transformOf({ version, deprecations: own, meanings });
}

/**
 * Declares an API version that this tool does not know, or one of another API: its operations, and what each means for
 * a client. Throws a UsageError for operations that can't be distinguished from other requests.
 */
export function defineVersion(version: string, rows: readonly OperationRow[]): Transform {
  const full = parseVersion(version, 'the version');
  const meanings = Object.fromEntries(rows.map((row) => [checkedRow(row).operation, row]));
  return transformOf({ version: full, deprecations: deprecationsOf({ version: full, rows }), meanings });
}

function transformOf(parts: Pick<Transform, 'version' | 'deprecations' | 'meanings'>): Transform {
  const withOwn = perApi((api) => extended(api, [result]));
  const transform = (file: FileInfo, api: Reporter, options: Readonly<Record<string, unknown>>): string | undefined =>
    within(withOwn(), () => transformed(file, api, options));
  const transformed = (
    file: FileInfo,
    api: Reporter,
    options: Readonly<Record<string, unknown>>,
  ): string | undefined => {
    const { output, callSites, failure } = migrateFile(file.path, file.source, {
      deprecations: parts.deprecations,
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
