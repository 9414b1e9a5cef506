import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { reaches } from '../../requests/flow-of-text.ts';
import { baseNames } from '../../requests/guesses/unknown-client.ts';
import { clientOption, optionPlaces } from '../../requests/on-the-way/hooks.ts';
import { classBodyAround, isCall, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { importing } from '../../values/objects/foreign-uses.ts';
import { startsWithAddress } from '../../values/text/named-address.ts';
import { amongPieces, knownText, leavesOf } from '../../values/text/pieces.ts';
import { frameOf, type Hole, type Piece, type Place, type Via } from '../../values/value.ts';
import { foreignHost, type Whereabouts } from '../service/identity.ts';

/**
 * Why a request must stay unchanged: its origin is an argument for which other code also passes another service's, as
 * in a function that creates clients for two services, or an entry of a list with another service.
 */
export function sentElsewhere(site: CallSite, evaluator: Evaluator, whereabouts: Whereabouts): Refusal | undefined {
  if (site.double !== undefined) return undefined;
  const hostIn = (place: Place | Hole): string | undefined => {
    const pieces = 'kind' in place ? [place] : evaluator.text(place);
    return textsOf(pieces).flatMap((text) => foreignHost(text, whereabouts) ?? [])[0];
  };
  const origins = originsOf(site, evaluator);
  const given = [...origins.flatMap((one) => [one, ...givenFor(site, evaluator, one)]), ...basesGiven(site, evaluator)];
  const flowing = () => {
    const targets = origins.flatMap((one) => [
      originOf(one).node,
      ...one.via.flatMap((step) => (isOfObject(site, step) ? step.node : [])),
    ]);
    const written = targets.length === 0 ? [] : writtenAddresses(evaluator, site);
    return written.find((place) => hostIn(place) !== undefined && reaches(evaluator, place, targets));
  };
  const place = given.find((one) => hostIn(one) !== undefined) ?? flowing();
  if (place === undefined) return undefined;
  const { line } = place.file.positionOf(startOf(place.node));
  return refuse(
    'other-service',
    `the same code also sends to the public host \`${hostIn(place)}\` (${place.file.path}:${line}); split the two`,
  );
}

/** What stands for the unknown origin of a request: the start of its URL, or the address that its options give. */
function originsOf(site: CallSite, evaluator: Evaluator): readonly Hole[] {
  const starts = site.pieces.slice(0, 1).flatMap(leavesOf);
  const open = starts.filter((one) => one.kind === 'hole');
  if (open.length > 0) return open;
  const [first] = starts;
  if (first?.kind !== 'text' || startsWithAddress(first.text)) return [];
  const bases = baseNames.flatMap((name) => optionPlaces(evaluator, site, name));
  return bases
    .flatMap((place) => evaluator.text(place).flatMap(leavesOf).slice(0, 1))
    .filter(({ kind }) => kind === 'hole') as Hole[];
}

/** The addresses of the clients that calls in the code base pass for the client of a request, if that is a parameter. */
function basesGiven({ node, file, sentBy }: CallSite, evaluator: Evaluator): readonly Place[] {
  const sender = sentBy ?? { node, file };
  const callee = isCall(sender.node) ? sender.node.callee : undefined;
  const client = callee !== undefined && isMember(callee) ? callee.object : callee;
  const places = client === undefined ? [] : givenToName(evaluator, client, sender.file);
  return places.flatMap((place) => {
    const value = evaluator.evaluate(place);
    return value.kind === 'external'
      ? baseNames.flatMap((name) => clientOption(evaluator, value, name, place.file))
      : [];
  });
}

/** An unknown origin as the call passes it, if it is a parameter of a function on the way. */
function originOf(origin: Place): Place {
  const { node, file, env } = origin;
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const frame = binding?.kind === 'param' ? frameOf(env, binding.declaration) : undefined;
  const index = frame && parametersOf(frame.callee).indexOf(binding?.identifier as t.Identifier);
  const given = index === undefined ? undefined : frame?.args[index];
  return given === undefined ? origin : originOf(given);
}

/** A member of `this` in a method of an object literal, whose copies have it too, unless the call tells the object. */
function isOfObject({ functions }: CallSite, { node, file }: Via): boolean {
  if (!isOfThis(node) || classBodyAround(file, node) !== undefined) return false;
  return !functions.some(({ node: one, file: home }) => home === file && contains(one, node));
}

const mostUsers = 20;

/** The literal addresses in the files that a request comes through, and in those that import them. */
function writtenAddresses(evaluator: Evaluator, { file, functions, sentBy }: CallSite): readonly Place[] {
  const own = [file, ...functions.map((one) => one.file), ...(sentBy ? [sentBy.file] : [])];
  const users = own.flatMap((one) => importing(evaluator, one)).slice(0, mostUsers);
  return [...new Set([...own, ...evaluator.openAll(users)])].flatMap((home) =>
    nodesOf(home, 'StringLiteral')
      .filter(({ value }) => startsWithAddress(value))
      .map((node) => ({ node, file: home, env: undefined })),
  );
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
