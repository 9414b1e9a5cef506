import { isNamedGenerated, saysGenerated } from '../../source/comments/generated.ts';
import { isBundled } from '../../source/outline/bundled.ts';
import { hasScriptBlocks } from '../../source/script-blocks.ts';

/** Why a listed file is not searched, and the outcome that this gives it. */
export interface Exclusion {
  readonly outcome: 'excluded' | 'failed';
  readonly reason: string;
}

/** Leaves a file out on purpose. */
export function excluded(reason: string): Exclusion {
  return { outcome: 'excluded', reason };
}

/** Leaves a file out because of a problem: its contents are unknown. */
export function failed(reason: string): Exclusion {
  return { outcome: 'failed', reason };
}

/** Whether a file name has an extension of JavaScript, TypeScript, or markup that may contain either. */
export function isSupported(path: string): boolean {
  return hasScriptBlocks(path) || (/\.[cm]?[jt]sx?$/.test(path) && !/\.[cm][jt]sx$/.test(path));
}

const namedReasons: readonly (readonly [string, RegExp])[] = [
  ['node_modules', /(?:^|\/)node_modules\//],
  ['declaration file', /\.d\.[cm]?ts$/],
  ['minified', /[.-]min\.[cm]?js$/],
];

/** Returns why a file is excluded by its path alone, or null. */
export function exclusionByName(path: string): Exclusion | null {
  const found = namedReasons.find(([, pattern]) => pattern.test(path));
  if (found === undefined && isNamedGenerated(path)) return excluded('generated');
  return found ? excluded(found[0]) : null;
}

/** Returns why a file is excluded by its text, or null. */
export function exclusionByText(text: string): Exclusion | null {
  if (saysGenerated(text)) return excluded('generated');
  if (isBundled(text)) return excluded('bundled');
  return isMinified(text) ? excluded('minified') : null;
}

const longLine = 1000;

/**
 * Whether most of a text consists of long lines of dense code. Density distinguishes them from long lines of data, such
 * as an embedded picture, which say nothing about the code around them.
 */
function isMinified(text: string): boolean {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  let dense = 0;
  for (let start = 0; start + longLine < text.length; ) {
    const lastEnd = text.lastIndexOf(lineEnd, start + longLine);
    if (lastEnd >= start) {
      start = lastEnd + 1;
      continue;
    }
    const end = text.indexOf(lineEnd, start);
    const line = text.slice(start, end === -1 ? text.length : end);
    if (isDense(line)) dense += line.length;
    start += line.length + 1;
  }
  return dense > text.length / 2;
}

function isDense(line: string): boolean {
  return (line.match(/[;(){}]/g)?.length ?? 0) * 50 > line.length;
}
