import type { Deprecation } from '../contract/deprecations.ts';
import type { OperationFacts, Profile } from '../contract/profile.ts';
import {
  type AddedParameter,
  type CallSite,
  type MethodChange,
  passedBy,
  type Refusal,
} from '../requests/call-site.ts';
import { keyName } from '../source/pattern.ts';
import { contains } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { UrlChange } from '../values/text/edit.ts';
import { type PathMatch, slicePieces } from '../values/text/match.ts';
import { leavesOf } from '../values/text/pieces.ts';
import type { Piece, TextPiece } from '../values/value.ts';
import { bodyExpression, isCondition, parameterValue } from './conditions/body.ts';
import { condition } from './conditions/condition.ts';
import type { Note } from './diagnostic.ts';
import { readQuery } from './query/query.ts';
import type { ModulePlace } from './split/module-place.ts';
import { passOnQuery } from './split/pass-on-query.ts';
import { searchAtRunTime } from './split/query-at-run-time.ts';
import { splitQuery } from './split/split-query.ts';

/** A call site of a deprecated operation, as the input of a migration. */
export interface Found {
  readonly site: CallSite;
  readonly deprecation: Deprecation;
  readonly match: PathMatch;
  readonly evaluator: Evaluator;
  readonly profile: Profile;
  /** The parameters that only some forms of the URL get, which are added there and not in the query that all share. */
  readonly inUrl: readonly string[];
  /** Where the module that builds a search from a query at run time is, or why there can be none. */
  module(): ModulePlace | Refusal;
}

/** The request that replaces a deprecated one; what is undefined does not change. */
export interface RequestPlan {
  readonly method: MethodChange | undefined;
  readonly path: string | undefined;
  /** Changes to the query in the URL. */
  readonly query: readonly UrlChange[];
  /** Edits to a query that is given as an object. */
  readonly queryEdits: readonly TextEdit[];
  /**
   * The same edits if they leave an empty object, with that object removed: for calls whose options change in no other
   * way.
   */
  readonly emptied?: readonly TextEdit[] | undefined;
  /** The names of the query parameters that it may send, as far as they are known. */
  readonly parameters: readonly string[];
  /** Query parameters to add if the URL has no query. */
  readonly added: readonly AddedParameter[];
  /** The JSON body as an expression. */
  readonly body: string | undefined;
  /** Whether the response was an array and becomes a page. */
  readonly becomesPage: boolean;
  /** What the items of that array, which were strings, become. */
  readonly itemsBecome?: OperationFacts['itemsBecome'];
  /** The functions of the search module that the edited code calls. */
  readonly uses: readonly string[];
  readonly notes: readonly Note[];
}

/** What an API version's change to one operation means for a client. */
export type Migration = (found: Found) => RequestPlan | Refusal;

/** The operation has the same path and another method; nothing else changes (contract 4.1, rule 2). */
export function methodChanged(): Migration {
  return ({ deprecation }) => ({ ...nothing, method: methodChange(deprecation) });
}

/** A list moved to another path. If the profile says that it became a page, the query and the response change too. */
export function toPage(): Migration {
  return (found) => {
    const facts = factsOf(found);
    const plan = { ...nothing, path: replacementPath(found.profile, found.deprecation) };
    if (facts === undefined) return { ...plan, parameters: parametersOf(found) };
    const { becomesPage = false, differences = [] } = facts;
    const split = splitQuery(found, facts, plan.path);
    const answer = { becomesPage, itemsBecome: facts.itemsBecome };
    if ('refused' in split) {
      const passed = split.refused === 'query-unknown' ? passOnQuery(found, facts) : split;
      if ('refused' in passed) return split;
      return { ...plan, ...passed, ...answer, notes: [...passed.notes, ...differences] };
    }
    const { changes, parameters, notes } = split;
    return { ...plan, ...changes, ...answer, parameters, notes: [...notes, ...differences] };
  };
}

/**
 * A list became a search: a POST with a JSON body. `filter` names the path parameter that becomes a condition of the
 * search (contract 4.1, rule 5), and the name of that condition.
 */
