import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Piece, Place, Value } from '../value.ts';
import { type Alternative, alternativesOf } from './match.ts';
import { leavesOf, normalForm } from './pieces.ts';
import { canMove } from './written-at.ts';

/** Whether a source starts with a literal address. */
export function startsWithAddress(source: string): boolean {
  return /^([a-z][a-z\d+.-]*:)?\/\/\w/i.test(source);
}

/** A reference to some pieces of a URL, as it can be written at another position. */
interface NamedPieces {
  readonly source: string;
  readonly count: number;
}

/**
 * The name of an address and of as much after it as the name includes, among the references through which the address
 * was reached: it is defined in one place, and must not be repeated in others.
 */
export function namedAddress(
  evaluator: Evaluator,
  root: Place,
  pieces: readonly Piece[],
  at: number,
): NamedPieces | undefined {
  const [first, ...others] = pieces.slice(at);
  if (first === undefined || (first.kind === 'text' && !startsWithAddress(first.text))) return undefined;
  for (const { node, file } of first.via) {
    if (file !== root.file || !canMove(file, node, root.node)) continue;
    const forms = alternativesOf(evaluator.text({ node, file, env: undefined }))?.map((one) => normalForm(one.pieces));
    // What is not known needs a name only if that says more: an address or a default, or text behind it.
    const isPlain = first.kind !== 'text' && (forms?.length ?? 0) < 2;
    for (let count = others.length + 1; count > (isPlain ? 1 : 0); count--) {
      if (forms?.includes(normalForm(pieces.slice(at, at + count)))) return { source: file.textOf(node), count };
    }
  }
  return undefined;
}

/** A string of the code with one part of it replaced, as an expression: its end, or a part that occurs once. */
export function withReplaced(
  evaluator: Evaluator,
  root: Place,
  node: t.Node,
  parts: { readonly before: string; readonly old: string; readonly behind: string; readonly text: string },
): string | undefined {
  const { before, old, behind, text } = parts;
  const { quote } = root.file.style;
  const value = evaluator.evaluate({ ...root, node });
  if (!(isString(value) || (behind === '' && isTexts(value))) || !/^[\w/]+$/.test(old)) return undefined;
  const source = asObject(root.file, node);
  const inEnd = (end: string, now: string) =>
    `${source}.replace(/${end.replaceAll('/', '\\/')}$/, ${quote}${now}${quote})`;
  // What a base that is not known ends in may be longer: `/dev1`.
  const mayDiffer = alternativesOf(evaluator.text({ ...root, node }))?.some(endsOpen) !== false;
  if (behind === '') return before.endsWith('/') && mayDiffer ? inEnd(`/${old}`, `/${text}`) : inEnd(old, text);
  // What is not known before it may hold the same text: `http://v1.host` + '/api/v1/tags'.
  const isOpen = evaluator
    .text({ ...root, node })
    .flatMap(leavesOf)
    .some(({ kind }) => kind !== 'text');
  if (isOpen)
    return before.endsWith('/') && /^[\w/-]+$/.test(behind)
      ? inEnd(`/${old}${behind}`, `/${text}${behind}`)
      : undefined;
  const isOnce = `${before}${old}${behind}`.split(`/${old}`).length === 2;
  if (!before.endsWith('/') || !behind.startsWith('/') || !isOnce) return undefined;
  return `${source}.replace(${quote}/${old}${quote}, ${quote}/${text}${quote})`;
}

/** Whether a value is one of several strings, as a base that is tested for its version; what code sets in a field may be more. */
function isTexts(value: Value): boolean {
  if (value.kind !== 'choice') return value.kind === 'text';
  return value.place.node.type !== 'MemberExpression' && value.branches.every(isTexts);
}

/** Whether a value is a string, or has one as the default: `setting ?? 'http://host/api/v1'`. */
function isString(value: Value): boolean {
  if (value.kind !== 'choice') return value.kind === 'text';
  // What other code sets is not a default.
  if (value.place.node.type !== 'LogicalExpression') return false;
  const kinds = value.branches.map(({ kind }) => kind);
  return kinds.includes('text') && kinds.every((kind) => /^(text|unknown|external)$/.test(kind));
}

/** Whether the end of a string is not known. */
function endsOpen({ pieces }: Alternative): boolean {
  return pieces.at(-1)?.kind !== 'text';
}

/** The source of an expression that a method is called on. */
function asObject(file: SourceFile, node: t.Node): string {
  const source = file.textOf(node);
  return /^(Identifier|(Optional)?(Member|Call)Expression|StringLiteral|TemplateLiteral)$/.test(node.type)
    ? source
    : `(${source})`;
}
