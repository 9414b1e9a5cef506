import type * as t from '@babel/types';
import { apiOfRun, perApi } from '../../contract/api.ts';
import { isEntryName } from '../../contract/published.ts';
import { type CallSite, passedBy } from '../../requests/call-site.ts';
import { isMember } from '../../source/node-kinds.ts';
import { importOf, lastName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import { leavesOf, normalForm } from '../../values/text/pieces.ts';
import type { Hole, Piece, TextPiece } from '../../values/value.ts';
import type { Whereabouts } from './identity.ts';

/** The owner of something: this service, or another one. */
export type Owner = 'ours' | 'other';

/** The service that a string names; this one if it names both. */
export function namedIn(text: string): Owner | undefined {
  const { ours, others } = apiOfRun().signs;
  if (ours.test(text)) return 'ours';
  return others.test(text) ? 'other' : undefined;
}

/** Whether a string names this service. */
export function namesOurs(text: string): boolean {
  return apiOfRun().signs.ours.test(text);
}

/** What the whole text of a file names; looked up once for each file, since many of its calls need it. */
interface NamedInFile {
  readonly owner: Owner | undefined;
  /** Whether it names this service other than by its default port. */
  readonly isOursBesidePort: boolean;
}

const inFiles = perApi(() => new WeakMap<SourceFile, NamedInFile>());

/** The service that the text of a file names. */
export function namedInFile(file: SourceFile): NamedInFile {
  const known = inFiles().get(file);
  if (known !== undefined) return known;
  const owner = namedIn(file.text);
  const isOursBesidePort = owner === 'ours' && namesOurs(file.text.replaceAll(apiOfRun().signs.port, ''));
  inFiles().set(file, { owner, isOursBesidePort });
  return { owner, isOursBesidePort };
}

/**
 * The service that a call is named after: in its base, its callee, the names of its files, or the functions, classes and
 * constants that it goes through; otherwise in the folders of these files, of which those outside of the package `within` say
 * no more about one call of it than about another.
 */
export function namedBy(site: CallSite, base: string, within?: Whereabouts['packageOf']): Owner | undefined {
  const sink = site.sink === undefined ? [] : namesAround(site.sink);
  const constants = constantsOf(site);
  const all = [site.file.path, ...(site.sink === undefined ? [] : [site.sink.file.path]), ...constants.paths];
  const paths = within === undefined ? all : all.map((path) => path.slice(within(path).folder.length));
  const signs = [base, site.file.textOf(site.node), ...namesAround(site), ...constants.names, ...sink];
  // A service of the client's own may be asked by the ids of this one: `${notes}/series/${komgaId}`.
  return namedNear(
    paths,
    signs.map((sign) => sign.replace(/\b\w+(?:Id|ID|_id)s?\b/g, 'id')),
  );
}

/**
 * The service that code and the names of its files name, or else the innermost folder: `komga-tools/src/kavita/list.ts` is
 * Kavita's.
 */
export function namedNear(paths: readonly string[], signs: readonly string[]): Owner | undefined {
  const split = paths.map((path) => path.split('/'));
  const near = namedIn([...signs, ...split.map((parts) => parts.at(-1))].join('\n'));
  if (near !== undefined) return near;
  const depth = Math.max(...split.map((parts) => parts.findLastIndex((part) => namedIn(part) !== undefined)));
  return depth < 0 ? undefined : namedIn(split.map((parts) => parts[depth] ?? '').join('\n'));
}

/** The names of the functions and classes around a call. */
function namesAround({ file, node }: Pick<CallSite, 'node'> & { readonly file: SourceFile }): string[] {
  const found: string[] = [];
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    const id = 'id' in outer ? outer.id : 'key' in outer ? outer.key : undefined;
    if (typeof id === 'object' && id !== null && 'type' in id && id.type === 'Identifier') found.push(id.name);
  }
  return found;
}

/** Whether a call passes something that comes from a module named after this service: `{ headers: headersFor(config) }`. */
export function passesOurs(site: CallSite): boolean {
  const { names } = site.file;
  const isOurs = (node: t.Node, depth = 0): boolean =>
    holdsSuch(node, (inner) => {
      const binding =
        inner.type === 'Identifier' && !contains(site.url.node, inner) ? names.bindingOf(inner) : undefined;
      const source = binding && importOf(binding, names)?.source;
      if (binding?.declaration.type !== 'VariableDeclarator') return source !== undefined && namesOurs(source);
      return depth < 2 && binding.declaration.init != null && isOurs(binding.declaration.init, depth + 1);
    });
  return passedBy(site).some((argument) => isOurs(argument));
}

/** The constants in the URL, and the files that contain its text. */
function constantsOf({ pieces }: CallSite): { readonly names: readonly string[]; readonly paths: readonly string[] } {
  const leaves = pieces.flatMap(leavesOf);
  const via = leaves.flatMap((piece) => piece.via);
  return {
    names: via.flatMap(({ node, file }) => (node.type === 'Identifier' ? file.textOf(node) : [])),
    paths: leaves.flatMap((piece) => (piece.kind === 'text' && piece.at !== undefined ? [piece.at.file.path] : [])),
  };
}

/** Whether a base is a constant or a variable of the environment that is named after something else: `env.ARCHIVE`. */
export function isNamedForAnother(base: readonly Piece[]): boolean {
  return namedForOthers(base).some((name) => /^[A-Z][A-Z\d_]{2,}$/.test(name));
}

/** The names that lead to a base and are those of something else; none if one of them is this service's. */
export function namedForOthers(base: readonly Piece[]): readonly string[] {
  return unlessOurs(base.flatMap(leavesOf).flatMap(namesOfLeaf));
}

