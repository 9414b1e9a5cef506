import type * as t from '@babel/types';
import type { OperationFacts } from '../../contract/profile.ts';
import { passedBy } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { isCall } from '../../source/node-kinds.ts';
import { keyName, objectLiteral, propertyName, writtenOut } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { subclassesOf } from '../../values/objects/field-writes.ts';
import { namesHeld } from '../../values/objects/member-names.ts';
import { type Alternative, asWhole, slicePieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Piece, Place, TextPiece, Value } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import { plainName } from '../query/query-parameter.ts';
import { pagingFunction } from './search-module.ts';

/** The two parts of a query that is an object literal: which properties may hold what stays, and which what moves. */
interface Sides {
  readonly stays: readonly t.Node[];
  readonly moves: readonly t.Node[];
  /** Whether all properties are of one part only. */
  readonly isInSight: boolean;
}

/** Tells the parts apart; what is spread belongs to both, unless the names in it are known: `{ ...filter, ...paging(page) }`. */
function sidesOf(
  evaluator: Evaluator,
  file: SourceFile,
  { properties }: t.ObjectExpression,
  facts: OperationFacts,
): Sides {
  const isKept = (name: string) => facts.kept?.includes(plainName(name)) === true;
  const all = properties.map((property) => {
    const name = propertyName(property);
    const own = property.type === 'SpreadElement' ? undefined : name === undefined ? undefined : [name];
    const names =
      property.type === 'SpreadElement'
        ? namesSpread(evaluator, { node: property.argument, file, env: undefined })
        : own;
    const mayStay = names?.some(isKept) !== false;
    return { property, mayStay, mayMove: names === undefined || !mayStay || !names.every(isKept) };
  });
  return {
    stays: all.flatMap(({ property, mayStay }) => (mayStay ? [property] : [])),
    moves: all.flatMap(({ property, mayMove }) => (mayMove ? [property] : [])),
    isInSight: all.every(({ mayStay, mayMove }) => mayStay !== mayMove),
  };
}

/** The names in an object, or in each that it may be; undefined if they are not all known. */
function namesSpread(evaluator: Evaluator, place: Place): readonly string[] | undefined {
  const namesIn = (value: Value): readonly string[] | undefined => {
    if (value.kind === 'choice') {
      const all = value.branches.map(namesIn);
      return all.every((names) => names !== undefined) ? all.flat() : undefined;
    }
    return value.kind === 'object' ? namesHeld(value) : undefined;
  };
  return mayBeOverridden(evaluator, place) ? undefined : namesIn(evaluator.evaluate(place));
}

/** Whether an expression calls a method that a subclass replaces: `this.paging(page)`. */
function mayBeOverridden(evaluator: Evaluator, { node, ...at }: Place): boolean {
  if (!isCall(node)) return false;
  const called = evaluator.evaluate({ ...at, node: node.callee });
  const fn = called.kind === 'function' ? called.place : undefined;
  const owner = fn && classAround(fn.file, fn.node);
  if (fn === undefined || owner === undefined) return false;
  const name = keyName(fn.node as t.ClassMethod);
  const subclasses = subclassesOf(evaluator, { node: owner, file: fn.file, env: undefined });
  return subclasses.some(({ node: { body } }) =>
    body.body.some((one) => 'key' in one && keyName(one as t.ClassMethod) === name),
  );
}

/** The class whose method a function is. */
function classAround({ names }: SourceFile, node: t.Node): t.Class | undefined {
  const body = node.type === 'ClassMethod' ? names.parentOf(node) : undefined;
  const owner = body && names.parentOf(body);
  return owner?.type === 'ClassDeclaration' || owner?.type === 'ClassExpression' ? owner : undefined;
}

/** The source of what moves in a query that is an object literal. */
export function movingSource(
  evaluator: Evaluator,
  file: SourceFile,
  facts: OperationFacts,
  literal: t.ObjectExpression,
) {
  return sourceOf(file, literal, sidesOf(evaluator, file, literal, facts).moves);
}

/** The source of the part of the query that stays; undefined if there is none. */
export function pagingSource(
  evaluator: Evaluator,
  file: SourceFile,
  facts: OperationFacts,
  source: string,
  literal: t.ObjectExpression | undefined,
): string | undefined {
  if (facts.kept?.length === 0) return undefined;
  if (literal === undefined) return paging(file, facts, source);
  const { stays, isInSight } = sidesOf(evaluator, file, literal, facts);
  const kept = sourceOf(file, literal, stays);
  if (!isInSight || facts.added !== undefined) return paging(file, facts, kept);
  return kept === '{}' ? undefined : kept;
}

/** The names of the parameters that stay, if a query shows them all; undefined if it does not. */
export function namesThatStay(literal: t.ObjectExpression, facts: OperationFacts): readonly string[] | undefined {
  if (facts.added !== undefined || !isInSight(literal)) return undefined;
  return namesIn(literal).filter((name) => facts.kept?.includes(name));
}

function isInSight({ properties }: t.ObjectExpression): boolean {
  return properties.every((property) => property.type !== 'SpreadElement' && keyName(property) !== undefined);
}