export function toSearch(filter?: { readonly condition: string; readonly parameter: string }): Migration {
  return (found) => {
    const { site } = found;
    const value = filter && parameterValue(found, filter.parameter);
    if (typeof value === 'object') return value;
    const own = filter && value !== undefined ? [isCondition(site.file, filter.condition, value)] : [];
    const plan = {
      ...nothing,
      method: methodChange(found.deprecation),
      path: replacementPath(found.profile, found.deprecation),
    };
    const facts = factsOf(found);
    if (facts === undefined) {
      const parameters = parametersOf(found);
      return { ...plan, parameters, body: bodyExpression(site.file, own.map(condition)), notes: openQuery(found) };
    }
    const split = splitQuery(found, facts);
    if ('refused' in split) {
      const isForRunTime = /^(query-unknown|value-unknown|value-encoded)$/.test(split.refused);
      const later = isForRunTime ? searchAtRunTime(found, facts, own) : split;
      if ('refused' in later && later.refused === 'query-unknown') return split;
      if ('refused' in later) return later;
      return { ...plan, parameters: facts.kept ?? [], ...later, notes: facts.differences ?? [] };
    }
    const body = bodyExpression(site.file, [...own.map(condition), ...split.conditions], split.properties);
    const { changes, parameters, notes } = split;
    return { ...plan, ...changes, parameters, body, notes: [...notes, ...(facts.differences ?? [])] };
  };
}

/** The names of the query parameters of a call; empty unless all are known. */
function parametersOf({ site, match }: Found): readonly string[] {
  const query = readQuery(site, match.alternative);
  return 'refused' in query ? [] : query.parameters.map(({ name }) => name);
}

const nothing: RequestPlan = {
  method: undefined,
  path: undefined,
  query: [],
  queryEdits: [],
  parameters: [],
  added: [],
  body: undefined,
  becomesPage: false,
  uses: [],
  notes: [],
};

/** The facts of the profile about the operation. */
export function factsOf({ profile, deprecation }: Pick<Found, 'profile' | 'deprecation'>): OperationFacts | undefined {
  return (profile.operations as Readonly<Record<string, OperationFacts | undefined>>)[deprecation.operation];
}

/** The path of the replacement on the profile's server. */
export function replacementPath(profile: Profile, deprecation: Deprecation): string {
  const path = pathOf(deprecation.replacement);
  const prefix = profile.prefixes.find(([stated]) => path.startsWith(stated));
  return prefix === undefined ? path : prefix[1] + path.slice(prefix[0].length);
}

/** The contract shows no query parameters for the searches (4.3), so a person must check those of the list. */
function openQuery({ site, match, deprecation }: Found): Note[] {
  const { flat, pathEnd } = match.alternative;
  const rest = slicePieces(match.alternative, pathEnd, flat.length);
  const isPassed = passesMore(site);
  const inUrl = rest.some((piece) =>
    leavesOf(piece).some(site.isOwn) ? !isMark(piece) : isPassed && (piece.kind !== 'text' || isWrittenIn(site, piece)),
  );
  if (!inUrl && site.query === 'none') return [];
  const message = `the contract does not list the query parameters of \`${deprecation.replacement}\`; check the ones sent here`;
  const unsure = `the contract does not list the query parameters of \`${deprecation.replacement}\`; check whether the options hold any`;
  return [{ code: 'query-parameters', message: inUrl || site.query === 'some' ? message : unsure }];
}

/** Whether a call passes anything except the URL and the method. */
function passesMore(site: CallSite): boolean {
  const { url } = site;
  return passedBy(site).some((argument) => {
    if (!contains(argument, url.node))
      return argument.type !== 'StringLiteral' || !/^(get|post|put)$/i.test(argument.value);
    if (argument.type !== 'ObjectExpression') return false;
    return argument.properties.some(
      (property) =>
        !contains(property, url.node) && (property.type === 'SpreadElement' || keyName(property) !== 'method'),
    );
  });
}

/** Whether a string is written in the call, in an argument other than the path. */
function isWrittenIn({ node, file }: CallSite, { at }: TextPiece): boolean {
  return at?.file === file && contains(node, at.node);
}

/** A `?` or `#` with nothing after it. */
function isMark(piece: Piece): boolean {
  return piece.kind === 'text' && /^[?#]?$/.test(piece.text);
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
