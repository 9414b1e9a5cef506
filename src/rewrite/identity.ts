import type { Alternative } from '../url/match.ts';

/**
 * Whether a URL may be this service's, by what stands before the matched path. A literal origin counts only if it is one of
 * the user's base URLs, or no public host: loopback, a private address, a host name without a dot or of a local zone.
 */
export function isPlausible(alternative: Alternative, start: number, baseUrls: readonly string[]): boolean {
  const base = alternative.flat.slice(0, start);
  const origin = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(base);
  if (origin === null) return true;
  if (baseUrls.some((url) => base.startsWith(withSlash(url)))) return true;
  return isLocal(origin[1] as string);
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
  if (holes.test(host)) return true;
  if (host.startsWith('[')) return /^\[(::1|f[cd]|fe80)/.test(host);
  return !host.includes('.') || privateAddress.test(host) || localZone.test(host);
}
