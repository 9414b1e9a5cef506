/**
 * The source of a fact: a section of the contract, the live service if the contract is silent, or a file of the user's
 * own.
 */
export type Source = 'contract 4.1' | 'contract 4.2' | 'service' | 'own';

/** The five API versions that deprecated something (contract 9.4). */
export type ApiVersion = '1.3.0' | '1.15.0' | '1.19.0' | '1.20.0' | '1.26.0';

/** An HTTP method and a path template, as in `GET /api/v1/series/{seriesId}/books`. */
export type Operation = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** One deprecated operation of the service and what replaces it. */
export interface Deprecation {
  /** The operation's name in contract 4.2. */
  readonly name: string;
  readonly operation: Operation;
  /** The source of the path of `operation`. */
  readonly operationSource: Source;
  /** The same operation under a path that the live service serves but the contract does not show. */
  readonly alias?: Operation;
  /** Method and path exactly as the contract writes them (4.2, rule 1). */
  readonly replacement: Operation;
  /** The earliest version that any list states (contract 9.5). */
  readonly deprecatedIn: string;
  /** What each list of the contract states; both are kept if they disagree. */
  readonly stated: readonly { readonly version: string; readonly source: Source }[];
  readonly removedIn: string;
}

/** All 17 deprecated operations of the contract (4.1 and 4.2), oldest deprecation first. */
export const deprecations = [
  {
    name: 'Update a library',
    operation: 'PUT /api/v1/libraries/{libraryId}',
    operationSource: 'contract 4.1',
    replacement: 'PATCH /api/v1/libraries/{libraryId}',
    deprecatedIn: '1.3.0',
    stated: [
      { version: '1.3.0', source: 'contract 4.1' },
      { version: '1.3.0', source: 'contract 4.2' },
    ],
    removedIn: '2.0.0',
  },
  {
    name: 'List series',
    operation: 'GET /api/v1/series',
    operationSource: 'contract 4.1',
    replacement: 'POST /api/v1/series/list',
    deprecatedIn: '1.15.0',
    stated: [
      { version: '1.15.0', source: 'contract 4.1' },
      { version: '1.19.0', source: 'contract 4.2' },
    ],
    removedIn: '2.0.0',
  },
  {
    name: 'List series groups',
    operation: 'GET /api/v1/alphabetical-groups',
    operationSource: 'contract 4.1',
    alias: 'GET /api/v1/series/alphabetical-groups',
    replacement: 'POST /api/v1/series/list/alphabetical-groups',
    deprecatedIn: '1.15.0',
    stated: [
      { version: '1.15.0', source: 'contract 4.1' },
      { version: '1.19.0', source: 'contract 4.2' },
    ],
    removedIn: '2.0.0',
  },
  {
    name: 'List books',
    operation: 'GET /api/v1/books',
    operationSource: 'contract 4.1',
    replacement: 'POST /api/v1/books/list',
    deprecatedIn: '1.19.0',
    stated: [
      { version: '1.19.0', source: 'contract 4.1' },
      { version: '1.19.0', source: 'contract 4.2' },
    ],
    removedIn: '2.0.0',
  },
  {
    name: "List series' books",
    operation: 'GET /api/v1/series/{seriesId}/books',
    operationSource: 'contract 4.1',
    replacement: 'POST /api/v1/books/list',
    deprecatedIn: '1.19.0',
    stated: [
      { version: '1.19.0', source: 'contract 4.1' },
      { version: '1.19.0', source: 'contract 4.2' },
    ],
    removedIn: '2.0.0',
  },
  {
    name: 'List authors',
    operation: 'GET /api/v1/authors',
    operationSource: 'service',
    replacement: 'GET /api/v2/authors',
    deprecatedIn: '1.20.0',
    stated: [{ version: '1.20.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: "List authors' names",
    operation: 'GET /api/v1/authors/names',
    operationSource: 'service',
    replacement: 'GET /v2/authors/names',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: "List authors' roles",
    operation: 'GET /api/v1/authors/roles',
    operationSource: 'service',
    replacement: 'GET /v2/authors/roles',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List genres',
    operation: 'GET /api/v1/genres',
    operationSource: 'service',
    replacement: 'GET /v2/genres',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List languages',
    operation: 'GET /api/v1/languages',
    operationSource: 'service',
    replacement: 'GET /v2/languages',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List publishers',
    operation: 'GET /api/v1/publishers',
    operationSource: 'service',
    replacement: 'GET /v2/publishers',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List sharing labels',
    operation: 'GET /api/v1/sharing-labels',
    operationSource: 'service',
    replacement: 'GET /v2/sharing-labels',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List age ratings',
    operation: 'GET /api/v1/age-ratings',
    operationSource: 'service',
    replacement: 'GET /v2/age-ratings',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List series release dates',
    operation: 'GET /api/v1/series/release-dates',
    operationSource: 'service',
    replacement: 'GET /v2/series/release-years',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List tags',
    operation: 'GET /api/v1/tags',
    operationSource: 'service',
    replacement: 'GET /v2/tags',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List book tags',
    operation: 'GET /api/v1/tags/book',
    operationSource: 'service',
    replacement: 'GET /v2/tags',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
  {
    name: 'List series tags',
    operation: 'GET /api/v1/tags/series',
    operationSource: 'service',
    replacement: 'GET /v2/tags',
    deprecatedIn: '1.26.0',
    stated: [{ version: '1.26.0', source: 'contract 4.2' }],
    removedIn: '2.0.0',
  },
] as const satisfies readonly Deprecation[];

type Row = (typeof deprecations)[number];

/** Any operation of the table. */
export type DeprecatedOperation = Row['operation'];

/** The operations that one API version deprecated: exactly those that its transform must cover. */
export type OperationsOf<V extends ApiVersion> = Extract<Row, { deprecatedIn: V }>['operation'];

/** What replaces an operation of the table. */
export type ReplacementOf<O extends DeprecatedOperation> = Extract<Row, { operation: O }>['replacement'];
