import type { Api } from '../../contract/api.ts';
import type { Profile, Server } from '../../contract/profile.ts';
import { never, type Signs } from '../../contract/signs.ts';
import { UsageError } from '../../contract/usage-error.ts';
import type { Transform } from '../define-transform.ts';
import type { Meaning } from './operation-row.ts';

/** Adds API versions to an API. An operation that it already has keeps the version that deprecated it first. */
export function extended(own: Api, versions: readonly Transform[]): Api {
  if (versions.length === 0) return own;
  const meanings = versions.flatMap((version) => Object.entries(version.meanings));
  const added = versions.flatMap(({ deprecations }) => deprecations).filter((row) => !own.deprecations.includes(row));
  const known = new Set<string>(own.deprecations.map(({ operation }) => operation));
  const twice = added.find(({ operation }) => known.has(operation));
  if (twice !== undefined) throw new UsageError(`\`${twice.operation}\` is already deprecated in an earlier version`);
  const named = meanings.flatMap(([, { facts = {} }]) => Object.keys(facts));
  const unknown = named.find((name) => own.profiles[name] === undefined);
  if (unknown !== undefined) throw new UsageError(`\`facts\` names the profile \`${unknown}\`, which does not exist`);
  const gaps = meanings.map(([operation, { leavesOpen = [] }]) => [operation, leavesOpen] as const);
  return {
    ...own,
    deprecations: [...own.deprecations, ...added],
    gaps: { ...own.gaps, ...Object.fromEntries(gaps) },
    profiles: Object.fromEntries(
      Object.entries(own.profiles).map(([name, profile]) => [name, withFacts(profile, name, meanings)]),
    ),
  };
}

function withFacts(profile: Profile, name: string, meanings: readonly (readonly [string, Meaning])[]): Profile {
  const facts = meanings.flatMap(([operation, { facts: known }]) => {
    const own = known?.[name];
    return own === undefined ? [] : [[operation, own] as const];
  });
  return { ...profile, operations: { ...profile.operations, ...Object.fromEntries(facts) } };
}

/** Another API, as described in a user's own file. */
export interface ApiDescription {
  /** `weather` */
  readonly name: string;
  readonly versions: readonly Transform[];
  /** Facts beyond the versions, by profile name. */
  readonly profiles?: Readonly<Record<string, ProfileDescription>>;
  /** What distinguishes its requests from those to other services. */
  readonly signs?: Partial<Signs>;
}

/** A profile of another API. */
export interface ProfileDescription {
  readonly prefixes?: Profile['prefixes'];
  readonly server?: Server;
}

/** An API that can be migrated, and the transforms of its versions. */
export interface DefinedApi {
  readonly api: Api;
  readonly transforms: readonly Transform[];
}

/** Declares another API, with everything that is known about it. */
export function defineApi({ name, versions, profiles = {}, signs = {} }: ApiDescription): DefinedApi {
  const own = Object.entries(profiles).map(([profile, { prefixes = [], server }]) => [
    profile,
    { name: profile, prefixes, operations: {}, ...(server && { server }) },
  ]);
  const empty: Api = {
    name,
    deprecations: [],
    profiles: { contract: { name: 'contract', prefixes: [], operations: {} }, ...Object.fromEntries(own) },
    gaps: {},
    operationIds: {},
    replies: { isPage: () => false, entryOf },
    signs: { ...withoutSigns, ...signs },
  };
  return { api: extended(empty, versions), transforms: versions };
}

const withoutSigns: Signs = {
  ours: never,
  ownOperationIds: never,
  others: never,
  port: '',
  ownParts: never,
  ownParameters: never,
  ownSort: never,
  entries: never,
};

/** An entry of a list of an API about which nothing else is known. */
function entryOf(_: string, seed: string, index: number): unknown {
  const name = `name ${seed} ${index}`;
  return { id: `id-${seed}-${index}`, name, title: name };
}
