import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import type { Evaluator } from '../evaluate.ts';
import { decidedByPattern, decidedByText } from '../text/decided-by-start.ts';
import { leadingText } from '../text/pieces.ts';
import type { Piece, Place } from '../value.ts';
import { unseen } from './known-methods.ts';

/** A member call, with what is known about it. */
interface KnownCall {
  readonly call: Place<CallNode>;
  readonly holder: unknown;
  readonly name: string | undefined;
  args(): readonly unknown[];
}

/**
 * `path.startsWith('/')` and `/^https?:/.test(path)`, which the start of a string decides whatever follows, and
 * `path.includes('?')`, which a part of it decides; undefined for any other call.
 */
export function decidedByStart(evaluator: Evaluator, { call, holder, name, args }: KnownCall): boolean | undefined {
  const isText = holder === unseen && (name === 'startsWith' || name === 'includes');
  const isPattern = holder instanceof RegExp && name === 'test';
  if (!isText && !isPattern) return undefined;
  const { callee, arguments: given } = call.node;
  const text = isPattern ? given[0] : (callee as t.MemberExpression).object;
  const [asked] = args();
  if (text === undefined || (isPattern && asked !== unseen)) return undefined;
  const value = evaluator.evaluate({ ...call, node: text });
  const pieces = value.kind === 'text' ? value.pieces : [];
  if (isPattern) return decidedByPattern(holder, leadingText(pieces));
  if (typeof asked !== 'string') return undefined;
  return name === 'includes' ? holds(pieces, asked) : decidedByText(asked, leadingText(pieces));
}

/** Whether a string certainly contains another one. */
function holds(pieces: readonly Piece[], asked: string): true | undefined {
  return pieces.some((piece) => piece.kind === 'text' && piece.text.includes(asked)) ? true : undefined;
}
