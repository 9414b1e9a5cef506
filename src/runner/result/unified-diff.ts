import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';
import type { Hunk } from './run-result.ts';

/** A unified diff, and the positions of its hunks. */
interface Diff {
  readonly diff: string;
  readonly hunks: readonly Hunk[];
}

/**
 * Returns the change of one file as a unified diff that `git apply` accepts in the working directory, which `path` is
 * relative to. Line ends are kept.
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  return changedDiff(path, before, after).diff;
}

/** Like `unifiedDiff`, with the positions of its hunks. */
export function changedDiff(path: string, before: string, after: string): Diff {
  const patch = structuredPatch(path, path, before, after, undefined, undefined, { context: 3 });
  return { diff: headerOf(path) + formatPatch(patch, OMIT_HEADERS), hunks: patch.hunks.map(hunkOf) };
}

/** Returns the diff of a new file, which `git apply` accepts if the file does not exist. */
export function createdDiff(path: string, text: string): Diff {
  const patch = structuredPatch(path, path, '', text, undefined, undefined, { context: 3 });
  return { diff: headerOf(path, noFile) + formatPatch(patch, OMIT_HEADERS), hunks: patch.hunks.map(hunkOf) };
}

const noFile = '/dev/null';

/** Returns a diff with a different path of its file. */
export function withPath(diff: string, path: string): string {
  const hunks = diff.indexOf('\n', diff.indexOf('\n') + 1) + 1;
  return headerOf(path, diff.startsWith(`--- ${noFile}\n`) ? noFile : undefined) + diff.slice(hunks);
}

function headerOf(path: string, old = headerName(`a/${path}`)): string {
  return `--- ${old}\n+++ ${headerName(`b/${path}`)}\n`;
}

function hunkOf({ oldStart, oldLines, newStart, newLines }: Hunk): Hunk {
  return { oldStart, oldLines, newStart, newLines };
}

/** Writes a name as git does: quoted if it has special characters, with a tab after it if it has spaces. */
function headerName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name may hold them
  if (/["\\\u0000-\u001f\u007f]/.test(name)) return `"${quoted(name)}"`;
  return name.includes(' ') ? `${name}\t` : name;
}

function quoted(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name may hold them
  return name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, octal);
}

function octal(character: string): string {
  return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
