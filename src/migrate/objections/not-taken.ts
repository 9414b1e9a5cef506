import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { textsTaken } from '../../requests/listed-texts.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { ownSpan } from '../../values/text/edit.ts';
import type { Alternative } from '../../values/text/match.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { PlannedUrl } from '../edits/plan.ts';

/**
 * Why the new path can't be passed to the called function: its type lists the strings that it accepts, so the compiler
 * would refuse the call.
 */
export function notTaken(site: CallSite, evaluator: Evaluator, urls: readonly PlannedUrl[]): Refusal | undefined {
  const taken = site.sentBy && textsTaken(evaluator, site);
  const isLost = urls.some(({ alternative, changes }) => {
    const before = ownText(site, alternative, []);
    return taken?.has(before) === true && !taken.has(ownText(site, alternative, changes));
  });
  const isKept = ({ alternative, changes }: PlannedUrl) =>
    changes.length > 0 && ownText(site, alternative, []) === ownText(site, alternative, changes);
  if (taken?.isKey === true && urls.some(isKept))
    return refuse(
      'parameter-type',
      `\`${taken.name}\` is a key of \`${taken.type}\`, which types the response for this path as before; add a path with the new type there`,
    );
  if (taken === undefined || !isLost) return undefined;
  return refuse(
    'parameter-type',
    `\`${taken.name}\` only takes \`${taken.type}\`, which does not include the new path; add it there`,
  );
}

/** Whether the type of the called function's parameter, if it lists strings, has the text that an edited call passes. */
export function isStillTaken(before: CallSite, now: CallSite, evaluator: Evaluator): boolean {
  const [old, text] = [before, now].map(({ url, file }) =>
    knownText(evaluator.text({ node: url.node, file, env: undefined })),
  );
  const taken = now.sentBy && text !== undefined ? textsTaken(evaluator, now) : undefined;
  return taken === undefined || old === undefined || !taken.has(old) || taken.has(text as string);
}

/** The call's own part of its URL, after changes. */
function ownText({ isOwn }: CallSite, alternative: Alternative, changes: PlannedUrl['changes']): string {
  const { flat, from, to } = ownSpan(alternative, isOwn);
  let text = '';
  let at = from;
  for (const change of changes) {
    if (change.start < from || change.end > to || change.isElsewhere) continue;
    text += flat.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + flat.slice(at, to);
}
