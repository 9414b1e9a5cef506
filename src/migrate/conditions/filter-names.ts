import type { Profile } from '../../contract/profile.ts';
import type { CallSite } from '../../requests/call-site.ts';
import { factsOf } from '../migration.ts';
import { parameterNames as parametersSent } from '../query/query.ts';
import type { Way } from '../service/find-deprecated.ts';

/** The names of the query parameters that the new request has in its body instead. */
export function filterNames(ways: readonly Way[], profile: Profile): ReadonlySet<string> {
  const facts = ways.flatMap(({ deprecation }) => (deprecation && factsOf({ profile, deprecation })) ?? []);
  return new Set(
    facts.flatMap(({ conditions = {}, fullText, regex }) => [
      ...Object.keys(conditions),
      ...[fullText, regex?.parameter].filter((name) => name !== undefined),
    ]),
  );
}

/** The names of the query parameters that a deprecated list ignores and its replacement may use, as other lists do. */
export function ignoredNames(ways: readonly Way[], profile: Profile): ReadonlySet<string> {
  const facts = ways.flatMap(({ deprecation }) => (deprecation && factsOf({ profile, deprecation })) ?? []);
  const taken = new Set(
    facts.flatMap(({ kept = [], added = [] }) => [...kept, ...added.flatMap(({ overrules = [] }) => overrules)]),
  );
  const all = Object.values(profile.operations).flatMap(({ kept = [] }) => kept);
  return new Set(facts.length === 0 ? [] : all.filter((name) => !taken.has(name)));
}

/**
 * The names of the filters that the deprecated request ignores beside one that the call sends, or that make it ignore
 * that one, while its replacement applies all of them.
 */
export function excludedNames(site: CallSite, ways: readonly Way[], profile: Profile): ReadonlySet<string> {
  const excluded = ways.flatMap(({ deprecation, alternative }) => {
    const { precedence = [] } = (deprecation && factsOf({ profile, deprecation })) ?? {};
    const sent = precedence.length === 0 ? [] : parametersSent(site, alternative);
    return sent.some((name) => precedence.includes(name)) ? precedence.filter((name) => !sent.includes(name)) : [];
  });
  return new Set(excluded);
}
