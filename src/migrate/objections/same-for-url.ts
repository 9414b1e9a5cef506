import type { UrlTest } from '../../requests/on-the-way/url-tests.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { knownValue, type StandIn } from '../../values/methods/known-value.ts';
import { changedForm } from '../../values/text/edit.ts';
import { normalForm } from '../../values/text/pieces.ts';
import type { PlannedUrl } from '../edits/plan.ts';

/** Whether a test has the same result for the new URL as for the old one. */
export function staysSame(evaluator: Evaluator, test: UrlTest, planned: PlannedUrl): boolean {
  return outcomesOf(evaluator, test, planned).every(([before, after]) => before !== unseen && before === after);
}

/** Whether a test is known to have another result for the new URL, in one of the forms in which it may be given. */
export function becomesAnother(evaluator: Evaluator, test: UrlTest, planned: PlannedUrl): boolean {
  return outcomesOf(evaluator, test, planned).some(
    ([before, after]) => before !== unseen && after !== unseen && before !== after,
  );
}

/** The results of a test for the old URL and for the new one, in each form in which it may be given. */
function outcomesOf(evaluator: Evaluator, { place, url, isUrl }: UrlTest, planned: PlannedUrl) {
  const given = sample(normalForm(evaluator.text(url), () => hole));
  const outcome = (text: string): unknown => {
    const standIn: StandIn = (one) => (isUrl(one) ? text : undefined);
    const result = knownValue(evaluator, place, standIn);
    return typeof result === 'object' && result !== null ? JSON.stringify(result) : result;
  };
  return spellingsOf(...formsOf(planned), given).map(([old, now]) => [outcome(old), outcome(now)] as const);
}

/** The old and the new URL, with sample values for their unknown parts. */
export function formsOf({ alternative, changes }: PlannedUrl): readonly [before: string, after: string] {
  return [sample(normalForm(alternative.pieces, () => hole)), sample(changedForm(alternative, changes, () => hole))];
}

/** The old and the new URL in the forms that a function may receive: the known one, or the whole URL and its path. */
function spellingsOf(before: string, after: string, given: string): readonly (readonly [string, string])[] {
  const start = before.slice(0, before.length - given.length);
  if (given.length > 1 && before.endsWith(given) && after.startsWith(start))
    return [[given, after.slice(start.length)]];
  const [from, to] = [before, after].map((url) => url.slice(Math.max(0, url.indexOf('/api/')))) as [string, string];
  return [
    [before, after],
    [from, to],
    [from.split('?')[0] as string, to.split('?')[0] as string],
  ];
}

/** Stands for an unknown part of a URL. */
const hole = 'x1';

/** A URL with sample values for its unknown parts. */
function sample(form: string): string {
  return form.replace(/\$\{(\??)x1[^}]*\}/g, (_, mark: string) => (mark ? '?q=x1' : hole));
}
