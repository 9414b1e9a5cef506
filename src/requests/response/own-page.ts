import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { declaredType, type TypeDeclaration } from '../../values/declared/declared-type.ts';
import type { Evaluator } from '../../values/evaluate.ts';

const known = new WeakMap<SourceFile, { readonly name: string | undefined }>();

/** The name that a file has for a type of pages, such as `interface Page<T> { content: T[] }`: its own, or an imported one. */
export function ownPage(file: SourceFile, evaluator: Evaluator): string | undefined {
  const found = known.get(file) ?? { name: namesOf(file).find((name) => isPage(name, file, evaluator))?.name };
  known.set(file, found);
  return found.name;
}

/** The type of the items of a list type; undefined if it is not written as one. */
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
  // A list that cannot be changed is no list for code that has sorted its own.
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

/** Parsers give the name of a type parameter as text, or as an identifier. */
function nameOf({ name }: t.TSTypeParameter): string {
  return typeof name === 'string' ? name : (name as t.Identifier).name;
}
