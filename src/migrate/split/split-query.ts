import type { OperationFacts } from '../../contract/profile.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { isMember } from '../../source/node-kinds.ts';
import { contains } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { blankValue } from '../conditions/blank-value.ts';
import { anyOf, type Condition } from '../conditions/condition.ts';
import { conditionFor, textSource } from '../conditions/conditions.ts';
import { givenEncoded, unencodedNotes } from '../conditions/encoding.ts';
import { commaNotes } from '../conditions/lone-comma.ts';
import { isTakenAsAny, takenAsOneNotes } from '../conditions/named-as-one.ts';
import { filterInPaging, namedPagingNotes } from '../conditions/named-paging.ts';
import { applyPrecedence } from '../conditions/precedence.ts';
import { regexCondition } from '../conditions/regex-condition.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import { mayAct } from '../query/built-query.ts';
import { type Query, readQuery } from '../query/query.ts';
import { areSentAsWritten, isSameAt, plainName, type QueryParameter, queryNotKnown } from '../query/query-parameter.ts';
import { valuesOf } from '../query/value-source.ts';
import { type Fallback, fallbackFor, listsOfOne, mayBeAbsent } from './fallback.ts';
import { changeQuery, type QueryChanges } from './query-changes.ts';

/** A split query: the changes in the URL and in the object that holds it, and the part for the body. */
export interface Split {
  readonly changes: QueryChanges;
  /** The names of the query parameters that stay or are added. */
  readonly parameters: readonly string[];
  readonly conditions: readonly Condition[];
  /** Properties of the body, other than its condition. */
  readonly properties: readonly string[];
  readonly notes: readonly Note[];
}

/**
 * Splits the query of a call according to the profile; refuses if a part of the query is unknown. `path` is the new one of
 * a list that stays a list.
 */
export function splitQuery(found: Found, facts: OperationFacts, path?: string): Split | Refusal {
  const { site, match } = found;
  const query = readQuery(site, match.alternative);
  if ('refused' in query) return query;
  if (!areSentAsWritten(site, facts.added)) return queryNotKnown;
  const fixed =
    addedOnTheWay(site, facts) ?? filterInPaging(found, query.parameters, (name) => isMoved(facts, plainName(name)));
  if (fixed !== undefined) return fixed;
  const precedence = applyPrecedence(site.file, facts.precedence ?? [], query.parameters, (one) =>
    mayBeAbsent(found, one),
  );
  if ('refused' in precedence) return precedence;
  const isKept = (one: QueryParameter) => facts.kept?.includes(one.name) === true && !precedence.lost.includes(one);
  const moved = query.parameters.filter((parameter) => !isKept(parameter));
  const isCut = query.parameters.some((one) => isKept(one) && moved.some((other) => isUnderOneTest(one, other)));
  if (isCut)
    return refuse(
      'query-unknown',
      'one test sets both parameters that stay and parameters that move into the body; split it',
    );
  const loose = moved.find(isUnclear);
  if (loose) return refuse('query-unknown', `can't follow how \`${loose.name}\` is set; change the call by hand`);
  const isOther = moved.some(({ fragment, guardNode }) => fragment && guardNode && !isSameAt(site, guardNode));
  if (isOther)
    return refuse(
      'value-unknown',
      'a filter depends on a test that may give a different result in the body; change the call by hand',
    );
  const written = moved.flatMap(({ value, guardNode, each }) => [value?.node, guardNode, each?.list]);
  if (site.company !== undefined && written.some((node) => node !== undefined && mayAct(node))) return queryNotKnown;
  const body = bodyParts(found, facts, moved);
  if ('refused' in body) return body;
  const present = (name: string) => {
    const all = query.parameters.filter((one) => isKept(one) && one.name === name);
    return all.find((one) => !mayBeAbsent(found, one)) ?? all.at(-1);
  };
  const added = (facts.added ?? []).filter(({ name }) => isDefaultable(query, present(name)));
  const others = (facts.added ?? []).filter((one) => !added.includes(one));
  const isTwice = (name: string) => query.parameters.filter((one) => one.name === name).length > 1;
  const fallbacks = others.map((one) => fallbackFor(found, present(one.name), one, isTwice(one.name)));
  const doubtful = fallbacks.find((one): one is Refusal => 'refused' in one);
  if (doubtful !== undefined) return doubtful;
  const changed = changeQuery(found, query, moved, added);
  if ('refused' in changed) return changed;
  const kept = query.parameters.filter(isKept);
  const lists = listsOfOne(found, path, ofOne(facts, kept), precedence.edits);
  const given = [...(fallbacks as Fallback[]), ...lists];
  const edited = withFallbacks(changed, given, precedence.edits);
  if ('refused' in edited) return edited;
  const parameters = [...kept, ...added].map(({ name }) => name);
  const notes = [
    ...body.notes,
    ...given.flatMap((one) => one.notes),
    ...droppedNotes(facts, moved),
    ...namedPagingNotes(query.parameters),
    ...singleNotes(found, facts, query.parameters),
  ];
  return { ...body, changes: edited, parameters, notes };
}

