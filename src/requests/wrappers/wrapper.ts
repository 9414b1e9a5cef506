import type * as t from '@babel/types';
import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { declaredWith } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { contains } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import { callsAtOnce, callWith, directCall } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { amongPieces, leavesOf, normalForm, pathLeaves } from '../../values/text/pieces.ts';
import type { Piece, Place, TextPiece } from '../../values/value.ts';
import {
  type CallSite,
  commonQueryNames,
  lackOf,
  type RequestCall,
  type RequestChange,
  type Spelling,
} from '../call-site.ts';
import { argumentsHeld } from '../edits/held-for-call.ts';
import { addProperties } from '../edits/object-edit.ts';
import { withQuery } from '../edits/query-slot.ts';
import type { Finder, Reached } from '../finder.ts';
import { nothingPassed, type PassedQuery, queryPassedOn, queryPassedTo } from '../query/passed-query.ts';
import { urlBuilderOf } from '../query/url-builder.ts';
import { urlUse } from '../url-use.ts';
import { builderOf, spellByChain } from './builder.ts';
import { siteByContext } from './by-context.ts';
import { growthsOf } from './growing/grow.ts';
import { besideGrowths } from './growing/grow-beside.ts';
import { siblingGrowths } from './growing/grow-sibling.ts';
import { isLoadingHook, loadedByHook } from './loading-hook.ts';
import { spellThroughWrapper } from './wrapper-spelling.ts';

/**
 * The requests that a call of the code base's own function leads to, as call sites of that call: URL, method and body
 * are what the function makes of its arguments. Excludes requests that do not depend on the call.
 */
export function wrapperSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): RequestCall[] {
  const { place: direct } = directCall(evaluator, place);
  return finder.reachedFrom(place).flatMap((reached): RequestCall[] => {
    const { inner } = reached;
    if (finder.isSentByArgument(direct, reached)) return [];
    const given = urlRoot(evaluator, direct, inner);
    const builder = given === undefined ? builderOf(evaluator, direct, inner) : undefined;
    const root = given ?? builder?.root;
    const known = throughFunction(reached, finder);
    if (known.sink !== undefined && isIndependent(inner, known.sink)) return [];
    if (root === undefined) return [siteByContext(evaluator, place, reached, known, finder) ?? []].flat();
    if (isSaidInside(reached, finder)) return [];
    const isOwn = (piece: Piece) => stands(piece, inner.beside?.includes(piece) ? direct.node : root, direct);
    const found = queryPassedTo(evaluator, direct, { inner, sending: reached.calls.at(-1) ?? inner.url }, isOwn);
    // A body takes the place of the query there.
    const own = inner.queryNames.includes('data') ? { ...found, slot: undefined } : found;
    const { passed, isBuilt, isInUrl } = queryGiven(evaluator, direct, { inner, own, root }, isOwn);
    const taking = callWith(direct, root);
    const isApart = isBuilt || taking !== direct;
    const slot = isApart || isInUrl ? undefined : passed.slot;
    const queries = own.without === undefined ? own.given : [];
    const way = { onward: reached.functions.slice(1), calls: reached.calls };
    const call = { evaluator, place: taking, inner, root, slot, queries, ...way };
    const site: RequestCall = {
      ...known,
      file: place.file,
      node: place.node,
      url: { ...place, node: root },
      ...givenBehind(known, direct),
      isOwn,
      addsQuery: isInUrl ? 'url' : 'arguments',
      // The names in the call say nothing about those that are sent.
      ...(passed.isRenamed === true && passed.sentAs === undefined && { queryNames: [] }),
      passed,
      urlBuilder: urlBuilderOf(evaluator, direct, inner.pieces, reached.functions),
      builder,
      respell: (change) => {
        const lack = lackOf(inner, change);
        if (lack !== undefined) return lack;
        if (builder !== undefined) return spellByChain(site, builder, change);
        const spelled = spellThroughWrapper(call, change);
        if ('refused' in spelled || !isApart) return spelled;
        return spelled.flatMap((spelling) => withQuery(spelling, passed.slot, change.added));
      },
      addInFunction: (added) => addedInFunction(evaluator, place.file, reached, finder, added),
      grow: (change) => {
        if (builder !== undefined && change.base === undefined) return [];
        // Another function may keep something under the URL as well.
        const sitesAt = (at: Place<CallNode>) => wrapperSites(evaluator, at, finder);
        const isKept = known.urlUse !== undefined && change.body !== undefined;
        return [
          ...(isKept ? [] : siblingGrowths(call, change)),
          ...(isKept ? [] : besideGrowths(call, change, finder, sitesAt)),
          ...growthsOf(call, change, finder, sitesAt),
        ];
      },
    };
    return [site];
  });
}

