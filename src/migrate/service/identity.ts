import { apiOfRun } from '../../contract/api.ts';
import { isTimeParameter } from '../../contract/published.ts';
import type { CallSite } from '../../requests/call-site.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { type Alternative, alternativesOf, type PathMatch, slicePieces } from '../../values/text/match.ts';
import { leavesOf, normalForm } from '../../values/text/pieces.ts';
import type { Piece } from '../../values/value.ts';
import { addressOf, rootOf } from '../query/address.ts';
import { parameterNames } from '../query/query.ts';
import {
  type Evidence,
  isBesideOurs,
  isInForeignPlace,
  isMisread,
  isNamedByPlace,
  isOfOthers,
  showsNothingBeside,
  speakFor,
  unknownOn,
  verdictOn,
} from './evidence.ts';
import { folder, holes, isLocal, namedBy, namedIn, namedInFile, namedNear, namesOurs, type Owner } from './names.ts';

/** What is known about where the service is, and is not. */
export interface Whereabouts {
  /** The service's own addresses. */
  readonly baseUrls: readonly string[];
  /** Paths that a server in the code base serves itself. */
  readonly ownRoutes?: ReadonlySet<string>;
  /** The package that a file belongs to. */
  readonly packageOf?: (path: string) => OwnPackage;
  /** What the requests of other files show about their base URLs. */
  readonly evidence?: Evidence;
}

/** A package of the code base. */
export interface OwnPackage {
  readonly folder: string;
  /** Everything in its manifest. */
  readonly manifest: string;
  /** What its manifest says about the package. */
  readonly about: string;
}

/**
 * Whether a request may go to this service. A literal origin counts only if it is one of the user's base URLs or not a
 * public host, and a relative or local URL does not count if a server of the code base serves it. For the rest, the
 * following are checked in order: a time series query; names in and around the call; the requests with the same base,
 * the file and the package. Without any sign the path counts.
 */
export function isPlausible(site: CallSite, match: PathMatch, whereabouts: Whereabouts): boolean {
  return whyForeign(site, match, whereabouts) === undefined;
}

/** Why a request does not go to this service, as far as is known; undefined if it may. */
export function whyForeign(site: CallSite, match: PathMatch, whereabouts: Whereabouts): string | undefined {
  return reasonAgainst(whose(match, whereabouts, () => signFor(site, match, whereabouts)));
}

/** Whether something shows that a request goes to this service. */
export function isOurs(site: CallSite, match: PathMatch, whereabouts: Whereabouts): boolean {
  return whose(match, whereabouts, () => signFor(site, match, whereabouts))?.[0] === 'ours';
}

/** Whether other requests are known that share the base of one. */
export function isBesideOthers(
  { file }: CallSite,
  { alternative }: PathMatch,
  { packageOf, evidence }: Whereabouts,
): boolean {
  return evidence?.has(baseOf(alternative, packageOf?.(file.path))) === true;
}

/** The owner of a request, and the reason. */
type Verdict = readonly [owner: Owner, because: string];

function reasonAgainst(verdict: Verdict | undefined): string | undefined {
  return verdict?.[0] === 'other' ? verdict[1] : undefined;
}

/**
 * Whether a string of a file may belong to a request to this service; `signs` is the text around it that may name a
 * service.
 */
export function isPlausibleText(path: string, signs: string, match: PathMatch, whereabouts: Whereabouts): boolean {
  const { alternative, start } = match;
  const named = namedNear([path], [signs, normalForm(slicePieces(alternative, 0, start))]);
  const base = baseOf(alternative, whereabouts.packageOf?.(path));
  const sign = () => said(named, byName) ?? ofBase(base, whereabouts);
  return reasonAgainst(whose(match, whereabouts, sign)) === undefined;
}

/** The owner of a request by its target or, if that does not tell, by other signs. */
function whose(match: PathMatch, whereabouts: Whereabouts, sign: () => Verdict | undefined): Verdict | undefined {
  const { alternative, start } = match;
  const base = alternative.flat.slice(0, start);
  const stated = statedOwner(slicePieces(alternative, 0, start));
  if (stated !== undefined) return [stated, 'the configuration states whose address it is'];
  if (whereabouts.baseUrls.some((url) => base.startsWith(withSlash(url))))
    return ['ours', 'its address is given with `--base-url`'];
  const origin = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(base);
  if (origin !== null && !isLocal(origin[1] as string)) {
    return ['other', `it goes to the public host \`${origin[1]}\`, which \`--base-url\` does not name`];
  }
  const isHere = origin === null ? /^\/?$/.test(base) : !namesOurs(origin[0]);
  if (isHere && whereabouts.ownRoutes?.has(routeOf(match))) return ['other', 'a server in this code base handles it'];
  return sign();
}

