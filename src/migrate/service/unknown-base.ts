import { apiOfRun } from '../../contract/api.ts';
import type { Deprecation } from '../../contract/deprecations.ts';
import { isNamedForApi } from '../../contract/named-for-api.ts';
import type { OperationFacts } from '../../contract/profile.ts';
import { areOfAnotherResponse, isBelowEntry } from '../../contract/published.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { namesRead } from '../../requests/response/shape/names-read.ts';
import { classBodyAround } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, lastName } from '../../source/pattern.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenToName } from '../../values/given.ts';
import { subclassesOf } from '../../values/objects/field-writes.ts';
import { type Alternative, alternativesOf, type PathMatch, slicePieces } from '../../values/text/match.ts';
import { leavesOf, normalForm } from '../../values/text/pieces.ts';
import { classesOf, interfacesOf } from '../../values/types/implementing.ts';
import type { ClassNode, Piece, Place } from '../../values/value.ts';
import type { Planned, Unplanned } from '../edits/plan.ts';
import { pathOf } from '../migration.ts';
import { nameOfHole } from '../query/address.ts';
import { parameterNames } from '../query/query.ts';
import { type Evidence, misreadFrom } from './evidence.ts';
import {
  isBesideNamed,
  isBesideRoot,
  isBesideShown,
  isOpenBase,
  isOurBase,
  isPlausible,
  isUnlikeOurs,
  openBase,
  type Whereabouts,
} from './identity.ts';
import {
  isEntry,
  isFolderOfAnother,
  isNamedForAnother,
  namedForOthers,
  namedForOthersAs,
  namesAnother,
  namesOurs,
} from './names.ts';
import { behind, behindForwarded, behindUnknownBase, versionPrefix } from './shown-base.ts';

/** What a call with an unknown base is assumed to be. */
export interface BehindBase {
  readonly deprecation: Deprecation;
  /** Set if the base is assumed to contain the start of the path, `prefix`, which the replacement also starts with. */
  readonly match: PathMatch | undefined;
  readonly prefix?: string;
  readonly doubt: Refusal | undefined;
}

export const mayHoldVersion = refuse(
  'base-unknown',
  'the base URL is not known and may include the API version; change base and path together',
);
const mayAddVersion = refuse(
  'base-unknown',
  'the URL begins with the folder of a proxy, which may add the API version; change proxy and call together',
);
const mayBeAnothers = refuse(
  'base-unknown',
  'the base URL is not known and may be another service; if it is your server, change the call by hand',
);
const versionUnknown = refuse(
  'version-unknown',
  'the version in the path is not known; change the call by hand if it can be the deprecated one',
);
const ofAnEntry = refuse('base-unknown', 'the base URL comes from an item of unknown type; change the call by hand');

/**
 * Finds the operation that a call requests after an unknown base, if this service is named around it. If the
 * replacement starts like the operation, it does not matter what the base contains.
 */
export function operationBehind(
  site: CallSite,
  alternative: Alternative,
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
  evaluator: Evaluator,
): BehindBase | undefined {
  for (const deprecation of deprecations) {
    if (isOfUnknownVersion(site, alternative, deprecation, whereabouts)) return doubted(deprecation, versionUnknown);
    const match = behindUnknownBase(alternative, deprecation);
    if (match === undefined && isBehindProxy(site, alternative, deprecation, whereabouts))
      return behindForwarded(alternative, deprecation, whereabouts, evaluator) ?? doubted(deprecation, mayAddVersion);
    if (match === undefined) continue;
    const base = slicePieces(alternative, 0, match.start);
    const owner = isOurBase(site, alternative, normalForm(base), whereabouts);
    if (owner === 'no') continue;
    const below = base.some((piece) => piece.kind === 'hole' && isEntry(piece)) ? pathBelow(deprecation) : undefined;
    if (below !== undefined) {
      const ofEntry = deprecations.find(({ operation }) => below.test(pathOf(operation)));
      return ofEntry && { deprecation: ofEntry, match: undefined, doubt: ofAnEntry };
    }
    const { prefix } = match;
    const isVersionHidden = versionPrefix.test(prefix) && !pathOf(deprecation.replacement).startsWith(`${prefix}/`);
    if (isVersionHidden) return doubted(deprecation, mayHoldVersion);
    if (owner === 'maybe' || !isNamedBase(base)) return doubted(deprecation, mayBeAnothers);
    return { deprecation, match, prefix, doubt: undefined };
  }
  return undefined;
}

/**
 * Why a request may go to another service although it is in a file of this one: its base is named after something else,
 * other requests have a base with the name of this service, and nothing that is sent to it shows whose it is; this service
 * does not have what is sent to it, but has what is sent to another base; or it is a folder or another machine, while other
 * requests go to the root of the page.
 */
