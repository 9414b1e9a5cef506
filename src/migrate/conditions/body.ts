import { type Refusal, refuse } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { decoded } from '../../source/decoded.ts';
import { isMember } from '../../source/node-kinds.ts';
import { canStandAt, contains, type SourceFile } from '../../source/source-file.ts';
import { slicePieces } from '../../values/text/match.ts';
import { knownText } from '../../values/text/pieces.ts';
import { literal } from '../../values/text/write-out.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import type { ChoicePiece, Hole, Piece, Place } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import { expressionAtCall } from '../query/query-in-url.ts';
import { allOf, type Condition } from './condition.ts';
import { encodedArgument } from './encoders.ts';

/**
 * The body of a search: its conditions, which must all hold, and other properties, given as source (contract 4.1, rule
 * 5).
 */
export function bodyExpression(
  file: SourceFile,
  conditions: readonly Condition[],
  others: readonly string[] = [],
): string {
  const all = allOf(file, conditions);
  const properties = [...(all === undefined ? [] : [`condition: ${all}`]), ...others];
  return properties.length === 0 ? '{}' : inlineObject(file, properties);
}

/** The condition that a property has a value, given as source. */
export function isCondition(file: SourceFile, name: string, value: string): string {
  const is = `operator: ${file.style.quote}is${file.style.quote}`;
  return inlineObject(file, [`${name}: ${inlineObject(file, [is, value === 'value' ? value : `value: ${value}`])}`]);
}

/** A part of a path that is later replaced with a value. */
const isPlaceholder = /^(\{\w+\}|:\w+)$/;

/** The expression for a path parameter outside a URL, without URL encoding. */
export function parameterValue(found: Found, name: string): string | Refusal {
  const span = found.match.parameters.get(name);
  const pieces = span ? slicePieces(found.match.alternative, span.start, span.end) : [];
  const text = knownText(pieces);
  if (text !== undefined && isPlaceholder.test(text) && found.site.double === undefined) return notInSight();
  if (text !== undefined) return literal(decoded(text), found.site.file.style.quote);
  return pieceSource(found, pieces, decoded);
}

/** The expression for a part of a URL, for use outside it, without URL encoding; decoded like a query by default. */
export function pieceSource(found: Found, pieces: readonly Piece[], decode = decodedQuery): string | Refusal {
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined && first.kind !== 'text')
    return holeValue(found, first) ?? notInSight();
  let content = '';
  for (const piece of pieces) {
    const value = piece.kind === 'text' ? decode(piece.text) : holeValue(found, piece);
    if (value === undefined) return notInSight();
    content += piece.kind === 'text' ? value : `\${${value}}`;
  }
  return literal(content, found.site.file.style.quote);
}

function notInSight(): Refusal {
  return refuse(
    'value-unknown',
    'a value needed in the body is not known at the call; pass it in, or change the call by hand',
  );
}

function holeValue({ site, evaluator }: Found, hole: Hole | ChoicePiece): string | undefined {
  const encoded = encodedArgument(hole);
  if (encoded !== undefined && (contains(site.url.node, encoded) || canStandAt(hole.file, encoded, site.url.node))) {
    return hole.file === site.file ? site.file.textOf(encoded) : undefined;
  }
  // Example: `requestUrl(this.params(`${root}/series/${id}/books`))`, whose URL is where a function describes the request
  const called: Place = { node: site.node, file: site.file, env: undefined };
  const written = writtenAt(evaluator, site.url, hole) ?? writtenAt(evaluator, called, hole);
  if (written === undefined) return plainValue({ site, evaluator }, hole) ?? valueAtCall(site, hole);
  const source = written.file.textOf(written.node);
  if (/\b(await|yield)\b/.test(source)) return undefined;
  return encoded === undefined ? source : `decodeURIComponent(${source})`;
}

/** What a function of the file reads of its parameter, as its call can read it: `view.library` for `within(view)`. */
function valueAtCall({ file, url }: Found['site'], hole: Hole | ChoicePiece): string | undefined {
  const found = hole.file === file && isMember(hole.node) ? expressionAtCall(hole, hole.node) : undefined;
  return found !== undefined && canStandAt(file, found.node, url.node) ? found.source : undefined;
}

/** The value that a function between the call and the request encodes: `id` for `encodeURIComponent(String(values.id))`. */
function plainValue(
  { site, evaluator }: Pick<Found, 'site' | 'evaluator'>,
  hole: Hole | ChoicePiece,
): string | undefined {
  const plain = hole.kind === 'hole' ? encodedArgument(hole) : undefined;
  if (hole.kind !== 'hole' || plain === undefined) return undefined;
  const pieces = evaluator.text({ ...hole, node: plain });
  const [piece] = pieces;
  const written =
    piece === undefined || piece.kind === 'text' || pieces.length > 1
      ? undefined
      : writtenAt(evaluator, site.url, piece);
  const source = written?.file.textOf(written.node);
  return source === undefined || /\b(await|yield)\b/.test(source) ? undefined : source;
}

/** Text of a query with its encoding removed, if it is valid. */
export function decodedQuery(text: string): string {
  return decoded(text.replaceAll('+', ' '));
}
