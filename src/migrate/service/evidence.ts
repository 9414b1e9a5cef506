import type * as t from '@babel/types';
import type { Deprecation } from '../../contract/deprecations.ts';
import {
  isOnlyHere,
  isOwnParameter,
  isParameterOfOthers,
  isTelling,
  isValueOfOthers,
  mayBePublished,
  sortedBy,
} from '../../contract/published.ts';
import type { CallSite } from '../../requests/call-site.ts';
import { isMemberOfThis } from '../../source/node-kinds.ts';
import { type Alternative, alternativesOf } from '../../values/text/match.ts';
import { knownText, normalForm } from '../../values/text/pieces.ts';
import { type Address, addressOf, typedMembers } from '../query/address.ts';
import { parameterNames, readQuery, sortText } from '../query/query.ts';
import type { Whereabouts } from './identity.ts';
import { namedBy, namedIn, type Owner, passesOurs } from './names.ts';

/** What the requests with a common base URL show about it. */
interface Testimony {
  /** The services that they name, or that alone accept such a request. */
  readonly signs: ReadonlySet<Owner>;
  /** The operations that are called with a parameter or an order that this service takes and few others do. */
  readonly alike: ReadonlySet<string>;
  /** The operations that this service has and few others do; those that every catalogue has show nothing. */
  readonly telling: ReadonlySet<string>;
  /** The operations that this service does not have, and those called with parameters that it does not take. */
  readonly unknown: ReadonlySet<string>;
  /** Those of them with parameters that others take. */
  readonly ofOthers: ReadonlySet<string>;
  /** The operations whose responses are read as no response of this service is. */
  readonly misread: ReadonlySet<string>;
  /** The members of types that the base is read from: `server` of the type of `config` in `config.server`. */
  readonly members: ReadonlySet<string>;
}

/** What is known about each base URL. */
export type Evidence = ReadonlyMap<string, Testimony>;

/** What some requests show about their base URLs. */
export function evidenceOf(sites: readonly CallSite[], { packageOf }: Pick<Whereabouts, 'packageOf'>): Evidence {
  // Example: a wrapper that sends PUT, and POST if the server does not take it
  const methods = new Map<t.Node, readonly string[]>();
  for (const { node, methods: own } of sites) methods.set(node, [...(methods.get(node) ?? []), ...own.known]);
  return joinEvidence(
    sites.flatMap((site) => {
      const ways = (alternativesOf(site.pieces) ?? []).flatMap((alternative) => {
        const address = addressOf(alternative, packageOf?.(site.file.path).folder ?? '');
        return address === undefined ? [] : [{ alternative, address }];
      });
      const isOffered = isForSubclasses(ways);
      return ways.map(({ alternative, address }) => {
        const methodsOfCall = methods.get(site.node) ?? [];
        const offer = { methodsOfCall, isOffered: isOffered || isOptionalEnd(site, address, ways), packageOf };
        return new Map([[address.base, testimonyOf(site, alternative, address, offer)]]);
      });
    }),
  );
}

/**
 * Whether a path is the start of another one that the call may request, which this service has: `PUT` to
 * `/libraries${id && '/' + id}`, which is only sent with an id.
 */
function isOptionalEnd({ methods }: CallSite, { parts }: Address, ways: readonly Way[]): boolean {
  return ways.some(({ address: { parts: whole } }) => {
    const isStart = whole.length > parts.length && parts.every((part, at) => part === whole[at]);
    return isStart && methods.known.some((method) => mayBePublished(method, whole));
  });
}

interface Way {
  readonly alternative: Alternative;
  readonly address: Address;
}

/**
 * Whether a method of a class requests what its subclasses name, which are all of this service: then it may offer more than
 * each of them has: `update(id)` of `Resource`, which `Genres` extends.
 */