/** The edits that add parameters to the query of the next call on the way to a request. */
function addedInFunction(
  evaluator: Evaluator,
  file: SourceFile,
  { inner, calls }: Reached,
  finder: Finder,
  added: RequestChange['added'],
): Spelling | undefined {
  const [next] = calls;
  if (next?.file !== file) return undefined;
  const sites = next.node === inner.node ? [inner] : wrapperSites(evaluator, next, finder);
  const site = sites.find(({ sentBy, node }) => (sentBy?.node ?? node) === (inner.sentBy?.node ?? inner.node));
  const [given, ...others] = site?.passed.given ?? [];
  const properties = added.map(({ name, source }) => `${name}: ${source}`);
  if (given?.type === 'ObjectExpression' && others.length === 0) return addProperties(file, given, properties);
  if (site?.addsQuery !== 'arguments') return undefined;
  const spelled = site.respell({ method: undefined, path: undefined, body: undefined, added });
  return 'refused' in spelled ? undefined : spelled[0];
}

/** How a call passes a query: to the function that it calls, or to one that makes the URL. */
function queryGiven(
  evaluator: Evaluator,
  call: Place<CallNode>,
  { inner, own, root }: { readonly inner: RequestCall; readonly own: PassedQuery; readonly root: t.Node },
  isOwn: (piece: Piece) => boolean,
) {
  // Example: `json(buildUrl(path, query))`, `json(path + toQuery(query))`
  // Example: `request({ url: buildUrl(path, query) })`, which could also take the query as an option
  const isMade = isCall(root.type === 'AwaitExpression' ? root.argument : root);
  const mayBeBuilt = own.given.length === 0 && (own.slot === undefined ? holdsCall(call.file, root) : isMade);
  const built = mayBeBuilt ? queryPassedOn(evaluator, inner.pieces, call.file) : nothingPassed;
  const isAlone = isCall(root) && own.slot === undefined;
  const isBuilt = mayBeBuilt && (isAlone || built.given.length > 0 || built.slot !== undefined);
  const passed = isBuilt ? built : own;
  // What the function that makes the URL writes is no query of the call.
  const isWritten = (piece: Piece) => isOwn(piece) && (!isBuilt || isWrittenIn(piece, call));
  return { passed, isBuilt, isInUrl: passed.slot === undefined || beginsQuery(inner.pieces, isWritten) };
}

/** Whether a call makes a part of an expression, or of the constant that it is: `const url = buildUrl(path, query)`. */
function holdsCall({ names }: SourceFile, node: t.Node): boolean {
  return holdsSuch(declaredWith(names, node) ?? node, isCall);
}

function isWrittenIn(piece: Piece, { node, file }: Place): boolean {
  return piece.kind === 'text' && piece.at?.file === file && contains(node, piece.at.node);
}

/** Whether the part of a URL that a call gives has a query. */
function beginsQuery(url: readonly Piece[], isOwn: (piece: Piece) => boolean): boolean {
  return url.flatMap(leavesOf).some((piece) => piece.kind === 'text' && piece.text.includes('?') && isOwn(piece));
}

/** The query that later calls on the result of a function set, if it returns the request itself. */
function givenBehind({ query, laterQuery, laterAt }: RequestCall, place: Place<CallNode>) {
  const later = laterAt?.(place) ?? [];
  if (later.length === 0) return { query, laterQuery };
  const isKnown = later !== 'unknown' && laterQuery !== 'unknown' && query === 'none';
  return isKnown
    ? ({ query: 'some', laterQuery: later } as const)
    : ({ query: 'unknown', laterQuery: 'unknown' } as const);
}

/** A request that a function leads to, as its callers see it. */
export function throughFunction({ inner, functions, calls }: Reached, finder: Finder): RequestCall {
  const { node, file } = inner;
  const onTheWay = [...functions, ...inner.functions];
  return {
    ...inner,
    queryNames: inner.queryNames.includes('data') ? [...commonQueryNames, 'data'] : commonQueryNames,
    queryArgument: undefined,
    laterQuery: inner.laterQuery === 'unknown' ? 'unknown' : [],
    addsQuery: 'url',
    types: undefined,
    functions: onTheWay,
    within: calls.at(-1)?.env ?? inner.url.env,
    sentBy: inner.sentBy ?? { node, file, env: undefined },
    through: [...calls, ...inner.through],
    ...(calls.some(isLoadingHook) && { doubt: loadedByHook }),
    sink: finder.siteAt({ node, file, env: undefined }),
    urlUse: urlUse(onTheWay, inner),
    reads: readsOf(onTheWay),
  };
}

