import type { Outcome, Position } from '../migrate/diagnostic.ts';

/** A place in a file of the code base. */
export interface Located extends Position {
  readonly file: string;
}

/** One finding, in words, and its position. */
export interface Finding {
  readonly label: string;
  readonly text: string;
  readonly at: Located | undefined;
}

/** How one expression or text was understood. */
export interface Explanation extends Located {
  /** `GET /api/v1/books`, or what the code is instead. */
  readonly title: string;
  /** Undefined unless it is a call site of a deprecated operation. */
  readonly outcome: Outcome | undefined;
  readonly findings: readonly Finding[];
}

/** A node and its file. */
export interface Source {
  readonly node: { readonly start?: number | null | undefined };
  readonly file: { readonly path: string; positionOf(offset: number): Position };
}

/** The position where something starts. */
export function placeOf({ node, file }: Source): Located {
  return { file: file.path, ...file.positionOf(node.start ?? 0) };
}

const longest = 60;

/** A piece of source on one line, shortened. */
export function shown(source: string): string {
  const text = source.replace(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/**
 * The form of a URL as code would write it: without the query marks, and with the arguments of parameters filled in.
 */
export function readable(form: string): string {
  return form.replaceAll('${?', '${').replace(/\$\{[^{}]*\}/g, (hole) => hole.replace(/ of .*\}$/s, '}'));
}
