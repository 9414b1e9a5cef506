import type * as t from '@babel/types';
import { importOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place } from '../value.ts';

export type TypeDeclaration = t.TSInterfaceDeclaration | t.TSTypeAliasDeclaration;

const mostReexports = 5;

/** The interface or alias of the code base that a type name means; imports and re-exports are resolved. */
export function declaredType(
  evaluator: Evaluator,
  { node, file }: Place<t.Identifier>,
): Place<TypeDeclaration> | undefined {
  const binding = file.names.bindingOf(node);
  if (binding === undefined) return undefined;
  const { declaration } = binding;
  if (isTypeDeclaration(declaration)) return { node: declaration, file, env: undefined };
  const imported = importOf(binding, file.names);
  const target = imported && evaluator.openTypes(file, imported.source);
  return target && exportedType(evaluator, target, imported.name, 0);
}

function isTypeDeclaration(node: t.Node | null | undefined): node is TypeDeclaration {
  return node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration';
}

function exportedType(
  evaluator: Evaluator,
  file: SourceFile,
  name: string,
  depth: number,
): Place<TypeDeclaration> | undefined {
  const from = (source: string, exported: string) => {
    const target = depth < mostReexports ? evaluator.openTypes(file, source) : undefined;
    return target && exportedType(evaluator, target, exported, depth + 1);
  };
  for (const statement of file.tree.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (isTypeDeclaration(declared) && declared.id.name === name) return { node: declared, file, env: undefined };
    if (statement.type === 'ExportAllDeclaration') {
      const found = from(statement.source.value, name);
      if (found !== undefined) return found;
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ExportSpecifier' || exportedName(specifier) !== name) continue;
      if (statement.source) return from(statement.source.value, specifier.local.name);
      return declaredType(evaluator, { node: specifier.local, file, env: undefined });
    }
  }
  return undefined;
}

function exportedName({ exported }: t.ExportSpecifier): string {
  return exported.type === 'Identifier' ? exported.name : exported.value;
}
