import type { Sign } from '../../runner/result/find-sign.ts';
import type { ProfileHint } from '../../runner/result/profile-hint.ts';
import { oneLine } from './columns.ts';

/** One line on why another profile fits, and what it does better. */
export function hintLine({ profile, server, sign }: ProfileHint): string {
  return `${signText(sign)} suggests a ${server.name} server, so use \`--profile ${profile}\`: it ${server.gain} (\`--profile contract\` turns this hint off)`;
}

/** One line on which profiles there are, and why one must be chosen. */
export function choiceLine({ profile, server, sign }: ProfileHint): string {
  return `nothing was written: ${signText(sign)} suggests a ${server.name} server, so choose a profile: \`--profile ${profile}\` ${server.gain}; \`--profile contract\` follows the published contract only`;
}

/** The name and its position. */
export function signText({ text, file }: Sign): string {
  return file.endsWith(text) || file.includes(text)
    ? `\`${oneLine(file)}\``
    : `\`${oneLine(text)}\` in ${oneLine(file)}`;
}
