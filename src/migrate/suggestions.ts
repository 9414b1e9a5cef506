import type * as t from '@babel/types';
import type { Deprecation } from '../contract/deprecations.ts';
import { type CallSite, passedBy } from '../requests/call-site.ts';
import { objectLiteral } from '../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../source/source-file.ts';
import { editedRange } from '../source/text-edit.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { changedForm, ownSpan } from '../values/text/edit.ts';
import type { Alternative } from '../values/text/match.ts';
import { hole, leavesOf, type TextOf } from '../values/text/pieces.ts';
import { writtenAt } from '../values/text/written-at.ts';
import type { Piece } from '../values/value.ts';
import type { PlannedUrl } from './edits/plan.ts';
import { methodOf, type RequestPlan } from './migration.ts';
import { givenQueryExpression } from './query/shared-options.ts';
import type { Way } from './service/find-deprecated.ts';

/** What a call should send instead, for a person to write, by the operation that it sends. */
export type Suggestions = ReadonlyMap<Deprecation, string>;

/** The most characters of a body that can be read on one line. */
const mostShown = 400;

interface Suggested {
  readonly url: PlannedUrl;
  readonly plan: RequestPlan;
  /** The range of the shown part of the URL. */
  readonly range: readonly [from: number, to: number];
}

/**
 * Says what a call should send instead; nothing for forms that do not change, or for a URL whose base is only assumed.
 */
export function suggestionsFor(
  site: CallSite,
  evaluator: Evaluator,
  ways: readonly Way[],
  plans: readonly (RequestPlan | undefined)[],
  urls: readonly PlannedUrl[],
): Suggestions {
  const found = new Map<Deprecation, Texts>();
  for (const [index, way] of ways.entries()) {
    const { deprecation, prefix } = way;
    const [plan, url] = [plans[index], urls[index]];
    if (deprecation === undefined || prefix !== undefined || plan === undefined || url === undefined) continue;
    const alternative = asReferred(site, evaluator, url.alternative);
    const to = endShown(site, url.alternative);
    const from = (start: number) =>
      suggestion(site, deprecation, { plan, url: { ...url, alternative }, range: [start, to] });
    const known = found.get(deprecation) ?? { whole: new Set(), path: new Set() };
    known.whole.add(from(startShown(site, way, alternative)));
    known.path.add(from(startOfPath(way)));
    found.set(deprecation, known);
  }
  return new Map([...found].map(([deprecation, texts]) => [deprecation, fewest(texts).join(' or ')]));
}

/** The suggestions for an operation, with and without a base. */
interface Texts {
  readonly whole: Set<string>;
  readonly path: Set<string>;
}

/** A base that has several values is not worth one suggestion each. */
function fewest({ whole, path }: Texts): readonly string[] {
  return [...(path.size < whole.size ? path : whole)];
}

/** A base is shown if it is written in the file of the call; one from elsewhere stays as it is. */
function startShown(site: CallSite, way: Way, { pieces: [first] }: Alternative): number {
  const { from } = ownSpan(way.alternative, (piece) => site.isOwn(piece));
  const file = first?.kind === 'text' ? (first.at?.file ?? site.file) : first?.file;
  return from === 0 && file === site.file ? 0 : startOfPath(way);
}

/** A query that is shown beside the URL is left out, and one that a function adds behind a path that the call passes. */
function endShown(site: CallSite, alternative: Alternative): number {
  const { pieces, offsets, flat, pathEnd } = alternative;
  const isPathPassed = ownSpan(alternative, (piece) => site.isOwn(piece)).to >= pathEnd;
  const isBeside = givenQueryExpression(site) !== undefined;
  const isLeftOut = (piece: Piece): boolean => {
    const leaves = leavesOf(piece);
    if (isBeside && leaves.some((leaf) => site.passed.pieces.has(leaf))) return true;
    return isPathPassed && !leaves.some((leaf) => site.isOwn(leaf));
  };
  const last = pieces.findLastIndex((piece, index) => (offsets[index] as number) < pathEnd || !isLeftOut(piece));
  return offsets[last + 1] ?? flat.length;
}

