import type * as t from '@babel/types';
import type { AddedQuery } from '../../contract/profile.ts';
import { type AddedParameter, type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import {
  addProperties,
  indentAt,
  inlineObject,
  membersOf,
  memberText,
  type QueryLiteral,
  removeProperties,
  wrapInObject,
} from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { groupBy } from '../../source/groups.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { functionAround } from '../../values/flow/flow.ts';
import type { Found, RequestPlan } from '../migration.ts';
import type { BuiltQuery } from '../query/built-query.ts';
import { removeLinks } from '../query/http-params.ts';
import type { Query } from '../query/query.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { givenQueryExpression } from '../query/shared-options.ts';
import { ownQuery } from '../query/shared-query.ts';
import { hasQueryInPlace, isReadByCall, withoutQuery } from './emptied-query.ts';
import { removeStatements } from './remove-statements.ts';
import { urlChanges } from './url-changes.ts';

/** The changes to a query in the URL, and in its object. */
export type QueryChanges = Pick<RequestPlan, 'query' | 'queryEdits' | 'emptied' | 'added'>;

/**
 * Removes parameters from a query and adds others, where each is written; refuses if other code would see the change.
 */
export function changeQuery(
  found: Found,
  query: Query,
  moved: readonly QueryParameter[],
  added: readonly AddedQuery[],
): QueryChanges | Refusal {
  const inUrl = added.filter(({ name }) => found.inUrl.includes(name));
  const shared = added.filter((one) => !inUrl.includes(one));
  const changed = changedInPlace(found, query, moved, shared);
  if ('refused' in changed || inUrl.length === 0 || changed.query.length > 0) return changed;
  return { ...changed, query: urlChanges(found, { parameters: [] }, [], inUrl) };
}

function changedInPlace(
  found: Found,
  query: Query,
  moved: readonly QueryParameter[],
  added: readonly AddedQuery[],
): QueryChanges | Refusal {
  const { file } = found.site;
  const isHeld = query.isShared !== true && moved.some(({ isShared }) => isShared);
  if (isHeld) return heldByOthers;
  if (query.isShared === true) return ownChanges(found, query, moved, added);
  const removed = [...new Set(moved.flatMap(({ property }) => property ?? []))];
  const statements = withoutStatements(file, query, moved);
  const cut = [...objectsOf(file, removed)].flatMap(([object, properties]) => removeProperties(object, properties));
  const { object, empty, whole } = query;
  const queryEdits = [...statements, ...cut];
  if (whole !== undefined) {
    const before = added.map((one) => `${one.name}: ${addedSource(found, one)}, `).join('');
    const spread = added.length === 0 ? [] : inLiteral(whole, [before, '']);
    return { query: urlChanges(found, query, moved, []), queryEdits: [...queryEdits, ...spread], added: [] };
  }
  const isInList = object?.type === 'ArrayExpression';
  const takesTexts =
    empty !== undefined || isInList || (object !== undefined && file.names.parentOf(object)?.type === 'NewExpression');
  const given = added.map((one) => ({ name: one.name, source: addedSource(found, one, takesTexts) }));
  if (object?.type === 'ObjectExpression' && query.choice !== undefined) {
    const inUrl = urlChanges(found, query, moved, []);
    return { query: inUrl, added: [], ...underTest(found, { object, choice: query.choice }, removed, given, cut) };
  }
  if (object !== undefined) {
    const literals = given.map(({ name, source }) => memberText(file, object, name, source));
    const put = addProperties(file, object, literals, removed);
    const isEmpty = literals.length === 0 && membersOf(object).every((one) => removed.some((gone) => gone === one));
    const isReadHere = isEmpty && isReadByCall(found, query, moved);
    const emptied = isReadHere || (isEmpty && hasQueryInPlace(found)) ? withoutQuery(found) : undefined;
    return {
      query: urlChanges(found, query, moved, []),
      queryEdits: [...queryEdits, ...put],
      emptied: emptied && [...statements, ...(isReadHere ? cut : []), ...emptied],
      added: [],
    };
  }
  const begin = empty === undefined && query.chain === undefined ? query.inUrl : query;
  const begun = addedToStart(found, begin, added, removed);
  if (begun !== undefined)
    return { query: urlChanges(found, query, moved, []), queryEdits: [...queryEdits, ...begun], added: [] };
  const unused = added.length === 0 ? unusedQuery(found, query, moved) : undefined;
  if (unused !== undefined) return { ...unused, queryEdits: unused.queryEdits ?? queryEdits, added: [] };
  const isInOptions = found.site.addsQuery !== 'url';
  const inUrl = urlChanges(found, query, moved, isInOptions ? [] : added);
  const isGone = query.chain !== undefined && moved.length === query.parameters.length && added.length === 0;
  const emptied = isGone && isMadeInPlace(found, query.chain) ? withoutQuery(found) : undefined;
  const isEmpty = empty !== undefined && added.length === 0 && isReadByCall(found, query, moved);
  const rest = isEmpty ? withoutQuery(found) : undefined;
  return {
    query: inUrl,
    queryEdits,
    emptied: emptied ?? (rest && [...queryEdits, ...rest]),
    added: isInOptions ? given : [],
  };
}

/** Writes an object as a part of a literal, between other properties: `query` becomes `{ size: 20, ...query }`. */
export function inLiteral(whole: t.Node, [before, behind]: readonly [string, string]): readonly TextEdit[] {
  const [start, end] = [startOf(whole), endOf(whole)];
  return [
    { start, end: start, text: `{ ${before}...` },
    { start: end, end, text: `${behind} }` },
  ];
}

/** Example: `{ params: new HttpParams().set('a', x) }` */
function isMadeInPlace({ site }: Found, chain: t.Node): boolean {
  let root = chain;
  while (root.type === 'CallExpression' && root.callee.type === 'MemberExpression') root = root.callee.object;
  return root.type === 'NewExpression' && givenQueryExpression(site)?.node === chain;
}

/** A query that is conditional as a whole is spread into a new object with what is added. */
function underTest(
  found: Found,
  { object, choice }: Required<Pick<Query, 'object' | 'choice'>> & { object: t.ObjectExpression; choice: t.Node },
  removed: readonly t.Node[],
  added: readonly AddedParameter[],
  cut: readonly TextEdit[],
): Pick<QueryChanges, 'queryEdits' | 'emptied'> {
  const { file } = found.site;
  const isGone = removed.length === object.properties.length;
  const texts = added.map(({ name, source }) => `${name}: ${source}`);
  if (isGone) {
    const text = texts.length === 0 ? '{}' : inlineObject(file, texts);
    return {
      queryEdits: [{ start: startOf(choice), end: endOf(choice), text }],
      emptied: texts.length === 0 ? withoutQuery(found) : undefined,
    };
  }
  if (texts.length === 0) return { queryEdits: cut };
  // Example: `x ? { a: x, unpaged: true } : { unpaged: true }`
  if (choice.type === 'ConditionalExpression' && texts.join().length < 20) {
    const other = contains(choice.consequent, object) ? choice.alternate : choice.consequent;
    const edit = { start: startOf(other), end: endOf(other), text: inlineObject(file, texts) };
    return { queryEdits: [...cut, ...addProperties(file, object, texts, removed), edit] };
  }
  if (choice.extra?.parenthesized === true) return { queryEdits: cut };
  const [open, close] = wrapInObject(file, choice, ['...(', ')'], { after: texts });
  return { queryEdits: [open, ...cut, close] };
}

/** Removes the query of a URL object, or one that is made in the URL, if it becomes empty; undefined if it is neither. */
function unusedQuery(
  { site, match: { alternative } }: Found,
  { inUrl, parameters }: Query,
  moved: readonly QueryParameter[],
): (Pick<QueryChanges, 'query'> & Partial<QueryChanges>) | undefined {
  const isGone = inUrl !== undefined && !inUrl.isShared && parameters.every((one) => moved.includes(one));
  const index = alternative.pieces.findIndex((piece) => piece.kind === 'hole' && piece.isQuery);
  const start = alternative.offsets[index];
  const isAlone = parameters.every(({ span }) => span === undefined);
  if (!isGone || !isAlone || start === undefined) return undefined;
  if (inUrl.url !== undefined) return { query: [{ start, end: start + 1, text: '', isElsewhere: true }] };
  const piece = alternative.pieces[index];
  const made = piece?.kind === 'hole' && piece.file === site.file ? piece.node : undefined;
  const isInUrl = made?.type === 'NewExpression' && contains(site.url.node, made);
  const isWhole = alternative.flat[start - 1] === '?' && alternative.flat.length === start + 1;
  return isInUrl && isWhole ? { query: [{ start: start - 1, end: start + 1, text: '' }], queryEdits: [] } : undefined;
}

/** Removes the statements that set parameters, or only the calls in them if they also set others. */
function withoutStatements(file: SourceFile, query: Query, moved: readonly QueryParameter[]): readonly TextEdit[] {
  const linked = moved.filter((one) => one.link !== undefined && !isWholeStatement(query, moved, one));
  const whole = moved.flatMap((one) => (one.statement === undefined || linked.includes(one) ? [] : one.statement));
  return [...removeStatements(file, whole), ...removeLinks(linked)];
}

/** Whether everything that a statement sets moves. */
function isWholeStatement({ parameters }: Query, moved: readonly QueryParameter[], { statement }: QueryParameter) {
  return statement !== undefined && parameters.every((one) => one.statement !== statement || moved.includes(one));
}

/** Adds parameters at the start of a query that the URL contains as a whole; undefined if there is no such place. */
function addedToStart(
  found: Found,
  start: Partial<BuiltQuery & Query> | undefined,
  added: readonly AddedQuery[],
  removed: readonly t.Node[],
): readonly TextEdit[] | undefined {
  const { file } = found.site;
  if (start === undefined || start.isShared === true || added.length === 0) return undefined;
  const { object, empty, chain, url, setter = 'set' } = start;
  const place = chain ?? object ?? empty ?? url;
  if (place === undefined || !isAround(found.site, place)) return undefined;
  if (chain !== undefined) {
    const { quote } = file.style;
    const gap = gapBefore(file, chain);
    const set = added.map((one) => `${gap}.${setter}(${quote}${one.name}${quote}, ${addedSource(found, one)})`);
    return [{ start: endOf(chain), end: endOf(chain), text: set.join('') }];
  }
  if (object !== undefined) {
    const own = added.map((one) => memberText(file, object, one.name, addedSource(found, one, true)));
    return addProperties(file, object, own, removed);
  }
  const texts = added.map((one) => `${one.name}: ${addedSource(found, one, true)}`);
  if (empty !== undefined) return [{ start: endOf(empty) - 1, end: endOf(empty) - 1, text: inlineObject(file, texts) }];
  const name =
    url?.type === 'VariableDeclaration' && url.declarations.length === 1 ? url.declarations[0]?.id : undefined;
  if (url === undefined || name === undefined) return undefined;
  const { quote, endOfLine, semicolons } = file.style;
  const lines = added.map((one) => {
    const set = `${file.textOf(name)}.searchParams.set(${quote}${one.name}${quote}, ${addedSource(found, one, true)})`;
    return `${endOfLine}${indentAt(file.text, startOf(url))}${set}${semicolons ? ';' : ''}`;
  });
  return [{ start: endOf(url), end: endOf(url), text: lines.join('') }];
}

/** The blanks before the last call of a chain, which may stand on a line of its own. */
function gapBefore(file: SourceFile, chain: t.Node): string {
  if (chain.type !== 'CallExpression' || chain.callee.type !== 'MemberExpression') return '';
  const { object, property } = chain.callee;
  const between = file.text.slice(endOf(object), startOf(property)).slice(0, -1);
  return between.trim() === '' ? between : '';
}

/** Whether a call is in the function that holds its query, so that other calls of that function do not send it. */
function isAround({ file, node }: CallSite, query: t.Node): boolean {
  const owner = functionAround({ node: query, file, env: undefined }, query);
  return owner === undefined || contains(owner, node);
}

const heldByOthers = refuse(
  'query-unknown',
  'other code also reads these query parameters; give this call a copy of its own',
);

/** The changes to a query that other code also reads. */
function ownChanges(
  found: Found,
  { parameters }: Query,
  moved: readonly QueryParameter[],
  added: readonly AddedQuery[],
): QueryChanges | Refusal {
  const given = givenQueryExpression(found.site);
  const kept = parameters.filter((one) => one.isShared && !moved.includes(one));
  const own = moved.filter(({ isShared }) => isShared);
  const isText = parameters.some((one) => one.isShared && one.isText);
  const pairs = added.map((one) => ({ name: one.name, source: addedSource(found, one, isText) }));
  const edits = given && ownQuery(found.site, given, kept, own, pairs);
  if (edits === undefined) return heldByOthers;
  const inUrl = moved.filter(({ span }) => span !== undefined);
  const query = urlChanges(found, { parameters }, inUrl, []);
  const isEmpty = kept.length + pairs.length === 0 && own.length > 0;
  return { query, queryEdits: edits, emptied: isEmpty ? withoutQuery(found) : undefined, added: [] };
}

/** The value of a parameter to add, as a property of an object. */
export function addedSource({ site }: Found, { value, isList }: AddedQuery, takesTexts = false): string {
  if (value === 'true' && !takesTexts && !site.passed.takesTexts) return value;
  const text = quoted(site.file, value);
  return isList === true && site.addsQuery === 'typed' ? `[${text}]` : text;
}

/** Groups properties and pairs by the literal that contains them. */
function objectsOf(file: SourceFile, properties: readonly t.Node[]): Map<QueryLiteral, t.Node[]> {
  return groupBy(properties, (property) => file.names.parentOf(property) as QueryLiteral);
}
