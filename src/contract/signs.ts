/** What tells the requests to a service from those to others with paths of the same words. */
export interface Signs {
  /** What code calls the service. */
  readonly ours: RegExp;
  /** What code calls other services with such paths. */
  readonly others: RegExp;
  /** The port on which it listens unless told otherwise, as in `:25600`; empty if it has none of its own. */
  readonly port: string;
  /** Its paths behind the version, with `{}` for a value, and the methods that each takes; undefined if they are not known. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Parts of paths, query parameters and fields to sort by that no other service is known to have. */
  readonly ownParts: RegExp;
  readonly ownParameters: RegExp;
  readonly ownSort: RegExp;
  /** Names of operations in generated clients that no other service is likely to have. */
  readonly ownOperationIds: RegExp;
}

/** Matches nothing. */
export const never = /(?!)/;
