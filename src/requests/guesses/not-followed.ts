import type * as t from '@babel/types';
import { type CallNode, classBodyAround, isMemberOfThis } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { holdsSuch } from '../../source/walk.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { subclassesOf } from '../../values/objects/field-writes.ts';
import { hole, knownText, leadingText, leavesOf } from '../../values/text/pieces.ts';
import type { ClassNode, Piece, Place } from '../../values/value.ts';
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

/**
 * Whether a base class keeps the path that its constructor is given only as the start of others, so that none of its methods
 * requests that path itself: `super(http, '/api/v1/books')`, and `${this.path}/${id}` there.
 */
export function isKeptAsStart(evaluator: Evaluator, { node, file }: Place<CallNode>): boolean {
  const made =
    node.callee.type === 'Super' ? evaluator.evaluate({ node: node.callee, file, env: undefined }) : undefined;
  const own = classBodyAround(file, node);
  if (made?.kind !== 'instance' || own === undefined) return false;
  const base = made.place;
  const maker = base.node.body.body.find((one) => one.type === 'ClassMethod' && one.kind === 'constructor');
  const derived = subclassesOf(evaluator, { node: file.names.parentOf(own) as ClassNode, file, env: undefined });
  const bodies = [{ file: base.file, body: base.node.body }, { file, body: own }, ...derived.map(bodyOf)];
  return node.arguments.every((given, index) => {
    if (!hasPath(evaluator, { node: given, file, env: undefined })) return true;
    const kept = maker && 'params' in maker ? keptHere(base, maker.params[index]) : undefined;
    return kept !== undefined && bodies.every((one) => !holdsSuch(one.body, (inner) => isWhole(one.file, inner, kept)));
  });
}

function bodyOf({ file, node }: Place<t.Class>) {
  return { file, body: node.body };
}

/** The field that a parameter of a constructor declares, if only the class and those derived from it can read it. */
function keptHere({ file }: Place, param: t.Node | undefined): string | undefined {
  if (param?.type !== 'TSParameterProperty' || !/^(private|protected)$/.test(param.accessibility ?? ''))
    return undefined;
  const id = param.parameter.type === 'Identifier' ? param.parameter : undefined;
  return id && file.names.bindingOf(id)?.references.length === 0 ? id.name : undefined;
}

/** Whether a node is a use of a field other than as the start of a path with one more part. */
function isWhole({ names }: Place['file'], node: t.Node, field: string): boolean {
  if (!isMemberOfThis(node) || memberName(node as t.MemberExpression) !== field) return false;
  const text = names.parentOf(node);
  if (text?.type !== 'TemplateLiteral') return true;
  const behind = text.quasis.slice(text.expressions.indexOf(node as t.Expression) + 1).map(({ value }) => value.raw);
  return !/^\/[^/?#]*$/.test(behind.join('')) || behind.join('').length + behind.length < 3;
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
