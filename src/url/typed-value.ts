import type * as t from '@babel/types';
import { importOf, namedType } from '../source/pattern.ts';
import type { Evaluator } from './evaluate.ts';
import { returnedValue } from './returns.ts';
import { external, type Place, type Value } from './value.ts';

/**
 * What a type annotation says of a value that is not known: an instance of a class of the code base, the value of
 * `typeof x` or `ReturnType<typeof f>`, or a type from outside; undefined where it says nothing.
 */
export function typedValue(
  evaluator: Evaluator,
  annotation: t.Node | null | undefined,
  place: Place,
): Value | undefined {
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  const own = type && ownType(evaluator, { ...place, node: type });
  if (own !== undefined) return own;
  const named = namedType(annotation, place.file.names);
  return named && external(place, { kind: 'type', ...named });
}

function ownType(evaluator: Evaluator, place: Place): Value | undefined {
  const { node, file } = place;
  if (node.type === 'TSTypeQuery' && node.exprName.type === 'Identifier') {
    const declared = file.names.lookup(node.exprName.name, node);
    return declared && evaluator.evaluate({ ...place, node: declared.identifier, env: undefined });
  }
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined;
  if (node.typeName.name === 'ReturnType') return returnType(evaluator, node, place);
  const declared = classOf(evaluator, node.typeName, place);
  return declared?.kind === 'class' ? { kind: 'instance', place: declared.place, creation: undefined } : undefined;
}

/** `ReturnType<typeof f>` is what `f` returns. */
function returnType(evaluator: Evaluator, node: t.TSTypeReference, place: Place): Value | undefined {
  const [query] = node.typeParameters?.params ?? [];
  const of = query && ownType(evaluator, { ...place, node: query });
  return of?.kind === 'function' ? returnedValue(evaluator, of, [], place) : undefined;
}

/** The class of the code base that a type name means. */
function classOf(evaluator: Evaluator, name: t.Identifier, place: Place): Value | undefined {
  const binding = place.file.names.bindingOf(name);
  if (binding === undefined) return undefined;
  if (binding.kind === 'class') return { kind: 'class', place: { ...place, node: binding.declaration as t.Class } };
  const imported = importOf(binding, place.file.names);
  return imported && evaluator.imported(place, imported);
}
