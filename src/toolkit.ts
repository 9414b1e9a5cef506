import { defineVersion as defineWith, type Transform } from './migrate/define-transform.ts';
import * as migrations from './migrate/migration.ts';
import type { OperationDescription, OperationRow } from './migrate/own/operation-row.ts';

export { defineApi } from './migrate/own/extend-api.ts';

declare const made: unique symbol;

/** What a change means for a client; made by `methodChanged`, `toPage` and `toSearch`. */
export interface Migration {
  readonly [made]: true;
}

/** One operation that an API version deprecated, and everything that a client must know about it. */
export interface OwnOperation extends OperationDescription {
  readonly migration: Migration;
}

/** Declares an API version that this tool does not know, or one of another API. */
export function defineVersion(version: string, rows: readonly OwnOperation[]): Transform {
  return defineWith(version, rows as unknown as readonly OperationRow[]);
}

/** The operation has the same path and another method; nothing else changes. */
export function methodChanged(): Migration {
  return published(migrations.methodChanged());
}

/** A list moved to another path. If the profile says that it became a page, the query and the response change too. */
export function toPage(): Migration {
  return published(migrations.toPage());
}

/**
 * A list became a search: a POST with a JSON body. `filter` names the path parameter that becomes a condition of the
 * search, and the name of that condition.
 */
export function toSearch(filter?: { readonly condition: string; readonly parameter: string }): Migration {
  return published(migrations.toSearch(filter));
}

/** Hides the types of the engine, which are not published. */
function published(migration: migrations.Migration): Migration {
  return migration as unknown as Migration;
}
