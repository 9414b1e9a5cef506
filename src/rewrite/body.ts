import type * as t from '@babel/types';
import type { Refusal } from '../call-sites/call-site.ts';
import { inlineObject } from '../call-sites/object-edit.ts';
import { refuse } from '../call-sites/respell.ts';
import { canStandAt, contains, type SourceFile } from '../source/source-file.ts';
import { literal, writtenAt } from '../url/edit.ts';
import { slicePieces } from '../url/match.ts';
import { knownText } from '../url/pieces.ts';
import type { ChoicePiece, Hole } from '../url/value.ts';
import type { Found } from './migration.ts';

/** The body of a search: `{}`, or one condition (contract 4.1, rule 5). Values are expressions. */
export function bodyExpression(file: SourceFile, conditions: Readonly<Record<string, string>>): string {
  const [first] = Object.entries(conditions);
  if (first === undefined) return '{}';
  const [name, value] = first;
  const is = `operator: ${file.style.quote}is${file.style.quote}`;
  const test = inlineObject(file, [is, value === 'value' ? value : `value: ${value}`]);
  return inlineObject(file, [`condition: ${inlineObject(file, [`${name}: ${test}`])}`]);
}

/** The expression that gives a path parameter, for use outside of a URL: without URL encoding. */
export function parameterValue(found: Found, name: string): string | Refusal {
  const { match, site } = found;
  const span = match.parameters.get(name);
  const pieces = span ? slicePieces(match.alternative, span.start, span.end) : [];
  const text = knownText(pieces);
  if (text !== undefined) return literal(decodeURIComponent(text), site.file.style.quote);
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined && first.kind !== 'text') return holeValue(found, first) ?? notInSight(name);
  return mixedValue(found, name);
}

function notInSight(name: string): Refusal {
  return refuse('value-not-in-sight', `the value of \`${name}\` is not in sight of the call`);
}

function holeValue({ site, evaluator }: Found, hole: Hole | ChoicePiece): string | undefined {
  const encoded = encodedArgument(hole);
  if (encoded !== undefined && (contains(site.url.node, encoded) || canStandAt(hole.file, encoded, site.url.node))) {
    return hole.file === site.file ? site.file.textOf(encoded) : undefined;
  }
  const written = writtenAt(evaluator, site.url, hole);
  if (written === undefined) return undefined;
  const source = written.file.textOf(written.node);
  if (/\b(await|yield)\b/.test(source)) return undefined;
  return encoded === undefined ? source : `decodeURIComponent(${source})`;
}

/** `x` of `encodeURIComponent(x)`. */
function encodedArgument({ node, file }: Hole | ChoicePiece): t.Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !file.names.isGlobal(node.callee)) return undefined;
  return node.callee.name === 'encodeURIComponent' ? node.arguments[0] : undefined;
}

/** A path part made of text and holes, as a template. */
function mixedValue(found: Found, name: string): string | Refusal {
  const { match, site } = found;
  const span = match.parameters.get(name);
  const parts = span ? slicePieces(match.alternative, span.start, span.end) : [];
  let content = '';
  for (const piece of parts) {
    const value = piece.kind === 'text' ? piece.text : holeValue(found, piece);
    if (piece.kind === 'text') content += value;
    else if (value === undefined) return notInSight(name);
    else content += `\${${value}}`;
  }
  return literal(content, site.file.style.quote);
}
