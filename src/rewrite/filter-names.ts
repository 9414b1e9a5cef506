import type { Profile } from '../contract/profile.ts';
import type { Way } from './find-deprecated.ts';
import { factsOf } from './migration.ts';

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
