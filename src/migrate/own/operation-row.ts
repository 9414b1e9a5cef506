import type { Deprecation, Operation } from '../../contract/deprecations.ts';
import type { Gap } from '../../contract/gaps.ts';
import type { OperationFacts } from '../../contract/profile.ts';
import { UsageError } from '../../contract/usage-error.ts';
import type { Migration } from '../migration.ts';

/** What is known about a replacement. */
interface Replacement {
  /** Facts beyond the contract, by profile name. */
  readonly facts?: Readonly<Record<string, OperationFacts>>;
  /** What is not documented about the replacement; a call site with such a gap is `review`. */
  readonly leavesOpen?: readonly Gap[];
}

/** One operation that an API version deprecated, and what a client must know about it. */
export interface OperationDescription extends Replacement {
  /** `List genres` */
  readonly name: string;
  readonly operation: Operation;
  /** The same operation under another path. */
  readonly alias?: Operation;
  readonly replacement: Operation;
  /** The API version that no longer has it. */
  readonly removedIn: string;
}

/** What a change means for a client. */
export interface Meaning extends Replacement {
  readonly migration: Migration;
}

/** An operation together with what the change means for a client. */
export type OperationRow = OperationDescription & Meaning;

interface Rows {
  readonly version: string;
  readonly rows: readonly OperationRow[];
}

/** Converts the rows of a version to rows of the table of deprecations. */
export function deprecationsOf({ version, rows }: Rows): readonly Deprecation[] {
  return rows.map(({ name, operation, alias, replacement, removedIn }) => ({
    name,
    operation,
    operationSource: 'own',
    ...(alias !== undefined && { alias }),
    replacement,
    deprecatedIn: version,
    stated: [{ version, source: 'own' }],
    removedIn,
  }));
}

const operationShape = /^(?:GET|POST|PUT|PATCH|DELETE) (?:\/[^/\s]+)*\/v\d+(?:\/[^/\s]+)+$/;

/** Returns a row unchanged. Throws a UsageError for an operation that can't be distinguished from other requests. */
export function checkedRow(row: OperationRow): OperationRow {
  const { name, operation, alias = operation, replacement, migration } = row;
  const wrong = [operation, alias].find((one) => !operationShape.test(one));
  if (wrong !== undefined) {
    throw new UsageError(
      `\`${wrong}\` must be a method and a path with a version in it, such as \`GET /api/v1/genres\``,
    );
  }
  if (!/^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(replacement))
    throw new UsageError(`\`${name}\` has the replacement \`${replacement}\`, which is not a method and a path`);
  if (typeof migration !== 'function') throw new UsageError(`\`${name}\` has no \`migration\`, such as \`toPage()\``);
  return row;
}
