import type { Contradiction, Question } from '../../runner/questions/question.ts';
import { harmless } from '../harmless.ts';
import { howToAnswer, mostQuestions, settingText } from '../questions.ts';
import { count, oneLine } from './columns.ts';
import type { Layout } from './findings.ts';
import { wrap } from './wrap.ts';

/** If there are many answers, a report for a person shows only the likeliest. */
const mostAnswers = 3;
const fewAnswers = 2;

/** The best questions, each with the settings that answer it; a setting is on one line, so that it can be copied. */
export function questionLines(questions: readonly Question[], { width, isVerbose, paint }: Layout): string {
  const shown = isVerbose ? questions : questions.slice(0, mostQuestions);
  const more = questions.length - shown.length;
  const blocks = shown.map(({ text, file, line, column, unlocks, answers }) => {
    const some = isVerbose || answers.length <= mostAnswers ? answers : answers.slice(0, fewAnswers);
    const others = answers.length - some.length;
    return [
      wrap(harmless(`${oneLine(text)} (${count(unlocks, 'call')})`), width, 2),
      paint('cyan', `      ${harmless(oneLine(`${file}:${line}:${column}`))}`),
      ...some.flatMap(({ label, setting }) => [
        wrap(harmless(`${oneLine(label)}:`), width, 4),
        paint('bold', `      ${harmless(settingText(setting))}`),
      ]),
      ...(others > 0 ? [`    and ${others} more, with \`--verbose\``] : []),
    ].join('\n');
  });
  if (blocks.length === 0) return '';
  const rest = more > 0 ? [`  and ${count(more, 'more question')}`] : [];
  return [...blocks, ...rest, wrap(howToAnswer, width, 2)].join('\n\n');
}

/** The settings that the code contradicts, each with the place that contradicts it. */
export function contradictionLines(contradictions: readonly Contradiction[], { width, paint }: Layout): string {
  return contradictions
    .flatMap(({ setting, name, message, file, line }) => [
      wrap(harmless(oneLine(`\`${name}\` in \`${setting}\`: ${message}`)), width, 2),
      paint('cyan', `      ${harmless(oneLine(`${file}:${line}`))}`),
    ])
    .join('\n');
}
