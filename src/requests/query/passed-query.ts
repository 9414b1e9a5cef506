import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { keyName, propertyName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { queryPieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Hole, Piece, Place, Via } from '../../values/value.ts';
import { literalGiven } from '../call-parts.ts';
import { type CallSite, givenLater, passedBy } from '../call-site.ts';
import type { QuerySlot } from '../edits/query-slot.ts';
import type { HeldQuery } from './held-query.ts';
import { isCutBy } from './query-fills.ts';
import { QueryFlow } from './query-flow.ts';
import type { QueryIn } from './query-steps.ts';
import type { SentAs } from './sent-names.ts';
import type { ValueWriter } from './skips-absent.ts';

/** The query parameters in a URL that a function of the code base takes as a whole. */
export interface PassedQuery {
  /** The expressions that the function receives: what it iterates over, spreads, or passes to `URLSearchParams`. */
  readonly given: readonly t.Node[];
  /** The names in them that are no query parameters: the function takes them for something else. */
  readonly without?: ReadonlySet<string>;
  /** The pieces of the URL that the function makes of them. */
  readonly pieces: ReadonlySet<Piece>;
  /** Parameters that the function adds by name. */
  readonly names: ReadonlySet<string>;
  /** Whether its type allows only strings. */
  readonly takesTexts: boolean;
  /** Whether each of its values is sent as one string, `undefined` for one that is absent. */
  readonly areTexts: boolean;
  /** Where the query could be passed, if it is omitted. */
  readonly slot: QuerySlot | undefined;
  /** Whether a part of the query does not come from the arguments of the call. */
  readonly isGivenElsewhere?: boolean;
  /** Whether it is sent under names that are made of those in the query. */
  readonly isRenamed?: boolean;
  /** Whether it is a list of pairs: always, or as well as an object. */
  readonly takesPairs?: 'only' | 'also';
  /** The name that a parameter is sent under, if it is renamed. */
  readonly sentAs?: SentAs;
  /** Whether parameters whose value is `undefined` are certainly not sent. */
  readonly leavesOutAbsent?: boolean;
  /** The options of the call, in which the query is a property that is not written at the call: `get('/genres', options)`. */
  readonly held?: HeldQuery;
  /** Code of the function that does not send each value as it is. */
  readonly writers?: readonly ValueWriter[];
  /** Whether the function names all of it, so that the call only gives values: `get('genres', libraryId)`. */
  readonly isNamed?: boolean;
}

export const nothingPassed: PassedQuery = {
  given: [],
  pieces: new Set(),
  names: new Set(),
  takesTexts: false,
  areTexts: false,
  slot: undefined,
};

/**
 * Finds the arguments of a function call that become query parameters as a whole, whatever is in them, on the way to a
 * request. `sending` is the call that `inner` describes; `isOwn` tells which pieces of the URL are the call's path.
 */
export function queryPassedTo(
  evaluator: Evaluator,
  call: Place<CallNode>,
  { inner, sending }: { readonly inner: CallSite; readonly sending: Place },
  isOwn: (piece: Piece) => boolean,
): PassedQuery {
  const last = inner.pieces.findLastIndex((piece) => leavesOf(piece).some(isOwn));
  const flows = openHoles(inner.pieces.slice(last + 1)).map((hole) => [hole, flowOf(evaluator, call, hole)] as const);
  const options = new QueryFlow(evaluator, call);
  for (const { node, members } of optionsQueries(evaluator, inner, sending))
    options.follow({ ...sending, node }, members);
  const isPath = (node: t.Node) => inner.pieces.some((piece) => isOwn(piece) && standsIn(piece, node, call));
  return joined([...flows, [undefined, options]], isPath);
}

/** Finds the same for a URL that a function of the code base builds: `fetch(buildUrl(path, query))`. */
export function queryPassedOn(evaluator: Evaluator, url: readonly Piece[], file: SourceFile): PassedQuery {
  const flows = openHoles(queryPieces(url)).flatMap((hole) => {
    const calls = hole.via.filter((one) => one.file === file && one.node.type === 'CallExpression');
    const tried = calls.map(({ node }) =>
      flowOf(evaluator, { node: node as t.CallExpression, file, env: undefined }, hole),
    );
    const flow = tried.find((one) => isFollowed(one) && !one.isOpen && one.held === undefined);
    return flow === undefined ? [] : [[hole, flow] as const];
  });
  const isPath = (node: t.Node) =>
    url.some((piece) => piece.kind === 'text' && piece.at?.file === file && contains(node, piece.at.node));
  return joined(flows, isPath);
}

/** Traces an unknown part of a URL back to the arguments of a call. */
function flowOf(evaluator: Evaluator, call: Place<CallNode>, hole: Hole): QueryFlow {
  const flow = new QueryFlow(evaluator, call);
  const given = [...hole.via, hole].find(({ node, file }) => file === call.file && flow.isPassed(node));
  if (given !== undefined) {
    flow.found.add(given.node);
    for (const one of hole.via) goThrough(flow, one);
  } else flow.follow({ ...hole, node: madeIn(hole) });
  return flow;
}

/** Goes through a function that takes a query and gives it back: `paged(params)`, which may add to it, or take from it. */
function goThrough(flow: QueryFlow, { node, file }: Via): void {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding?.kind !== 'param') return;
  flow.isOpen ||= binding.references.some((one) => isCutBy(file, one));
  flow.filled(binding, { node, file, env: undefined }, []);
}

/**
 * The variable that a query is created in and filled later: `const query = new URLSearchParams()`; otherwise the query.
 */
