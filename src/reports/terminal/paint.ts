import { styleText } from 'node:util';

/** Styles a piece of text, or returns it unchanged. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** For files, pipes and users who want no color. */
export const plain: Paint = (_style, text) => text;

/** For a terminal. */
export const colored: Paint = (style, text) =>
  text.trim() === '' ? text : styleText(style, text, { validateStream: false });

/** The properties of a stream that decide on color. */
interface Terminal {
  readonly isTTY?: boolean;
  hasColors?(): boolean;
}

/** Chooses how to color the output of a stream. FORCE_COLOR overrides NO_COLOR, as in Node itself. */
export function paintFor(stream: Terminal, environment: Readonly<Record<string, string | undefined>>): Paint {
  const { FORCE_COLOR: forced, NO_COLOR: forbidden } = environment;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? plain : colored;
  return !forbidden && stream.isTTY && stream.hasColors?.() ? colored : plain;
}