/** The changes to a query with what sends defaults; refuses if one change is inside another. */
function withFallbacks(
  changed: QueryChanges,
  given: readonly Fallback[],
  others: readonly TextEdit[],
): QueryChanges | Refusal {
  const filled = given.flatMap(({ change }) => change ?? []);
  const isCutTwice = filled.some((one) => changed.query.some(({ start, end }) => start <= one.start && one.end <= end));
  if (isCutTwice) return queryNotKnown;
  const query = [...changed.query, ...filled];
  return { ...changed, query, queryEdits: [...changed.queryEdits, ...given.flatMap(({ edits }) => edits), ...others] };
}

/**
 * Whether two parameters are present only together: by the spread of one object, or in one optional part of the URL.
 */
function isUnderOneTest({ property, guardNode, fragment }: QueryParameter, other: QueryParameter): boolean {
  if (fragment !== undefined && fragment === other.fragment) return true;
  return property?.type === 'SpreadElement' && property === other.property && guardNode !== undefined;
}

/** A function between the call and the request may add a filter that the call does not show. */
export function addedOnTheWay(site: CallSite, facts: OperationFacts): Refusal | undefined {
  if (isFilledByOther(site))
    return refuse(
      'query-on-the-way',
      'a function receives the URL as an object and changes its query; change both by hand',
    );
  const name = [...site.passed.names, ...namesPutBehind(site)].find((one) => isMoved(facts, plainName(one)));
  return name === undefined
    ? undefined
    : refuse(
        'query-on-the-way',
        `a function that this call goes through adds \`${name}\` to the query; change both by hand`,
      );
}

/** Example: `fetch(scoped(new URL(…)))`, where the function sets parameters of the URL. */
function isFilledByOther({ sentBy, pieces, node: call }: CallSite): boolean {
  return pieces.flatMap(leavesOf).some((leaf) => {
    if (sentBy !== undefined || leaf.kind !== 'hole' || !isMember(leaf.node)) return false;
    const { object } = leaf.node;
    const binding = leaf.isQuery && object.type === 'Identifier' ? leaf.file.names.bindingOf(object) : undefined;
    return binding?.kind === 'param' && !contains(binding.declaration, call);
  });
}

/** The names of the parameters in strings that are not the call's own. */
function namesPutBehind({ pieces, isOwn, double }: CallSite): readonly string[] {
  const others = pieces.flatMap(leavesOf).filter((leaf) => !isOwn(leaf));
  const texts = others.flatMap((leaf) => (leaf.kind === 'text' && double === undefined ? [leaf.text] : []));
  return texts.flatMap((text) => [...text.matchAll(/(?:^|[?&])([\w.[\]]+)=/g)].map((match) => match[1] as string));
}

/**
 * Whether a value for a parameter can be written at the start of its query: the parameter is not present, or is
 * replaced if it is set.
 */
function isDefaultable({ object, empty, chain, inUrl }: Query, parameter: QueryParameter | undefined): boolean {
  if (parameter === undefined) return true;
  const hasStart = (object ?? empty ?? chain ?? inUrl?.object ?? inUrl?.empty) !== undefined;
  const isOptional = parameter.guard !== undefined || (parameter.isLoose && parameter.isText);
  return hasStart && parameter.isReplacing && isOptional && !parameter.isShared;
}