/** The same for an expression that is given for a base: `settings.statsUrl`. */
export function namedForOthersAs(given: t.Node): readonly string[] {
  return unlessOurs(namesIn(given));
}

function namesOfLeaf(piece: TextPiece | Hole): readonly string[] {
  const uses = piece.kind === 'hole' ? [...piece.via, piece] : piece.via;
  // Example: `addresses[kind]`, with `'shop'` as an argument
  const keys = piece.kind === 'hole' ? [...normalForm([piece]).matchAll(/["']([\w-]+)["']/g)] : [];
  return [...uses.flatMap(({ node }) => namesIn(node)), ...keys.map(([, key = '']) => key)];
}

function unlessOurs(names: readonly string[]): readonly string[] {
  return names.some(namesOurs) ? [] : names.filter(namesAnotherThing);
}

/** Whether a base is a folder that is named after something else: `/shop`. */
export function isFolderOfAnother(base: string): boolean {
  return folder.test(base) && !namesOurs(base) && namesAnotherThing(base);
}

/** A path without an origin. */
export const folder = /^\/?[\w-]+(?:\/[\w-]+)*\/?$/;

function namesAnotherThing(name: string): boolean {
  return wordsOf(name).some((word) => word.length > 2 && !ofAnyAddress.test(word));
}

/** The names in `config.novels.url`, the last one first. */
function namesIn(node: t.Node): readonly string[] {
  const rest = isMember(node) && isMember(node.object) ? namesIn(node.object) : [];
  const last = lastName(node);
  return last === undefined ? rest : [last, ...rest];
}

function wordsOf(name: string): readonly string[] {
  return name.match(/[A-Z]?[a-z\d]+|[A-Z\d]+(?![a-z])/g) ?? [];
}

/** Words that any address may be named with, or that name what this service holds. */
const ofAnyAddress =
  /^(URLS?|URI|BASE|HOST(NAME)?|APIS?|SERVERS?|ORIGIN|ENDPOINT|ROOT|ADDRESS|ADDR|PORT|HTTPS?|VITE|NEXT|PUBLIC|REACT|APP|NUXT|EXPO|GATSBY|BACK_?END|UPSTREAM|TARGET|REMOTE|SERVICE|MEDIA|LIBRARY|CATALOG(UE)?|COMICS?|READER|MANGAS?|BOOKS?|DEFAULT|PROXY|PREFIX|PATH|LOCAL|DEV|DEVELOPMENT|PROD|PRODUCTION|TEST|STAGING|V\d+|THE|MAIN|CONFIG|CLIENT|REST|BASEURL|APIURL|BASEURI|SITE|DOMAIN|EXTERNAL|INTERNAL|ENV|PROCESS|INSTANCE|CURRENT|HREF|LOCATION|WEB|FULL|USER|ACCOUNT|CONNECTION|OPDS)$/i;

/** Whether the name of a class says that it is for a service of its own: `ShelfServer`, but not `SeriesApi`. */
export function namesAnother(name: string): boolean {
  return wordsOf(name).some((word) => word.length > 2 && !ofAnyClient.test(word));
}

/** Words that any class of a client may be named with, or that name what this service holds. */
const ofAnyClient =
  /^(apis?|clients?|services?|servers?|adapters?|repositor(y|ies)|repo|sources?|providers?|catalog(ue)?s?|stores?|https?|rest|base|controllers?|resources?|endpoints?|gateways?|back|end|backend|remote|impl|default|own|app|web|data|managers?|handlers?|requests?|fetch(er)?|load(er)?|quer(y|ies)|series|books?|librar(y|ies)|authors?|tags?|genres?|collections?|read|reads?|lists?|readlists?|users?|search|pages?|media|comics?|mangas?|auth|login|settings?|filters?|metadata|referential|languages?|publishers?|admin|accounts?|home|dashboard|latest|feeds?|readers?|opds|http|json|axios|authenticated|public|private|cached|simple|new|old)$/i;

export const holes = /[\uE000-\uF8FF]/;
const privateAddress = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./;
const localZone = /\.(local|localhost|lan|home|internal|home\.arpa|test|example|invalid)$/;

/** Whether a host is in the developer's own network, has no known name, or is named after this service. */
export function isLocal(authority: string): boolean {
  const host = authority
    .replace(/^[^@]*@/, '')
    .replace(/:[^:\]]*$/, '')
    .toLowerCase();
  if (holes.test(host) || namesOurs(host)) return true;
  if (host.startsWith('[')) return /^\[(::1|f[cd]|fe80)/.test(host);
  return !host.includes('.') || privateAddress.test(host) || localZone.test(host);
}

const entry = /(?:item|entry|result|row|record)s?$/i;
const holder =
  /config|setting|option|opts|env|server|api|client|conn|account|auth|cred|profile|prefs|prop|param|state|ctx|context|http/i;

/** Whether the expression of a base is named like the address of a single entry: `item.url`, `seriesUrl`. */
export function isEntry({ node }: Hole): boolean {
  if (node.type === 'Identifier') return isNamedEntry(node.name.replace(/_?(?:url|href|link|path|address|uri)$/i, ''));
  if (!isMember(node)) return false;
  const { object, property } = node;
  if (property.type !== 'Identifier' || !/^(?:url|href|link|self|uri|path)$/.test(property.name)) return false;
  if (object.type !== 'Identifier') return false;
  return isNamedEntry(object.name) || (object.name.length < 3 && !holder.test(object.name));
}

function isNamedEntry(name: string): boolean {
  return entry.test(name) || isEntryName(name);
}
