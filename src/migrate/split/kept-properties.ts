import type * as t from '@babel/types';
import type { OperationFacts } from '../../contract/profile.ts';
import { passedBy } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { keyName, objectLiteral, propertyName, writtenOut } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { type Alternative, asWhole, slicePieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Piece, TextPiece } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import { plainName } from '../query/query-parameter.ts';
import { pagingFunction } from './search-module.ts';

/** The source of the part of the query that stays; undefined if there is none. */
export function pagingSource(
  file: SourceFile,
  facts: OperationFacts,
  source: string,
  literal: t.ObjectExpression | undefined,
): string | undefined {
  if (facts.kept?.length === 0) return undefined;
  if (literal === undefined) return paging(file, facts, source);
  const kept = withoutProperties(file, literal, (name) => facts.kept?.includes(name) !== true);
  if (!isInSight(literal) || facts.added !== undefined) return paging(file, facts, kept);
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

/** The source of an object literal without the properties with some names. */
export function withoutProperties(
  file: SourceFile,
  literal: t.ObjectExpression,
  isOut: (name: string) => boolean,
): string {
  const kept = literal.properties.filter((property) => {
    const name = propertyName(property);
    return name === undefined || !isOut(plainName(name));
  });
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