/** The owner of an address according to the configuration, if that states it. */
export function statedOwner(pieces: readonly Piece[]): Owner | undefined {
  return pieces.flatMap(leavesOf).flatMap((piece) => (piece.kind === 'hole' ? (piece.owner ?? []) : []))[0];
}

/** The public host in a string, if it is not one of this service's. */
export function foreignHost(text: string, { baseUrls }: Whereabouts): string | undefined {
  if (baseUrls.some((url) => `${text}/`.startsWith(withSlash(url)))) return undefined;
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(text)?.[1];
  return host === undefined || isLocal(host) ? undefined : host;
}

/** The matched path as a route that may serve it. */
function routeOf({ alternative, start, end }: PathMatch): string {
  const parts = alternative.flat.slice(start, end).replace(/\/$/, '').split('/');
  return `/${parts.map((part) => (holes.test(part) ? '{}' : part)).join('/')}`;
}

const byName = 'a name in or around the call belongs to another service';
const byBase = 'other requests with the same base go to another service';

function said(owner: Owner | undefined, because: string): Verdict | undefined {
  return owner && [owner, because];
}

function signFor(site: CallSite, { alternative, start }: PathMatch, whereabouts: Whereabouts): Verdict | undefined {
  if (site.isToOwnServer === true) return ['other', 'a server that the test starts handles it'];
  if (parameterNames(site, alternative).some(isTimeParameter)) return ['other', 'its parameters ask for a time series'];
  const named = namedBy(site, normalForm(slicePieces(alternative, 0, start)));
  const own = whereabouts.packageOf?.(site.file.path);
  const base = baseOf(alternative, own);
  if (named === 'other' && isInForeignPlace(site, alternative, base, whereabouts.evidence))
    return ['ours', 'its base and what it passes are those of requests to this service'];
  if (named !== undefined) return said(named, byName);
  const shared = ofBase(base, whereabouts);
  const around = [shared?.[0], namedInFile(site.file).owner, own && namedIn(own.manifest)];
  if (around.includes('ours') && !isBesideOurs(base, whereabouts.evidence))
    return ['ours', 'a name around it belongs to this service'];
  return shared ?? said(own && namedIn(own.about), 'its package belongs to another service');
}

/** The owner of a base URL according to all requests with it, and the reason. */
function ofBase(base: string, { evidence }: Whereabouts): Verdict | undefined {
  const unknown = unknownOn(base, evidence);
  const because = unknown === undefined ? byBase : `${byBase}, such as \`${unknown}\``;
  return said(verdictOn(base, evidence), because);
}

/** The base URLs of some calls that only other requests can identify, and that have not been identified yet. */
export function undecidedBases(sites: readonly CallSite[], whereabouts: Whereabouts): readonly string[] {
  const { packageOf, evidence } = whereabouts;
  return sites.flatMap((site) => {
    const own = packageOf?.(site.file.path);
    const bases = (alternativesOf(site.pieces) ?? []).map((alternative) => baseOf(alternative, own));
    const isSaid = isSaidIn(site.file, own);
    return bases.filter((base) => {
      if (isNamedByPlace(base, evidence) || (isSaid && isOfOthers(base, evidence))) return true;
      return isSaid ? verdictOn(base, evidence) === 'other' : verdictOn(base, evidence) !== 'ours';
    });
  });
}

function baseOf(alternative: Alternative, own: OwnPackage | undefined): string {
  return addressOf(alternative, own?.folder ?? '')?.base ?? '';
}

/**
 * Whether this service is named in the text before the path of a call, around it, in its file or in its package. Its
 * port does not count as a name: an address with it also shows that it does not contain the version.
 */
export function isNamed(site: CallSite, base: string, { packageOf }: Whereabouts): boolean {
  const named = namedBy(site, base.replace(apiOfRun().signs.port, ''), packageOf);
  if (named !== undefined) return named === 'ours';
  return namedInFile(site.file).isOursBesidePort || namesOurs(packageOf?.(site.file.path).manifest ?? '');
}

/** Whether a file or its package names this service. */
function isSaidIn(file: SourceFile, own: OwnPackage | undefined): boolean {
  return namedInFile(file).owner === 'ours' || namesOurs(own?.manifest ?? '');
}

/**
 * Whether an unknown base is this service's: that base or the call is named after it, or the file or package is and the
 * requests with the base support that. `maybe` if only the file or the package is, `no` if nothing is.
 */
