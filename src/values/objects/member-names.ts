import type * as t from '@babel/types';
import { outsideName } from '../../source/names/outside-name.ts';
import { keyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { ClassNode, Place, Value } from '../value.ts';
import { classFacts } from './class-facts.ts';

/** The known names of the members of a value, including inherited ones; it may have others. */
export function memberNames(evaluator: Evaluator, value: Value): readonly string[] {
  switch (value.kind) {
    case 'object':
      return value.place.node.properties.flatMap((property) =>
        property.type === 'SpreadElement' ? [] : (keyName(property) ?? []),
      );
    case 'instance':
      return [...instanceNames(value.place), ...inherited(evaluator, value.place)];
    case 'class':
      return [...classFacts(value.place).staticMembers.keys()];
    case 'module':
      return exportedNames(value.file);
    case 'choice':
      return [...new Set(value.branches.flatMap((branch) => memberNames(evaluator, branch)))];
    default:
      return [];
  }
}

function instanceNames(place: Place<ClassNode>): readonly string[] {
  const { instanceMembers, added } = classFacts(place);
  return [...instanceMembers.keys(), ...added.keys()];
}

function inherited(evaluator: Evaluator, { node, ...place }: Place<ClassNode>): readonly string[] {
  const superClass = 'superClass' in node ? node.superClass : undefined;
  const parent = superClass && evaluator.evaluate({ ...place, node: superClass });
  if (parent?.kind !== 'class') return [];
  return memberNames(evaluator, { kind: 'instance', place: parent.place, creation: undefined });
}

function exportedNames(file: SourceFile): readonly string[] {
  return file.tree.program.body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
      return /^(?:module\.)?exports\.(\w+)$/.exec(outsideName(file, statement.expression.left) ?? '')?.[1] ?? [];
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => nameOf(id));
    const declared = declaration && 'id' in declaration && declaration.id ? nameOf(declaration.id as t.Node) : [];
    return [...declared, ...statement.specifiers.flatMap(({ exported }) => nameOf(exported))];
  });
}

function nameOf(node: t.Node): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}
