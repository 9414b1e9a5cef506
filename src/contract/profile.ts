/**
 * How the value of a query parameter becomes a condition of a search (semantics §2.3–2.5): a string, true or false, a person
 * with a role after the last comma, a number (any other string asks for entries without one), a year, a first date.
 */
export type ConditionKind = 'is' | 'flag' | 'author' | 'number-or-none' | 'in-year' | 'after-date';

/** A difference that the replacement can't compensate for. */
export interface Difference {
  readonly code: string;
  readonly message: string;
}

/** A query parameter to add. */
export interface AddedQuery {
  readonly name: string;
  readonly value: string;
  /** Whether the service describes it as a list. */
  readonly isList?: boolean;
  /** Query parameters that have no effect when it is present. */
  readonly overrules?: readonly string[];
}

/** A search by regular expression, which the replacement has no equivalent for. */
export interface RegexFacts {
  readonly parameter: string;
  /** The condition for each field, by its name in lower case; any other field is ignored. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The facts of a profile about one operation, beyond the contract's table. */
export interface OperationFacts {
  /** Query parameters that become conditions of the body: the condition's kind and name. */
  readonly conditions?: Readonly<Record<string, readonly [kind: ConditionKind, name: string]>>;
  /** Those of them that hold free text, which may contain commas. */
  readonly texts?: readonly string[];
  /** The function of a generated module that builds the search body from a query known only at run time. */
  readonly searchFunction?: string;
  /** The query parameter that becomes `fullTextSearch`. */
  readonly fullText?: string;
  /** Query parameters that stay in the query. Any other is ignored by the deprecated operation, and is dropped. */
  readonly kept?: readonly string[];
  /** A query parameter that holds a regular expression and, after a comma, the field that it is for. */
  readonly regex?: RegexFacts;
  /** Query parameters that took one value in the deprecated operation and take several in the replacement. */
  readonly single?: readonly string[];
  /** Query parameters whose values the deprecated operation took as one string with commas. */
  readonly joined?: readonly string[];
  /** Query parameters to add unless one of the same name is present. */
  readonly added?: readonly AddedQuery[];
  /** Query parameters by precedence: only the first one present is kept. */
  readonly precedence?: readonly string[];
  /** Whether the response was an array and becomes a page with that array as `content`. */
  readonly becomesPage?: boolean;
  /** The items of the array were strings; those of the page are the same, or the numbers that they stand for. */
  readonly itemsBecome?: 'strings' | 'numbers';
  /** The statuses of error responses instead of which the replacement responds with an empty page. */
  readonly refuses?: readonly number[];
  readonly differences?: readonly Difference[];
}

/** What is known beyond the table of deprecations. Data only: the engine never checks the name of a profile. */
export interface Profile {
  readonly name: string;
  /** Prefixes of replacement paths for which the profile's server uses another prefix. */
  readonly prefixes: readonly (readonly [contract: string, served: string])[];
  /** What it knows about each operation. */
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** The server that the profile describes. */
  readonly server?: Server;
}

/** A server that serves the API, and what its profile is good for. */
export interface Server {
  readonly name: string;
  /** The name that code uses for it, in lower case. */
  readonly word: string;
  /** What the profile does for its clients, as the end of a sentence that starts with its name. */
  readonly gain: string;
}

const namesOf = new WeakMap<Profile, ReadonlySet<string>>();

/** The names of all query parameters in a profile. */
export function parameterNames(profile: Profile): ReadonlySet<string> {
  const known = namesOf.get(profile);
  if (known !== undefined) return known;
  const names = new Set(
    Object.values(profile.operations).flatMap(({ kept = [], conditions = {}, added = [], fullText, regex }) => [
      ...kept,
      ...Object.keys(conditions),
      ...added.flatMap(({ name, overrules = [] }) => [name, ...overrules]),
      ...[fullText, regex?.parameter].filter((name) => name !== undefined),
    ]),
  );
  namesOf.set(profile, names);
  return names;
}

/** Follows the contract and nothing beyond it (contract 4.2 rule 1, 4.3). */
const contract: Profile = { name: 'contract', prefixes: [], operations: {} };

/**
 * Knows the live service behind the contract, and preserves what a client gets from it (semantics §2, §3). Its facts about
 * each operation are in the transform of the version that deprecated it.
 */
const komga: Profile = {
  name: 'komga',
  prefixes: [['/v2/', '/api/v2/']],
  operations: {},
  server: {
    name: 'Komga',
    word: 'komga',
    gain: 'writes `/api/v2/…`, as Komga serves it, and keeps filters, order and complete lists',
  },
};

/** Every profile of the catalogue, by its name on the command line. */
export const profiles = { contract, komga } as const satisfies Record<string, Profile>;

/** A profile of the catalogue; other services have others. */
export type ProfileName = keyof typeof profiles;
