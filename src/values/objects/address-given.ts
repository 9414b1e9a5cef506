import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import type { PatternStep } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo } from '../given.ts';
import { normalForm } from '../text/pieces.ts';
import { type ClassNode, choiceOf, type Piece, type Place, type Value } from '../value.ts';
import { subclassesOf } from './field-writes.ts';

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
  const maker = binding.declaration;
  const owner = maker.type === 'ClassMethod' && maker.kind === 'constructor' ? classAround(file, maker) : undefined;
  if (owner === undefined || path.some(({ fallback }) => fallback !== undefined)) return undefined;
  const texts = givenTo(evaluator, binding, file).map(({ value }) => (value.kind === 'text' ? value.pieces : []));
  const isKnown = texts.length > 0 && texts.every(isVersioned);
  if (!isKnown || !isOnlyCreated(evaluator, { ...place, node: owner })) return undefined;
  const forms = new Map(texts.map((pieces) => [normalForm(pieces), pieces.map(withoutPlace)]));
  const [first, ...others] = [...forms.values()].map((pieces): Value => ({ kind: 'text', pieces }));
  return first && others.length > 0 ? choiceOf([first, ...others], place) : first;
}

function classAround(file: SourceFile, maker: t.ClassMethod): ClassNode | undefined {
  const body = file.names.parentOf(maker);
  return body && (file.names.parentOf(body) as ClassNode | undefined);
}

/** Whether an address ends with a version. */
function isVersioned(pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  return last?.kind === 'text' && /\/v\d+\/?$/.test(last.text);
}

function withoutPlace(piece: Piece): Piece {
  return piece.kind === 'text' ? { ...piece, at: undefined } : piece;
}

/** Whether a class has no subclasses, and no code passes it on or keeps it under another name. */
function isOnlyCreated(evaluator: Evaluator, owner: Place<ClassNode>): boolean {
  const { node, file } = owner;
  const name = 'id' in node ? node.id?.name : undefined;
  // The default export of a file may be imported under any name.
  const isNamed = name !== undefined && file.names.parentOf(node)?.type !== 'ExportDefaultDeclaration';
  if (!isNamed || subclassesOf(evaluator, owner).length > 0) return false;
  return [file, ...evaluator.filesWith(name)].every((one) => {
    const references = one.names.root.bindings.get(name)?.references ?? [];
    return references.every((reference) => isCreation(one, reference));
  });
}

/** `new Client(…)`, `Client.limit`, `x instanceof Client`, `export { Client }` */
function isCreation({ names }: SourceFile, reference: t.Node): boolean {
  const parent = names.parentOf(reference);
  switch (parent?.type) {
    case 'NewExpression':
      return parent.callee === reference;
    case 'MemberExpression':
      return parent.object === reference;
    case 'BinaryExpression':
    case 'ExportSpecifier':
      return true;
    default:
      return false;
  }
}
