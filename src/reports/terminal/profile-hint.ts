import type { Sign } from '../../runner/result/find-sign.ts';
import type { ProfileHint } from '../../runner/result/profile-hint.ts';
import { oneLine } from './columns.ts';

/** One line that says why another profile fits, and what it is good for. */
export function hintLine({ profile, server, sign }: ProfileHint): string {
  return `${signText(sign)} names ${server.name}: \`--profile ${profile}\` ${server.gain} (\`--profile contract\` hides this)`;
}

/** One line that says which profiles there are to choose from, and why one must be chosen. */
export function choiceLine({ profile, server, sign }: ProfileHint): string {
  return `nothing was written: ${signText(sign)} names ${server.name}, so choose: \`--profile ${profile}\` ${server.gain}; \`--profile contract\` does what the contract says, and nothing more`;
}

/** The name and where it stands. */
export function signText({ text, file }: Sign): string {
  return file.endsWith(text) || file.includes(text)
    ? `\`${oneLine(file)}\``
    : `\`${oneLine(text)}\` in ${oneLine(file)}`;
}
