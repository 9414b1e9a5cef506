import type * as t from '@babel/types';
import { inlineObject } from '../../../requests/edits/object-edit.ts';
import { quoted } from '../../../requests/edits/respell.ts';
import { nodesOf } from '../../../source/nodes.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { isTypeScript } from '../../../values/declared/holders.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { valueKinds } from '../../../values/types/value-kinds.ts';
import { type ListCondition, listConditions, onlyListCondition } from './list-condition.ts';
import type { Form, Search } from './one-function.ts';

/** Several lists that each become conditions in the same way. */
export function listsAlike({ file, evaluator, isNew }: Search): readonly Form[] {
  const beside = nodesOf(file, 'ArrayExpression')
    .filter(isNew)
    .flatMap((all) => listConditions(file, all));
  const alone = nodesOf(file, 'ObjectExpression')
    .filter(isNew)
    .flatMap((one) => onlyListCondition(file, one));
  // One that may be a single value would make the type of all others wider.
  const isFlat = beside.some((one) => one.isFlat);
  const found = beside.length > 0 ? [...beside, ...alone.filter((one) => isFlat || !one.isFlat)] : [];
  const all = found.map((one) => ({ node: one.item, call: (name: string) => callOf(file, name, one) }));
  const listsIn = (some: readonly { readonly node: t.Node }[]) =>
    found.filter(({ item }) => some.some(({ node }) => node === item));
  return [
    {
      names: ['anyOf', 'anyOfValues'],
      all,
      isWorth: (some) => areAlike(listsIn(some)),
      declared: (name, some) => declared(file, name, listsIn(some), evaluator),
    },
  ];
}

/** Whether there are enough of one form, or two that are long, or would send empty lists. */
function areAlike(some: readonly ListCondition[]): boolean {
  if (some.length > 2) return true;
  const [first, second] = some;
  return (
    second !== undefined &&
    first?.all === second.all &&
    some.some((one) => one.isFlat || (one.isAlways && one.isFiltered))
  );
}

function callOf(file: SourceFile, name: string, { name: condition, list, item, all }: ListCondition): string {
  const call = `...${name}(${quoted(file, condition)}, ${file.textOf(list)})`;
  return item === all ? inlineObject(file, [`allOf: [${call}]`]) : call;
}

/** The function that makes conditions of a list. */
function declared(file: SourceFile, name: string, some: readonly ListCondition[], evaluator: Evaluator) {
  const isFlat = some.some((one) => one.isFlat);
  const isOptional = some.some((one) => one.isOptional);
  const type = isFlat ? ': unknown' : `${isOptional ? '?' : ''}: ${listType(file, some, evaluator)}`;
  const parameters = isTypeScript(file) ? `name: string, values${type}` : 'name, values';
  const maybe = isOptional ? '(values ?? [])' : 'values';
  const list = `${isFlat ? '[values || []].flat()' : maybe}${some.some((one) => one.isFiltered) ? '.filter(Boolean)' : ''}`;
  const is = inlineObject(file, [`[name]: ${inlineObject(file, [`operator: ${quoted(file, 'is')}`, 'value'])}`]);
  return {
    head: `${name}(${parameters})`,
    body: [
      `const conditions = ${list}.map((value) => (${is}))`,
      `return conditions.length ? [${inlineObject(file, ['anyOf: conditions'])}] : []`,
    ],
  };
}

/** The type of all lists. */
function listType(file: SourceFile, some: readonly ListCondition[], evaluator: Evaluator): string {
  const all = some.map(({ list }) => valueKinds(evaluator, file, list));
  const items = all.every((kinds) => kinds?.has('texts')) ? 'string' : 'unknown';
  return `readonly ${items}[]${all.some((kinds) => kinds === undefined || kinds.has('null')) ? ' | null' : ''}`;
}
