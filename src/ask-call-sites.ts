import { createInterface } from 'node:readline';
import type { WriteStream } from 'node:tty';
import { UsageError } from './contract/usage-error.ts';
import type { Paint } from './reports/terminal/paint.ts';
import { questionText } from './reports/terminal/question.ts';
import {
  type Answer,
  answer,
  type Choosing,
  changeKey,
  openQuestion,
  refusedOf,
  startChoosing,
  toEditOf,
  undoAnswer,
} from './runner/choosing.ts';
import type { CallSiteResult, RunResult } from './runner/result/run-result.ts';

/** What each letter means as a reply, and what it applies to. */
const answers: Readonly<Record<string, readonly [Answer, string]>> = {
  y: [{ choice: 'change', scope: 'one' }, 'change this call'],
  n: [{ choice: 'leave', scope: 'one' }, 'leave it'],
  e: [{ choice: 'edit', scope: 'one' }, 'leave it, and open it in your editor once the rest is written'],
  o: [{ choice: 'change', scope: 'operation' }, 'change this and all later calls of this operation'],
  O: [{ choice: 'leave', scope: 'operation' }, 'leave them'],
  v: [{ choice: 'change', scope: 'version' }, 'change this and all later calls of this API version'],
  V: [{ choice: 'leave', scope: 'version' }, 'leave them'],
  f: [{ choice: 'change', scope: 'file' }, 'change this and all later calls in this file'],
  F: [{ choice: 'leave', scope: 'file' }, 'leave them'],
  a: [{ choice: 'change', scope: 'rest' }, 'change this and everything that follows'],
  q: [{ choice: 'leave', scope: 'rest' }, 'leave this and everything that follows; what was accepted is kept'],
};

const others = {
  u: 'undo the last choice',
  x: 'explain how this call was understood',
  '?': 'show what the letters mean',
};
const letters = [...Object.keys(answers), ...Object.keys(others)].join(',');

interface Asking {
  readonly input: NodeJS.ReadStream;
  readonly output: WriteStream;
  readonly paint: Paint;
  /** Whether the baseline lists a call site: it is then left without asking. */
  isKnown(site: CallSiteResult): boolean;
  /** Explains how a line was understood, in text that is safe to print on a terminal. */
  explain(place: string): Promise<string>;
}

/** Asks on a terminal, call site by call site, which of them to leave. */
export interface CallSiteChooser {
  /** Can be called again: a call site that was accepted is asked about again only if its edits have changed. */
  chooseRefused(result: RunResult): Promise<readonly CallSiteResult[]>;
  /** The fingerprints of the call sites that the user wants to edit. */
  readonly toEdit: ReadonlySet<string>;
}

export function callSiteChooser(asking: Asking): CallSiteChooser {
  const accepted = new Set<string>();
  const toEdit = new Set<string>();
  const chooseRefused: CallSiteChooser['chooseRefused'] = async (result) => {
    const changed = result.callSites.filter(({ outcome }) => outcome === 'migrated' || outcome === 'review');
    const known = changed.filter((site) => asking.isKnown(site));
    const open = new Map(changed.filter((site) => !asking.isKnown(site)).map((site) => [changeKey(site), site]));
    for (const key of accepted) open.delete(key);
    const chosen = await askAll(startChoosing([...open.values()]), result, asking);
    const refused = refusedOf(chosen);
    for (const [key, site] of open) if (!refused.includes(site)) accepted.add(key);
    for (const { fingerprint } of toEditOf(chosen)) toEdit.add(fingerprint);
    return [...known, ...refused];
  };
  return { chooseRefused, toEdit };
}

async function askAll(start: Choosing, result: RunResult, asking: Asking): Promise<Choosing> {
  const { output, paint } = asking;
  let choosing = start;
  let shown: number | undefined;
  for (let number = openQuestion(choosing); number !== undefined; number = openQuestion(choosing)) {
    const site = choosing.questions[number] as CallSiteResult;
    if (shown !== number) output.write(`\n${questionText(site, result, paint)}`);
    shown = number;
    const count = `(${number + 1}/${choosing.questions.length})`;
    const typed = await askLine(`${paint('bold', `${count} change this call [${letters}]?`)} `, asking);
    const given = Object.hasOwn(answers, typed) ? answers[typed] : undefined;
    if (given !== undefined) choosing = answer(choosing, given[0]);
    else if (typed === 'u') {
      choosing = undoAnswer(choosing);
      shown = undefined;
    } else if (typed === 'x') output.write(await asking.explain(`${site.file}:${site.before.line}`));
    else output.write(helpText());
  }
  return choosing;
}

function helpText(): string {
  const lines = [...Object.entries(answers).map(([letter, [, text]]) => [letter, text]), ...Object.entries(others)];
  return `${lines.map(([letter, text]) => `  ${letter}  ${text}`).join('\n')}\n`;
}

/** Reads one line. Throws a UsageError if the user cancels. */
function askLine(prompt: string, { input, output }: Asking): Promise<string> {
  const lines = createInterface({ input, output, historySize: 0 });
  return new Promise<string>((resolve, reject) => {
    lines.once('close', () => reject(new UsageError('stopped: nothing was written')));
    lines.question(prompt, (line) => {
      resolve(line.trim());
      lines.close();
    });
  });
}
