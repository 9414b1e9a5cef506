import type { Binding } from '../../source/names/bind.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';
import { TypeFinder } from './type-of.ts';
import { asAnnotation, typedValue } from './typed-value.ts';

/** The global function that a part of an object is by its type: `{ send }: { send: typeof fetch }`. */
export function typedAsGlobal(evaluator: Evaluator, { identifier }: Binding, place: Place): Value | undefined {
  if (identifier.typeAnnotation != null) return undefined;
  const type = new TypeFinder(evaluator).bindingType(identifier, place.file);
  if (type?.node.type !== 'TSTypeQuery' && type?.node.type !== 'TSTypeReference') return undefined;
  const { node, file } = type;
  const value = typedValue(evaluator, asAnnotation(node), { node, file, env: undefined });
  return value?.kind === 'external' && value.root.kind === 'global' ? { ...value, place } : undefined;
}