function isForSubclasses(ways: readonly Way[]): boolean {
  const isOfClass = ({ pieces }: Alternative) =>
    pieces.some((piece) => piece.kind === 'text' && piece.via.some(({ node }) => isMemberOfThis(node)));
  return (
    ways.length > 1 &&
    ways.every(({ alternative, address }) => isOfClass(alternative) && mayBePublished('GET', address.parts.slice(0, 1)))
  );
}

interface Offer {
  /** All methods that the call may have. */
  readonly methodsOfCall: readonly string[];
  /** Whether the request may be of a kind that is only offered, and never sent. */
  readonly isOffered: boolean;
  readonly packageOf: Whereabouts['packageOf'];
}

function testimonyOf(
  site: CallSite,
  alternative: Alternative,
  { parts }: Address,
  { methodsOfCall, packageOf, ...offer }: Offer,
): Testimony {
  const parameters = parameterNames(site, alternative);
  const sort = sortedBy(sortText(site, alternative));
  const sign = namedBy(site, normalForm(alternative.pieces), packageOf) ?? (isOnlyHere(parts) ? 'ours' : undefined);
  const { known, certainty } = site.methods;
  const operations = new Set(known.map((method) => `${method} /${parts.join('/')}`));
  const isOffered =
    offer.isOffered ||
    certainty === 'unknown' ||
    isByMember(site) ||
    methodsOfCall.some((method) => mayBePublished(method, parts));
  const isRefused = fixedParameters(site, alternative).some(([name, text]) => isValueOfOthers(name, text));
  const isOfOthers = sort === 'other' || isRefused || parameters.some(isParameterOfOthers);
  const isKnown = isOffered && !isOfOthers;
  return {
    signs: new Set(sign === undefined ? [] : [sign]),
    alike: parameters.some(isOwnParameter) || sort === 'ours' ? operations : new Set(),
    telling: isKnown && isTelling(parts) ? operations : new Set(),
    unknown: isKnown ? new Set() : operations,
    ofOthers: isOfOthers ? operations : new Set(),
    misread: new Set(),
    members: new Set(typedMembers(alternative)),
  };
}

/** What it shows about a base that the responses of some operations are read as none of this service is. */
export function misreadFrom(deprecations: readonly Deprecation[]): Testimony {
  const none = new Set<never>();
  const misread = new Set(deprecations.map(({ operation }) => operation));
  return { signs: none, alike: none, telling: none, unknown: none, ofOthers: none, members: none, misread };
}

/** The query parameters of a call that are given a fixed text, and that text. */
function fixedParameters(site: CallSite, alternative: Alternative): readonly (readonly [string, string])[] {
  const query = readQuery(site, alternative);
  if ('refused' in query) return [];
  return query.parameters.flatMap(({ name, pieces, value }) => {
    const written = value?.node.type === 'StringLiteral' ? value.node.value : undefined;
    const text = pieces === undefined ? written : knownText(pieces);
    return text === undefined ? [] : [[name, text] as const];
  });
}

/** Whether the method comes from a member of `this`, which a subclass may override. */
function isByMember({ methods }: CallSite): boolean {
  const nodes = methods.texts.flatMap(({ via }) =>
    via.map(({ node }) => (node.type === 'CallExpression' ? node.callee : node)),
  );
  return nodes.some(isMemberOfThis);
}

const aspects = ['signs', 'alike', 'telling', 'unknown', 'ofOthers', 'misread', 'members'] as const;

function copyOf(testimony: Testimony): Record<keyof Testimony, Set<string>> {
  const sets = aspects.map((name) => [name, new Set<string>(testimony[name])] as const);
  return Object.fromEntries(sets) as Record<keyof Testimony, Set<string>>;
}

/** Combines several pieces of evidence. */
export function joinEvidence(all: readonly Evidence[]): Evidence {
  const joined = new Map<string, Testimony>();
  const copied = new Map<string, ReturnType<typeof copyOf>>();
  for (const [base, one] of all.flatMap((evidence) => [...evidence])) {
    const before = joined.get(base);
    if (before === undefined || before === one) {
      joined.set(base, one);
      continue;
    }
    const both = copied.get(base) ?? copyOf(before);
    for (const name of aspects) for (const sign of one[name]) both[name].add(sign);
    copied.set(base, both);
    joined.set(base, both as Testimony);
  }
  return joined;
}

