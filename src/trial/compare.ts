import { decoded } from '../source/decoded.ts';
import type { Any } from './language/machine.ts';
import { type Known, meaningOf } from './server/meaning.ts';
import type { Outcome } from './trial.ts';
import type { Sent } from './world/network.ts';

/** How two runs of the same call differ. */
export interface Difference {
  /** The index of the request that differs; undefined if only the result differs. */
  readonly index: number | undefined;
  readonly message: string;
}

/** The deprecated operations that a call sent, with the positions of the calls that led to each. */
export function deprecatedIn({ sent }: Outcome, known: Known) {
  return sent.flatMap((one) => {
    const meaning = meaningOf(one, known);
    const operation = meaning === undefined || meaning === 'refused' ? undefined : meaning.deprecated;
    return operation === undefined ? [] : [{ operation, url: one.url, by: one.by ?? [] }];
  });
}

/** Undefined if two runs have the same effect, or their effect is unknown. */
export function differenceOf(before: Outcome, after: Outcome, known: Known): Difference | undefined {
  if (!before.isTried || !after.isTried) return undefined;
  // Example: `run()` at the end of a script, with new code that a trial cannot follow
  if (before.unfollowed !== after.unfollowed) return undefined;
  // A made-up value did not fit: `/series/undefined/books`.
  if (before.sent.some(({ url }) => /\b(undefined|NaN)\b|%5Bobject/.test(url.href))) return undefined;
  const meanings = before.sent.map((sent) => meaningOf(sent, known));
  const isConcerned = meanings.some((one) => one !== undefined && one !== 'refused' && one.deprecated !== undefined);
  if (!isConcerned || meanings.includes('refused')) return undefined;
  const isLonger = before.sent.length !== after.sent.length;
  // Example: a loop at the top of a script, which takes too many steps before and holds something unknown after
  if (isLonger && before.unfollowed > 0) return undefined;
  if (isLonger)
    return {
      index: undefined,
      message: `it sent ${before.sent.length} requests before and sends ${after.sent.length} after`,
    };
  for (const [index, old] of before.sent.entries()) {
    const now = after.sent[index] as Sent;
    if (textOf(old, known) !== textOf(now, known) || headersOf(old, old) !== headersOf(now, old))
      return { index, message: `it sent ${shown(old)} before and sends ${shown(now)} after` };
  }
  const comparesResults = Object.keys(known.profile.operations).length > 0;
  if (!comparesResults || before.result === after.result) return undefined;
  return { index: undefined, message: apart(before.result, after.result) };
}

function textOf(sent: Sent, known: Known): string {
  const meaning = meaningOf(sent, known);
  if (meaning !== undefined && meaning !== 'refused') return meaning.text;
  return `${sent.method} ${sent.url.href} ${sent.body} ${sent.headers.get('content-type')}`;
}

/**
 * The headers of a request without its content type; method and path are replaced by the old ones, since a signature
 * may contain them.
 */
function headersOf({ headers, method, url }: Sent, old: Sent): string {
  const pairs = [...headers].filter(([name]) => !/^(content-type|content-length|accept)$/.test(name));
  const inOldWords = (value: Any): string =>
    String(value)
      .replace(url.pathname, old.url.pathname)
      .replace(new RegExp(`\\b${method}\\b`), old.method);
  return pairs.map(([name, value]) => `${name}: ${inOldWords(value)}`).join('\n');
}

function shown({ method, url, body }: Sent): string {
  return `\`${short(`${method} ${url.pathname}${decoded(url.search)}${body === undefined ? '' : ` ${body}`}`)}\``;
}

/** Two results from where they begin to differ. */
function apart(old: string, now: string): string {
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  const from = Math.max(0, start - 30);
  const [first, second] = [old, now].map((text) => short(from > 0 ? `…${text.slice(from)}` : text));
  return `the result was \`${first}\` before and is now \`${second}\``;
}

const mostShown = 120;

function short(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text;
}
