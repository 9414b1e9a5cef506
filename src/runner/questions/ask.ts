import type { Outcome } from '../../migrate/diagnostic.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { collectQuestions } from './collect.ts';
import type { Question, QuestionAnswer, Statement } from './question.ts';
import { type Facts, withStatements } from './statements.ts';

/** How many questions are tried, and in a code base with how many call sites at most. */
const mostTried = 5;
const mostSites = 300;
/** How many answers to a question are tried. */
const mostRounds = 3;

/** Scans everything again with some facts. */
type Rescan = (facts: Facts) => Promise<readonly FileScan[]>;

/** What a run asks, and the scans and the facts after the replies. */
export interface Asked {
  readonly scans: readonly FileScan[];
  readonly facts: Facts;
  readonly questions: readonly Question[];
}

interface Asking {
  readonly facts: Facts;
  /** Whether the code base is known to be a client of the service. */
  readonly isClient: boolean;
  /** Whether the run asks at all. */
  readonly isAsked: boolean;
  readonly rescan: Rescan;
  /** Replies to questions, if somebody is there; called until there are no more replies. */
  readonly reply?: ((questions: readonly Question[]) => Promise<readonly Statement[]>) | undefined;
}

/** Collects the questions of a run, and continues with the replies. */
export async function ask(scans: readonly FileScan[], asking: Asking): Promise<Asked> {
  const { rescan, reply } = asking;
  if (!asking.isAsked) return { scans, facts: asking.facts, questions: [] };
  const isClient = asking.isClient || scans.some(({ callSites, mentions }) => callSites.length + mentions.length > 0);
  let known = { scans, facts: asking.facts };
  const seen = new Set<string>();
  for (;;) {
    const questions = await tried(collectQuestions(known.scans, isClient), known, rescan);
    const open = questions.filter(({ text }) => !seen.has(text));
    if (reply === undefined || open.length === 0) return { ...known, questions };
    for (const { text } of open) seen.add(text);
    const statements = await reply(open);
    if (statements.length === 0) return { ...known, questions };
    const facts = withStatements(known.facts, statements);
    known = { scans: await rescan(facts), facts };
  }
}

/**
 * Counts, in a run with the likeliest answer to each question, the calls that it lets the run change or find. Tries
 * the next answers if that helps none; a question whose answers do not help is dropped.
 */
export async function tried(
  questions: readonly Question[],
  { scans, facts }: Pick<Asked, 'scans' | 'facts'>,
  rescan: Rescan,
): Promise<readonly Question[]> {
  const sites = scans.reduce((sum, { callSites }) => sum + callSites.length, 0);
  if (questions.length === 0 || sites > mostSites) return questions;
  const before = outcomes(scans);
  const helping: Question[] = [];
  let open = questions.slice(0, mostTried);
  for (let round = 0; round < mostRounds && open.length > 0; round++) {
    const likely = open.map(({ answers }) => (answers[round] as QuestionAnswer).setting);
    const files = new Set(open.flatMap(({ calls }) => calls.map((place) => place.replace(/:\d+:\d+$/, ''))));
    const after = outcomes(await rescan({ ...withStatements(facts, likely), triedFor: { files, facts } }));
    const counted = open.map((question) => ({
      ...question,
      answers: withFirst(question.answers, round),
      unlocks: isLost(question, before, after)
        ? 0
        : question.calls.filter((place) => isBetter(before.get(place), after.get(place))).length,
    }));
    helping.push(...counted.filter(({ unlocks }) => unlocks > 0));
    open = open.filter(({ answers }, index) => counted[index]?.unlocks === 0 && answers.length > round + 1);
  }
  return helping.sort((a, b) => b.unlocks - a.unlocks);
}

function withFirst<T>(all: readonly T[], index: number): readonly T[] {
  return [...all.slice(index, index + 1), ...all.slice(0, index), ...all.slice(index + 1)];
}

/** The outcome of the call site at each place. */
type Outcomes = ReadonlyMap<string, Outcome>;
function outcomes(scans: readonly FileScan[]): Outcomes {
  return new Map(
    scans.flatMap(({ file, callSites }) =>
      callSites.map(({ line, column, outcome }) => [`${file.path}:${line}:${column}`, outcome] as const),
    ),
  );
}

/** Whether a call site is no longer found: an answer that hides one is no help. */
function isLost({ calls }: Question, before: Outcomes, after: Outcomes): boolean {
  return calls.some((place) => before.has(place) && !after.has(place));
}

/** Whether a call is now changed, or now reported at all. */
function isBetter(before: Outcome | undefined, after: Outcome | undefined): boolean {
  const isChanged = after === 'migrated' || after === 'review';
  return before === undefined ? after !== undefined : isChanged && before === 'manual';
}
