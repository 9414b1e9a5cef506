import { komgaFacts } from './catalogue/komga.ts';

/** How the value of a query parameter becomes a condition of a search (semantics §2.3–2.5). */
export type ConditionKind = 'is' | 'flag' | 'author' | 'age-rating' | 'release-year' | 'released-after';

/** A difference that the replacement cannot make up for. */
export interface Difference {
  readonly code: string;
  readonly message: string;
}

/** A query parameter to add. */
export interface AddedQuery {
  readonly name: string;
  readonly value: string;
  /** The service describes it as a list. */
  readonly isList?: boolean;
  /** Query parameters that do nothing beside it. */
  readonly overrules?: readonly string[];
}

/** A search by regular expression, which the replacement has no equal of. */
export interface RegexFacts {
  readonly parameter: string;
  /** The condition of each field, by its name in small letters; what is for any other field is ignored. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What a profile knows of one operation beyond the contract's table. */
export interface OperationFacts {
  /** Query parameters that become conditions of the body: the condition's kind and name. */
  readonly conditions?: Readonly<Record<string, readonly [kind: ConditionKind, name: string]>>;
  /** Those of them that hold free texts, which may have commas. */
  readonly texts?: readonly string[];
  /** The function of a written module that makes the body of a search out of a query that is known only at run time. */
  readonly searchFunction?: string;
  /** The query parameter that becomes `fullTextSearch`. */
  readonly fullText?: string;
  /** Query parameters that stay in the query. Any other is ignored by the deprecated operation, and is dropped. */
  readonly kept?: readonly string[];
  /** A query parameter that holds a regular expression and, after a comma, the field that it is for. */
  readonly regex?: RegexFacts;
  /** Query parameters that the deprecated operation took one value of, and the replacement takes several of. */
  readonly single?: readonly string[];
  /** Query parameters of which the deprecated operation took several values for one text with commas. */
  readonly joined?: readonly string[];
  /** Query parameters to add, unless one of the same name is there. */
  readonly added?: readonly AddedQuery[];
  /** Query parameters in order of precedence: only the first one present is kept. */
  readonly precedence?: readonly string[];
  /** The response was an array, and becomes a page that holds it as `content`. */
  readonly becomesPage?: boolean;
  /** The items of the array were texts, and those of the page are the same as these. */
  readonly itemsBecome?: 'numbers';
  readonly differences?: readonly Difference[];
}

/** What a profile knows beyond the table of deprecations. Data only: the engine never asks for a profile by name. */
export interface Profile {
  readonly name: string;
  /** Prefixes of replacement paths that the profile's server has under another one. */
  readonly prefixes: readonly (readonly [contract: string, served: string])[];
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** The server that the profile knows. */
  readonly server?: Server;
}

/** A server that serves the API, and what a profile that knows it is good for. */
export interface Server {
  readonly name: string;
  /** What code calls it, in small letters. */
  readonly word: string;
  /** What its clients get of the profile, to follow the name of the profile in a sentence. */
  readonly gain: string;
}

/** Does what the contract says and nothing that it does not say (contract 4.2 rule 1, 4.3). */
const contract: Profile = { name: 'contract', prefixes: [], operations: {} };

/** Knows the live service behind the contract, and keeps what a client gets from it (semantics §2, §3). */
const komga: Profile = {
  name: 'komga',
  prefixes: [['/v2/', '/api/v2/']],
  operations: komgaFacts,
  server: {
    name: 'Komga',
    word: 'komga',
    gain: 'writes `/api/v2/…`, the prefix that its servers have, and keeps filters, order and whole lists',
  },
};

/** Every profile of the catalogue by its name on the command line. */
export const profiles = { contract, komga } as const satisfies Record<string, Profile>;

/** A profile of the catalogue; other services have others. */
export type ProfileName = keyof typeof profiles;
