import type * as t from '@babel/types';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { annotationOf, type Typed } from './written-type.ts';

/** Calls with a type argument for the parameter of their callback, and the position of that type argument. */
const typesCallback: Readonly<Record<string, number>> = {
  query: 1,
  mutation: 1,
  infiniteQuery: 1,
  createAsyncThunk: 1,
};

/**
 * The type that a function's context gives a parameter: the function type of its variable, or a type argument of the
 * call that takes it, `builder.query<Page, Args>({ query: (args) => … })`.
 */
export function typeByPlace(node: t.Function, position: number, file: SourceFile): Typed | undefined {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'VariableDeclarator') return parameterOf(annotationOf(parent.id, file), position);
  if (parent?.type === 'ClassProperty') return parameterOf(annotationOf(parent, file), position);
  if (position > 0 || parent === undefined) return undefined;
  const property = parent.type === 'ObjectProperty' ? parent : node.type === 'ObjectMethod' ? node : undefined;
  const isQuery = property !== undefined && keyName(property) === 'query';
  const options = isQuery ? file.names.parentOf(property) : undefined;
  const call = property === undefined ? parent : options && file.names.parentOf(options);
  return call?.type === 'CallExpression' ? typeArgument(call, file) : undefined;
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
