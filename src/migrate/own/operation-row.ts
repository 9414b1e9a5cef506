import type { Deprecation, Operation } from '../../contract/deprecations.ts';
import type { Gap } from '../../contract/gaps.ts';
import type { OperationFacts } from '../../contract/profile.ts';
import { UsageError } from '../../contract/usage-error.ts';
import type { Migration } from '../migration.ts';

/** One operation that an API version deprecated, and what a client must know of it. */
export interface OperationDescription {
  /** `List genres` */
  readonly name: string;
  readonly operation: Operation;
  /** The same operation under another path. */
  readonly alias?: Operation;
  readonly replacement: Operation;
  /** The API version that no longer has it. */
  readonly removedIn: string;
  /** What a profile knows beyond that, by the name of the profile. */
  readonly facts?: Readonly<Record<string, OperationFacts>>;
  /** What nobody has stated about the replacement; such a call is `review`. */
  readonly leavesOpen?: readonly Gap[];
}

/** The same with what the change means for a client. */
export interface OperationRow extends OperationDescription {
  readonly migration: Migration;
}

interface Rows {
  readonly version: string;
  readonly rows: readonly OperationRow[];
}

/** The rows of a version as rows of the table of deprecations. */
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

/** A row as it is. Refuses with a UsageError what cannot be told from other requests. */
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