export function isOurBase(
  site: CallSite,
  alternative: Alternative,
  base: string,
  whereabouts: Whereabouts,
): 'yes' | 'maybe' | 'no' {
  const stated = statedOwner(alternative.pieces);
  if (stated !== undefined) return stated === 'ours' ? 'yes' : 'no';
  if (!isNamed(site, base, whereabouts)) return 'no';
  if (namedBy(site, base.replace(apiOfRun().signs.port, ''), whereabouts.packageOf) === 'ours') return 'yes';
  const shared = baseOf(alternative, whereabouts.packageOf?.(site.file.path));
  if (verdictOn(shared, whereabouts.evidence) === 'other') return 'no';
  return speakFor(shared, whereabouts.evidence) ? 'yes' : 'maybe';
}

/** Whether nothing shows that a base is this service's, while other requests of the file have a base that is named after it. */
export function isBesideNamed(
  site: CallSite,
  alternative: Alternative,
  base: string,
  whereabouts: Whereabouts,
): boolean {
  if (!isOpenBase(site, alternative, base, whereabouts)) return false;
  const words = [...(whereabouts.evidence?.keys() ?? [])].flatMap((other) => other.match(/\w{3,}/g) ?? []);
  return words.some((word) => namesOurs(word));
}

/** Whether nothing shows whose a base is: no configuration, no name and no request with it. */
export function isOpenBase(
  site: CallSite,
  alternative: Alternative,
  base: string,
  { packageOf, evidence, baseUrls }: Whereabouts,
): boolean {
  if (statedOwner(alternative.pieces) !== undefined || baseUrls.length > 0) return false;
  return (
    namedBy(site, base, packageOf) === undefined &&
    !speakFor(baseOf(alternative, packageOf?.(site.file.path)), evidence)
  );
}

/** Whether nothing shows whose the base of a call is, while requests with another base are such as few others have. */
export function isBesideShown(
  site: CallSite,
  alternative: Alternative,
  base: string,
  { packageOf, evidence, baseUrls }: Whereabouts,
): boolean {
  if (statedOwner(alternative.pieces) !== undefined || baseUrls.length > 0) return false;
  const shared = baseOf(alternative, packageOf?.(site.file.path));
  return namedBy(site, base, packageOf) !== 'ours' && showsNothingBeside(shared, evidence);
}

/**
 * The same if this service does not have what is requested with the base of a call, or a response from it is read as none of
 * this service is; a server may add that to its own paths.
 */
export function isUnlikeOurs(
  site: CallSite,
  alternative: Alternative,
  base: string,
  whereabouts: Whereabouts,
): boolean {
  const shared = baseOf(alternative, whereabouts.packageOf?.(site.file.path));
  const { evidence } = whereabouts;
  if (base === '/' || (verdictOn(shared, evidence) !== 'other' && !isMisread(shared, evidence))) return false;
  return isBesideShown(site, alternative, base, whereabouts);
}

/**
 * Whether a base differs from that of the other requests of the package, which go to this service at the root of the page: it is
 * a folder, where a proxy may lead to another server (`/inventory/api/v1/series`), or the address of another machine.
 */
export function isBesideRoot(
  site: CallSite,
  alternative: Alternative,
  base: string,
  { packageOf, evidence, baseUrls }: Whereabouts,
): boolean {
  if (!(folder.test(base) || machine.test(base)) || baseUrls.length > 0) return false;
  if (namedBy(site, base) !== undefined) return false;
  const own = packageOf?.(site.file.path);
  return speakFor(rootOf(own?.folder ?? ''), evidence) && !speakFor(baseOf(alternative, own), evidence);
}

/** An address that is not the developer's own machine. */
const machine = /^https?:\/\/(?!localhost\b|127\.|\[::1\])[^/?#]+\/?$/i;

/** The public address that a request goes to, if nothing but that speaks against this service. */
export function publicOrigin(site: CallSite, match: PathMatch, whereabouts: Whereabouts): string | undefined {
  const base = normalForm(slicePieces(match.alternative, 0, match.start));
  const origin = /^https?:\/\/[^/?#]+/i.exec(base)?.[0];
  if (origin === undefined || foreignHost(origin, whereabouts) === undefined) return undefined;
  return reasonAgainst(signFor(site, match, whereabouts)) === undefined ? origin : undefined;
}

/** The base of a call, if only other requests with it can tell that it is this service's. */
export function openBase(site: CallSite, alternative: Alternative, { packageOf, evidence }: Whereabouts): string[] {
  const own = packageOf?.(site.file.path);
  const base = baseOf(alternative, own);
  return isSaidIn(site.file, own) && !speakFor(base, evidence) ? [base] : [];
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
