import type * as t from '@babel/types';
import { isCall } from '../../source/node-kinds.ts';
import { keyName, objectLiteral, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { declaredType } from '../../values/declared/declared-type.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place, Value } from '../../values/value.ts';

/** What the type of an object says: its property names, if all of them are known. */
export interface ObjectShape {
  readonly names: readonly string[] | undefined;
}

/**
 * What a variable, a parameter or the result of a function of the code base is known to hold if it is a plain object;
 * undefined if it may be anything else.
 */
export function objectShape(evaluator: Evaluator, file: SourceFile, node: t.Node): ObjectShape | undefined {
  if (isCall(node)) return shapeOfResult(evaluator, file, node);
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined || binding.writes.length > 0) return undefined;
  const annotation = binding.identifier.typeAnnotation;
  if (annotation?.type === 'TSTypeAnnotation')
    return shapeOf({ node: annotation.typeAnnotation, file, env: undefined }, evaluator);
  const { declaration } = binding;
  if (declaration.type === 'VariableDeclarator') {
    if (declaration.init && isCall(declaration.init)) return shapeOfResult(evaluator, file, node);
    return isLiteral(declaration.init) ? { names: undefined } : undefined;
  }
  const holder = file.names.parentOf(binding.identifier);
  const isDefaulted = holder?.type === 'AssignmentPattern' && isLiteral(holder.right);
  const isRest = holder?.type === 'RestElement' && file.names.parentOf(holder)?.type === 'ObjectPattern';
  return isDefaulted || isRest ? { names: undefined } : undefined;
}

/** `scoped(id)`, or a variable for it, if the function returns an object literal. */
function shapeOfResult(evaluator: Evaluator, file: SourceFile, node: t.Node): ObjectShape | undefined {
  const made = evaluator.evaluate({ node, file, env: undefined });
  if (made.kind !== 'object') return undefined;
  return { names: namesHeld(made) };
}

/** The names of the properties of an object; undefined if they are not all known. */
export function namesHeld({ place, writes }: Extract<Value, { kind: 'object' }>): readonly string[] | undefined {
  const names = place.node.properties.map(propertyName);
  return writes.length === 0 && names.every((name) => name !== undefined) ? names : undefined;
}

function isLiteral(node: t.Node | null | undefined): boolean {
  return node != null && objectLiteral(node) !== undefined;
}

function shapeOf({ node: type, file }: Place<t.TSType>, evaluator: Evaluator): ObjectShape | undefined {
  switch (type.type) {
    case 'TSTypeLiteral':
      return { names: namesOf(type.members) };
    case 'TSIntersectionType': {
      const shapes = type.types.map((part) => shapeOf({ node: part, file, env: undefined }, evaluator));
      if (shapes.includes(undefined)) return undefined;
      const isOpen = shapes.some((one) => one?.names === undefined);
      return { names: isOpen ? undefined : shapes.flatMap((one) => one?.names ?? []) };
    }
    case 'TSUnionType': {
      const parts = type.types.filter((part) => !/^TS(Undefined|Null)Keyword$/.test(part.type));
      const [only] = parts;
      return parts.length === 1 && only !== undefined
        ? shapeOf({ node: only, file, env: undefined }, evaluator)
        : undefined;
    }
    case 'TSTypeReference':
      return referred({ node: type, file, env: undefined }, evaluator);
    default:
      return undefined;
  }
}

/** `Record<…>`, `Partial<X>`, and what the code base declares. */
function referred({ node, file }: Place<t.TSTypeReference>, evaluator: Evaluator): ObjectShape | undefined {
  const { typeName, typeParameters } = node;
  const name = file.textOf(typeName);
  const [first] = typeParameters?.params ?? [];
  if (name === 'Record') return { names: undefined };
  if (/^(Partial|Readonly|Required)$/.test(name))
    return first && shapeOf({ node: first, file, env: undefined }, evaluator);
  const declared =
    typeName.type === 'Identifier' ? declaredType(evaluator, { node: typeName, file, env: undefined }) : undefined;
  if (declared?.node.type === 'TSTypeAliasDeclaration')
    return shapeOf({ ...declared, node: declared.node.typeAnnotation }, evaluator);
  if (declared?.node.type !== 'TSInterfaceDeclaration') return undefined;
  return { names: declared.node.extends?.length ? undefined : namesOf(declared.node.body.body) };
}

function namesOf(members: readonly t.TSTypeElement[]): readonly string[] | undefined {
  const names = members.map((member) => (member.type === 'TSPropertySignature' ? keyName(member) : undefined));
  return names.every((name) => name !== undefined) ? names : undefined;
}
