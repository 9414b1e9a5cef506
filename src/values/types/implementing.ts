import type * as t from '@babel/types';
import { isFunction } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { besideTests } from '../../source/test-paths.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import type { ClassNode, FunctionNode, Place } from '../value.ts';
import { declaredType } from './declared-type.ts';

type Interface = Place<t.TSInterfaceDeclaration>;

const mostFiles = 30;

/** The class of the code base that a value of an interface is of: the only one that implements it. None if there may be others. */
export function implementing(evaluator: Evaluator, place: Interface): Place<ClassNode> | undefined {
  const [only, ...others] = classesOf(evaluator, place);
  if (only === undefined || others.length > 0) return undefined;
  return isWrittenOut(place.file.path, referencesTo(evaluator, place)) ? undefined : only;
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

/** Whether an object literal is a value of an interface, outside of tests: `const http: Http = { get }`. */
function isWrittenOut(home: string, references: readonly Place[]): boolean {
  return besideTests(home, references).some(({ node, file }) => {
    const annotation = file.names.parentOf(node);
    const typed = annotation && file.names.parentOf(annotation);
    const holder = typed?.type === 'Identifier' ? file.names.parentOf(typed) : typed;
    if (annotation?.type === 'TSAsExpression' || annotation?.type === 'TSSatisfiesExpression')
      return annotation.expression.type === 'ObjectExpression';
    if (holder?.type === 'VariableDeclarator') return holder.init?.type === 'ObjectExpression';
    const made = holder !== undefined && isFunction(holder) ? (holder as FunctionNode) : undefined;
    return made?.returnType === annotation && made !== undefined && returnsObject(made);
  });
}

function returnsObject({ body }: FunctionNode): boolean {
  let found = body.type === 'ObjectExpression';
  walk(body, (node) => {
    found ||= node.type === 'ReturnStatement' && node.argument?.type === 'ObjectExpression';
  });
  return found;
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
