import type * as t from '@babel/types';
import { type CallSite, givenLater, passedBy, type Spelling } from '../../requests/call-site.ts';
import { removeProperties } from '../../requests/edits/object-edit.ts';
import { isCall } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { initOf } from '../conditions/encoders.ts';
import type { Found, RequestPlan } from '../migration.ts';
import type { Query } from '../query/query.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { givenQueryExpression } from '../query/shared-options.ts';

/** The edits of a call with those of its query, which is removed as a whole if it would be empty. */
export function withQueryEdits(site: CallSite, plan: RequestPlan, edits: Spelling): readonly TextEdit[] {
  const { emptied, queryEdits } = plan;
  if (emptied === undefined) return asOneCopy(edits, queryEdits);
  if (mergeEdits(edits, emptied) !== undefined) return [...edits, ...emptied];
  return inItsPlace(site, edits) ?? asOneCopy(edits, queryEdits);
}

const literal = /^\{( ?)(.*?)\1\}$/s;

/** The edits of a call and of its query; two that replace shared options by a copy of them become one. */
function asOneCopy(edits: Spelling, queryEdits: readonly TextEdit[]): readonly TextEdit[] {
  const isCopy = (one: TextEdit, other: TextEdit) =>
    one.start === other.start && one.end === other.end && /^\{ ?\.\.\./.test(one.text) && literal.test(other.text);
  const joined = edits.map((edit) => {
    const other = queryEdits.find((one) => isCopy(edit, one));
    const [own, more] = [edit, other].map((one) => (one === undefined ? null : literal.exec(one.text)));
    return own && more ? { ...edit, text: `{${own[1]}${own[2]}, ${more[2]}${own[1]}}` } : edit;
  });
  return [...joined, ...queryEdits.filter((one) => !edits.some((edit) => isCopy(edit, one)))];
}

/** What is added after the query takes its place, if the query is the only option: `{ params: { … } }`. */
function inItsPlace(site: CallSite, edits: Spelling): readonly TextEdit[] | undefined {
  const { property, holder } = wholeQuery(site) ?? {};
  const options = holder && objectLiteral(holder);
  if (property === undefined || options?.properties.length !== 1) return undefined;
  const [start, end] = [startOf(property), endOf(property)];
  const isAdded = (edit: TextEdit) => edit.start === end && edit.end === end && edit.text.startsWith(',');
  const added = edits.filter(isAdded);
  const isAlone = edits.every((edit) => isAdded(edit) || edit.end < start || edit.start > end);
  const [first] = added;
  if (first === undefined || added.length > 1 || !isAlone) return undefined;
  return edits.map((edit) => (edit === first ? { start, end, text: edit.text.slice(1).trimStart() } : edit));
}

/** Whether everything moves that a variable holds which only this call reads: `const params = { … }; get(url, { params })`. */
export function isReadByCall({ site }: Found, { parameters }: Query, moved: readonly QueryParameter[]): boolean {
  const given = givenQueryExpression(site)?.node;
  const binding = given?.type === 'Identifier' ? site.file.names.bindingOf(given) : undefined;
  const statements = moved.flatMap(({ statement }) => statement ?? []);
  const isGone = (use: t.Node) => use === given || statements.some((one) => contains(one, use));
  return (
    binding?.declaration.type === 'VariableDeclarator' &&
    binding.writes.length === 0 &&
    parameters.every((one) => moved.includes(one)) &&
    binding.references.every(isGone)
  );
}

export function hasQueryInPlace({ site }: Found): boolean {
  const given = givenQueryExpression(site);
  // Example: `{ params: { a: x } }`, `{ params: new HttpParams({ fromObject: { a: x } }) }`
  return given !== undefined && (objectLiteral(given.node) !== undefined || given.node.type === 'NewExpression');
}

/** Removes an object that would be left without parameters, and the options if they contain nothing else. */
export function withoutQuery({ site }: Found): TextEdit[] | undefined {
  const { node, property, holder } = wholeQuery(site) ?? {};
  if (node !== undefined && givenLater(site).includes(node)) return withoutLaterCall(site, node);
  if (property === undefined || holder === undefined) return undefined;
  const [last, before] = passedBy(site).toReversed();
  const isLast = last !== undefined && before !== undefined && before.extra?.parenthesized !== true;
  const merged = last !== undefined && isCall(last) ? last.arguments : [];
  const ahead = holder.properties.length === 1 ? merged[merged.indexOf(holder) - 1] : undefined;
  // Example: `Object.assign({}, options, { params: { … } })`
  if (ahead !== undefined) return [{ start: endOf(ahead), end: endOf(holder), text: '' }];
  const cut = removeProperties(holder, [property]);
  if (holder.properties.length > 1 || !isLast || site.sentBy !== undefined) return cut;
  const argument = { start: endOf(before), end: endOf(last), text: '' };
  if (last === holder) return [argument];
  return last.type === 'Identifier' && initOf(site.file, last) === holder ? [...cut, argument] : cut;
}

/** The query of a call with the property that holds it: `params` in `{ params: { query: { … } } }`, if it holds nothing else. */
function wholeQuery(site: CallSite): ReturnType<typeof givenQueryExpression> {
  const given = givenQueryExpression(site);
  const { property, holder } = given ?? {};
  const outer = holder?.properties.length === 1 ? site.file.names.parentOf(holder) : undefined;
  const around = outer && site.file.names.parentOf(outer);
  if (!given || !property || outer?.type !== 'ObjectProperty' || around?.type !== 'ObjectExpression') return given;
  const isPath = site.queryNames.includes(`${keyName(outer)}.${keyName(property)}`);
  return isPath ? { ...given, property: outer, holder: around } : given;
}

/** Removes `.query({})` from a chain. */
function withoutLaterCall({ file: { names } }: CallSite, node: t.Node): TextEdit[] | undefined {
  const call = names.parentOf(node);
  const member = call?.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? call.callee : undefined;
  return call && member && [{ start: endOf(member.object), end: endOf(call), text: '' }];
}
