import type * as t from '@babel/types';
import { type CallNode, isFunction } from '../source/node-kinds.ts';
import { callsIn, nodesOf } from '../source/nodes.ts';
import { keyName } from '../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../source/source-file.ts';
import { work } from '../source/work.ts';
import { type Evaluator, evaluatorOf } from '../values/evaluate.ts';
import { leavesOf, normalForm } from '../values/text/pieces.ts';
import type { External, Place, Value } from '../values/value.ts';
import { type CallSite, type Refusal, type RequestCall, refuse, type SiteNode } from './call-site.ts';
import { doubles } from './doubles/doubles.ts';
import { Finder, type LibraryReader } from './finder.ts';
import type { Library } from './form.ts';
import { declaredClientSite } from './guesses/declared-client.ts';
import { describedSites, requestObjectSite } from './guesses/described.ts';
import { sitesDescribedByCall } from './guesses/described-by-call.ts';
import { generatedClientSite } from './guesses/generated-client.ts';
import { isHidden, isKeptAsStart, notFollowedSite } from './guesses/not-followed.ts';
import { refuseStated, statedOwnSite, statedSite } from './guesses/stated-client.ts';
import { looksLikeSender, unknownClientSite } from './guesses/unknown-client.ts';
import { angularLibrary } from './libraries/angular.ts';
import { axiosLibrary } from './libraries/axios.ts';
import { fetchLibrary, requestLibrary } from './libraries/fetch.ts';
import { gmLibrary } from './libraries/gm.ts';
import { jqueryLibrary } from './libraries/jquery.ts';
import { gotLibrary, kyLibrary } from './libraries/ky.ts';
import { electronNetLibrary, nodeHttpLibrary } from './libraries/node-http.ts';
import { obsidianLibrary } from './libraries/obsidian.ts';
import { nuxtFetchLibrary, ofetchLibrary } from './libraries/ofetch.ts';
import { openapiFetchLibrary, openapiQueryLibrary, pathClientLibrary } from './libraries/openapi-fetch.ts';
import { typescriptFetchLibrary } from './libraries/openapi-typescript-fetch.ts';
import { rtkCallSite, rtkQuerySites } from './libraries/rtk/rtk-query.ts';
import { similarLibraries } from './libraries/similar/similar.ts';
import { superagentLibrary, supertestLibrary } from './libraries/superagent.ts';
import { undiciClientLibrary, undiciLibrary } from './libraries/undici.ts';
import { xhrLibrary } from './libraries/xhr.ts';
import { certaintyOfName } from './methods.ts';
import { readCall } from './read-call.ts';
import { type Recognised, recognise } from './recognise.ts';
import { behindAddress } from './wrappers/address-call.ts';
import { loadingOf } from './wrappers/loading-hook.ts';
import { boundSites, convertedSites, passedOnSites, reassignedSites } from './wrappers/passed-on.ts';
import { functionsOf } from './wrappers/sending.ts';
import { wrapperSites } from './wrappers/wrapper.ts';

/** Every library whose calls are known. */
export const libraries = [
  fetchLibrary,
  requestLibrary,
  axiosLibrary,
  kyLibrary,
  gotLibrary,
  ofetchLibrary,
  nuxtFetchLibrary,
  superagentLibrary,
  angularLibrary,
  jqueryLibrary,
  xhrLibrary,
  gmLibrary,
  openapiFetchLibrary,
  pathClientLibrary,
  openapiQueryLibrary,
  typescriptFetchLibrary,
  nodeHttpLibrary,
  electronNetLibrary,
  undiciLibrary,
  undiciClientLibrary,
] as const;

const known: readonly Library[] = [...libraries, ...similarLibraries, obsidianLibrary, supertestLibrary, ...doubles];

/**
 * Every expression in a file that sends a request to any service, in source order: calls of HTTP libraries, and calls
 * of the code base's own functions that lead to one. `isWanted` skips calls that are not needed. A call at which the search
 * fails is left with the reason that `failed` gives; without `failed`, the error is thrown.
 */
export function findCallSites(
  file: SourceFile,
  evaluator: Evaluator,
  isWanted: (node: SiteNode) => boolean = () => true,
  failed?: (error: unknown) => Refusal,
): CallSite[] {
  work.searches++;
  const all = callsIn(file).flatMap((node) => {
    if (node.callee.type === 'Import' || !isWanted(node)) return [];
    const place: Place<CallNode> = { node, file, env: undefined };
    try {
      return sitesAt(evaluator, place);
    } catch (error) {
      if (failed === undefined) throw error;
      // What failed may fail again; what the file itself shows of the path is enough.
      return notFollowedSite(evaluatorOf(undefined), place, failed(error), true) ?? [];
    }
  });
  const found = all.filter((site) => !site.isDeclared || !all.some((other) => isSentBy(other, site)));
  const objects = nodesOf(file, 'ObjectExpression')
    .filter(isWanted)
    .map((node): Place<t.ObjectExpression> => ({ node, file, env: undefined }));
  const described = describedSites(evaluator, objects, found);
  return [...found, ...described].sort((a, b) => startOf(a.node) - startOf(b.node));
}

