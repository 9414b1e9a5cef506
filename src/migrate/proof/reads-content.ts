import type { CallSite } from '../../requests/call-site.ts';
import { readAsPage } from '../../requests/response/read-as-page.ts';
import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Planned } from '../edits/plan.ts';

/** Whether the name `content` is in the edited file as often as the responses that become pages need it. */
export function hasReadings(before: SourceFile, after: SourceFile, planned: readonly Planned[]): boolean {
  const edits = planned.flatMap(({ request }) => request.reads ?? []);
  const different = new Map(edits.map((edit) => [`${edit.start} ${edit.text}`, edit]));
  const wanted = [...different.values()].map(({ start, end, text }) => {
    return timesIn(text) - timesIn(before.text.slice(start, end));
  });
  const total = wanted.reduce((sum, one) => sum + one, 0);
  return total <= 0 || namesIn(after) - namesIn(before) >= total;
}

function timesIn(text: string): number {
  return text.match(/\bcontent\b/g)?.length ?? 0;
}

function namesIn(file: SourceFile): number {
  const named = nodesOf(file, 'Identifier').filter(({ name }) => name === 'content').length;
  // Example: Cypress reads a path, `.its('body.content')`
  return nodesOf(file, 'StringLiteral').reduce((sum, { value }) => sum + timesIn(value), named);
}

/**
 * Whether the code after the edits reads `content` where it reads the page: the response is followed once more, and every
 * place that would have to read `content` does so already. Code that can't be followed now contradicts nothing.
 */
export function readsContent({ request }: Planned, now: CallSite, evaluator: Evaluator): boolean {
  if (request.reads === undefined) return true;
  const read = readAsPage(now, evaluator);
  return 'refused' in read || read.every((edit) => isThere(now.file.text, edit));
}

/** Whether what an edit would insert follows already: `.content`, `{ content: … }`, or a step that reads it. */
function isThere(text: string, { start, end, text: inserted }: TextEdit): boolean {
  const next = text.slice(end);
  if (start === end && inserted.endsWith('.content')) return /^\s*[?!]?\.content\b/.test(next);
  if (start === end && inserted === '{ content: ') return /^\{\s*content\b/.test(next);
  const step = /^\.?(?:then|pipe|map)\(.*?\bcontent\b/.exec(inserted)?.[0];
  return step === undefined || next.trimStart().startsWith(step);
}