function bodyParts(found: Found, facts: OperationFacts, moved: readonly QueryParameter[]) {
  const conditions: Condition[] = [];
  const properties: string[] = [];
  const notes = [
    ...takenAsOneNotes(found, facts, moved),
    ...commaNotes(found, facts, moved),
    ...unencodedNotes(found, freeTexts(facts), moved),
  ];
  const isAny = isTakenAsAny(found, facts, moved);
  const encoded = moved.map((one) => one.pieces && givenEncoded(found, one.name, one.pieces)).find(Boolean);
  if (encoded !== undefined) return encoded;
  for (const name of new Set(moved.map((parameter) => parameter.name))) {
    const same = moved.filter((parameter) => parameter.name === name);
    const kindAndName = facts.conditions?.[name];
    if (name === facts.fullText && same.length > 1)
      return refuse('query-unknown', `can't tell which of several \`${name}\` values is sent; send only one`);
    if (name === facts.fullText && same[0] !== undefined) {
      const source = textSource(found, same[0]);
      if (typeof source === 'object') return source;
      if (source !== undefined) properties.push(`fullTextSearch: ${source}`);
    }
    if (facts.regex?.parameter === name && same[0] !== undefined) {
      const nearest = regexCondition(found, same[0], facts.regex);
      if ('refused' in nearest) return nearest;
      notes.push(...nearest.notes);
      if (nearest.condition !== undefined) conditions.push(nearest.condition);
    }
    if (same.some(({ isReplacing }, index) => isReplacing && index > 0))
      return refuse('query-unknown', `\`${name}\` is set more than once; set it once`);
    if (kindAndName === undefined) continue;
    const kind = { isLone: same.length === 1, isFree: facts.texts?.includes(name) === true, isAny };
    const read = same.map((parameter) => conditionFor(found, parameter, kindAndName, kind));
    const refused = read.find((one): one is Refusal => one !== undefined && 'refused' in one);
    if (refused !== undefined) return refused;
    const parts = read.filter((one): one is Condition => one !== undefined);
    if (kindAndName[0] === 'is' && isRepeated(same) && parts.every(({ guard }) => guard !== undefined)) {
      if (parts.length === 0)
        return refuse('query-unknown', `\`${name}\` is sent twice without a value, which finds nothing; send it once`);
      notes.push({
        code: 'blank-value',
        message: `if \`${name}\` has no value, the new request finds everything; the old one found nothing`,
      });
    }
    const joined = anyOf(found.site.file, parts);
    if (joined !== undefined) conditions.push(joined);
  }
  return { conditions, properties, notes };
}

/** Whether it is not clear what a parameter sends: `params: { query: { search } }` of a client that is not known. */
function isUnclear({ isLoose, value }: QueryParameter): boolean {
  return isLoose || value?.node.type === 'ObjectExpression';
}

/** Whether a parameter is certainly sent several times, so that a blank value counts as a value. */
function isRepeated(same: readonly QueryParameter[]): boolean {
  return (
    same.length > 1 && same.every(({ pieces, guard, each }) => pieces && guard === undefined && each === undefined)
  );
}

/** The names of the parameters with text that people write: names of tags, search terms. */
function freeTexts({ texts = [], fullText }: OperationFacts): readonly string[] {
  return fullText === undefined ? texts : [...texts, fullText];
}

/** A parameter that the deprecated operation ignores must not become a filter. */
function droppedNotes(facts: OperationFacts, moved: readonly QueryParameter[]): Note[] {
  const dropped = moved.filter(({ name }) => !isMoved(facts, name) && !facts.precedence?.includes(name));
  return [...new Set(dropped.map(({ name }) => name))].map(droppedNote);
}

/** A note that a parameter is removed, so that it does not take effect. */
export function droppedNote(name: string): Note {
  return { code: 'parameter-dropped', message: `\`${name}\` is removed: the deprecated operation ignored it` };
}

/** Whether a parameter has a place in the body. */
function isMoved({ conditions, fullText, regex }: OperationFacts, name: string): boolean {
  return name === fullText || name === regex?.parameter || conditions?.[name] !== undefined;
}

/** Parameters of which the deprecated operation took one value. */
function ofOne({ single }: OperationFacts, parameters: readonly QueryParameter[]): readonly QueryParameter[] {
  return parameters.filter(({ name }) => single?.includes(name));
}

/**
 * If the deprecated operation took one value, several or a blank one returned nothing; the replacement takes each of
 * them. Several values of a string parameter were one string with commas.
 */
function singleNotes(
  found: Found,
  { single = [], joined = [], kept }: OperationFacts,
  parameters: readonly QueryParameter[],
): Note[] {
  const own = (name: string) => parameters.filter((one) => one.name === name);
  const areSeveral = (name: string, isList: boolean) => {
    const known = own(name).map((one) => valuesOf(found, one, isList));
    const values = known.flatMap((one) => ('refused' in one ? [] : one));
    return values.length > 1 || values[0]?.kind === 'list';
  };
  const ofText = joined
    .filter((name) => areSeveral(name, false))
    .map((name) => {
      const message = `the deprecated operation joins several values of \`${name}\` with commas into one; the replacement does not`;
      return { code: 'single-value', message };
    });
  const names = single.filter((name) => kept?.includes(name) === true);
  const ofOne = names.flatMap((name) => {
    const several = `the deprecated operation finds nothing for several values of \`${name}\`; the replacement accepts them all`;
    const blank = `the deprecated operation may find nothing for a blank \`${name}\`; the replacement ignores it`;
    return [
      ...(areSeveral(name, true) ? [{ code: 'single-value', message: several }] : []),
      ...(own(name).some((one) => blankValue(found, one)) ? [{ code: 'blank-value', message: blank }] : []),
    ];
  });
  return [...ofText, ...ofOne];
}