/** Whether a call sends what an argument of it describes: `execute(GET(url))`. */
function isSentBy({ isDeclared, node, pieces }: CallSite, described: CallSite): boolean {
  if (isDeclared || node.type === 'ObjectExpression') return false;
  const isGiven = node.arguments.some((argument) => contains(argument, described.node));
  return isGiven && normalForm(pieces) === normalForm(described.pieces);
}

/** The requests that a call sends. */
export function sitesAt(evaluator: Evaluator, place: Place<CallNode>): readonly CallSite[] {
  const finder = finderOf(evaluator);
  const site = finder.siteAt(place);
  const sites = site === undefined ? otherSites(evaluator, place, finder) : [site];
  const certainty = sites.length === 0 ? 'known' : certaintyOfName(evaluator, place);
  return sites.map((one) => ({
    ...one,
    ...(certainty !== 'known' && { methods: { ...one.methods, certainty } }),
    behindAddress: () => behindAddress(evaluator, one, finder),
  }));
}

const finders = new WeakMap<Evaluator, Finder>();

function finderOf(evaluator: Evaluator): Finder {
  const finder = finders.get(evaluator) ?? new Finder(evaluator, libraryReader(evaluator));
  finders.set(evaluator, finder);
  return finder;
}

function libraryReader(evaluator: Evaluator): LibraryReader {
  return {
    siteAt: (place) =>
      statedSite(evaluator, place) ??
      librarySite(place, evaluator) ??
      rtkCallSite(evaluator, place) ??
      declaredSite(place, evaluator) ??
      requestObjectSite(evaluator, place) ??
      sinkSite(place, evaluator),
    isSending: (place) =>
      statedSite(evaluator, place) !== undefined ||
      recognisedAt(place, evaluator).length > 0 ||
      rtkCallSite(evaluator, place) !== undefined ||
      declaredSite(place, evaluator) !== undefined ||
      requestObjectSite(evaluator, place) !== undefined ||
      loadingOf(evaluator, place) !== undefined ||
      isUnknownSender(place, evaluator),
    behindAddress: (site, finder) => behindAddress(evaluator, site, finder, true),
  };
}

function otherSites(evaluator: Evaluator, place: Place<CallNode>, finder: Finder): readonly CallSite[] {
  const generated = generatedClientSite(evaluator, place);
  if (generated !== undefined) return [generated];
  const ofApi = rtkQuerySites(evaluator, place, (call) => distinct(wrapperSites(evaluator, call, finder)));
  if (ofApi.length > 0) return ofApi;
  if (finder.isSentByNext(place)) return [];
  const ofWrapper = distinct(wrapperSites(evaluator, place, finder));
  if (ofWrapper.length > 0) {
    refuseStated(evaluator, place);
    return ofWrapper;
  }
  const stated = statedOwnSite(evaluator, place);
  if (stated !== undefined) return [stated];
  if (finder.isCut) {
    const why = "can't follow this call to the request; check by hand what it sends";
    return [notFollowedSite(evaluator, place, refuse('not-followed', why), true) ?? []].flat();
  }
  const others = [
    () => sitesDescribedByCall(evaluator, place),
    () => passedOnSites(evaluator, place, finder),
    () => boundSites(evaluator, place, finder),
    () => reassignedSites(evaluator, place, finder),
    () => convertedSites(evaluator, place, finder),
  ];
  for (const find of others) {
    const found = distinct(find());
    if (found.length > 0) return found;
  }
  if (isKeptAsStart(evaluator, place)) return [];
  if (isSenderGiven(evaluator, place, finder)) {
    const why = "can't follow the path from this call to the request; check by hand what it sends";
    const isBelowBase = finder.reachedFrom(place).some(({ inner }) => isHidden(inner));
    return [notFollowedSite(evaluator, place, refuse('not-followed', why), isBelowBase) ?? []].flat();
  }
  const value = evaluator.evaluate({ ...place, node: place.node.callee });
  const [callee] = externalsOf(value);
  // A method that an interface of the code base does not declare as a request is not one.
  const isRuledOut = callee === undefined ? value.kind !== 'unknown' : callee.root.kind === 'interface';
  if (isRuledOut) return [];
  const unknown = unknownClientSite(evaluator, place, callee);
  return unknown === undefined ? [] : [unknown];
}