export function namedForAnother(
  site: CallSite,
  { alternative, start }: PathMatch,
  whereabouts: Whereabouts,
): Refusal | undefined {
  const base = slicePieces(alternative, 0, start);
  const text = normalForm(base);
  const isNamed = isNamedForAnother(base) || isFolderOfAnother(text);
  const isAnothers = isNamed && isBesideNamed(site, alternative, text, whereabouts);
  if (isAnothers || isUnlikeOurs(site, alternative, text, whereabouts)) return mayBeAnothers;
  if (!isBesideRoot(site, alternative, text, whereabouts)) return undefined;
  const path = text.replace(/\/$/, '');
  return refuse(
    'base-unknown',
    `the URL begins with \`${path}\`, other requests do not; if that is your server too, change the call by hand`,
  );
}

/**
 * The same for a base that is a setting: it is named after something else, nothing that is sent to it shows whose it is, and it
 * is declared beside one that is named after this service: `{ komgaUrl: string; statsUrl: string }`.
 */
export function ofAnotherSetting(
  site: CallSite,
  { alternative, start }: PathMatch,
  evaluator: Evaluator,
  whereabouts: Whereabouts,
): Refusal | undefined {
  const base = slicePieces(alternative, 0, start);
  if (!isOpenBase(site, alternative, normalForm(base), whereabouts)) return undefined;
  const names = [...namedForOthers(base), ...givenForOthers(evaluator, base)];
  return names.some((name) => isBesideOurSetting(evaluator, name)) ? mayBeAnothers : undefined;
}

/** The names of something else that lead to what a function gets as a base: `counts(settings.statsUrl)`. */
function givenForOthers(evaluator: Evaluator, base: readonly Piece[]): readonly string[] {
  const holes = base.flatMap(leavesOf).filter((piece) => piece.kind === 'hole');
  const given = holes.flatMap(({ node, file }) => givenToName(evaluator, node, file));
  return given.flatMap(({ node }) => namedForOthersAs(node));
}

/** Whether a property or a field of some name is declared beside one that is named after this service. */
function isBesideOurSetting(evaluator: Evaluator, name: string): boolean {
  return evaluator.filesWith(name, mostFiles).some((file) => {
    const keys = [
      ...nodesOf(file, 'TSInterfaceBody').map(({ body }) => body),
      ...nodesOf(file, 'TSTypeLiteral').map(({ members }) => members),
      ...nodesOf(file, 'ObjectExpression').map(({ properties }) => properties),
    ].map((members) => members.flatMap((member) => ('key' in member ? (keyName(member) ?? []) : [])));
    return keys.some((siblings) => siblings.includes(name) && siblings.some(namesOurs));
  });
}

const mostFiles = 20;

/**
 * The same for a request with query parameters of which the operation takes none, if nothing shows whose base it has, and
 * requests with another base are such as few other services have.
 */
export function takesNoneOf(
  site: CallSite,
  { alternative, start }: PathMatch,
  facts: OperationFacts | undefined,
  whereabouts: Whereabouts,
): Refusal | undefined {
  if (facts?.kept === undefined) return undefined;
  const { kept, conditions = {}, fullText, regex, precedence = [], added = [] } = facts;
  const taken = new Set([...kept, ...Object.keys(conditions), ...precedence, ...added.map(({ name }) => name)]);
  const isTaken = (name: string) => taken.has(name) || name === fullText || name === regex?.parameter;
  const names = parameterNames(site, alternative);
  const base = normalForm(slicePieces(alternative, 0, start));
  const isOdd = names.length > 0 && !names.some((name) => isTaken(name));
  return isOdd && isBesideShown(site, alternative, base, whereabouts) ? mayBeAnothers : undefined;
}

/**
 * The same for a request of which the response is read as no response of this service is: `hits` in `(await search(q)).hits`.
 */
export function readAsAnother(
  site: CallSite,
  { alternative, start }: PathMatch,
  deprecation: Deprecation,
  evaluator: Evaluator,
  whereabouts: Whereabouts,
): Refusal | undefined {
  const base = normalForm(slicePieces(alternative, 0, start));
  if (!isBesideShown(site, alternative, base, whereabouts)) return undefined;
  return isReadOtherwise(site, [deprecation], evaluator) ? mayBeAnothers : undefined;
}

function isReadOtherwise(site: CallSite, deprecations: readonly Deprecation[], evaluator: Evaluator): boolean {
  const isPage = deprecations.every(({ replacement }) => apiOfRun().replies.isPage(replacement));
  return areOfAnotherResponse(namesRead(site, evaluator), isPage);
}

/**
 * Why a request may go to another service although its class is made as one of this service is: it is named after something
 * else, and another class with the same base class or the same interface is named after this service.
 */
