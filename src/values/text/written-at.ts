import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { canStandAt, contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import { selfAt } from '../self.ts';
import type { ChoicePiece, Hole, Place } from '../value.ts';
import { normalForm, piecesOf } from './pieces.ts';

/**
 * An expression that is valid in `root` and evaluates to a hole's text: the outermost reference to it that means the
 * same there.
 */
export function writtenAt(evaluator: Evaluator, root: Place, piece: Hole | ChoicePiece): Place | undefined {
  if (piece.kind === 'hole' && piece.isOrigin) return undefined;
  const form = normalForm([piece]);
  for (const { node: reached, file } of [...piece.via, piece]) {
    const node = awaited(file, reached);
    if (isTakenApart(file, node)) continue;
    if (!isExpression(node) || file !== root.file || !(contains(root.node, node) || canMove(file, node, root.node)))
      continue;
    const place: Place = { node, file, env: contains(root.node, node) ? root.env : undefined };
    if (reached === piece.node || normalForm(evaluator.text(place)) === form) return place;
  }
  return undefined;
}

/** Whether what a reference holds of several texts has a name of its own: `KOMGA` in ``const root = `${KOMGA}/api/v1` ``. */
export function isNamedInside(evaluator: Evaluator, root: Place, node: t.Node | undefined): boolean {
  const pieces = node === undefined ? [] : evaluator.text({ ...root, node });
  return pieces.every((piece) => {
    const name = piece.kind === 'choice' ? writtenAt(evaluator, root, piece)?.node : undefined;
    return piece.kind !== 'choice' || (name !== node && /^(Identifier|MemberExpression)$/.test(name?.type ?? ''));
  });
}

const contextReaders = /^(use|use[A-Z]\w*|inject|getContext)$/;

/**
 * Whether an expression means the same at another node. What reads a context works only where it stands, not in another
 * function: `inject(TOKEN)`, `useContext(X)`.
 */
export function canMove(file: SourceFile, node: t.Node, target: t.Node): boolean {
  const isReader = (one: t.Node) => isCall(one) && isOutside(file, one.callee, contextReaders);
  const isBound = holdsSuch(node, isReader) && ownerOf(file, node) !== ownerOf(file, target);
  return !isBound && canStandAt(file, node, target);
}

/** The function or the field around a node. */
function ownerOf({ names }: SourceFile, node: t.Node): t.Node | undefined {
  let at = names.parentOf(node);
  while (at !== undefined && !isFunction(at) && !/^Class(\w*)Property$/.test(at.type)) at = names.parentOf(at);
  return at;
}

/** The member of `this` that holds what a hole stands for: `this.host` for the `host` that the constructor gets. */
export function memberOfThis(evaluator: Evaluator, root: Place, piece: Hole): string | undefined {
  const self = selfAt(evaluator, root);
  const given = givenName(piece);
  if (self?.kind !== 'instance' || given === undefined) return undefined;
  const name = namesOfThis(self.place.node).find((one) => {
    const [only, ...others] = piecesOf(evaluator.member(self, one, root), root);
    return only?.kind === 'hole' && others.length === 0 && givenName(only) === given;
  });
  return name && `this.${name}`;
}

/** The name that a hole stands for, if nothing sets it again. */
function givenName({ node, file }: Hole): Binding | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  return binding?.writes.length === 0 ? binding : undefined;
}

/** The members of `this` that the code of a class names. */
function namesOfThis(node: t.Node): readonly string[] {
  const names = new Set<string>();
  walk(node, (inner) => {
    const name = isMember(inner) && inner.object.type === 'ThisExpression' ? memberName(inner) : undefined;
    if (name !== undefined) names.add(name);
  });
  return [...names];
}

/** Whether only a part of an expression is meant: `const { address } = settings()`. */
function isTakenApart({ names }: Pick<SourceFile, 'names'>, node: t.Node): boolean {
  const parent = names.parentOf(node);
  if (parent !== undefined && /^(TS\w+|Parenthesized)Expression$/.test(parent.type))
    return isTakenApart({ names }, parent);
  return parent?.type === 'VariableDeclarator' && parent.init === node && parent.id.type !== 'Identifier';
}

function isExpression(node: t.Node): boolean {
  return /(Expression|Literal|Identifier)$/.test(node.type);
}

/** `await load()` for its `load()`, which is a promise. */
export function awaited({ names }: SourceFile, node: t.Node): t.Node {
  const parent = names.parentOf(node);
  return parent?.type === 'AwaitExpression' ? parent : node;
}