/** The names that the called functions use to read a response. */
function readsOf(functions: Reached['functions']): string {
  const names = new Set<string>();
  for (const { node: callee } of functions) {
    walk(callee.body, (node) => {
      const property = node.type === 'MemberExpression' ? node.property : undefined;
      if (property?.type === 'Identifier' && /^(json|text|data|parse|blob)$/.test(property.name))
        names.add(property.name);
    });
  }
  return [...names].sort().join(' ');
}

/** Whether a request is the same for every caller of the function: then it is itself a call site. */
function isIndependent(inner: CallSite, sink: CallSite): boolean {
  const isSameUrl = normalForm(amongPieces(inner.pieces)) === normalForm(amongPieces(sink.pieces));
  return isSameUrl && inner.methods.known.join() === sink.methods.known.join();
}

/**
 * Whether a call inside the called functions requests the same path whoever calls them, on the way that this call takes:
 * `load('/genres')` in what `createClient(root)` returns.
 */
function isSaidInside({ inner, calls }: Reached, finder: Finder): boolean {
  const { isCut } = finder;
  const isSaid = calls.some(({ node, file }, index) => {
    const onward = calls.slice(index + 1);
    const isOnward = (one: Reached) =>
      one.inner.node === inner.node && one.calls.every((call, at) => call.node === onward[at]?.node);
    return finder
      .reachedFrom({ node, file, env: undefined })
      .some((one) => isOnward(one) && pathOf(one.inner) === pathOf(inner));
  });
  finder.isCut = isCut;
  return isSaid;
}

/** Method and path; the host before `/api/` may be known from one call only. */
function pathOf({ pieces, methods }: CallSite): string {
  const leaves = pathLeaves(pieces).map((leaf) => (leaf.kind === 'text' ? beforeQuery(leaf) : leaf));
  const path = normalForm(leaves);
  return `${methods.known.join()} ${path.slice(Math.max(0, path.indexOf('/api/')))}`;
}

function beforeQuery(text: TextPiece): TextPiece {
  return { ...text, text: text.text.split('?', 1)[0] as string };
}

/** The expression in a call for the end of the path, as far as its text is known, or one of the texts in a list. */
export function urlRoot(evaluator: Evaluator, call: Place<CallNode>, inner: CallSite): t.Node | undefined {
  let root: t.Node | undefined;
  for (const piece of pathLeaves(inner.pieces)) {
    const isSaid = piece.kind === 'text' ? piece.text !== '' : piece.among !== undefined;
    const anchor = isSaid ? anchorIn(piece, call) : undefined;
    if (anchor !== undefined) root = wholeText(evaluator, anchor, call);
  }
  return root;
}

/** The node in a call's arguments through which a piece came. */
function anchorIn(piece: Piece, call: Place<CallNode>): t.Node | undefined {
  const { file } = call;
  const given = callsAtOnce(call).flatMap(argumentsHeld);
  const isIn = (inner: t.Node) => given.some((argument) => contains(argument, inner));
  const via = piece.via.find((one) => one.file === file && isIn(one.node));
  if (via !== undefined) return via.node;
  if (piece.kind === 'text') return piece.at?.file === file && isIn(piece.at.node) ? piece.at.node : undefined;
  return piece.file === file && isIn(piece.node) ? piece.node : undefined;
}

const textual =
  /^(TemplateLiteral|BinaryExpression|ConditionalExpression|LogicalExpression|TSAsExpression|TSNonNullExpression|TSSatisfiesExpression|ParenthesizedExpression|AwaitExpression)$/;

/** The largest expression around a node that is still the same text. */
function wholeText(evaluator: Evaluator, node: t.Node, { node: call, ...place }: Place<CallNode>): t.Node {
  const { file } = place;
  let whole = node;
  for (
    let parent = file.names.parentOf(whole);
    parent !== undefined && parent !== call;
    parent = file.names.parentOf(whole)
  ) {
    const isTextCall =
      isCall(parent) &&
      contains(call, parent) &&
      !call.arguments.some((argument) => argument === whole) &&
      // Example: `execute(GET(url))`, where `GET` returns `{ method, url }`, and `get(url)(query)`
      !/^(object|function)$/.test(evaluator.evaluate({ ...place, node: parent }).kind);
    const isCallee = parent.type === 'MemberExpression' && parent.object === whole;
    if (!textual.test(parent.type) && !isTextCall && !isCallee) break;
    whole = parent;
  }
  return whole;
}

/** Whether a piece comes from an expression in a call. */
export function stands(piece: Piece, root: t.Node, { file }: Place): boolean {
  const nodes = [...piece.via, ...(piece.kind === 'text' ? [piece.at] : [piece])];
  return nodes.some((one) => one !== undefined && one.file === file && contains(root, one.node));
}