function namesIn({ properties }: t.ObjectExpression): readonly string[] {
  return properties.flatMap((property) => plainName(propertyName(property) ?? ''));
}

/** The source of an object literal with only some of its properties. */
function sourceOf(file: SourceFile, literal: t.ObjectExpression, kept: readonly t.Node[]): string {
  if (kept.length === literal.properties.length) return file.textOf(literal);
  const [only] = kept;
  if (kept.length === 1 && only?.type === 'SpreadElement') return file.textOf(only.argument);
  return kept.length === 0
    ? '{}'
    : inlineObject(
        file,
        kept.map((property) => file.textOf(property)),
      );
}

/** A query in a URL, taken apart: what stays, what moves, and the rest behind that, all of which moves. */
interface TextParts {
  readonly stays: readonly (readonly Piece[])[];
  readonly moves: readonly (readonly Piece[])[];
  readonly rest: Exclude<Piece, TextPiece>;
  /** What stands before the rest, unless it brings that itself. */
  readonly mark: '&' | '';
  /** The names of the parameters that stay. */
  readonly names: readonly string[];
}

/**
 * Takes a query apart whose parameters are written out, but for the rest, of which the names are known:
 * `?size=${size}&tag=new${ofLibrary()}`. Undefined for any other query, or if the rest may hold something that stays.
 */
export function takenApart(alternative: Alternative, { kept }: OperationFacts): TextParts | undefined {
  const { pieces, offsets, flat, pathEnd } = alternative;
  const isKept = (name: string) => kept?.includes(plainName(name)) === true;
  const [rest, end] = [pieces.at(-1), offsets.at(-1)];
  if (rest === undefined || rest.kind === 'text' || end === undefined || end <= pathEnd) return undefined;
  const isPlain = pieces.slice(0, -1).every((one, index) => {
    return (offsets[index] as number) < pathEnd || one.kind === 'text' || (one.kind === 'hole' && !one.isQuery);
  });
  if (!isPlain || namesInRest(rest)?.some(isKept) !== false) return undefined;
  const parts = { stays: [] as (readonly Piece[])[], moves: [] as (readonly Piece[])[], names: [] as string[] };
  let at = pathEnd + 1;
  for (const pair of flat.slice(at, end).split('&')) {
    const name = pair === '' ? '' : wholePair.exec(pair)?.[1];
    if (name === undefined) return undefined;
    if (name !== '') (isKept(name) ? parts.stays : parts.moves).push(slicePieces(alternative, at, at + pair.length));
    if (isKept(name)) parts.names.push(plainName(name));
    at += pair.length + 1;
  }
  return { ...parts, rest, mark: flat[end - 1] === '&' ? '&' : '' };
}

/** A name, and a value that is text, or unknown as a whole. */
const wholePair = /^([\w.[\]-]+)=(?:[^#\uE000-\uF8FF]*|[\uE000-\uF8FF])$/;

/** The names of the parameters in each form of the end of a query; undefined unless all are known. */
function namesInRest(rest: Piece): readonly string[] | undefined {
  const forms = rest.kind === 'choice' ? rest.branches : [[rest]];
  const names = forms.flatMap((form) => {
    const { flat } = asWhole(form);
    const pairs = flat.split('&').filter((pair) => pair !== '');
    return pairs.map((pair) => wholePair.exec(pair)?.[1]);
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** A call that gives the part of a query that stays, with what is added to it. */
export function paging(file: SourceFile, facts: OperationFacts, source: string): string {
  const defaults = (facts.added ?? []).map(({ name, value }) => `${name}: ${quoted(file, value)}`);
  return `${pagingFunction}(${[source, ...(defaults.length > 0 ? [inlineObject(file, defaults)] : [])].join(', ')})`;
}

/** A query that a description has as text beside its URL: `{ url, param }` becomes `{ url, param: `?${pagingOf(param)}` }`. */
export function textBeside({ site, match: { alternative } }: Found, facts: OperationFacts) {
  const { pathEnd, flat } = alternative;
  const leaves = slicePieces(alternative, pathEnd, flat.length).flatMap(leavesOf);
  const values = passedBy(site).flatMap((one) =>
    (objectLiteral(one)?.properties ?? []).flatMap((property) => (property.type === 'ObjectProperty' ? property : [])),
  );
  const isFrom = (node: t.Node) => (leaf: Piece) =>
    [...leaf.via, ...(leaf.kind === 'text' ? [leaf.at] : [leaf])].some((one) => one?.node === node);
  const property = values.find(
    ({ value }) => value.type === 'Identifier' && leaves.length > 0 && leaves.every(isFrom(value)),
  );
  if (property === undefined || !site.beside?.length) return undefined;
  const { file } = site;
  const source = file.textOf(property.value);
  const text = facts.kept?.length === 0 ? '' : `?\${${paging(file, facts, source)}}`;
  const edit = {
    start: startOf(property.value),
    end: endOf(property.value),
    text: writtenOut(file.names, property.value, `\`${text}\``),
  };
  return { source, query: [{ start: pathEnd, end: flat.length, text, isElsewhere: true }], queryEdits: [edit] };
}
