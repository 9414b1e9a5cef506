import type * as t from '@babel/types';
import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import { argumentPlaces, boundCall } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { spreadPlaces } from '../../values/objects/members.ts';
import { returnsOf } from '../../values/returns.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { FunctionValue, Piece, Place, Value } from '../../values/value.ts';
import { type Loader, type RequestCall, refuse } from '../call-site.ts';
import { withQuery } from '../edits/query-slot.ts';
import type { Finder } from '../finder.ts';
import { sourceOf } from '../guesses/described-by-call.ts';
import { queryPassedOn } from '../query/passed-query.ts';
import { isLoadingHook } from './loading-hook.ts';
import { functionsOf } from './sending.ts';
import { throughFunction, wrapperSites } from './wrapper.ts';

const mostElements = 16;

/** Expressions for a function that may be passed on: names and members; a hook may receive the function itself. */
const named = /^(Identifier|(Optional)?MemberExpression)$/;
const given = /^(Identifier|(Optional)?MemberExpression|ArrowFunctionExpression|FunctionExpression)$/;

/**
 * The requests of a function of the code base that is passed as a value, to be called with a path next to it:
 * `['/api/v1/tags'].map(getJson)`, `useSWR(isOn ? '/api/v1/tags' : null, getJson)`.
 */
export function passedOnSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): RequestCall[] {
  const isHook = place.node.callee.type === 'Identifier' && /^use[A-Z]/.test(place.node.callee.name);
  const callees = place.node.arguments
    .filter(({ type }) => (isHook ? given : named).test(type))
    .flatMap((fn) => functionsOf(evaluator.evaluate({ ...place, node: fn })).map((callee) => ({ fn, callee })))
    .filter(({ callee }) => finder.sending.callsIn(callee).length > 0);
  if (callees.length === 0) return [];
  const paths = pathsBeside(evaluator, place, isHook);
  const isClientKnown = listOf(place.node) !== undefined || isLoadingHook(place);
  return paths.flatMap((path) =>
    callees.flatMap(({ fn, callee }) =>
      sitesOf(evaluator, place, callee, path, finder).map((found) => {
        const site = { ...found, isClientKnown };
        const isLoader = isHook && callees.length === 1 && named.test(fn.type);
        const loader = isLoader ? loaderOf(evaluator, place, { fn, callee }, path, finder) : undefined;
        return loader === undefined ? site : { ...site, loader };
      }),
    ),
  );
}

/** `load` in `useSWR('/tags', load)`, as if it were called. */
function loaderOf(
  evaluator: Evaluator,
  place: Place<CallNode>,
  { fn, callee }: { readonly fn: t.Node; readonly callee: FunctionValue },
  path: Place,
  finder: Finder,
): Loader | undefined {
  const node = { ...place.node, callee: fn, arguments: [path.node] } as t.CallExpression;
  const [call] = wrapperSites(evaluator, { ...place, node }, finder);
  return call && { fn, callee: callee.place, call };
}

/**
 * The requests of a call of what a function from outside the code base makes of one that sends them: `getAsync('/series')` after
 * `const getAsync = promisify(get)`, and `promisifyAll(api).getAsync('/series')`.
 */
export function convertedSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): RequestCall[] {
  const value = evaluator.evaluate({ ...place, node: place.node.callee });
  const callees = sourcesOf(evaluator, value, place).filter((one) => finder.sending.callsIn(one).length > 0);
  const paths = callees.length === 0 ? [] : argumentPlaces(place).filter((one) => one && isPath(evaluator, one));
  return paths.flatMap((path) =>
    callees.flatMap((callee) =>
      sitesOf(evaluator, place, callee, path as Place, finder).map((site) => ({ ...site, doubt: isConverted })),
    ),
  );
}

const isConverted = refuse(
  'passed-on',
  'another function changes how the function that sends the request is called; change this call by hand',
);

/** The requests of whoever calls what `load.bind(null, '/genres')` makes of a function of the code base. */
export function boundSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): RequestCall[] {
  const node = boundCall(place.node);
  const sites = node === undefined ? [] : wrapperSites(evaluator, { ...place, node }, finder);
  return sites.map((site) => ({ ...site, node: place.node, doubt: isBound }));
}

const isBound = refuse(
  'passed-on',
  'the function that sends the request is called elsewhere, with what is bound here; change this, and what reads the result, by hand',
);

