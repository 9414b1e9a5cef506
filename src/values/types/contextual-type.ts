import type * as t from '@babel/types';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';
import { typedValue } from './typed-value.ts';
import { annotationOf, signature, type Typed } from './written-type.ts';

/** Calls with a type argument for the parameter of their callback, and the position of that type argument. */
const typesCallback: Readonly<Record<string, number>> = {
  query: 1,
  mutation: 1,
  infiniteQuery: 1,
  createAsyncThunk: 1,
};

/**
 * The type that a function's context gives a parameter: the function type of its variable, or a type argument of the
 * call that takes it, `builder.query<Page, Args>({ query: (args) => … })`, or the table that it is in.
 */
export function typeByPlace(node: t.Function, position: number, file: SourceFile): Typed | undefined {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'VariableDeclarator') return parameterOf(annotationOf(parent.id, file), position);
  if (parent?.type === 'ClassProperty') return parameterOf(annotationOf(parent, file), position);
  if (parent === undefined) return undefined;
  const property = parent.type === 'ObjectProperty' ? parent : node.type === 'ObjectMethod' ? node : undefined;
  const ofTable = property && parameterOf(entryType(property, file), position);
  if (ofTable !== undefined || position > 0) return ofTable;
  const isQuery = property !== undefined && keyName(property) === 'query';
  const options = isQuery ? file.names.parentOf(property) : undefined;
  const call = property === undefined ? parent : options && file.names.parentOf(options);
  return call?.type === 'CallExpression' ? typeArgument(call, file) : undefined;
}

/** The type of an entry of a table: `const loaders: Record<string, (client: Client) => void> = { … }`. */
function entryType(property: t.ObjectProperty | t.ObjectMethod, file: SourceFile): Typed | undefined {
  const table = file.names.parentOf(property);
  const holder = table && file.names.parentOf(table);
  const type = holder?.type === 'VariableDeclarator' ? annotationOf(holder.id, file)?.node : undefined;
  if (type?.type === 'TSTypeLiteral') return signature(type.members, keyName(property) ?? '', file);
  const isRecord =
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Record';
  const entry = isRecord ? type.typeParameters?.params[1] : undefined;
  return entry && { node: entry, file, isOptional: false };
}

function parameterOf(type: Typed | undefined, position: number): Typed | undefined {
  if (type?.node.type !== 'TSFunctionType') return undefined;
  const parameter = type.node.parameters[position];
  return parameter && annotationOf(parameter, type.file);
}

function typeArgument({ callee, typeParameters }: t.CallExpression, file: SourceFile): Typed | undefined {
  const name = callee.type === 'MemberExpression' ? memberName(callee) : nameOf(callee);
  const index = typesCallback[name ?? ''];
  const types = typeParameters?.type === 'TSTypeParameterInstantiation' ? typeParameters.params : [];
  const node = index === undefined ? undefined : types[index];
  return node && { node, file, isOptional: false };
}

function nameOf(node: t.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** The client of a library that the context of a function says that it gets. */
export function clientByPlace(
  evaluator: Evaluator,
  node: t.Function,
  position: number,
  place: Place,
): Value | undefined {
  const type = typeByPlace(node, position, place.file);
  const annotation = type && ({ type: 'TSTypeAnnotation', typeAnnotation: type.node } as t.TSTypeAnnotation);
  const value = annotation && typedValue(evaluator, annotation, place);
  return value?.kind === 'external' && value.root.kind === 'type' ? value : undefined;
}
