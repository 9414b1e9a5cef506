import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { canStandAt, contains, endOf, startOf } from '../../source/source-file.ts';
import { leadingText, leavesOf, sliceText } from '../../values/text/pieces.ts';
import { expanded, literal } from '../../values/text/write-out.ts';
import type { Piece, TextPiece } from '../../values/value.ts';
import { type BaseChange, baseHoldsVersion, type Refusal } from '../call-site.ts';
import type { Call } from '../form.ts';
import type { Recognised } from '../recognise.ts';
import { isTypeScript } from '../response/page-type.ts';

/** The client in a call: `api` in `api.get(…)` and in `api(…)`. */
export function clientNode({ callee }: CallNode): t.Node {
  const isVerb = isMember(callee);
  return isVerb ? callee.object : callee;
}

/** An additional option of a call. */
export interface Option {
  readonly name: string;
  /** Its value, as source. */
  readonly source: string;
}

/**
 * The option that sends one call of a client to another base URL: a literal if it is a path, or an expression that the
 * call can use; otherwise derived from the base that the client reports.
 */
export function otherBase(
  call: Call,
  { library }: Recognised,
  base: readonly Piece[],
  change: BaseChange,
): Option | Refusal {
  const index = base.findIndex((piece) => leavesOf(piece).some((leaf) => isSame(leaf, change.piece)));
  if (library.base === undefined || library.base === '' || library.isBaseResolved || index < 0) return baseHoldsVersion;
  // The address passed to a constructor may differ from one object to the next.
  const isGiven = change.piece.at === undefined || base[index]?.kind === 'choice';
  const isResolved = base.some((piece) => piece.kind === 'text' && piece.isJoint === true);
  // Where dots lead out of the base, they do so without a second address.
  const mayRepeat = library.dots === 'kept';
  const atCall = (isCopied: boolean) => {
    if (isGiven) return undefined;
    return isResolved ? resolvedAtCall(call, change) : baseAtCall(call, base, index, change, { isCopied, mayRepeat });
  };
  const source = atCall(false) ?? baseOfClient(call, library.ownBase, base, index, change) ?? atCall(true);
  return source === undefined ? baseHoldsVersion : { name: library.base, source };
}

/** Whether two pieces are the same text at the same position. */
function isSame(piece: Piece, { text, at }: TextPiece): boolean {
  return piece.kind === 'text' && piece.text === text && piece.at?.node === at?.node;
}

/** `'/api/v2'`, `${host}/api/v2`; a literal address is repeated only if there is no other way. */
function baseAtCall(
  { evaluator, place }: Call,
  base: readonly Piece[],
  index: number,
  { piece, start, end, to }: BaseChange,
  { isCopied, mayRepeat }: { readonly isCopied: boolean; readonly mayRepeat: boolean },
): string | undefined {
  const isElsewhere = piece.at === undefined || !contains(place.node, piece.at.node);
  if (isElsewhere && !(isCopied && mayRepeat) && /^[a-z][a-z\d+.-]*:/i.test(leadingText(base))) return undefined;
  const before = expanded(evaluator, place, [...base.slice(0, index), sliceText(piece, 0, start)], isCopied);
  const behind = expanded(
    evaluator,
    place,
    [sliceText(piece, end, piece.text.length), ...base.slice(index + 1)],
    isCopied,
  );
  if (before === undefined || behind === undefined) return undefined;
  return literal(before + to + behind, place.file.style.quote);
}

/** `new URL('api/v2', host).href`: how such a path and its base are joined depends on the base, so that stays. */
function resolvedAtCall({ place }: Call, { piece: { text, at }, start, end, to }: BaseChange): string | undefined {
  if (at === undefined || at.end - at.start !== text.length) return undefined;
  const { file } = at;
  let node: t.Node = at.node;
  let parent = file.names.parentOf(node);
  while (parent !== undefined && parent.type !== 'ObjectProperty') {
    node = parent;
    parent = file.names.parentOf(node);
  }
  if (parent === undefined || file !== place.file || !canStandAt(file, node, place.node)) return undefined;
  const before = file.text.slice(startOf(node), at.start + start);
  return before + to + file.text.slice(at.start + end, endOf(node));
}

/** `api.defaults.baseURL?.replace(/\/v1$/, '/v2')` */
function baseOfClient(
  { place }: Call,
  ownBase: string | undefined,
  base: readonly Piece[],
  index: number,
  { piece, start, end, to }: BaseChange,
): string | undefined {
  const client = place.file.textOf(clientNode(place.node));
  const isLast = index === base.length - 1 && /^\/?$/.test(piece.text.slice(end));
  if (ownBase === undefined || !isLast || !/^(this|[\w$]+)(\.#?[\w$]+)*$/.test(client)) return undefined;
  const from = piece.text.lastIndexOf('/', start);
  const before = piece.text.slice(Math.max(from, 0), start);
  const pattern = (before + piece.text.slice(start)).replaceAll('/', '\\/').replaceAll('.', '\\.');
  const access = isTypeScript(place.file) ? '?.' : '.';
  return `${client}.${ownBase}${access}replace(/${pattern}$/, ${literal(before + to + piece.text.slice(end), place.file.style.quote)})`;
}