/** The functions of the code base that are passed to the call that made a function or an object. */
function sourcesOf(evaluator: Evaluator, value: Value, place: Place): readonly FunctionValue[] {
  const [member, made] = value.kind === 'external' ? value.steps.toReversed() : [];
  const name = member?.kind === 'member' ? member.name.replace(/Async$/, '') : undefined;
  const call = name === undefined ? member : made;
  if (call?.kind !== 'call') return [];
  return argumentPlaces(call.place).flatMap((given) => {
    const source = given && evaluator.evaluate(given);
    if (source === undefined) return [];
    return functionsOf(name === undefined ? source : evaluator.member(source, name, place));
  });
}

function sitesOf(
  evaluator: Evaluator,
  place: Place<CallNode>,
  callee: FunctionValue,
  path: Place,
  finder: Finder,
): RequestCall[] {
  const isOwn = (piece: Piece) => [...piece.via, ...sourceOf(piece)].some((one) => isIn(one, path));
  return finder
    .reachedThrough(callee, [passedFor(callee, path)], place.env)
    .filter(({ inner }) => inner.pieces.flatMap(leavesOf).some((piece) => piece.kind === 'text' && isOwn(piece)))
    .map((reached) => {
      const known = throughFunction(reached, finder);
      // Example: `useSWR(addressOf('/tags', query), load)`
      const passed = isCall(path.node) ? queryPassedOn(evaluator, known.pieces, place.file) : known.passed;
      return {
        ...known,
        file: place.file,
        node: place.node,
        url: path,
        isOwn,
        passed,
        addsQuery: passed.slot === undefined ? 'url' : 'arguments',
        sentBy: undefined,
        through: [],
        isClientKnown: false,
        respell: ({ method, body, base, added }) =>
          (method ?? body ?? base) ? takesOnlyPath : withQuery([], passed.slot, added),
      };
    });
}

const takesOnlyPath = refuse(
  'passed-on',
  'the function that sends the request is passed as a value here and is given only a path; change it and this call by hand',
);

/** The argument of a function for a path: the list that contains the path, if it destructures that. */
function passedFor({ place: { node } }: FunctionValue, path: Place): Place {
  const list = path.file.names.parentOf(path.node);
  return node.params[0]?.type === 'ArrayPattern' && list?.type === 'ArrayExpression' ? { ...path, node: list } : path;
}

/** The list whose elements a function is called with: `paths` in `paths.map(load)`. */
function listOf({ callee }: CallNode): t.Expression | undefined {
  const isEach = callee.type === 'MemberExpression' && /^(map|flatMap|forEach)$/.test(memberName(callee) ?? '');
  return isEach ? callee.object : undefined;
}

/** The paths that a passed function may be called with: elements of the list it maps, or other arguments. */
function pathsBeside(evaluator: Evaluator, place: Place<CallNode>, isHook: boolean): readonly Place[] {
  const list = listOf(place.node);
  const isList = list !== undefined;
  const given = isList
    ? elementsOf(evaluator, { ...place, node: list })
    : argumentPlaces(place).flatMap((argument) => {
        if (argument === undefined) return [];
        return branchesOf(argument, isHook).map((branch) => elementsOf(evaluator, branch)[0] ?? branch);
      });
  return given.filter((one) => (isList || isHook ? evaluator.evaluate(one).kind === 'text' : isPath(evaluator, one)));
}

/** The alternatives of an expression, in a function or not: `() => (isOn ? x : null)`, `isOn && x`. */
function branchesOf(place: Place, isHook: boolean): readonly Place[] {
  const { node } = place;
  const inner = (one: t.Node) => branchesOf({ ...place, node: one }, isHook);
  if (node.type === 'ConditionalExpression') return [...inner(node.consequent), ...inner(node.alternate)];
  if (node.type === 'LogicalExpression' && node.operator === '&&') return inner(node.right);
  // Example: `useSWRInfinite((page) => …, load)`
  if (node.type !== 'ArrowFunctionExpression' || (node.params.length > 0 && !isHook)) return [place];
  return returnsOf(node).flatMap(inner);
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

function isIn(one: { readonly node: t.Node; readonly file: Place['file'] }, { node, file }: Place): boolean {
  return one.file === file && contains(node, one.node);
}

/** The requests of a call of a reassigned variable: it may call any of the assigned functions. */
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
  const doubt = refuse('reassigned', `\`${binding.name}\` is reassigned to another function; change the call by hand`);
  return functions.flatMap((one) => sitesOf(evaluator, place, one, path, finder)).map((site) => ({ ...site, doubt }));
}
