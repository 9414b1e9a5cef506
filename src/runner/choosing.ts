import type { CallSiteResult } from './result/run-result.ts';

/** Which of the remaining call sites a reply applies to. */
export type Scope = 'one' | 'operation' | 'version' | 'file' | 'rest';

/** What to do with a call site: `edit` leaves it for the user to edit. */
export type Choice = 'change' | 'leave' | 'edit';

export interface Answer {
  readonly choice: Choice;
  readonly scope: Scope;
}

/** Call sites to change or to leave, and the replies so far. */
export interface Choosing {
  readonly questions: readonly CallSiteResult[];
  /** The replies known after each answer, by the number of the question; the last entry is the current state. */
  readonly said: readonly ReadonlyMap<number, Choice>[];
}

export function startChoosing(questions: readonly CallSiteResult[]): Choosing {
  return { questions, said: [new Map()] };
}

/** The number of the question to ask now; undefined once all have a reply. */
export function openQuestion({ questions, said }: Choosing): number | undefined {
  const index = questions.findIndex((_, number) => said.at(-1)?.has(number) !== true);
  return index < 0 ? undefined : index;
}

const sharesScope: Readonly<Record<Scope, (one: CallSiteResult, asked: CallSiteResult) => boolean>> = {
  one: isSameCall,
  operation: (one, asked) => one.operation === asked.operation,
  version: (one, asked) => one.transform === asked.transform,
  file: (one, asked) => one.file === asked.file,
  rest: () => true,
};

/** Whether two call sites are one call, whose URL has several values: it changes as a whole or not at all. */
export function isSameCall(one: CallSiteResult, other: CallSiteResult): boolean {
  return one.file === other.file && one.before.line === other.before.line && one.before.column === other.before.column;
}

/** Applies a reply to the open question and to the later ones in its scope; earlier replies stay. */
export function answer(choosing: Choosing, { choice, scope }: Answer): Choosing {
  const { questions, said } = choosing;
  const open = openQuestion(choosing);
  const asked = open === undefined ? undefined : questions[open];
  if (asked === undefined) return choosing;
  const now = new Map(said.at(-1));
  for (const [number, one] of questions.entries()) {
    if (!now.has(number) && (isSameCall(one, asked) || sharesScope[scope](one, asked))) now.set(number, choice);
  }
  return { questions, said: [...said, now] };
}

/** Takes back the last reply, with everything that it applied to. */
export function undoAnswer({ questions, said }: Choosing): Choosing {
  return { questions, said: said.length > 1 ? said.slice(0, -1) : said };
}

/** The call sites that the user does not want changed. */
export function refusedOf({ questions, said }: Choosing): readonly CallSiteResult[] {
  return questions.filter((_, number) => (said.at(-1)?.get(number) ?? 'change') !== 'change');
}

/** The call sites that the user wants to edit. */
export function toEditOf({ questions, said }: Choosing): readonly CallSiteResult[] {
  return questions.filter((_, number) => said.at(-1)?.get(number) === 'edit');
}

/** A key for a call site together with its edits: what was accepted is asked about again only if its edits change. */
export function changeKey({ file, before, edits, dependsOn }: CallSiteResult): string {
  return JSON.stringify([file, before.line, before.column, edits, dependsOn]);
}
