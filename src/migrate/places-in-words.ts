import type { Note } from './diagnostic.ts';

/** The line that a line of a file is at another time. */
export type LineAt = (path: string, line: number) => number;

/** A note about a file whose message names lines, `src/api.ts:4` of any file and `line 4` of that one, at another time. */
export function withLines<N extends Note>(note: N, own: string, lineAt: LineAt): N {
  const message = note.message
    .replaceAll(/(?<![^\s`:])([^\s`:]+):(\d+)\b/g, (_, path, line) => `${path}:${lineAt(path, Number(line))}`)
    .replaceAll(/\bline (\d+)\b/g, (_, line) => `line ${lineAt(own, Number(line))}`);
  return { ...note, message };
}
