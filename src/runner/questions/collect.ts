import type { Position } from '../../migrate/diagnostic.ts';
import type { ClientLack, HostLack, Lack, TextLack } from '../../requests/lack.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { called, clientAnswers } from './client-answers.ts';
import type { Question, QuestionAnswer } from './question.ts';

/** A call that lacks a fact; it has a fingerprint if it is reported. */
interface Lacking extends Position {
  readonly lack: Lack;
  readonly file: string;
  readonly fingerprint: string | undefined;
}

/** The questions of a run before they are tried, the one that concerns most calls first. */
export function collectQuestions(scans: readonly FileScan[], isClient: boolean): readonly Question[] {
  const groups = new Map<string, Lacking[]>();
  for (const one of scans.flatMap(lackingIn)) {
    if (one.fingerprint === undefined && !isClient) continue;
    const key = keyOf(one.lack);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const questions = [...groups.values()].map(questionOf).filter(({ answers }) => answers.length > 0);
  return questions.sort((a, b) => b.unlocks - a.unlocks || a.text.localeCompare(b.text));
}

function lackingIn({ file: { path }, callSites, unreported }: FileScan): readonly Lacking[] {
  const reported = callSites.map((site) => ({ ...site, file: path }));
  const others = unreported.map((one) => ({ ...one, file: path, fingerprint: undefined }));
  return [...reported, ...others].flatMap(({ lack, file, line, column, fingerprint }) =>
    lack === undefined ? [] : [{ lack, file, line, column, fingerprint }],
  );
}

/** Calls with the same key lack the same fact. */
function keyOf(lack: Lack): string {
  switch (lack.about) {
    case 'client':
      return `client ${lack.name}`;
    case 'host':
      return `host ${lack.origin}`;
    default:
      return `${lack.about} ${lack.file} ${lack.expression}`;
  }
}

function questionOf(lacking: readonly Lacking[]): Question {
  const [first] = lacking as readonly [Lacking, ...Lacking[]];
  const { file, line, column } = first;
  const calls = [...new Set(lacking.map((one) => `${one.file}:${one.line}:${one.column}`))];
  const { text, answers } = asked(lacking.map(({ lack }) => lack));
  const callSites = lacking.flatMap(({ fingerprint }) => fingerprint ?? []);
  return { code: first.lack.about, text, file, line, column, callSites, calls, unlocks: calls.length, answers };
}

interface Asked {
  readonly text: string;
  readonly answers: readonly QuestionAnswer[];
}

function asked(lacks: readonly Lack[]): Asked {
  const [first] = lacks as readonly [Lack, ...Lack[]];
  switch (first.about) {
    case 'client':
      return aboutClient(lacks as readonly ClientLack[], first);
    case 'host':
      return aboutHost(first);
    default:
      return aboutText(first);
  }
}

function aboutClient(lacks: readonly ClientLack[], { name, member }: ClientLack): Asked {
  return {
    text: `how does \`${called(name, member)}\`, whose code is not in this project, send requests?`,
    answers: clientAnswers(name, lacks),
  };
}

function aboutHost({ origin }: HostLack): Asked {
  return {
    text: `is \`${origin}\` an address of your server?`,
    answers: [{ label: 'yes', setting: { 'base-url': [origin] } }],
  };
}

type Choice = readonly [label: string, text: string];

/** The values that an expression may have, by its purpose. */
const texts: Readonly<Record<TextLack['about'], (lack: TextLack) => readonly Choice[]>> = {
  base: ({ holds = '' }) => [
    [`yes, and it ends in \`${holds}\``, `<server>${holds}`],
    ['no, it is another address', '<other>'],
  ],
  tail: () => [
    ['a query string, starting with `?`', '?*'],
    ['more of the path', '/*'],
    ['nothing', ''],
  ],
  method: () => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method): Choice => [`\`${method}\``, method]),
};

const questions: Readonly<Record<TextLack['about'], (code: string) => string>> = {
  base: (code) => `is ${code} the address of your server?`,
  tail: (code) => `what does ${code} contain: a query string, or more of the path?`,
  method: (code) => `which method does ${code} contain?`,
};

function aboutText(lack: TextLack): Asked {
  const { about, file, expression } = lack;
  return {
    text: `${questions[about](`\`${expression}\``)} (${file})`,
    answers: texts[about](lack).map(([label, text]) => ({
      label,
      setting: { values: { [file]: { [expression]: text } } },
    })),
  };
}
