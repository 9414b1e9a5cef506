import type * as t from '@babel/types';
import { isFunction, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { besideTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnsOf } from '../returns.ts';
import type { ClassNode, FunctionNode, Place } from '../value.ts';
import { declaredType } from './declared-type.ts';

type Interface = Place<t.TSInterfaceDeclaration>;

const mostFiles = 30;

/**
 * The class of the code base that a value of an interface is of, or the object literal that it is, if the interface has nothing but
 * functions: the only one that implements it. None if there may be others.
 */
export function implementing(
  evaluator: Evaluator,
  place: Interface,
): Place<ClassNode> | Place<t.ObjectExpression> | undefined {
  const written = writtenOut(place.file.path, referencesTo(evaluator, place));
  const [only, ...others] = [...classesOf(evaluator, place), ...written];
  const isKnown = others.length === 0 && (only?.node.type !== 'ObjectExpression' || hasOnlyFunctions(place.node));
  return isKnown ? only : undefined;
}

/** Whether an interface describes no data, of which another value may hold more or less. */
function hasOnlyFunctions({ body, extends: others }: t.TSInterfaceDeclaration): boolean {
  const isFunctionType = (type: t.Node | undefined) => type?.type === 'TSFunctionType';
  const isOne = (one: t.TSTypeElement) =>
    one.type === 'TSMethodSignature' ||
    (one.type === 'TSPropertySignature' && isFunctionType(one.typeAnnotation?.typeAnnotation));
  return (others ?? []).length === 0 && body.body.every(isOne);
}

/** The classes of the code base that implement an interface. */
export function classesOf(evaluator: Evaluator, place: Interface): readonly Place<ClassNode>[] {
  return filesNaming(evaluator, place).flatMap((file) =>
    [...nodesOf(file, 'ClassDeclaration'), ...nodesOf(file, 'ClassExpression')].flatMap((node) =>
      interfacesOf(evaluator, { node, file, env: undefined }).some((one) => one.node === place.node)
        ? [{ node, file, env: undefined }]
        : [],
    ),
  );
}

/** The object literals that are values of an interface, outside of tests: `const http: Http = { get }`, `function useHttp(): Http { … }`. */
function writtenOut(home: string, references: readonly Place[]): readonly Place<t.ObjectExpression>[] {
  return besideTests(home, references).flatMap(({ node, file }) => {
    const annotation = file.names.parentOf(node);
    const typed = annotation && file.names.parentOf(annotation);
    const holder = typed?.type === 'Identifier' ? file.names.parentOf(typed) : typed;
    return valuesOf(annotation, holder).flatMap((one) => {
      const value = withoutCasts(one);
      return value.type === 'ObjectExpression' ? [{ node: value, file, env: undefined }] : [];
    });
  });
}

/** What is asserted, declared or returned with a type. */
function valuesOf(annotation: t.Node | undefined, holder: t.Node | undefined): readonly t.Node[] {
  if (annotation?.type === 'TSAsExpression' || annotation?.type === 'TSSatisfiesExpression')
    return [annotation.expression];
  if (holder?.type === 'VariableDeclarator') return holder.init ? [holder.init] : [];
  const made = holder !== undefined && isFunction(holder) ? (holder as FunctionNode) : undefined;
  return made !== undefined && made.returnType === annotation ? returnsOf(made) : [];
}

/** The interfaces of the code base that a class implements. */
export function interfacesOf(evaluator: Evaluator, { node, ...at }: Place<t.Class>): readonly Interface[] {
  return (node.implements ?? []).flatMap((one): readonly Interface[] => {
    const name = 'expression' in one ? one.expression : undefined;
    const found = name?.type === 'Identifier' ? declaredType(evaluator, { ...at, node: name }) : undefined;
    return found?.node.type === 'TSInterfaceDeclaration' ? [{ ...found, node: found.node }] : [];
  });
}

/** Whether a variable, parameter or field has an interface as its type. */
export function isUsedAsType(evaluator: Evaluator, place: Interface): boolean {
  return referencesTo(evaluator, place).length > 0;
}

function referencesTo(evaluator: Evaluator, place: Interface): readonly Place[] {
  return filesNaming(evaluator, place).flatMap((file) =>
    nodesOf(file, 'TSTypeReference').flatMap((node) => {
      const { typeName } = node;
      const declared =
        typeName.type === 'Identifier' ? declaredType(evaluator, { node: typeName, file, env: undefined }) : undefined;
      return declared?.node === place.node ? [{ node, file, env: undefined }] : [];
    }),
  );
}

function filesNaming(evaluator: Evaluator, { node, file }: Interface): readonly SourceFile[] {
  return [...new Set([file, ...evaluator.filesWith(node.id.name, mostFiles)])];
}
