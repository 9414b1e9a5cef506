/** What distinguishes the requests to a service from those to others with the same words in their paths. */
export interface Signs {
  /** The names that code uses for the service. */
  readonly ours: RegExp;
  /** The names that code uses for other services with such paths. */
  readonly others: RegExp;
  /** Its default port, as in `:25600`; empty if it has none of its own. */
  readonly port: string;
  /**
   * Its paths after the version, with `{}` for a value, and the methods that each takes; undefined if they are unknown.
   */
  readonly paths?: Readonly<Record<string, string>>;
  /** Path parts, or whole paths, query parameters and sort fields that no other service is known to have. */
  readonly ownParts: RegExp;
  readonly ownParameters: RegExp;
  readonly ownSort: RegExp;
  /** The query parameters that take few values, and those values; any other is refused. */
  readonly values?: Readonly<Record<string, RegExp>>;
  /** What a page in its responses has; undefined if that is unknown. */
  readonly pageMembers?: RegExp;
  /** The names that code uses for its single entries. */
  readonly entries: RegExp;
  /** Operation names in generated clients that no other service is likely to have. */
  readonly ownOperationIds: RegExp;
}

/** Matches nothing. */
export const never = /(?!)/;
