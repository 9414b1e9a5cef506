import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isMember } from '../../source/node-kinds.ts';
import { declaredWith, keyName, memberName, objectLiteral, patternPath, writtenValue } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { ValueKind } from './value-kinds.ts';

/**
 * The kinds of values that the options of a command have, as they are described to `parseArgs` of Node: `values.library` is a
 * list after `const { values } = parseArgs({ options: { library: { type: 'string', multiple: true } } })`.
 */
export function optionKinds(file: SourceFile, node: t.Node): ReadonlySet<ValueKind> | undefined {
  const { call, names } = resultOf(file, node) ?? {};
  const [result, option, ...others] = names ?? [];
  if (call === undefined || result !== 'values' || option === undefined || others.length > 0) return undefined;
  const described = literalAt(file, literalAt(file, literalAt(file, call.arguments[0]), 'options'), option);
  const type = described && writtenValue(described, 'type');
  if (described === undefined || type?.type !== 'StringLiteral') return undefined;
  const isMultiple = written(described, 'multiple');
  if (isMultiple === undefined || !/^(string|boolean)$/.test(type.value)) return undefined;
  const kinds: ValueKind[] = isMultiple
    ? ['list', type.value === 'string' ? 'texts' : 'others']
    : [type.value === 'string' ? 'text' : 'boolean'];
  return new Set(writtenValue(described, 'default') === undefined ? [...kinds, 'absent'] : kinds);
}

/** Whether a property is written as `true`; undefined if it is not known. */
function written(literal: t.ObjectExpression, name: string): boolean | undefined {
  const value = writtenValue(literal, name);
  const isWhole = literal.properties.every((one) => one.type === 'ObjectProperty' && keyName(one) !== undefined);
  if (value === undefined) return isWhole ? false : undefined;
  return value.type === 'BooleanLiteral' ? value.value : undefined;
}

/** The object literal that a name of another one has, or that a constant is declared with. */
function literalAt(file: SourceFile, node: t.Node | undefined, name?: string): t.ObjectExpression | undefined {
  const value = name === undefined || node?.type !== 'ObjectExpression' ? node : writtenValue(node, name);
  return value && objectLiteral(declaredWith(file.names, value) ?? value);
}

/** Also as a member of the module, or as it is called where it is imported as a whole. */
const parseArgs = /^((node:)?util\.)?parseArgs$/;

/** The call of `parseArgs` whose result an expression is taken from, and the names of the members on the way. */
function resultOf(file: SourceFile, node: t.Node): { call: t.CallExpression; names: string[] } | undefined {
  if (node.type === 'CallExpression')
    return isOutside(file, node.callee, parseArgs) ? { call: node, names: [] } : undefined;
  if (isMember(node)) {
    const held = resultOf(file, node.object);
    const name = memberName(node);
    return held && name !== undefined ? { ...held, names: [...held.names, name] } : undefined;
  }
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const { declaration } = binding ?? {};
  if (declaration?.type !== 'VariableDeclarator' || !declaration.init || binding?.writes.length !== 0) return undefined;
  const path = patternPath(declaration.id, binding.identifier) ?? [];
  const held = path.every((step) => step.name !== undefined) ? resultOf(file, declaration.init) : undefined;
  return held && { ...held, names: [...held.names, ...path.map((step) => step.name as string)] };
}
