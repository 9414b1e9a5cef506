import type { Statement } from '../runner/questions/question.ts';

/** The heading of the questions in a report, and how many of them a report for a person shows. */
export const questionsHeading = 'questions · settings that would change more calls';
export const mostQuestions = 3;

/** What to do with the lines of the answers, each of which {@link settingText} writes. */
export const howToAnswer =
  'put the line that is true into `catalogue-codemod.config.json`, or pass it in single quotes with `--set`';

/** A setting as a line of the configuration file. */
export function settingText(setting: Statement): string {
  // A string in JSON contains no line end, so every line end here is only layout.
  const text = JSON.stringify(setting, null, 1).replaceAll(/\n */g, ' ');
  return text.slice(2, -2);
}
