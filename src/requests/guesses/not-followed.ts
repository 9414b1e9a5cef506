import type { CallNode } from '../../source/node-kinds.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { hole, knownText, leadingText, leavesOf } from '../../values/text/pieces.ts';
import type { Piece, Place } from '../../values/value.ts';
import type { CallSite, Refusal } from '../call-site.ts';
import type { Call } from '../form.ts';
import { siteOf, verbs } from './unknown-client.ts';

/**
 * A call that sends a request, or may, and receives a path that could not be followed to it: its request is unknown, so
 * it is reported. `isBelowBase`: the called functions put something before the path, and what that is could not be followed.
 */
export function notFollowedSite(
  evaluator: Evaluator,
  place: Place<CallNode>,
  doubt: Refusal,
  isBelowBase: boolean,
): CallSite | undefined {
  const call: Call = { evaluator, place, args: argumentPlaces(place) };
  const given = call.args.flatMap((arg) => (arg === undefined ? [] : elementsOf(arg)));
  const url = given.find((arg) => hasPath(evaluator, arg));
  if (url === undefined) return undefined;
  const site = siteOf(call, url, undefined);
  const named = given.flatMap((arg) => verbs.get(knownText(evaluator.text(arg))?.toLowerCase() ?? '') ?? []);
  const methods = named.length === 0 ? site.methods : { ...site.methods, known: named };
  const pieces = isBelowBase ? belowBase(site.pieces, { ...place, node: place.node.callee }) : site.pieces;
  return { ...site, pieces, methods, doubt };
}

/** A path without the start of the API, behind what the called function may put there. */
function belowBase(pieces: readonly Piece[], callee: Place): readonly Piece[] {
  const isPart = /^\/(?!api\/|\/)/.test(leadingText(pieces));
  return isPart ? [hole(callee, 'what comes before the path'), ...pieces] : pieces;
}

/** Whether nothing is known of the path that a request is sent to. */
export function isHidden({ pieces }: CallSite): boolean {
  return !pieces.flatMap(leavesOf).some((leaf) => leaf.kind === 'text' && /\w/.test(leaf.text.replace(/\?.*/s, '')));
}

/** The elements of an array literal; any other expression is a single one. */
function elementsOf(place: Place): readonly Place[] {
  if (place.node.type !== 'ArrayExpression') return [place];
  return place.node.elements.flatMap((node) =>
    node === null || node.type === 'SpreadElement' ? [] : [{ ...place, node }],
  );
}

function hasPath(evaluator: Evaluator, place: Place): boolean {
  return evaluator.text(place).some((piece) => piece.kind === 'text' && piece.text.includes('/'));
}