/**
 * Whether something shows that requests go to this service. A parameter alone shows it, unless two operations are others
 * and none is such as few others have: the server imitates this one, `?unpaged=true` beside `PUT /vocabulary`.
 */
function isShown({ signs, alike, telling, unknown }: Testimony): boolean {
  return signs.has('ours') || (alike.size > 0 && (telling.size > 0 || unknown.size < 2));
}

/**
 * The verdict of all requests with a base URL: a sign of this service outweighs everything else; without one, a single
 * operation that this service does not have makes the base another's, unless more of them are operations that few
 * others have.
 */
export function verdictOn(base: string, evidence: Evidence | undefined): Owner | undefined {
  const said = evidence?.get(base);
  if (said !== undefined && isShown(said)) return 'ours';
  const isForeign = said !== undefined && said.unknown.size > 0 && said.unknown.size >= said.telling.size;
  return said?.signs.has('other') || isForeign ? 'other' : undefined;
}

/** Whether the requests with a base URL are, by themselves, such as few other services have. */
export function speakFor(base: string, evidence: Evidence | undefined): boolean {
  const said = evidence?.get(base);
  return said !== undefined && (isShown(said) || said.telling.size > said.unknown.size);
}

/** Whether a response from a base URL is read as none of this service is. */
export function isMisread(base: string, evidence: Evidence | undefined): boolean {
  return (evidence?.get(base)?.misread.size ?? 0) > 0;
}

/** Whether a base is read from the same member of a type as others, whose requests are named after this service. */
export function isReadLikeOurs(base: string, evidence: Evidence | undefined): boolean {
  const own = [...(evidence?.get(base)?.members ?? [])];
  return [...(evidence?.values() ?? [])].some(
    ({ signs, members }) => signs.has('ours') && !signs.has('other') && own.some((one) => members.has(one)),
  );
}

/** Whether requests with a base are named after another service, and the base is one that others may share under another name. */
export function isNamedByPlace(base: string, evidence: Evidence | undefined): boolean {
  const said = evidence?.get(base);
  return said?.signs.has('other') === true && said.members.size > 0;
}

/**
 * Whether only the place of a request is named after another service, as in `missingInShop` of `shop.ts`: its base comes from
 * where the one of this service does, and so does something that it passes, or a parameter is this service's own.
 */
export function isInForeignPlace(
  site: CallSite,
  alternative: Alternative,
  base: string,
  evidence: Evidence | undefined,
): boolean {
  if (!isReadLikeOurs(base, evidence) || namedIn(site.file.textOf(site.node)) === 'other') return false;
  return passesOurs(site) || parameterNames(site, alternative).some(isOwnParameter);
}

/** An operation that showed that a base URL belongs to another service. */
export function unknownOn(base: string, evidence: Evidence | undefined): string | undefined {
  const [first] = evidence?.get(base)?.unknown ?? [];
  return first;
}

/** Whether everything known about a base URL speaks against this service: `${shop}/api/v1/books?currency=EUR`. */
export function isOfOthers(base: string, evidence: Evidence | undefined): boolean {
  const said = evidence?.get(base);
  return said !== undefined && !isShown(said) && said.telling.size === 0 && said.ofOthers.size > 0;
}

/** Whether that is so, but requests with another base URL go to this service, so its name refers to those. */
export function isBesideOurs(base: string, evidence: Evidence | undefined): boolean {
  return isOfOthers(base, evidence) && showsNothingBeside(base, evidence);
}

/** Whether the requests with a base URL show nothing, while those with another are such as few other services have. */
export function showsNothingBeside(base: string, evidence: Evidence | undefined): boolean {
  if (speakFor(base, evidence)) return false;
  return [...(evidence?.keys() ?? [])].some((other) => other !== base && speakFor(other, evidence));
}
