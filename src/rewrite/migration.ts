import type { Deprecation } from '../contract/deprecations.ts';
import type { Profile } from '../contract/profile.ts';
import type { CallSite, MethodChange, Refusal } from '../call-sites/call-site.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { UrlChange } from '../url/edit.ts';
import type { PathMatch } from '../url/match.ts';
import { bodyExpression, parameterValue } from './body.ts';
import type { Note } from './diagnostic.ts';

/** A call site of a deprecated operation, as a migration sees it. */
export interface Found {
  readonly site: CallSite;
  readonly deprecation: Deprecation;
  readonly match: PathMatch;
  readonly evaluator: Evaluator;
  readonly profile: Profile;
}

/** The request that replaces a deprecated one; what is undefined stays as it is. */
export interface RequestPlan {
  readonly method: MethodChange | undefined;
  readonly path: string | undefined;
  /** Changes to the query in the URL. */
  readonly query: readonly UrlChange[];
  /** The JSON body as an expression. */
  readonly body: string | undefined;
  readonly notes: readonly Note[];
}

/** What an API version's change to one operation means for a client. */
export type Migration = (found: Found) => RequestPlan | Refusal;

/** The operation has the same path and another method; nothing else changes (contract 4.1, rule 2). */
export function methodChanged(): Migration {
  return ({ deprecation }) => ({ ...nothing, method: methodChange(deprecation) });
}

/** The operation moved to another path. */
export function moved(): Migration {
  return ({ deprecation }) => ({ ...nothing, path: pathOf(deprecation.replacement) });
}

/**
 * A list became a search: a POST with a JSON body. `filter` names the path parameter that becomes a condition of the
 * search (contract 4.1, rule 5), by the name of the condition.
 */
export function toSearch(filter?: { readonly condition: string; readonly parameter: string }): Migration {
  return (found) => {
    const value = filter && parameterValue(found, filter.parameter);
    if (typeof value === 'object') return value;
    return {
      method: methodChange(found.deprecation),
      path: pathOf(found.deprecation.replacement),
      query: [],
      body: bodyExpression(found.site.file, filter && value !== undefined ? { [filter.condition]: value } : {}),
      notes: queryNotes(found),
    };
  };
}

const nothing: RequestPlan = { method: undefined, path: undefined, query: [], body: undefined, notes: [] };

/** The contract shows no query parameters of the searches (4.3), so those of the list are for a person to look at. */
function queryNotes({ site, match, deprecation }: Found): Note[] {
  const { flat, pathEnd } = match.alternative;
  const inUrl = pathEnd < flat.length && !/^[?#]?$/.test(flat.slice(pathEnd));
  if (!inUrl && site.query === 'none') return [];
  const message = `the query parameters are left as they are: the contract does not show those of \`${deprecation.replacement}\` (contract 4.3)`;
  const unsure = `the options may hold query parameters: the contract does not show those of \`${deprecation.replacement}\` (contract 4.3)`;
  return [{ code: 'query-parameters', message: inUrl || site.query === 'some' ? message : unsure }];
}

function methodChange({ operation, replacement }: Deprecation): MethodChange {
  return { from: methodOf(operation), to: methodOf(replacement) };
}

export function methodOf(operation: string): string {
  return operation.slice(0, operation.indexOf(' '));
}

export function pathOf(operation: string): string {
  return operation.slice(operation.indexOf(' ') + 1);
}