export function ofAnotherClass(site: CallSite, evaluator: Evaluator, base: readonly Piece[]): Refusal | undefined {
  const { file } = site;
  const owner = file.names.parentOf(classBodyAround(file, site.node) ?? site.node);
  if (owner?.type !== 'ClassDeclaration' && owner?.type !== 'ClassExpression') return undefined;
  const isOpen = base.flatMap(leavesOf).some((piece) => piece.kind === 'hole') && !namesOurs(normalForm(base));
  if (!isOpen || !namesAnother(owner.id?.name ?? '')) return undefined;
  const isOurs = (one: Place<ClassNode>) => namesOurs(`${one.node.id?.name ?? ''}\n${one.file.path.split('/').at(-1)}`);
  const own = { node: owner, file, env: undefined };
  const parent = owner.superClass ? evaluator.evaluate({ ...own, node: owner.superClass }) : undefined;
  const siblings = parent?.kind === 'class' ? subclassesOf(evaluator, parent.place) : [];
  const alike = [...siblings, ...interfacesOf(evaluator, own).flatMap((one) => classesOf(evaluator, one))];
  if (!alike.some(isOurs) || [own, ...subclassesOf(evaluator, own)].some(isOurs)) return undefined;
  return mayBeAnothers;
}

/**
 * Whether the path of an operation stands below a folder with the name of this service, to which a proxy may add the version:
 * `/api/komga/genres`. Not if a server of the code base serves just that path.
 */
function isBehindProxy(
  site: CallSite,
  alternative: Alternative,
  deprecation: Deprecation,
  whereabouts: Whereabouts,
): boolean {
  const match = behind(/^\/?[\w/-]+$/, alternative, deprecation);
  const folder = match && alternative.flat.slice(0, match.start).replace(/(?:\/api)?\/$/, '');
  const whole = match && { ...match, start: alternative.flat.startsWith('/') ? 1 : 0 };
  return whole !== undefined && namesOurs(folder?.split('/').at(-1) ?? '') && isPlausible(site, whole, whereabouts);
}

/** Example: `/api/v${version}/genres`, and `/api/${settings.version}/genres` */
function isOfUnknownVersion(
  site: CallSite,
  alternative: Alternative,
  deprecation: Deprecation,
  whereabouts: Whereabouts,
): boolean {
  const match = behind(/\/api\/v?[\uE000-\uF8FF]\/?$/, alternative, deprecation);
  if (match === undefined) return false;
  const start = alternative.flat.lastIndexOf('/api/', match.start) + 1;
  const [part] = slicePieces(alternative, start + '/api'.length, match.start).flatMap(leavesOf);
  const via = part?.kind === 'hole' ? nameOfHole(part) : undefined;
  if (via !== undefined && !/version$/i.test(lastName(via.node) ?? '')) return false;
  return isPlausible(site, { ...match, start }, whereabouts);
}

/** The unknown bases of a call, if the path after them may be that of a deprecated operation. */
export function unknownBases(
  site: CallSite,
  { deprecations, ...whereabouts }: Whereabouts & { readonly deprecations: readonly Deprecation[] },
): readonly string[] {
  const ways = alternativesOf(site.pieces) ?? [];
  const behind = ways.filter((way) => deprecations.some((one) => behindUnknownBase(way, one) !== undefined));
  return behind.flatMap((way) => openBase(site, way, whereabouts));
}

/** The bases of a call about which nothing else is known, if its response is read as no response of this service is. */
export function misreadBases(
  { site, deprecations }: Pick<Planned | Unplanned, 'site' | 'deprecations'>,
  evaluator: Evaluator,
  whereabouts: Whereabouts,
): Evidence {
  const open = alternativesOf(site.pieces)?.flatMap((way) => openBase(site, way, whereabouts)) ?? [];
  const isOdd = open.length > 0 && isReadOtherwise(site, deprecations, evaluator);
  return new Map(isOdd ? open.map((base) => [base, misreadFrom(deprecations)]) : []);
}

function doubted(deprecation: Deprecation, doubt: Refusal): BehindBase {
  return { deprecation, match: undefined, doubt };
}

/** The path of the same list for a single entry, as `/series/{seriesId}/books` is for `/books`, if there is one. */
function pathBelow({ operation }: Deprecation): RegExp | undefined {
  const rest = pathOf(operation).replace(versionPrefix, '');
  return isBelowEntry(rest) ? new RegExp(`\\}${rest}$`) : undefined;
}

/** Whether the expression of a base, or a name that leads to it, is named like a base. */
function isNamedBase(pieces: readonly Piece[]): boolean {
  const names = pieces
    .flatMap(leavesOf)
    .flatMap((piece) =>
      [...piece.via, ...(piece.kind === 'hole' ? [piece] : [])].map(({ node, file }) => file.textOf(node)),
    );
  return names.some((name) => name.length < longestName && (baseName.test(name) || isNamedForApi(name)));
}

const longestName = 120;
const baseName = /base|api|host|server|url|origin|root|end_?point|prefix|address|instance|setting|config/i;
