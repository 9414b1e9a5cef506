import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { classBodyAround, isCall } from '../../source/node-kinds.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { amongPieces, knownText, leavesOf } from '../../values/text/pieces.ts';
import type { Hole, Piece, Place } from '../../values/value.ts';
import { foreignHost, type Whereabouts } from '../service/identity.ts';

/**
 * Why a request must stay unchanged: its origin is an argument for which other code also passes another service's, as
 * in a function that creates clients for two services, or an entry of a list with another service.
 */
export function sentElsewhere(site: CallSite, evaluator: Evaluator, whereabouts: Whereabouts): Refusal | undefined {
  if (site.double !== undefined) return undefined;
  const [first] = site.pieces.flatMap(leavesOf);
  if (first?.kind !== 'hole') return undefined;
  const given = givenFor(site, evaluator, first).map((place) => ({ place, pieces: evaluator.text(place) }));
  for (const { place, pieces } of [{ place: first, pieces: [first] }, ...given]) {
    const host = textsOf(pieces).flatMap((text) => foreignHost(text, whereabouts) ?? [])[0];
    if (host === undefined) continue;
    const { line } = place.file.positionOf(startOf(place.node));
    return refuse(
      'other-service',
      `the same code also sends to the public host \`${host}\` (${place.file.path}:${line}); split the two`,
    );
  }
  return undefined;
}

/** The texts that may stand for some pieces: one, or each entry of a list. */
function textsOf(pieces: readonly Piece[]): readonly string[] {
  const [only, ...others] = amongPieces(pieces);
  const forms = only?.kind === 'choice' && others.length === 0 ? only.branches : [pieces];
  return forms.flatMap((form) => knownText(form) ?? []);
}

/** The expressions that other code gives for an unknown origin. */
function givenFor(site: CallSite, evaluator: Evaluator, { node, file }: Hole): readonly Place[] {
  const inClass = isOfConstructor(file, node);
  const toBase = inClass || isOfThis(node) ? givenToBase(evaluator, site) : [];
  // A call in the class itself is made for all of its objects.
  const isOfAll = !inClass || classBodyAround(file, node) === classBodyAround(site.file, site.node);
  return node.type === 'Identifier' && isOfAll ? [...toBase, ...givenToName(evaluator, node, file)] : toBase;
}

function isOfConstructor(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const owner = binding?.declaration;
  return owner?.type === 'ClassMethod' && owner.kind === 'constructor';
}

function isOfThis(node: t.Node): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'ThisExpression';
}

const mostSteps = 3;

/** What code assigns to a variable, or what calls in the code base pass for a parameter, however many names it goes through. */
function givenToName(evaluator: Evaluator, node: t.Node, file: SourceFile, steps = mostSteps): readonly Place[] {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined || steps === 0) return [];
  const assigned = binding.writes.flatMap((write) => (write.type === 'AssignmentExpression' ? [write.right] : []));
  const given = [
    ...givenTo(evaluator, binding, file).map(({ place }) => place),
    ...assigned.map((right) => ({ node: right, file, env: undefined })),
  ];
  return given.flatMap((place) => [place, ...givenToName(evaluator, place.node, place.file, steps - 1)]);
}

/** The arguments that the class around a call passes to its base class: `super('https://…')`. */
function givenToBase(evaluator: Evaluator, { node, file }: CallSite): readonly Place[] {
  const owner = classBodyAround(file, node);
  const found: Place[] = [];
  if (owner !== undefined) {
    walk(owner, (call) => {
      if (!isCall(call) || call.callee.type !== 'Super') return;
      const places = call.arguments.map((given) => ({ node: given, file, env: undefined }));
      found.push(...places.filter((place) => evaluator.evaluate(place).kind === 'text'));
    });
  }
  return found;
}
