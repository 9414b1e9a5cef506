import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import { contains } from '../source/source-file.ts';
import type { Evaluator } from '../url/evaluate.ts';
import { argumentPlaces, spreadPlaces } from '../url/members.ts';
import { leavesOf } from '../url/pieces.ts';
import type { CallNode, FunctionValue, Piece, Place } from '../url/value.ts';
import type { RequestCall } from './call-site.ts';
import { refuse } from './respell.ts';
import { functionsOf } from './sending.ts';
import { type Finder, requestsThrough, throughFunction } from './wrapper.ts';

const mostElements = 16;

/**
 * The requests of a function of the code base that is passed on as a value, to be called with a path that stands beside it:
 * `['/api/v1/tags'].map(getJson)`, `useSWR('/api/v1/tags', getJson)`.
 */
export function passedOnSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): RequestCall[] {
  const callees = place.node.arguments
    .filter(({ type }) => /^(Identifier|(Optional)?MemberExpression)$/.test(type))
    .flatMap((node) => functionsOf(evaluator.evaluate({ ...place, node })))
    .filter((callee) => finder.sending.callsIn(callee).length > 0);
  if (callees.length === 0) return [];
  const paths = pathsBeside(evaluator, place);
  return paths.flatMap((path) => callees.flatMap((callee) => sitesOf(evaluator, place, callee, path, finder)));
}

function sitesOf(
  evaluator: Evaluator,
  place: Place<CallNode>,
  callee: FunctionValue,
  path: Place,
  finder: Finder,
): RequestCall[] {
  const isOwn = (piece: Piece) => [...piece.via, ...sourceOf(piece)].some((one) => isIn(one, path));
  return requestsThrough(evaluator, callee, [path], place.env, finder)
    .filter(({ inner }) => inner.pieces.flatMap(leavesOf).some((piece) => piece.kind === 'text' && isOwn(piece)))
    .map((reached) => ({
      ...throughFunction(reached, finder),
      file: place.file,
      node: place.node,
      url: path,
      isOwn,
      sentBy: undefined,
      isClientKnown: false,
      respell: () => refuse('passed-on', 'the function that sends it is passed on as a value, and takes the path only'),
    }));
}

/** The paths that a function may be called with that is passed on: elements of the list it goes through, or other arguments. */
function pathsBeside(evaluator: Evaluator, place: Place<CallNode>): readonly Place[] {
  const { callee } = place.node;
  const name = callee.type === 'MemberExpression' ? keyName({ key: callee.property, computed: callee.computed }) : '';
  const isList = callee.type === 'MemberExpression' && /^(map|flatMap|forEach)$/.test(name ?? '');
  const given = isList
    ? elementsOf(evaluator, { ...place, node: callee.object })
    : argumentPlaces(place).flatMap((argument) => {
        const [first] = argument === undefined ? [] : elementsOf(evaluator, argument);
        return first ?? argument ?? [];
      });
  return given.filter((one) => isPath(evaluator, one));
}

function elementsOf(evaluator: Evaluator, list: Place): readonly Place[] {
  const value = evaluator.evaluate(list);
  if (value.kind !== 'array' || value.place.node.elements.length > mostElements) return [];
  return value.place.node.elements.flatMap((node) => (node === null ? [] : [{ ...value.place, node }]));
}

function isPath(evaluator: Evaluator, place: Place): boolean {
  if (evaluator.evaluate(place).kind !== 'text') return false;
  return evaluator.text(place).some((piece) => piece.kind === 'text' && piece.text.includes('/'));
}

function sourceOf(piece: Piece): readonly { readonly node: t.Node; readonly file: Place['file'] }[] {
  if (piece.kind !== 'text') return [piece];
  return piece.at === undefined ? [] : [piece.at];
}

function isIn(one: { readonly node: t.Node; readonly file: Place['file'] }, { node, file }: Place): boolean {
  return one.file === file && contains(node, one.node);
}

/** The requests of a call of a variable that is given other functions at another time: any of them may be called. */
export function reassignedSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): RequestCall[] {
  const { callee } = place.node;
  const binding = callee.type === 'Identifier' ? place.file.names.bindingOf(callee) : undefined;
  if (binding?.declaration.type !== 'VariableDeclarator' || binding.writes.length === 0) return [];
  const written = binding.writes.map((write) => (write.type === 'AssignmentExpression' ? write.right : undefined));
  const functions = [binding.declaration.init, ...written].flatMap((node) =>
    node == null ? [] : functionsOf(evaluator.evaluate({ ...place, node })),
  );
  const [path] = spreadPlaces(evaluator, place);
  if (path === undefined || functions.length === 0 || !isPath(evaluator, path)) return [];
  const doubt = refuse('reassigned', `\`${binding.name}\` is given another function at another time`);
  return functions.flatMap((one) => sitesOf(evaluator, place, one, path, finder)).map((site) => ({ ...site, doubt }));
}
