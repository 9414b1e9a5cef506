import type * as t from '@babel/types';
import { importOf, namedType } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnedValue } from '../returns.ts';
import { syntheticText } from '../text/pieces.ts';
import { type CallableType, type ClassNode, external, type Place, type Value } from '../value.ts';
import { declaredType } from './declared-type.ts';
import { implementing } from './implementing.ts';

/** The reason why a string is unknown although its type lists all possible ones. */
export const ofItsType = 'one of the strings in its type';

/**
 * What a type annotation says about an unknown value: an instance of a class of the code base, the value of `typeof x`
 * or `ReturnType<typeof f>`, or a type from outside; undefined if it says nothing.
 */
export function typedValue(
  evaluator: Evaluator,
  annotation: t.Node | null | undefined,
  place: Place,
): Value | undefined {
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  const own = type && ownType(evaluator, { ...place, node: type });
  const isOfPlace = own?.kind === 'unknown' || (own?.kind === 'external' && /^(interface|type)$/.test(own.root.kind));
  if (isOfPlace) return { ...own, place };
  if (own !== undefined) return own;
  const named = namedType((type && pickedFrom(type, place.file)) ?? annotation, place.file.names);
  return named && external(place, { kind: 'type', ...named });
}

/** `RequestEvent` in `Pick<RequestEvent, 'fetch' | 'locals'>`: what is left of it is as it was. */
function pickedFrom(type: t.Node, { names }: Place['file']): t.TSTypeAnnotation | undefined {
  const name = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName : undefined;
  const [inner] = type.type === 'TSTypeReference' ? (type.typeParameters?.params ?? []) : [];
  const isPart = name !== undefined && /^(Pick|Omit|Partial|Required|Readonly)$/.test(name.name);
  return isPart && inner !== undefined && names.lookup(name.name, name) === undefined ? asAnnotation(inner) : undefined;
}

function ownType(evaluator: Evaluator, place: Place): Value | undefined {
  const { node } = place;
  const texts = textsOf(evaluator, place);
  if (texts !== undefined) {
    const among = texts.map((text) => [syntheticText(text)]);
    return { kind: 'unknown', place, why: ofItsType, via: [], among };
  }
  if (node.type === 'TSUnionType') {
    const [only, ...others] = node.types.filter(({ type }) => !/^TS(Null|Undefined)Keyword$/.test(type));
    return only && others.length === 0 ? ownType(evaluator, { ...place, node: only }) : undefined;
  }
  if (node.type === 'TSFunctionType' || node.type === 'TSTypeLiteral') return interfaceValue({ ...place, node }, '');
  if (node.type === 'TSTypeQuery') return queried(evaluator, node.exprName, place);
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined;
  if (node.typeName.name === 'ReturnType') return returnType(evaluator, node, place);
  const [inner] = node.typeParameters?.params ?? [];
  if (inner !== undefined && /^(Awaited|Readonly|NonNullable)$/.test(node.typeName.name))
    return ownType(evaluator, { ...place, node: inner });
  const declared = classOf(evaluator, node.typeName, place);
  if (declared?.kind === 'class') return { kind: 'instance', place: declared.place, creation: undefined };
  return interfaceOf(evaluator, { ...place, node: node.typeName }) ?? aliased(evaluator, node.typeName, place);
}

/** The value that `typeof x`, `typeof globalThis.x` or `typeof clients.x` names. */
function queried(evaluator: Evaluator, name: t.TSTypeQuery['exprName'], place: Place): Value | undefined {
  if (name.type === 'TSQualifiedName') {
    const owner = queried(evaluator, name.left, place);
    return owner && evaluator.member(owner, name.right.name, place);
  }
  if (name.type !== 'Identifier') return undefined;
  const declared = place.file.names.lookup(name.name, place.node);
  if (declared === undefined) return external(place, { kind: 'global', name: name.name });
  return evaluator.evaluate({ ...place, node: declared.identifier, env: undefined });
}

/**
 * What an alias stands for, or an interface extends: `type Client = ReturnType<typeof createClient>`,
 * `interface Client extends AxiosInstance { … }`.
 */
function aliased(evaluator: Evaluator, name: t.Identifier, place: Place): Value | undefined {
  const declared = declaredType(evaluator, { ...place, node: name });
  if (declared === undefined) return undefined;
  const { node } = declared;
  const type = node.type === 'TSTypeAliasDeclaration' ? node.typeAnnotation : extendedBy(node);
  if (type?.type !== 'TSTypeReference' && type?.type !== 'TSTypeQuery') return undefined;
  const own = ownType(evaluator, { ...declared, node: type });
  if (own !== undefined) return own;
  const outside = namedType(asAnnotation(type), declared.file.names);
  return outside?.source === undefined ? undefined : external(declared, { kind: 'type', ...outside });
}

