import type { Transform as JscodeshiftTransform } from 'jscodeshift';
import {
  type ApiVersion,
  type DeprecatedOperation,
  deprecations,
  type OperationsOf,
} from '../contract/deprecations.ts';
import { type Profile, profiles } from '../contract/profile.ts';
import { UsageError } from '../contract/usage-error.ts';
import { refuse } from '../requests/call-site.ts';
import { migrateFile } from './migrate-file.ts';
import type { Migration } from './migration.ts';

/** The part of jscodeshift's transform arguments that is used, so that its types need not be installed. */
interface FileInfo {
  readonly path: string;
  readonly source: string;
}

interface Api {
  report(message: string): void;
}

/** All that one API version deprecated, with what each operation means for a client. It is a jscodeshift transform too. */
export interface Transform {
  (file: FileInfo, api: Api, options: Readonly<Record<string, unknown>>): string | undefined;
  readonly version: ApiVersion;
  /** @internal Its types are those of the engine, which are not published. */
  readonly migrations: Partial<Readonly<Record<DeprecatedOperation, Migration>>>;
}

/** Declares the transform of an API version; it compiles only if it names exactly the operations of that version. */
export function defineTransform<V extends ApiVersion>(
  version: V,
  migrations: Readonly<Record<OperationsOf<V>, Migration>>,
): Transform {
  const own = deprecations.filter((deprecation) => deprecation.deprecatedIn === version);
  const transform = (file: FileInfo, api: Api, options: Readonly<Record<string, unknown>>): string | undefined => {
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
  const result: Transform = Object.assign(transform, { version, migrations });
  return result;
}

/** The profile that the option `--profile` names, as the command has it; an unknown one is an error for every file. */
function profileNamed(name: unknown = profiles.contract.name): Profile {
  const found = Object.values<Profile>(profiles).find((profile) => profile.name === name);
  if (found !== undefined) return found;
  throw new UsageError(`\`--profile\` must be one of ${Object.keys(profiles).join(', ')}, not \`${String(name)}\``);
}

const otherFiles = refuse('other-files', 'what becomes of the calls that it stands in for is not known from one file');

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
}
