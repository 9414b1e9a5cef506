import { type CallSite, type Refusal, refuse } from '../../../requests/call-site.ts';
import { shownAt } from '../../../source/source-file.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { alternativesOf } from '../../../values/text/match.ts';
import { normalForm } from '../../../values/text/pieces.ts';
import type { Note } from '../../diagnostic.ts';
import type { RequestPlan } from '../../migration.ts';
import { keptAside } from './kept-aside.ts';
import { looksOf } from './looks.ts';

/**
 * Why a request must stay unchanged: other code uses the old path, or the old method with it, to read or set what a function
 * looks up under the URL.
 */
export function keptByOldPath(site: CallSite, evaluator: Evaluator, plan: RequestPlan): Refusal | undefined {
  const look = looksOf(site, evaluator).find(({ keys }) => keys.some((key) => isOld(site, plan, key)));
  return (
    look &&
    refuse(
      'url-read',
      `other code looks up the stored result by its old path; change both by hand: ${shownAt(look.place)}`,
    )
  );
}

/** Notes on what a function between the call and the request stores under the URL, if other code reads it. */
export function keptByUrl(site: CallSite, evaluator: Evaluator, plan: RequestPlan): Note[] {
  const look = looksOf(site, evaluator).find(({ keys }) => keys.length === 0)?.place;
  if (look === undefined) return keptAside(site, evaluator, plan);
  return [
    {
      code: 'url-kept',
      message: `the ${plan.path === undefined ? 'method' : 'URL'} changes, and other code reads what is stored under it; check ${shownAt(look)}`,
    },
  ];
}

/** Whether a key is the end of the current URL, maybe behind the method; if only the method changes, behind the old one. */
function isOld({ pieces }: CallSite, { path, method }: RequestPlan, key: string): boolean {
  const isOfMethod = method !== undefined && key.toUpperCase().startsWith(method.from);
  if (key.length < 2 || (path === undefined && !isOfMethod)) return false;
  return (
    normalForm(pieces).endsWith(key) ||
    (alternativesOf(pieces) ?? []).some(({ flat, pathEnd }) => {
      return [flat, flat.slice(0, pathEnd)].some((url) => endsAs(key, url));
    })
  );
}

const hole = /[\uE000-\uF8FF]/;

/** Whether a text ends in a URL with holes, of which those at its start may be left out: `GET /api/v1/series/0B3/books`. */
function endsAs(text: string, url: string): boolean {
  const parts = url.split('/');
  const own = parts.slice(hole.test(parts[0] as string) ? 1 : 0);
  const given = text.split('/').slice(-own.length);
  const isLike = (part: string, at: number) => part === given[at] || (hole.test(part) && given[at] !== undefined);
  return own.length > 1 && own.every((part, at) => (at === 0 && part === '') || isLike(part, at));
}