function startOfPath({ match }: Way): number {
  return Math.max(0, (match?.start ?? 0) - 1);
}

/** With each unknown part as the call refers to it: `${page}` rather than where `page` comes from. */
function asReferred(site: CallSite, evaluator: Evaluator, alternative: Alternative): Alternative {
  const pieces = alternative.pieces.map((piece) => {
    const place = piece.kind === 'text' ? undefined : writtenAt(evaluator, site.url, piece);
    return place === undefined ? piece : hole(place, '', [], piece.kind === 'hole' && piece.isQuery);
  });
  return { ...alternative, pieces };
}

function suggestion(site: CallSite, deprecation: Deprecation, { plan, url, range }: Suggested): string {
  const method = methodOf(deprecation.replacement);
  const query = queryBeside(site, plan);
  const textOf: TextOf = (file, node) => (file === site.file ? editedText(file, node, plan) : file.textOf(node));
  const form = changedForm(url.alternative, url.changes, textOf, range);
  const written = readable(query === undefined ? form : form.replace(/\$\{\?[^{}]*\}/g, '').replace(/[?&]$/, ''));
  const read = plan.becomesPage ? ', whose `content` is the list' : '';
  // What else a call passes on may be the query; the code would call the search module, which is not written for what is left.
  const mayHoldQuery = site.doubt !== undefined && query === undefined && passedBy(site).length > 1;
  const isLong = (plan.body?.length ?? 0) > mostShown;
  if (plan.uses.length > 0 || isLong || (mayHoldQuery && plan.body !== undefined))
    return `${method} ${written.replace(/\?.*$/s, '')} with the paging in the query and the filters in the body`;
  const more = query === undefined || !query.holdsAdded ? plan.added : [];
  const parts = [
    ...(query === undefined || query.text === '{}' ? [] : [`the query \`${query.text}\``]),
    ...(plan.body === undefined ? [] : [`the body \`${plan.body}\``]),
  ];
  const beside = parts.length === 0 ? '' : ` with ${parts.join(' and ')}`;
  return `${method} ${withParameters(written, more)}${beside}${read}`;
}

/** Holes as code: a query behind its `?`, and the argument in place of a parameter's name. */
function readable(form: string): string {
  const isMarked = form.replaceAll('${?', '').includes('?');
  return form
    .replaceAll('${?', isMarked ? '${' : '?${')
    .replace(/\$\{\w+ of ([^{},]+)\}/g, (_, passed: string) => `\${${passed}}`);
}

function withParameters(url: string, added: RequestPlan['added']): string {
  const pairs = added.map(({ name, source }) => `${name}=${source.replace(/^(['"])(.*)\1$/, '$2')}`);
  const missing = pairs.filter((pair) => !url.includes(pair));
  return missing.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${missing.join('&')}`;
}

/** The new query that the call passes outside the URL; for a literal, it includes what is added. */
function queryBeside(site: CallSite, plan: RequestPlan): { text: string; holdsAdded: boolean } | undefined {
  const given = givenQueryExpression(site)?.node;
  if (given === undefined) return undefined;
  const text = editedText(site.file, given, plan);
  // Example: `{ params }`, which becomes `{ params: { ...params, unpaged: true } }`
  if (objectLiteral(given) === undefined) return { text: text.replace(/^\w+: (?=\{)/, ''), holdsAdded: false };
  const added = plan.added.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(text));
  const pairs = added.map(({ name, source }) => `${name}: ${source}`).join(', ');
  const inside = text.replace(/^\{\s*|(?<!\s)\s*(?:,\s*)?\}$/g, '');
  const all = [inside, pairs].filter((one) => one !== '').join(', ');
  const isCommented = /\/[/*]/.test(all);
  return { text: all === '' ? '{}' : isCommented ? `{\n  ${all}\n}` : `{ ${all} }`, holdsAdded: true };
}

/** An expression with the edits of the query inside it. */
function editedText(file: SourceFile, node: t.Node, { queryEdits }: RequestPlan): string {
  return editedRange(file.text, startOf(node), endOf(node), queryEdits);
}
