import semver from 'semver';
import { apiOfRun, perApi } from './api.ts';
import type { Deprecation } from './deprecations.ts';
import { UsageError } from './usage-error.ts';

/** The API versions that deprecated something, oldest first. */
export const apiVersions = perApi(({ deprecations }): readonly string[] =>
  [...new Set(deprecations.map(({ deprecatedIn }) => deprecatedIn))].sort(semver.compare),
);

/** The API version that completes the table: from it on, all of its operations are deprecated. */
export function lastVersion(): string {
  return apiVersions().at(-1) ?? '0.0.0';
}

const versionShape = /^v?(\d+)(?:\.(\d+)(?:\.(\d+)([-+].+)?)?)?$/;

/**
 * Parses a version as a user writes it and returns it in full: `1` is 1.0.0, `1.26` and `v1.26.0` are 1.26.0. Throws a
 * UsageError that begins with `flag` for a range and anything else. As in semver, a prerelease comes before its
 * release: `2.0.0-rc.1` is below 2.0.0.
 */
export function parseVersion(text: string, flag: string): string {
  const [, major, minor = '0', patch = '0', rest = ''] = versionShape.exec(text.trim()) ?? [];
  const version = semver.valid(`${major}.${minor}.${patch}${rest}`);
  if (version !== null) return version;
  const found = text.trim().replace(/\s+/g, ' ');
  throw new UsageError(`${flag} must be one version such as \`1.26.0\`${found === '' ? '' : `, not \`${found}\``}`);
}

/**
 * Returns the deprecations that a client of version `from` meets up to `target`, oldest first: those deprecated after
 * `from` and up to `target` inclusive. Without `from`, all up to `target`. A prerelease target is below its release, so
 * `1.26.0-rc.1` leaves out what 1.26.0 deprecated. Throws a UsageError for text that is not a version and for a
 * `target` below `from`.
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

/** A remark on a target that the table does not completely cover; undefined if it does. */
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

/**
 * The last API version up to `target` with replacements that a server of a given release may lack; undefined if it has
 * all.
 */
export function versionAhead(range: { target: string; from?: string | null }, release: string): string | undefined {
  const versions = deprecationsBetween(range).map(({ deprecatedIn }) => deprecatedIn);
  return versions.sort(semver.compare).findLast((version) => semver.gt(version, parseVersion(release, 'the release')));
}

/**
 * Whether an operation is removed from the service at `target`, a full version. A prerelease of `removedIn` still has
 * it.
 */
export function isRemovedAt({ removedIn }: { readonly removedIn: string }, target: string): boolean {
  return semver.gte(target, removedIn);
}
