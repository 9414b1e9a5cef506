import { styleText } from 'node:util';

/** Styles a piece of text, or leaves it as it is. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** For files, pipes and everyone who asked for no colour. */
export const plain: Paint = (_style, text) => text;

/** For a terminal. */
export const coloured: Paint = (style, text) =>
  text.trim() === '' ? text : styleText(style, text, { validateStream: false });

/** What of a stream bears on colour. */
interface Terminal {
  readonly isTTY?: boolean;
  hasColors?(): boolean;
}

/** Whether to colour what goes to a stream. FORCE_COLOR counts more than NO_COLOR, as in Node itself. */
export function paintFor(stream: Terminal, environment: Readonly<Record<string, string | undefined>>): Paint {
  const { FORCE_COLOR: forced, NO_COLOR: forbidden } = environment;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? plain : coloured;
  return !forbidden && stream.isTTY && stream.hasColors?.() ? coloured : plain;
}
