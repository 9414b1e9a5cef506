import type * as t from '@babel/types';
import { isEmptyList, isMember, orEmpty } from '../../../source/node-kinds.ts';
import { keyName, memberName, writtenValue } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { holdsSuch } from '../../../source/walk.ts';

/** A list that becomes conditions, as an item of the list of all conditions. */
export interface ListCondition {
  readonly item: t.Node;
  /** The list of all conditions, or the condition itself if it is the only one. */
  readonly all: t.ArrayExpression | t.ObjectExpression;
  /** The name of the condition. */
  readonly name: string;
  readonly list: t.Expression;
  /** Whether the list may be absent. */
  readonly isOptional: boolean;
  /** Whether the value may also be a single one. */
  readonly isFlat: boolean;
  /** Whether blank texts are no filters. */
  readonly isFiltered: boolean;
  /** Whether it is written without a test, so that an empty list is sent, too. */
  readonly isAlways: boolean;
}

/** The lists that become conditions in a list of conditions that must all hold. */
export function listConditions(file: SourceFile, all: t.ArrayExpression): readonly ListCondition[] {
  const property = file.names.parentOf(all);
  const isOfAll = property?.type === 'ObjectProperty' && property.value === all && keyName(property) === 'allOf';
  return isOfAll ? all.elements.flatMap((item) => (item === null ? [] : (listCondition(file, all, item) ?? []))) : [];
}

/** A list that may be empty and becomes the only condition: `condition: { anyOf: [tags || []].flat().map(…) }`. */
export function onlyListCondition(file: SourceFile, node: t.ObjectExpression): readonly ListCondition[] {
  const property = file.names.parentOf(node);
  const isWhole = property?.type === 'ObjectProperty' && property.value === node && keyName(property) === 'condition';
  const found = isWhole ? listCondition(file, node, node) : undefined;
  return found !== undefined && (found.isFlat || found.isOptional) ? [found] : [];
}

function listCondition(file: SourceFile, all: ListCondition['all'], item: t.Node): ListCondition | undefined {
  const choice =
    item.type === 'SpreadElement' && item.argument.type === 'ConditionalExpression' ? item.argument : undefined;
  const object = choice === undefined ? item : onlyItem(choice.consequent);
  if (choice !== undefined && !isEmptyList(choice.alternate)) return undefined;
  const value = object && onlyProperty(object, 'anyOf');
  const mapped = value && mappedTo(value);
  if (mapped === undefined) return undefined;
  const { name, from } = mapped;
  const isFiltered = isCallOf(from, 'filter') && isBoolean(from.arguments[0]);
  const inner = isFiltered ? objectOf(from) : from;
  const flat = isCallOf(inner, 'flat') && inner.arguments.length === 0 ? eitherOf(objectOf(inner)) : undefined;
  const list = flat ?? orEmpty(inner, /^\?\?$/) ?? inner;
  const isCalled = holdsSuch(list, (node) => /Call|New|Await|Yield|Assign|Update/.test(node.type));
  if (choice !== undefined && (isCalled || !asksIfThere(file, choice.test, file.textOf(list)))) return undefined;
  const isFlat = flat !== undefined;
  if (!isFlat && /^(Array|Object)Expression$/.test(list.type)) return undefined;
  const isOptional = choice !== undefined || list !== inner;
  return { item, all, name, list, isOptional, isFlat, isFiltered, isAlways: choice === undefined };
}

/** `tags?.length`, `tags && tags.length > 0`: the test says only whether there are items. */
function asksIfThere(file: SourceFile, test: t.Node, list: string): boolean {
  if (test.type === 'LogicalExpression')
    return test.operator === '&&' && [test.left, test.right].every((side) => asksIfThere(file, side, list));
  if (test.type === 'BinaryExpression') {
    const isAbove = test.operator === '>' && test.right.type === 'NumericLiteral' && test.right.value === 0;
    return isAbove && isLength(file, test.left, list);
  }
  return file.textOf(test) === list || isLength(file, test, list);
}

function isLength(file: SourceFile, node: t.Node, list: string): boolean {
  return isMember(node) && memberName(node) === 'length' && file.textOf(node.object) === list;
}

/** `list.map((value) => ({ tag: { operator: 'is', value } }))`: the name of the condition, and the list. */
function mappedTo(node: t.Node): { readonly name: string; readonly from: t.Expression } | undefined {
  if (!isCallOf(node, 'map')) return undefined;
  const [to] = node.arguments;
  if (to?.type !== 'ArrowFunctionExpression' || to.params.length !== 1) return undefined;
  const [property] = to.body.type === 'ObjectExpression' && to.body.properties.length === 1 ? to.body.properties : [];
  if (property?.type !== 'ObjectProperty' || property.value.type !== 'ObjectExpression') return undefined;
  const name = keyName(property);
  const [item] = to.params;
  const [operator, value] = ['operator', 'value'].map((one) => writtenValue(property.value as t.ObjectExpression, one));
  const isPlain =
    operator?.type === 'StringLiteral' && operator.value === 'is' && property.value.properties.length === 2;
  const isValue = item?.type === 'Identifier' && value?.type === 'Identifier' && value.name === item.name;
  return name !== undefined && isPlain && isValue ? { name, from: objectOf(node) } : undefined;
}

/** `[tags || []]`, or `[tags]` if it is there: what may be a list or a single value. */
function eitherOf(node: t.Expression): t.Expression | undefined {
  const only = onlyItem(node);
  const isName = only !== undefined && /^(Identifier|MemberExpression)$/.test(only.type);
  return isName ? (only as t.Expression) : only && orEmpty(only, /^\|\|$/);
}

function onlyItem(node: t.Node): t.Node | undefined {
  const [only, ...others] = node.type === 'ArrayExpression' ? node.elements : [];
  return others.length === 0 ? (only ?? undefined) : undefined;
}

function onlyProperty(node: t.Node, name: string): t.Node | undefined {
  const [only, ...others] = node.type === 'ObjectExpression' ? node.properties : [];
  return only?.type === 'ObjectProperty' && others.length === 0 && keyName(only) === name ? only.value : undefined;
}

function isCallOf(node: t.Node, method: string): node is t.CallExpression {
  return (
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && memberName(node.callee) === method
  );
}

function objectOf({ callee }: t.CallExpression): t.Expression {
  return (callee as t.MemberExpression).object as t.Expression;
}

function isBoolean(node: t.Node | undefined): boolean {
  return node?.type === 'Identifier' && node.name === 'Boolean';
}
