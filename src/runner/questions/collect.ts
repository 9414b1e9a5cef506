import type { Position } from '../../migrate/diagnostic.ts';
import type { MissingClient, MissingFact, MissingHost, MissingText } from '../../requests/missing-fact.ts';
import { groupBy } from '../../source/groups.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { called, clientAnswers } from './client-answers.ts';
import type { Question, QuestionAnswer } from './question.ts';

/** A call that lacks a fact; it has a fingerprint if it is reported. */
interface CallWithout extends Position {
  readonly missing: MissingFact;
  readonly file: string;
  readonly fingerprint: string | undefined;
}

/** The questions of a run before they are tried, the one that concerns most calls first. */
export function collectQuestions(scans: readonly FileScan[], isClient: boolean): readonly Question[] {
  const asking = scans.flatMap(callsWithout).filter(({ fingerprint }) => fingerprint !== undefined || isClient);
  const groups = groupBy(asking, ({ missing }) => keyOf(missing));
  const questions = [...groups.values()].map(questionOf).filter(({ answers }) => answers.length > 0);
  return questions.sort((a, b) => b.unlocks - a.unlocks || a.text.localeCompare(b.text));
}

function callsWithout({ file: { path }, callSites, unreported }: FileScan): readonly CallWithout[] {
  const reported = callSites.map((site) => ({ ...site, file: path }));
  const others = unreported.map((one) => ({ ...one, file: path, fingerprint: undefined }));
  return [...reported, ...others].flatMap(({ missing, file, line, column, fingerprint }) =>
    missing === undefined ? [] : [{ missing, file, line, column, fingerprint }],
  );
}

/** Calls with the same key lack the same fact. */
function keyOf(missing: MissingFact): string {
  switch (missing.about) {
    case 'client':
      return `client ${missing.name}`;
    case 'host':
      return `host ${missing.origin}`;
    default:
      return `${missing.about} ${missing.file} ${missing.expression}`;
  }
}

function questionOf(without: readonly CallWithout[]): Question {
  const [first] = without as readonly [CallWithout, ...CallWithout[]];
  const { file, line, column } = first;
  const calls = [...new Set(without.map((one) => `${one.file}:${one.line}:${one.column}`))];
  const { text, answers } = asked(without.map(({ missing }) => missing));
  const callSites = without.flatMap(({ fingerprint }) => fingerprint ?? []);
  return { code: first.missing.about, text, file, line, column, callSites, calls, unlocks: calls.length, answers };
}

interface Asked {
  readonly text: string;
  readonly answers: readonly QuestionAnswer[];
}

function asked(facts: readonly MissingFact[]): Asked {
  const [first] = facts as readonly [MissingFact, ...MissingFact[]];
  switch (first.about) {
    case 'client':
      return aboutClient(facts as readonly MissingClient[], first);
    case 'host':
      return aboutHost(first);
    default:
      return aboutText(first);
  }
}

function aboutClient(facts: readonly MissingClient[], { name, member }: MissingClient): Asked {
  return {
    text: `how does \`${called(name, member)}\`, whose code is not in this project, send requests?`,
    answers: clientAnswers(name, facts),
  };
}

function aboutHost({ origin }: MissingHost): Asked {
  return {
    text: `is \`${origin}\` an address of your server?`,
    answers: [{ label: 'yes', setting: { 'base-url': [origin] } }],
  };
}

type Choice = readonly [label: string, text: string];

/** The values that an expression may have, by its purpose. */
const texts: Readonly<Record<MissingText['about'], (missing: MissingText) => readonly Choice[]>> = {
  base: ({ holds = '' }) => [
    [holds === '' ? 'yes, and it has no path' : `yes, and it ends in \`${holds}\``, `<server>${holds}`],
    ['no, it is another address', '<other>'],
  ],
  tail: () => [
    ['a query string, starting with `?`', '?*'],
    ['more of the path', '/*'],
    ['nothing', ''],
  ],
  method: () => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method): Choice => [`\`${method}\``, method]),
};

const questions: Readonly<Record<MissingText['about'], (code: string) => string>> = {
  base: (code) => `is ${code} the address of your server?`,
  tail: (code) => `what does ${code} contain: a query string, or more of the path?`,
  method: (code) => `which method does ${code} contain?`,
};

function aboutText(missing: MissingText): Asked {
  const { about, file, expression } = missing;
  return {
    text: `${questions[about](`\`${expression}\``)} (${file})`,
    answers: texts[about](missing).map(([label, text]) => ({
      label,
      setting: { values: { [file]: { [expression]: text } } },
    })),
  };
}
