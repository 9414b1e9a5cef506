import type * as t from '@babel/types';
import { nodesOf } from '../../source/nodes.ts';
import { keyName } from '../../source/pattern.ts';
import { endOf, type SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { declaredType, type TypeDeclaration } from '../../values/types/declared-type.ts';

/** A page type of the code base, and the edits that import it. */
export interface OwnPage {
  readonly name: string;
  readonly imported: readonly TextEdit[];
}

const known = new WeakMap<SourceFile, { readonly page: OwnPage | undefined }>();

/**
 * The page type for a file, such as `interface Page<T> { content: T[] }`: one that it declares or imports, or else one
 * beside the types that it imports.
 */
export function ownPage(file: SourceFile, evaluator: Evaluator): OwnPage | undefined {
  const found = known.get(file) ?? { page: namedPage(file, evaluator) ?? neighbour(file, evaluator) };
  known.set(file, found);
  return found.page;
}

function namedPage(file: SourceFile, evaluator: Evaluator): OwnPage | undefined {
  const name = namesOf(file).find((one) => isPage(one, file, evaluator))?.name;
  return name === undefined ? undefined : { name, imported: [] };
}

/** A page type that a module exports from which the file imports another type: one more name is imported. */
function neighbour(file: SourceFile, evaluator: Evaluator): OwnPage | undefined {
  for (const statement of file.tree.program.body) {
    const last = statement.type === 'ImportDeclaration' ? statement.specifiers.at(-1) : undefined;
    if (statement.type !== 'ImportDeclaration' || last?.type !== 'ImportSpecifier') continue;
    const isType = ({ local }: { local: t.Identifier }) =>
      declaredType(evaluator, { node: local, file, env: undefined }) !== undefined;
    if (!statement.specifiers.some(isType)) continue;
    const target = evaluator.openTypes(file, statement.source.value);
    const name = target && exportedPage(target);
    if (name === undefined || nodesOf(file, 'Identifier').some((one) => one.name === name)) continue;
    const isMarked = statement.specifiers.some((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
    const at = endOf(last);
    return { name, imported: [{ start: at, end: at, text: isMarked ? `, type ${name}` : `, ${name}` }] };
  }
  return undefined;
}

function exportedPage({ tree }: SourceFile): string | undefined {
  for (const statement of tree.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    const isType = declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration';
    if (isType && isPageType(declared)) return declared.id.name;
  }
  return undefined;
}

/** The item type of a list type; undefined if it is not written as one. */
export function itemType(node: t.Node): t.Node | undefined {
  switch (node.type) {
    case 'TSArrayType':
      return node.elementType.type === 'TSParenthesizedType' ? node.elementType.typeAnnotation : node.elementType;
    case 'TSTypeOperator':
      return node.operator === 'readonly' ? itemType(node.typeAnnotation) : undefined;
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier' && /^(Readonly)?Array$/.test(node.typeName.name)
        ? node.typeParameters?.params[0]
        : undefined;
    default:
      return undefined;
  }
}

/** The names of types that a file declares or imports. */
function namesOf({ tree }: SourceFile): readonly t.Identifier[] {
  return tree.program.body.flatMap((statement): readonly t.Identifier[] => {
    if (statement.type === 'ImportDeclaration')
      return statement.specifiers.flatMap((one) => (one.type === 'ImportSpecifier' ? one.local : []));
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isType = declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration';
    return isType ? [declared.id] : [];
  });
}

function isPage(name: t.Identifier, file: SourceFile, evaluator: Evaluator): boolean {
  const declared = declaredType(evaluator, { node: name, file, env: undefined });
  return declared !== undefined && isPageType(declared.node);
}

function isPageType(declared: TypeDeclaration): boolean {
  const [parameter, ...others] = declared.typeParameters?.params ?? [];
  const content = membersOf(declared).find((one) => one.type === 'TSPropertySignature' && keyName(one) === 'content');
  if (parameter === undefined || others.length > 0 || parameter.constraint || content?.type !== 'TSPropertySignature')
    return false;
  const type = content.typeAnnotation?.typeAnnotation;
  const item = type && itemType(type);
  const isItem = item !== undefined;
  // A readonly list does not fit code that sorts its own.
  const isReadonly = type?.type === 'TSTypeOperator' || /^ReadonlyArray\b/.test(typeName(type));
  return isItem && !isReadonly && typeName(item) === nameOf(parameter) && content.optional !== true;
}

function typeName(type: t.Node | undefined): string {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
}

function membersOf(declared: TypeDeclaration): readonly t.TSTypeElement[] {
  if (declared.type === 'TSInterfaceDeclaration') return declared.body.body;
  return declared.typeAnnotation.type === 'TSTypeLiteral' ? declared.typeAnnotation.members : [];
}

/** Depending on the parser, the name of a type parameter is a string or an identifier. */
function nameOf({ name }: t.TSTypeParameter): string {
  return typeof name === 'string' ? name : (name as t.Identifier).name;
}
