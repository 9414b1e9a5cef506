import { type Alternative, slicePieces } from '../url/match.ts';
import { leavesOf, normalForm } from '../url/pieces.ts';

/** Where a request goes, and what it asks for there. */
export interface Address {
  /** What stands before the version of the API; the same for all that goes to the same place, as far as that shows. */
  readonly base: string;
  /** The parts of the path behind the version; one that is not known is `{}`. */
  readonly parts: readonly string[];
}

const unknownPart = /[\uE000-\uF8FF]|^\d+$/;
const version = /(?:^|\/|(?<=[\uE000-\uF8FF]))(?:api\/)?v\d+\/(?=[^/])/g;

/**
 * Takes one way a URL can turn out apart at the version of the API; undefined where it shows none. Relative URLs go to
 * the same place within `folder`, that of a package; others do if they start with the same text or variable.
 */
export function addressOf(alternative: Alternative, folder: string): Address | undefined {
  const path = alternative.flat.slice(0, alternative.pathEnd).replace(/\/$/, '');
  const found = [...path.matchAll(version)].at(-1);
  if (found === undefined) return undefined;
  const parts = path.slice(found.index + found[0].length).split('/');
  return {
    base: baseOf(alternative, found.index, folder),
    parts: parts.map((part) => (unknownPart.test(part) ? '{}' : part)),
  };
}

/** Values that are the same in every file. */
const everywhere = /\b(?:process\.env|import\.meta|Deno\.env|window|globalThis|location)\b/;

function baseOf(alternative: Alternative, end: number, folder: string): string {
  const pieces = slicePieces(alternative, 0, end);
  const text = normalForm(pieces).replace(/\/$/, '');
  if (text === '') return `the origin of ${folder}`;
  const own = pieces
    .flatMap(leavesOf)
    .find((piece) => piece.kind === 'hole' && !everywhere.test(piece.file.textOf(piece.node)));
  return own?.kind === 'hole' ? `${text} of ${own.file.path}` : text;
}
