import type { Statement } from '../runner/questions/question.ts';

/** A setting as a line of the configuration file. */
export function settingText(setting: Statement): string {
  // A text of JSON holds no line end, so each one is between two parts.
  const text = JSON.stringify(setting, null, 1).replaceAll(/\n */g, ' ');
  return text.slice(2, -2);
}
