import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { contains } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { leavesOf, pathLeaves } from '../../values/text/pieces.ts';
import type { Piece, Place, TextPiece } from '../../values/value.ts';
import {
  type CallSite,
  type Refusal,
  type RequestCall,
  type RequestChange,
  refuse,
  type Spelling,
} from '../call-site.ts';
import type { Finder, Reached } from '../finder.ts';
import { nothingPassed } from '../query/passed-query.ts';

/** Says where the path is: where an object is created, or in a table. */
function writtenElsewhere(leaves: readonly Piece[]): Refusal {
  const at = leaves.flatMap((leaf) => (leaf.kind === 'text' ? (leaf.at ?? []) : [])).at(-1);
  const where = at === undefined ? 'elsewhere' : `in ${at.file.path}:${at.file.positionOf(at.start).line}`;
  return refuse('url-not-editable', `the path is written ${where}; change it there, and this call with it`);
}

const ofMethod = refuse('method-unknown', 'the method is passed by name; pass the new one by hand');

/**
 * A call whose arguments do not contain the path: it comes from the creation of the receiver, or from a field of its
 * class, and no call inside the called functions contains the path itself; or it is inside them, and the call gives the
 * method. So it is reported here. `known`: the request as the call sees it.
 */
export function siteByContext(
  evaluator: Evaluator,
  place: Place<CallNode>,
  reached: Reached,
  known: RequestCall,
  finder: Finder,
): RequestCall | undefined {
  const { isCut } = finder;
  const shown = pathLeaves(reached.inner.pieces).filter((leaf) => leaf.kind === 'text' && namesResource(leaf.text));
  const isGiven = shown.some(
    (leaf) => leaf.kind === 'text' && isFromOutside(leaf, reached) && !isShown(leaf, reached, known, finder),
  );
  finder.isCut = isCut;
  const isByMethod = !isGiven && shown.length > 0 && givesMethod(evaluator, known, place);
  if (!isGiven && !isByMethod) return undefined;
  const doubt = writtenElsewhere(shown);
  return {
    ...known,
    file: place.file,
    node: place.node,
    url: place,
    isOwn: () => false,
    sentBy: undefined,
    passed: nothingPassed,
    // Only a method that the call itself passes can change without the path.
    ...(methodTexts(known, place).length > 0 ? {} : { doubt: isByMethod ? ofMethod : doubt }),
    respell: (change) => spelledMethod(known, place, change) ?? (isByMethod ? ofMethod : doubt),
  };
}

/**
 * Whether a call gives the method, other than GET, of a request that the called function can send with any: `change('PUT', id)`.
 */
function givesMethod(
  evaluator: Evaluator,
  { methods, sink }: RequestCall,
  { node, file, env }: Place<CallNode>,
): boolean {
  const [only, ...others] = methods.known;
  if (only === undefined || only === 'GET' || others.length > 0 || !sink || sink.methods.known.includes(only))
    return false;
  const isIt = (piece: Piece) =>
    piece.kind === 'text' &&
    methods.texts.some(({ at }) => at?.file === piece.at?.file && at?.start === piece.at?.start);
  return node.arguments.some((argument) =>
    holdsSuch(argument, (inner) => {
      const isText = /^(StringLiteral|Identifier|MemberExpression)$/.test(inner.type);
      return isText && evaluator.text({ node: inner, file, env }).some(isIt);
    }),
  );
}

/** Where a method other than GET stands in the arguments of a call: `this.call('put', id, { json })`. */
function methodTexts({ methods }: RequestCall, { node, file }: Place<CallNode>): readonly TextPiece[] {
  const [only, ...others] = methods.known;
  if (only === undefined || only === 'GET' || others.length > 0) return [];
  return methods.texts.filter(({ at }) => at?.file === file && contains(node, at.node));
}

/** The edits for a change of nothing but the method, in the case of the letters that stand there. */
function spelledMethod(
  known: RequestCall,
  place: Place<CallNode>,
  { method, path, base, body, added }: RequestChange,
): Spelling[] | undefined {
  if (method === undefined || path !== undefined || base !== undefined || body !== undefined || added.length > 0)
    return undefined;
  const edits = methodTexts(known, place).map(({ at, text }) => {
    const isLower = text === text.toLowerCase();
    return { start: at?.start ?? 0, end: at?.end ?? 0, text: isLower ? method.to.toLowerCase() : method.to };
  });
  return edits.length === 0 ? undefined : [edits];
}

/** Whether a string contains more of a path than the address of the service. */
function namesResource(text: string): boolean {
  const [path = ''] = text.split(/[?#]/);
  const behind = path.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^.*\/v\d+(?=\/|$)/, '');
  return /[a-z]{3}/.test(behind.replace(/^\/?api\b/, ''));
}

/** Whether a string is outside the called functions. */
function isFromOutside({ at }: TextPiece, { functions }: Reached): boolean {
  return at !== undefined && !functions.some((one) => one.file === at.file && contains(one.node, at.node));
}

/** Whether a piece before a path is at most the address of the service, which only the receiver may know. */
function isAddress(leaf: Piece): boolean {
  return leaf.kind !== 'text' || /^(https?:\/\/[^/]*)?\/?$/i.test(leaf.text);
}

/** How many paths a string is one of: those of all rows of a table, unless the call names one. */
function pathsWith({ pieces }: CallSite, node: t.Node | undefined): number {
  const isIn = (piece: Piece) => leavesOf(piece).some((leaf) => leaf.kind === 'text' && leaf.at?.node === node);
  return pieces.flatMap((piece) => (piece.kind === 'choice' && isIn(piece) ? piece.branches : [])).length;
}

/** Whether a call inside the called functions sends a string in the same request, whatever its receiver. */
function isShown({ at }: TextPiece, { functions, calls, inner }: Reached, known: RequestCall, finder: Finder): boolean {
  const whole = pathLeaves(inner.pieces);
  const isSame = (site: RequestCall): boolean => {
    const leaves = pathLeaves(site.pieces);
    const before = whole.length - leaves.length;
    const found = leaves.findIndex((leaf) => leaf.kind === 'text' && leaf.at?.node === at?.node);
    const other = found < 0 ? undefined : whole[before + found];
    return (
      site.methods.known.join() === known.methods.known.join() &&
      other?.kind === 'text' &&
      other.at?.node === at?.node &&
      whole.slice(0, before).every(isAddress) &&
      pathsWith(site, at?.node) <= pathsWith(inner, at?.node)
    );
  };
  if (known.sink !== undefined && isSame(known.sink)) return true;
  // Example: a test gives its own client to the class
  const isOnTheWay = (node: t.Node) => calls.some((call) => call.node === node);
  return functions.some((place) =>
    finder.sending
      .callsIn({ kind: 'function', place, self: undefined })
      .some((node) =>
        finder
          .reachedFrom({ node, file: place.file, env: undefined })
          .some((one) => (one.inner.node === inner.node || isOnTheWay(node)) && isSame(one.inner)),
      ),
  );
}
