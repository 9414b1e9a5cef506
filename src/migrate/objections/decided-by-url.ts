import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { urlTests } from '../../requests/on-the-way/url-tests.ts';
import { keptAs } from '../../requests/texts/kept-value.ts';
import { laterTests } from '../../requests/texts/later-tests.ts';
import { textIn } from '../../source/pattern.ts';
import { shownAt } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import type { PlannedUrl } from '../edits/plan.ts';
import { sentNames } from './kept/looks.ts';
import { becomesAnother, formsOf, staysSame } from './same-for-url.ts';
import { readsUrlOfResponse } from './url-of-response.ts';

/**
 * Why a request must stay unchanged: a function between the call and the request tests its URL, and may do something
 * else for the new one, or code reads the URL of the response, or tests it in an error or a result.
 */
export function decidedByUrl(site: CallSite, evaluator: Evaluator, urls: readonly PlannedUrl[]): Refusal | undefined {
  const isMoved = urls.some(({ changes }) => changes.length > 0);
  if (!isMoved || site.double !== undefined) return undefined;
  return (
    testOnTheWay(site, evaluator, urls) ??
    readsUrlOfResponse(site, evaluator, urls) ??
    testedLater(site, evaluator, urls)
  );
}

function testOnTheWay(site: CallSite, evaluator: Evaluator, urls: readonly PlannedUrl[]): Refusal | undefined {
  if (site.functions.length === 0) return undefined;
  const test = urlTests(evaluator, site).find((one) => !urls.every((url) => staysSame(evaluator, one, url)));
  if (test === undefined) return undefined;
  const where = shownAt(test.place);
  return refuse('url-read', `a function that this call goes through tests the URL; change both by hand: ${where}`);
}

const ofUrl = /^(url|path|pathname|href)$/;

/** Code that runs after the request and tests the URL: of an error, or of a result of a function on the way. */
function testedLater(site: CallSite, evaluator: Evaluator, urls: readonly PlannedUrl[]): Refusal | undefined {
  const kept = sentNames(site).flatMap(([{ references }, file]) =>
    references.flatMap((node) => keptAs(evaluator, { node, file, env: undefined })),
  );
  const forms = urls.map(formsOf);
  const words = new Set(
    forms.map(
      ([before]) =>
        before
          .split('?')[0]
          ?.split('/')
          .findLast((part) => /^[a-z-]{4,}$/.test(part)) ?? '',
    ),
  );
  const tests = [...words].flatMap((word) => laterTests(site, evaluator, { member: ofUrl, kept, word }));
  const other = tests.find(({ place, read, isPart }) => {
    const test = { place, url: read, isUrl: ({ node }: Place) => node === read.node };
    if (!isPart) return urls.some((one) => becomesAnother(evaluator, test, one));
    return holdsSuch(place.node, (node) => {
      const text = textIn(node);
      return /^\/[a-z]/.test(text) && forms.some(([before, after]) => before.includes(text) && !after.includes(text));
    });
  });
  if (other === undefined) return undefined;
  const where = shownAt(other.place);
  return refuse('url-read', `code that runs after the request tests its URL; change both by hand: ${where}`);
}
