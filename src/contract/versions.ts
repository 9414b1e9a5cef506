import semver from 'semver';
import { apiOfRun, perApi } from './api.ts';
import type { Deprecation } from './deprecations.ts';
import { UsageError } from './usage-error.ts';

/** The API versions that deprecated something, oldest first. */
export const apiVersions = perApi(({ deprecations }): readonly string[] =>
  [...new Set(deprecations.map(({ deprecatedIn }) => deprecatedIn))].sort(semver.compare),
);

/** The API version from which on everything in the table is deprecated. */
export function lastVersion(): string {
  return apiVersions().at(-1) ?? '0.0.0';
}

const versionShape = /^v?(\d+)(?:\.(\d+)(?:\.(\d+)([-+].+)?)?)?$/;

/**
 * Takes one version as a user writes it and gives it in full: `1` is 1.0.0, `1.26` and `v1.26.0` are 1.26.0.
 * Refuses ranges and anything else with a UsageError that begins with `flag`.
 * A prerelease comes before its release, as semver orders them: `2.0.0-rc.1` is below 2.0.0.
 */
export function parseVersion(text: string, flag: string): string {
  const [, major, minor = '0', patch = '0', rest = ''] = versionShape.exec(text.trim()) ?? [];
  const version = semver.valid(`${major}.${minor}.${patch}${rest}`);
  if (version !== null) return version;
  const found = text.trim().replace(/\s+/g, ' ');
  throw new UsageError(`${flag} must be one version such as \`1.26.0\`${found === '' ? '' : `, not \`${found}\``}`);
}

/**
 * Returns the deprecations that a client of version `from` meets on its way to `target`, oldest first: those deprecated
 * after `from` and up to `target` inclusive. Without `from`, all up to `target`. A prerelease target is below its
 * release, so `1.26.0-rc.1` leaves out what 1.26.0 deprecated. Refuses text that is not a version and a `target` below
 * `from` with a UsageError.
 */
export function deprecationsBetween(range: { target: string; from?: string | null }): readonly Deprecation[] {
  const target = parseVersion(range.target, '--target');
  const from = range.from == null ? null : parseVersion(range.from, '--from');
  if (from !== null && semver.lt(target, from)) {
    throw new UsageError(`--target ${target} is below --from ${from}: give a target of ${from} or later`);
  }
  return apiOfRun().deprecations.filter(
    ({ deprecatedIn }) => semver.lte(deprecatedIn, target) && (from === null || semver.gt(deprecatedIn, from)),
  );
}

/** What to say of a target that the table does not have in full; undefined if it does. */
export function remarkOn(target: string): string | undefined {
  const version = parseVersion(target, '--target');
  const known = [...apiVersions(), ...apiOfRun().deprecations.map(({ removedIn }) => removedIn)];
  const release = version.replace(/[-+].*$/, '');
  if (version !== release && known.includes(release)) {
    return `${version} is a prerelease: what changes in ${release} is not part of it`;
  }
  // A patch deprecates nothing.
  const minor = `${semver.major(version)}.${semver.minor(version)}.0`;
  if (semver.lte(minor, lastVersion()) || known.includes(minor)) return undefined;
  return `${version} is not known here: this tool knows what was deprecated up to ${lastVersion()}`;
}

/** The last API version up to `target` whose replacements a server of a release may not have yet; undefined if it has all. */
export function versionAhead(range: { target: string; from?: string | null }, release: string): string | undefined {
  const versions = deprecationsBetween(range).map(({ deprecatedIn }) => deprecatedIn);
  return versions.sort(semver.compare).findLast((version) => semver.gt(version, parseVersion(release, 'the release')));
}

/** Whether an operation is gone from the service at `target`, a full version. It still is there in a prerelease of `removedIn`. */
export function isRemovedAt({ removedIn }: { readonly removedIn: string }, target: string): boolean {
  return semver.gte(target, removedIn);
}
