import type * as t from '@babel/types';
import { isFunction } from '../../source/node-kinds.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Note } from '../diagnostic.ts';

/** A range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One of the paths that a call may get. */
export interface Case {
  /** What is not there if this one is chosen: the other branches, the other rows. */
  readonly others: readonly Range[];
  /** Whether something is written where nothing but the call reads it. */
  isOwn?(range: Range): boolean;
  /** Where the expression that chooses starts or ends, for the offset at which that of this case does. */
  around?(offset: number): number;
  /** How the text with this case only carries a body, if the proof could not follow what is written. */
  proving?(body: string | undefined): readonly TextEdit[];
}

/** A place that chooses the path of a call, and what can carry a body from there to the call. */
export interface Choice {
  /** The expression for the body at the call. */
  readonly carrier: string;
  readonly cases: readonly Case[];
  /** What a person must check. */
  readonly notes: readonly Note[];
  /** The edits that carry a body, given as source, for each of the cases that have one; undefined if there is no place for one. */
  carrying(bodies: readonly (string | undefined)[]): readonly TextEdit[] | undefined;
  /** The edits, if all cases now have the same path. */
  joined?(edits: readonly TextEdit[]): readonly TextEdit[];
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

/** A name for what carries the body that the function around a node does not use. */
export function freeName(file: SourceFile, node: t.Node): string | undefined {
  let around = node;
  for (let at: t.Node | undefined = node; at !== undefined; at = file.names.parentOf(at))
    if (isFunction(at)) around = at;
  return carriers.find((one) => !holdsSuch(around, (inner) => inner.type === 'Identifier' && inner.name === one));
}

/** The names for what carries a body. */
export const carriers = ['body', 'search', 'payload'];

/** Edits that do not collide, in order. */
export function merged(lists: readonly (readonly TextEdit[] | undefined)[]): readonly TextEdit[] | undefined {
  let all: readonly TextEdit[] | undefined = [];
  for (const edits of lists) all = all && edits && mergeEdits(all, edits);
  return all;
}
