import type { CallSite } from '../call-sites/call-site.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { PathMatch } from '../url/match.ts';
import { slicePieces } from '../url/match.ts';
import { normalForm } from '../url/pieces.ts';

/** What is known of where the service is, and is not. */
export interface Whereabouts {
  /** The service's own addresses. */
  readonly baseUrls: readonly string[];
  /** Paths that a server in the code base itself answers. */
  readonly ownRoutes?: ReadonlySet<string>;
}

/** This service by name. */
const ours = /komga/i;

/** Services with paths of the same words (call-sites of clients name them in hosts, variables, headers and classes). */
const others =
  /datadog|\bdd[-_](api|site|app)|prometheus|victoria|\bmimir\b|\bthanos\b|\bcortex\b|grafana|\bloki\b|kavita|calibre|tachidesk|suwayomi|sonarr|radarr|readarr|lidarr|audiobookshelf|jellyfin|openlibrary|goodreads|bookstore/i;

/**
 * Whether a request may go to this service, by what stands before the matched path and around the call. A literal origin
 * counts only if it is one of the user's base URLs or no public host; a base, call or class named for another service does
 * not, nor does a relative or local URL that a server of the code base itself answers.
 */
export function isPlausible(site: CallSite, match: PathMatch, whereabouts: Whereabouts): boolean {
  return isPlausibleText(signsOf(site, normalForm(slicePieces(match.alternative, 0, match.start))), match, whereabouts);
}

/** Whether a text may be of a request to this service; `signs` is what stands around it and may name a service. */
export function isPlausibleText(signs: string, match: PathMatch, { baseUrls, ownRoutes }: Whereabouts): boolean {
  const { alternative, start } = match;
  const base = alternative.flat.slice(0, start);
  if (baseUrls.some((url) => base.startsWith(withSlash(url)))) return true;
  const origin = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(base);
  if (origin !== null && !isLocal(origin[1] as string)) return false;
  const isHere = origin !== null || /^\/?$/.test(base);
  if (isHere && ownRoutes?.has(`/${alternative.flat.slice(start, match.end)}`)) return false;
  return ours.test(signs) || !others.test(signs);
}

/** Whether a call is named for this service: in its base, its callee, its file or the classes and functions around it. */
export function isNamed(site: CallSite, base: string): boolean {
  return ours.test(signsOf(site, base));
}

/** Everything near a call that may name a service. */
function signsOf(site: CallSite, base: string): string {
  const sink = site.sink === undefined ? [] : [site.sink.file.path, ...namesAround(site.sink)];
  return [base, site.file.path, site.file.textOf(site.node), ...namesAround(site), ...sink].join('\n');
}

/** The names of the functions and classes that a call stands in. */
function namesAround({ file, node }: Pick<CallSite, 'node'> & { readonly file: SourceFile }): string[] {
  const found: string[] = [];
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    const id = 'id' in outer ? outer.id : 'key' in outer ? outer.key : undefined;
    if (typeof id === 'object' && id !== null && 'type' in id && id.type === 'Identifier') found.push(id.name);
  }
  return found;
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

const holes = /[\uE000-\uF8FF]/;
const privateAddress = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./;
const localZone = /\.(local|localhost|lan|home|internal|home\.arpa)$/;

function isLocal(authority: string): boolean {
  const host = authority
    .replace(/^[^@]*@/, '')
    .replace(/:[^:\]]*$/, '')
    .toLowerCase();
  if (holes.test(host) || ours.test(host)) return true;
  if (host.startsWith('[')) return /^\[(::1|f[cd]|fe80)/.test(host);
  return !host.includes('.') || privateAddress.test(host) || localZone.test(host);
}