/** The only type that an interface extends. */
function extendedBy({ extends: all }: t.TSInterfaceDeclaration): t.TSType | undefined {
  const [only, ...others] = all ?? [];
  const typeName = others.length === 0 ? only?.expression : undefined;
  return typeName === undefined ? undefined : ({ type: 'TSTypeReference', typeName } as t.TSTypeReference);
}

/** A type as an annotation. */
export function asAnnotation(typeAnnotation: t.TSType): t.TSTypeAnnotation {
  return { type: 'TSTypeAnnotation', typeAnnotation } as t.TSTypeAnnotation;
}

/**
 * The strings that a type lists, directly or through an alias: `'book' | 'series'`; undefined if it contains anything
 * else.
 */
function textsOf(evaluator: Evaluator, { node, ...place }: Place): readonly string[] | undefined {
  if (node.type === 'TSLiteralType') return node.literal.type === 'StringLiteral' ? [node.literal.value] : undefined;
  if (node.type === 'TSUnionType') {
    const parts = node.types.map((type) => textsOf(evaluator, { ...place, node: type }));
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined;
  const declared = declaredType(evaluator, { ...place, node: node.typeName });
  return declared?.node.type === 'TSTypeAliasDeclaration'
    ? textsOf(evaluator, { ...declared, node: declared.node.typeAnnotation })
    : undefined;
}

/** The value that an interface, or an alias of a function type, describes. */
function interfaceOf(evaluator: Evaluator, place: Place<t.Identifier>): Value | undefined {
  const declared = declaredType(evaluator, place);
  if (declared?.node.type === 'TSInterfaceDeclaration') {
    const only = implementing(evaluator, { ...declared, node: declared.node });
    if (only?.node.type === 'ObjectExpression') return evaluator.evaluate(only);
    if (only !== undefined) return { kind: 'instance', place: only as Place<ClassNode>, creation: undefined };
    return interfaceValue({ ...declared, node: declared.node }, declared.node.id.name);
  }
  const alias = declared?.node.type === 'TSTypeAliasDeclaration' ? declared.node.typeAnnotation : undefined;
  return declared !== undefined && (alias?.type === 'TSFunctionType' || alias?.type === 'TSTypeLiteral')
    ? interfaceValue({ ...declared, node: alias }, place.node.name)
    : undefined;
}

/** A value of a type with something to call; types of plain data return undefined. */
function interfaceValue(declaration: Place<CallableType>, name: string): Value | undefined {
  const { node } = declaration;
  const members =
    node.type === 'TSInterfaceDeclaration' ? node.body.body : node.type === 'TSTypeLiteral' ? node.members : [];
  const isCallable =
    node.type === 'TSFunctionType' ||
    members.some(
      (member) =>
        member.type === 'TSMethodSignature' ||
        (member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation.type === 'TSFunctionType'),
    );
  return isCallable ? external(declaration, { kind: 'interface', name, declaration }) : undefined;
}

/** `ReturnType<typeof f>` is what `f` returns. */
function returnType(evaluator: Evaluator, node: t.TSTypeReference, place: Place): Value | undefined {
  const [query] = node.typeParameters?.params ?? [];
  const of = query && ownType(evaluator, { ...place, node: query });
  return of?.kind === 'function' ? returnedValue(evaluator, of, [], place) : undefined;
}

/**
 * Whether a type does not show what a value is, so its name has to: `any`, `Function`, `RequestEvent['fetch']`, a type
 * from outside behind an alias, or an interface that is itself called.
 */
export function saysNothing(evaluator: Evaluator, place: Place): boolean {
  const { node } = place;
  if (/^TS(Any|Unknown)Keyword$|^TS(IndexedAccess|Import)Type$/.test(node.type)) return true;
  if (node.type === 'TSTypeQuery') return node.exprName.type === 'TSImportType';
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return false;
  const declared = declaredType(evaluator, { ...place, node: node.typeName });
  if (declared === undefined) return node.typeName.name === 'Function';
  if (declared.node.type === 'TSTypeAliasDeclaration')
    return saysNothing(evaluator, { ...declared, node: declared.node.typeAnnotation });
  return declared.node.body.body.some(({ type }) => type === 'TSCallSignatureDeclaration');
}

/** The class of the code base that a type name means. */
function classOf(evaluator: Evaluator, name: t.Identifier, place: Place): Value | undefined {
  const binding = place.file.names.bindingOf(name);
  if (binding === undefined) return undefined;
  if (binding.kind === 'class') return { kind: 'class', place: { ...place, node: binding.declaration as t.Class } };
  const imported = importOf(binding, place.file.names);
  return imported && evaluator.imported(place, imported);
}
