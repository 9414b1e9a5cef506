import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { urlTests } from '../../requests/on-the-way/url-tests.ts';
import { shownAt } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { PlannedUrl } from '../edits/plan.ts';
import { staysSame } from './same-for-url.ts';
import { readsUrlOfResponse } from './url-of-response.ts';

/**
 * Why a request must stay unchanged: a function between the call and the request tests its URL, and may do something
 * else for the new one, or code reads the URL of the response.
 */
export function decidedByUrl(site: CallSite, evaluator: Evaluator, urls: readonly PlannedUrl[]): Refusal | undefined {
  const isMoved = urls.some(({ changes }) => changes.length > 0);
  if (!isMoved || site.double !== undefined) return undefined;
  return testOnTheWay(site, evaluator, urls) ?? readsUrlOfResponse(site, evaluator, urls);
}

function testOnTheWay(site: CallSite, evaluator: Evaluator, urls: readonly PlannedUrl[]): Refusal | undefined {
  if (site.functions.length === 0) return undefined;
  const test = urlTests(evaluator, site).find((one) => !urls.every((url) => staysSame(evaluator, one, url)));
  if (test === undefined) return undefined;
  const where = shownAt(test.place);
  return refuse('url-read', `a function that this call goes through tests the URL; change both by hand: ${where}`);
}
