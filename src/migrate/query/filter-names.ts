import type { Profile } from '../../contract/profile.ts';
import { factsOf } from '../migration.ts';
import type { Way } from '../service/find-deprecated.ts';

/** The names of the query parameters that the new request takes in its body instead. */
export function filterNames(ways: readonly Way[], profile: Profile): ReadonlySet<string> {
  const facts = ways.flatMap(({ deprecation }) => (deprecation && factsOf({ profile, deprecation })) ?? []);
  return new Set(
    facts.flatMap(({ conditions = {}, fullText, regex }) => [
      ...Object.keys(conditions),
      ...[fullText, regex?.parameter].filter((name) => name !== undefined),
    ]),
  );
}
