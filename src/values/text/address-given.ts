import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isCall, isFunction, isMember, isMemberOfThis } from '../../source/node-kinds.ts';
import type { PatternStep } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { functionAround } from '../flow/flow.ts';
import { givenTo } from '../given.ts';
import { heirsOf } from '../objects/field-writes.ts';
import { isClassNode } from '../objects/prototype.ts';
import { type ClassNode, choiceOf, type FunctionNode, type Piece, type Place, type Value } from '../value.ts';
import { normalForm } from './pieces.ts';

/**
 * The addresses that the code base passes to the constructor of a class: `new Client(`${host}/api/v1`)`. Undefined
 * unless all end with a version, and nothing but `new` makes objects of this class. They can't be edited from
 * where they are used.
 */
export function addressGiven(
  evaluator: Evaluator,
  binding: Binding,
  path: readonly PatternStep[],
  place: Place,
): Value | undefined {
  const { file } = place;
  const owner = ownerOf(binding, place);
  if (owner === undefined || path.some(({ fallback }) => fallback !== undefined)) return undefined;
  const texts = givenTo(evaluator, binding, file).map(({ value }) => (value.kind === 'text' ? value.pieces : []));
  const isKnown = texts.length > 0 && texts.every(isVersioned);
  if (!isKnown || !isOnlyCalled(evaluator, { ...place, node: owner })) return undefined;
  const forms = new Map(texts.map((pieces) => [normalForm(pieces), pieces.map(withoutPlace)]));
  const [first, ...others] = [...forms.values()].map((pieces): Value => ({ kind: 'text', pieces }));
  return first && others.length > 0 ? choiceOf([first, ...others], place) : first;
}

/**
 * The class that takes a parameter, or the function that does if a function inside it uses the parameter, or if it keeps it in
 * the object that it makes: `this.base = base`.
 */
function ownerOf({ declaration: maker }: Binding, place: Place): ClassNode | FunctionNode | undefined {
  const { names } = place.file;
  if (maker.type === 'ClassMethod') {
    const body = names.parentOf(maker);
    return maker.kind === 'constructor' && body ? (names.parentOf(body) as ClassNode) : undefined;
  }
  if (!isFunction(maker)) return undefined;
  return isKeptByMaker(place) || functionAround(place, place.node) !== maker ? (maker as FunctionNode) : undefined;
}

/** Whether a function keeps a value in the object that it makes: `base` in `this.base = base`. */
export function isKeptByMaker({ node, file }: Place): boolean {
  const holder = file.names.parentOf(node);
  return holder?.type === 'AssignmentExpression' && holder.right === node && isMemberOfThis(holder.left);
}

/** Whether an address ends with a version. */
function isVersioned(pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  return last?.kind === 'text' && /\/v\d+\/?$/.test(last.text);
}

function withoutPlace(piece: Piece): Piece {
  return piece.kind === 'text' ? { ...piece, at: undefined } : piece;
}

/** Whether a class or function has no subclasses, and no code passes it on or keeps it under another name. */
function isOnlyCalled(evaluator: Evaluator, { node, file }: Place<ClassNode | FunctionNode>): boolean {
  const parent = file.names.parentOf(node);
  const id = parent?.type === 'VariableDeclarator' ? parent.id : 'id' in node ? node.id : undefined;
  // The default export of a file may be imported under any name.
  if (id?.type !== 'Identifier' || parent?.type === 'ExportDefaultDeclaration') return false;
  if (isClassNode(node) && heirsOf(evaluator, { node, file, env: undefined }).length > 0) return false;
  return [file, ...evaluator.filesUsing(id.name)].every(({ names }) => {
    const references = names.root.bindings.get(id.name)?.references ?? [];
    return references.every((reference) => isCallee(names, reference));
  });
}

/** `new Client(…)`, `createClient(…)`, `Client.limit`, `x instanceof Client`, `export { Client }` */
function isCallee(names: SourceFile['names'], reference: t.Node): boolean {
  const parent = names.parentOf(reference);
  if (parent === undefined || /^(BinaryExpression|ExportSpecifier)$/.test(parent.type)) return parent !== undefined;
  return isCall(parent) ? parent.callee === reference : isMember(parent) && parent.object === reference;
}

/** Whether text was passed when the object around a place was created; written out, it would apply to all objects. */
export function isGivenAround({ node: root, file }: Place, pieces: readonly Piece[]): boolean {
  const given = pieces.filter((piece) => piece.kind === 'text' && piece.at === undefined);
  return given.some(({ via }) =>
    via.some(({ node, file: home }) => {
      if (isKeptByMaker({ node, file: home, env: undefined })) return true;
      const binding = home === file && node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
      const maker = binding?.kind === 'param' ? binding.declaration : undefined;
      const owner = maker?.type === 'ClassMethod' && maker.kind === 'constructor' ? file.names.parentOf(maker) : maker;
      return owner !== undefined && contains(owner, root);
    }),
  );
}
