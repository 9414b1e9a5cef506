import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { basePlaces } from '../../requests/on-the-way/hooks.ts';
import { reaches } from '../../requests/texts/calls-taking.ts';
import { classBodyAround, isCall, isMember, isMemberOfThis } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenToName } from '../../values/given.ts';
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
  const origins = originsOf(site, evaluator);
  if (origins.length === 0) return undefined;
  const isForeign = (place: Place) => hostAt(evaluator, place, whereabouts) !== undefined;
  const direct = [...origins, ...origins.flatMap((one) => givenFor(site, evaluator, one))].find(isForeign);
  const found = direct ?? flowingInto(site, evaluator, origins, isForeign);
  if (found === undefined) return undefined;
  const where = `${found.file.path}:${found.file.positionOf(startOf(found.node)).line}`;
  const host = hostAt(evaluator, found, whereabouts);
  return refuse('other-service', `the same code also sends to the public host \`${host}\` (${where}); split the two`);
}

/** The expressions for the origin of a request: the start of its URL, or an option of the client or the call. */
function originsOf(site: CallSite, evaluator: Evaluator): readonly (Place | Hole)[] {
  const starts = site.pieces.slice(0, 1).flatMap(leavesOf);
  const open = starts.filter((one) => one.kind === 'hole');
  if (open.length > 0) return open;
  const isRelative = starts.some((one) => one.kind === 'text' && !startsWithAddress(one.text));
  return isRelative ? basePlaces(evaluator, site) : [];
}

function hostAt(evaluator: Evaluator, place: Place | Hole, whereabouts: Whereabouts): string | undefined {
  const pieces = 'kind' in place ? [place] : evaluator.text(place);
  const texts = textsOf(pieces).flatMap(addressesIn);
  return texts.flatMap((text) => foreignHost(text, whereabouts) ?? [])[0];
}

/** A literal address of another service that the code may give as the origin. */
function flowingInto(
  site: CallSite,
  evaluator: Evaluator,
  origins: readonly (Place | Hole)[],
  isForeign: (place: Place) => boolean,
): Place | undefined {
  const ofObjects = origins.flatMap((one) => ('via' in one ? one.via.filter((via) => isOfObject(site, via)) : []));
  const targets = [...origins.map(originOf), ...ofObjects].map(({ node }) => node);
  return writtenAddresses(evaluator, site).find((one) => isForeign(one) && reaches(evaluator, one, targets));
}

/**
 * An unknown origin; if it is a parameter of a function before the request, or made of one, as in `base.replace(…)`, what the
 * call passes for it.
 */
function originOf(origin: Place): Place {
  const { file, env } = origin;
  const node = subjectOf(origin.node);
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const frame = binding?.kind === 'param' ? frameOf(env, binding.declaration) : undefined;
  const index = frame && parametersOf(frame.callee).indexOf(binding?.identifier as t.Identifier);
  const given = index === undefined ? undefined : frame?.args[index];
  return given === undefined ? origin : originOf(given);
}

/** The value that methods are called on: `base` in `base.trim().replace(…)`. */
function subjectOf(node: t.Node): t.Node {
  return isCall(node) && isMember(node.callee) ? subjectOf(node.callee.object) : node;
}

/** A member of `this` in an object literal's method, if the call does not show the object: it may be a copy. */
function isOfObject({ functions }: CallSite, { node, file }: Via): boolean {
  if (!isMemberOfThis(node) || classBodyAround(file, node) !== undefined) return false;
  return !functions.some(({ node: one, file: home }) => home === file && contains(one, node));
}

const mostUsers = 20;

/** The literal addresses in the files that a request comes through, and in those that import them. */
function writtenAddresses(evaluator: Evaluator, { file, functions, sentBy }: CallSite): readonly Place[] {
  const own = [file, ...functions.map((one) => one.file), ...(sentBy ? [sentBy.file] : [])];
  const users = own.flatMap((one) => importing(evaluator, one)).slice(0, mostUsers);
  return [...new Set([...own, ...evaluator.openAll(users)])].flatMap(addressesWrittenIn);
}

const written = new WeakMap<SourceFile, readonly Place[]>();

/** The literal addresses in a file, looked for once for all requests that come through it. */
function addressesWrittenIn(file: SourceFile): readonly Place[] {
  const known = written.get(file);
  if (known !== undefined) return known;
  const found = [
    ...nodesOf(file, 'StringLiteral').filter(({ value }) => addressesIn(value).length > 0),
    ...nodesOf(file, 'TemplateLiteral').filter(({ quasis }) => addressesIn(quasis[0]?.value.cooked ?? '').length > 0),
  ].map((node) => ({ node, file, env: undefined }));
  written.set(file, found);
  return found;
}

/** A string if it starts with an address, or the strings in it that do, as in `'{"shop":"https://…"}'`. */
function addressesIn(text: string): readonly string[] {
  return [text, ...text.split('"').slice(1)].filter(startsWithAddress);
}

/** The texts that may stand for some pieces: one, or each entry of a list. */
function textsOf(pieces: readonly Piece[]): readonly string[] {
  const [only, ...others] = amongPieces(pieces);
  const forms = only?.kind === 'choice' && others.length === 0 ? only.branches : [pieces];
  return forms.flatMap((form) => knownText(form) ?? []);
}

/** The expressions that other code gives for an unknown origin. */
function givenFor(site: CallSite, evaluator: Evaluator, { node, file }: Place): readonly Place[] {
  const inClass = isOfConstructor(file, node);
  const toBase = inClass || isMemberOfThis(node) ? givenToBase(evaluator, site) : [];
  // A call in the class itself is made for all of its objects.
  const isOfAll = !inClass || classBodyAround(file, node) === classBodyAround(site.file, site.node);
  return node.type === 'Identifier' && isOfAll ? [...toBase, ...givenToName(evaluator, node, file)] : toBase;
}

function isOfConstructor(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const owner = binding?.declaration;
  return owner?.type === 'ClassMethod' && owner.kind === 'constructor';
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
