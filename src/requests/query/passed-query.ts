import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { keyName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { queryPieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Hole, Piece, Place } from '../../values/value.ts';
import { literalGiven } from '../call-parts.ts';
import { type CallSite, givenLater, passedBy } from '../call-site.ts';
import type { QuerySlot } from '../edits/query-slot.ts';
import { QueryFlow } from './query-flow.ts';

/** What of a URL is query parameters that an own function takes as a whole. */
export interface PassedQuery {
  /** The expressions that the code gives to the function: what it loops over, spreads, or gives to `URLSearchParams`. */
  readonly given: readonly t.Node[];
  /** The pieces of the URL that the function makes of them. */
  readonly pieces: ReadonlySet<Piece>;
  /** Parameters that the function adds by name. */
  readonly names: ReadonlySet<string>;
  /** It takes strings only, by its type. */
  readonly takesTexts: boolean;
  /** Where the query would be passed, if it is left out. */
  readonly slot: QuerySlot | undefined;
  /** Part of the query is given by something else than the arguments of the call. */
  readonly isGivenElsewhere?: boolean;
}

export const nothingPassed: PassedQuery = {
  given: [],
  pieces: new Set(),
  names: new Set(),
  takesTexts: false,
  slot: undefined,
};

/**
 * Finds the expressions in a call of an own function that become query parameters as a whole, whatever is in them, on the
 * way to a request. `isOwn` tells the pieces of the URL that the call gives as its path.
 */
export function queryPassedTo(
  evaluator: Evaluator,
  call: Place<CallNode>,
  inner: CallSite,
  isOwn: (piece: Piece) => boolean,
): PassedQuery {
  const last = inner.pieces.findLastIndex((piece) => leavesOf(piece).some(isOwn));
  const flows = openHoles(inner.pieces.slice(last + 1)).map((hole) => [hole, flowOf(evaluator, call, hole)] as const);
  const options = new QueryFlow(evaluator, call);
  for (const node of optionsQueries(inner)) options.follow({ ...inner.url, node });
  const isPath = (node: t.Node) => inner.pieces.some((piece) => isOwn(piece) && standsIn(piece, node, call));
  return joined([...flows, [undefined, options]], isPath);
}

/** Finds the same for a URL that an own function builds: `fetch(buildUrl(path, query))`. */
export function queryPassedOn(evaluator: Evaluator, url: readonly Piece[], file: SourceFile): PassedQuery {
  const flows = openHoles(queryPieces(url)).flatMap((hole) => {
    const calls = hole.via.filter((one) => one.file === file && one.node.type === 'CallExpression');
    const tried = calls.map(({ node }) =>
      flowOf(evaluator, { node: node as t.CallExpression, file, env: undefined }, hole),
    );
    const flow = tried.find((one) => isFollowed(one) && !one.isOpen);
    return flow === undefined ? [] : [[hole, flow] as const];
  });
  const isPath = (node: t.Node) =>
    url.some((piece) => piece.kind === 'text' && piece.at?.file === file && contains(node, piece.at.node));
  return joined(flows, isPath);
}

/** Follows what is not known in a URL to what a call passes. */
function flowOf(evaluator: Evaluator, call: Place<CallNode>, hole: Hole): QueryFlow {
  const flow = new QueryFlow(evaluator, call);
  const given = [...hole.via, hole].find(({ node, file }) => file === call.file && flow.isPassed(node));
  if (given !== undefined) flow.found.add(given.node);
  else flow.follow({ ...hole, node: madeIn(hole) });
  return flow;
}

/** The variable that a query is made in, and filled in later: `const query = new URLSearchParams()`; else the query. */
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
  if (flows.some(([, { isOpen }]) => isOpen)) return { ...nothingPassed, isGivenElsewhere };
  const found = flows.flatMap(([, flow]) => [...flow.found]).filter((node) => !isPath(node));
  return {
    given: [...new Set(found)],
    pieces: new Set(flows.flatMap(([hole, flow]) => (hole !== undefined && isFollowed(flow) ? [hole] : []))),
    names: new Set(flows.flatMap(([, flow]) => [...flow.names])),
    takesTexts: flows.some(([, flow]) => flow.takesTexts),
    isGivenElsewhere,
    slot: flows.map(([, flow]) => flow.slot).find((slot) => slot !== undefined),
  };
}

function isFollowed({ found, slot }: QueryFlow): boolean {
  return found.size > 0 || slot !== undefined;
}

/** What is not known in a URL and is not the value of a parameter that stands before it. */
function openHoles(url: readonly Piece[]): readonly Hole[] {
  const open = url.filter((piece, index) => !isNamed(url[index - 1], piece));
  return open.flatMap((piece): readonly Hole[] =>
    piece.kind === 'choice' ? piece.branches.flatMap(openHoles) : piece.kind === 'hole' ? [piece] : [],
  );
}

/** Whether a string before a piece names the parameter that it is the value of. */
function isNamed(before: Piece | undefined, piece: Piece): boolean {
  return piece.kind !== 'text' && before?.kind === 'text' && /[\w\]]=$/.test(before.text);
}

function standsIn(piece: Piece, node: t.Node, { file }: Place): boolean {
  const places = [...piece.via, ...(piece.kind === 'text' ? [piece.at] : [piece])];
  return places.some((one) => one !== undefined && one.file === file && contains(node, one.node));
}

/** What the call of the library has as query parameters in its options, or is given later. */
function optionsQueries(inner: CallSite): readonly t.Node[] {
  const inOptions = passedBy(inner).flatMap((argument) =>
    (literalGiven(argument, inner.sentBy?.file ?? inner.file)?.properties ?? []).flatMap((property) =>
      property.type === 'ObjectProperty' && inner.queryNames.includes(keyName(property) ?? '') ? [property.value] : [],
    ),
  );
  return [...givenLater(inner), ...inOptions];
}
