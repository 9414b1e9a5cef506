import type { SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';

/** A range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One of the paths that a call may get. */
export interface Case {
  /** What is not there if this one is chosen: the other branches, the other rows. */
  readonly others: readonly Range[];
  /** The edits that give the chosen path a body, given as source, or none; undefined if it has no place for one. */
  carrying(body: string | undefined): readonly TextEdit[] | undefined;
  /** The same for the text with this case only, where the proof must follow it to the call. */
  proving?(body: string | undefined): readonly TextEdit[];
}

/** A place that chooses the path of a call, and what can carry a body from there to the call. */
export interface Choice {
  /** The expression for the body at the call. */
  readonly carrier: string;
  readonly cases: readonly Case[];
  /** The edits that declare what carries the body; `isAlways` if each case has one. */
  declaring(isAlways: boolean): readonly TextEdit[];
}

/** The text of a file as if only one case were written there, at the same offsets. */
export function withOnly({ text }: SourceFile, { others }: Case): string {
  return others.reduce(
    (all, { start, end }) => all.slice(0, start) + all.slice(start, end).replace(/[^\r\n]/g, ' ') + all.slice(end),
    text,
  );
}

/** The edits of a file that are also edits of the text with one case only. */
export function editsWithin(edits: readonly TextEdit[], { others }: Case): readonly TextEdit[] {
  return edits.filter(
    (edit) =>
      !others.some(({ start, end }) => start <= edit.start && edit.end <= end && start < edit.end && edit.start < end),
  );
}