function madeIn({ node, file }: Hole): t.Node {
  const parent = file.names.parentOf(node);
  const isVariable = parent?.type === 'VariableDeclarator' && parent.init === node && parent.id.type === 'Identifier';
  return isVariable ? parent.id : node;
}

function joined(
  flows: readonly (readonly [hole: Hole | undefined, flow: QueryFlow])[],
  isPath: (node: t.Node) => boolean,
): PassedQuery {
  const isGivenElsewhere = flows.some(([, flow]) => flow.isGivenElsewhere);
  const isRenamed = flows.some(([, flow]) => flow.isRenamed);
  const sentAs = flows.map(([, flow]) => flow.sentAs).find((one) => one !== undefined);
  // What is renamed must be all that the call passes.
  const isMixed = sentAs !== undefined && flows.filter(([, flow]) => isFollowed(flow)).length > 1;
  if (isMixed || flows.some(([, { isOpen }]) => isOpen)) return { ...nothingPassed, isGivenElsewhere, isRenamed };
  const found = flows.flatMap(([, flow]) => [...flow.found]).filter((node) => !isPath(node));
  const names = new Set(flows.flatMap(([, flow]) => [...flow.names]));
  const without = new Set(flows.flatMap(([, flow]) => [...flow.without]));
  const [held] = flows.flatMap(([, flow]) => flow.held ?? []);
  const isKnown = (flow: QueryFlow) => isFollowed(flow) || flow.names.size > 0 || flow.held !== undefined;
  const pieces = new Set(flows.flatMap(([hole, flow]) => (hole !== undefined && isKnown(flow) ? [hole] : [])));
  if (held !== undefined)
    return { ...nothingPassed, isGivenElsewhere, isRenamed, ...(isOnly(held, flows) && { held, pieces }) };
  const [takesPairs] = flows.flatMap(([, flow]) => (isFollowed(flow) ? (flow.takesPairs ?? []) : []));
  const slot = flows.map(([, flow]) => flow.slot).find((one) => one !== undefined);
  return {
    given: [...new Set(found)],
    ...(without.size > 0 && { without }),
    pieces,
    names,
    isNamed: names.size > 0 && !isGivenElsewhere && !flows.some(([, flow]) => isFollowed(flow)),
    writers: flows.flatMap(([, flow]) => flow.writers),
    takesTexts: flows.some(([, flow]) => flow.takesTexts),
    areTexts: flows.some(([, flow]) => flow.areTexts),
    isGivenElsewhere,
    isRenamed,
    ...(sentAs !== undefined && { sentAs, leavesOutAbsent: flows.some(([, flow]) => flow.leavesOutAbsent) }),
    ...(takesPairs !== undefined && { takesPairs }),
    slot: slot && takesPairs === 'only' ? { ...slot, shape: 'pairs' } : slot,
  };
}

/** Whether all of a query is in the options of the call, except what the function adds by name. */
function isOnly(held: HeldQuery, flows: readonly (readonly [hole: Hole | undefined, flow: QueryFlow])[]): boolean {
  return flows.every(
    ([, flow]) =>
      (flow.held ?? held) === held && flow.takesPairs !== 'only' && !isFollowed(flow) && !flow.isGivenElsewhere,
  );
}

function isFollowed({ found, slot }: QueryFlow): boolean {
  return found.size > 0 || slot !== undefined;
}

/** The unknown parts of a URL that are not the value of a parameter named before them. */
function openHoles(url: readonly Piece[]): readonly Hole[] {
  const open = url.filter((piece, index) => !isNamed(url[index - 1], piece));
  return open.flatMap((piece): readonly Hole[] =>
    piece.kind === 'choice' ? piece.branches.flatMap(openHoles) : piece.kind === 'hole' ? [piece] : [],
  );
}

/** Whether the string before a piece names the parameter whose value it is. */
function isNamed(before: Piece | undefined, piece: Piece): boolean {
  return piece.kind !== 'text' && before?.kind === 'text' && /[\w\]]=$/.test(before.text);
}

function standsIn(piece: Piece, node: t.Node, { file }: Place): boolean {
  const places = [...piece.via, ...(piece.kind === 'text' ? [piece.at] : [piece])];
  return places.some((one) => one !== undefined && one.file === file && contains(node, one.node));
}

/** The query parameters in the options of a library call, or in later calls on it. */
function optionsQueries(evaluator: Evaluator, inner: CallSite, sending: Place): readonly QueryIn[] {
  const { queryNames } = inner;
  const membersOf = (node: t.Node, set: readonly unknown[] = []) =>
    queryNames.map((name) => ({ node, members: name.split('.') })).filter(({ members: [name] }) => !set.includes(name));
  const inOptions = passedBy(inner).flatMap((argument) => {
    const literal = literalGiven(argument, inner.sentBy?.file ?? inner.file);
    // Example: `client.request(config)`
    if (literal === undefined)
      return evaluator.evaluate({ ...sending, node: argument }).kind === 'object' ? membersOf(argument) : [];
    const held = literal.properties.flatMap((property, index): readonly QueryIn[] => {
      // Example: `client.request({ url, ...options })`; what stands behind counts: `{ ...options, params }`
      if (property.type === 'SpreadElement')
        return membersOf(property.argument, literal.properties.slice(index).map(propertyName));
      if (property.type !== 'ObjectProperty' || !queryNames.includes(keyName(property) ?? '')) return [];
      return [{ node: property.value, members: [] }];
    });
    // Example: `options.params = query`
    return held.length === 0 && argument.type === 'Identifier' ? membersOf(argument) : held;
  });
  return [...givenLater(inner).map((node) => ({ node, members: [] })), ...inOptions];
}