/** Whether the callee sends requests, directly, by `.call` and similar, or as an argument. */
function isSenderGiven(evaluator: Evaluator, place: Place<CallNode>, { sending }: Finder): boolean {
  const { callee, arguments: args } = place.node;
  const called = callee.type === 'MemberExpression' && /^(call|apply)$/.test(keyName({ key: callee.property }) ?? '');
  return [callee, ...(called ? [callee.object] : []), ...args.filter(({ type }) => type === 'Identifier')].some(
    (node) => {
      const value = evaluator.evaluate({ ...place, node });
      if (functionsOf(value).some((one) => sending.callsIn(one).length > 0)) return true;
      return (
        node !== callee && externalsOf(value).some((one) => recognise(evaluator, libraries, one, place) !== undefined)
      );
    },
  );
}

/** A function may send the same request twice, to retry, or in one of two ways. */
function distinct(sites: readonly CallSite[]): readonly CallSite[] {
  if (sites.length < 2) return sites;
  const byRequest = new Map<string, CallSite>();
  for (const site of sites) {
    const key = `${site.methods.known.join()} ${normalForm(site.pieces)}`;
    const other = byRequest.get(key);
    const otherwise = [...(other?.otherwise ?? []), ...(other?.functions ?? [])];
    byRequest.set(key, other === undefined ? site : { ...site, otherwise });
  }
  return [...byRequest.values()];
}

function librarySite(place: Place<CallNode>, evaluator: Evaluator): RequestCall | undefined {
  const all = recognisedAt(place, evaluator).flatMap((recognised) => readCall(evaluator, recognised, place) ?? []);
  // Example: a field that starts as `wretch()` and is set to a client with an address later
  const based = all.filter(({ pieces, isOwn }) => !pieces.flatMap(leavesOf).every(isOwn));
  const sites = based.length > 0 ? based : all;
  const [first] = sites;
  return first && sites.length > 1 ? oneOf(first, sites) : first;
}

function declaredSite(place: Place<CallNode>, evaluator: Evaluator): RequestCall | undefined {
  if (place.node.arguments.length === 0) return undefined;
  const [callee] = calleesOutside(evaluator, place);
  return callee && declaredClientSite(evaluator, place, callee);
}

/** The request of a call of an unknown client, if a function of the code base created it. */
function sinkSite(place: Place<CallNode>, evaluator: Evaluator): RequestCall | undefined {
  if (place.env === undefined && !isInFunction(place)) return undefined;
  if (!isUnknownSender(place, evaluator)) return undefined;
  const [callee] = externalsOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  return unknownClientSite(evaluator, place, callee);
}

function isInFunction({ node, file }: Place): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer))
    if (isFunction(outer)) return true;
  return false;
}

function isUnknownSender(place: Place<CallNode>, evaluator: Evaluator): boolean {
  if (place.node.callee.type === 'Import') return false;
  const value = evaluator.evaluate({ ...place, node: place.node.callee });
  const [callee] = calleesOutside(evaluator, place);
  const isOwn = callee === undefined ? value.kind !== 'unknown' : callee.root.kind === 'interface';
  return !isOwn && looksLikeSender(place, callee);
}

/** The libraries that a call may belong to. */
function recognisedAt(place: Place<CallNode>, evaluator: Evaluator): readonly Recognised[] {
  const { callee } = place.node;
  if (callee.type === 'Import' || (place.node.arguments.length === 0 && !isOfUrlMember(callee))) return [];
  return calleesOutside(evaluator, place).flatMap((callee) => recognise(evaluator, known, callee, place) ?? []);
}

/** `client['/api/v1/tags'].GET` */
function isOfUrlMember(callee: CallNode['callee']): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'MemberExpression' && callee.object.computed;
}

/**
 * What a call may call outside of the code base. A parameter does what its default does, if that is a function of the code
 * base: `this.client = client ?? new Client()`.
 */
function calleesOutside(evaluator: Evaluator, place: Place<CallNode>): readonly External[] {
  const value = evaluator.evaluate({ ...place, node: place.node.callee });
  const isOwn = functionsOf(value).length > 0;
  return externalsOf(value).filter(({ root }) => !isOwn || root.kind !== 'parameter');
}

/** The library values that a callee may be. */
function externalsOf(value: Value): readonly External[] {
  if (value.kind === 'choice') return value.branches.flatMap(externalsOf);
  return value.kind === 'external' ? [value] : [];
}

/** A call of one of several functions: it may send the method of any of them, and an edit can't distinguish them. */
function oneOf(first: RequestCall, sites: readonly RequestCall[]): RequestCall {
  const known = [...new Set(sites.flatMap(({ methods }) => methods.known))];
  if (known.length === 1) return first;
  const respell = () =>
    refuse('method-in-name', 'the call can reach functions that send different methods; change it by hand');
  return { ...first, methods: { ...first.methods, known }, respell };
}
