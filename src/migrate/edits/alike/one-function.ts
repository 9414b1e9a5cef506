import type * as t from '@babel/types';
import { indentAt } from '../../../requests/edits/object-edit.ts';
import { quoted } from '../../../requests/edits/respell.ts';
import { hasOwnNames } from '../../../source/names/own-names.ts';
import { isFunction } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { endOf, isInMarkup, reopen, type SourceFile, startOf } from '../../../source/source-file.ts';
import { breakBefore } from '../../../source/style.ts';
import { applyEdits, composeTraced, insertedSpans, type TextEdit } from '../../../source/text-edit.ts';
import { isTypeScript } from '../../../values/declared/holders.ts';
import { type Evaluator, evaluatorOf } from '../../../values/evaluate.ts';
import { valueKinds } from '../../../values/types/value-kinds.ts';
import type { MigrateOptions } from '../../migrate-file.ts';
import { startWithComments } from '../../split/import-edit.ts';
import type { Planned } from '../plan.ts';
import { type ListCondition, listConditions } from './list-condition.ts';

/** The edit that declares a function, and those that call it. */
interface OneFunction {
  readonly declaration: TextEdit;
  readonly calls: readonly TextEdit[];
}

/** Edits that also give conditions of one form a function, with the edit of its declaration, and of its calls. */
export function withOneFunction(
  file: SourceFile,
  edits: readonly TextEdit[],
  calls: readonly { readonly planned: Planned }[],
  { codebase }: MigrateOptions,
): { readonly edits: readonly TextEdit[]; readonly functions: readonly OneFunction[] } {
  const isSeveral = edits.reduce((count, { text }) => count + text.split('anyOf:').length - 1, 0) > 1;
  // Their types say what each condition is, which one with any name is not.
  const isTyped = isTypeScript(file) && calls.some(({ planned }) => planned.site.adapter.startsWith('openapi'));
  const opened = isSeveral && !isTyped ? reopen(file, applyEdits(file.text, edits)) : undefined;
  if (opened === undefined || 'failure' in opened) return { edits, functions: [] };
  const made = oneFunction(opened, insertedSpans(edits), evaluatorOf(codebase));
  if (made.length === 0) return { edits, functions: [] };
  const added = made.flatMap(({ declaration, calls }) => [declaration, ...calls]);
  const traced = composeTraced(
    file.text,
    edits,
    added.sort((a, b) => a.start - b.start),
  );
  const holding = (one: TextEdit) => traced.filter(({ second }) => second.includes(one)).map(({ edit }) => edit);
  const functions = made.flatMap(({ declaration, calls }) =>
    holding(declaration).map((edit) => ({ declaration: edit, calls: calls.flatMap(holding) })),
  );
  return { edits: traced.map(({ edit }) => edit), functions };
}

const names = ['anyOf', 'anyOfValues'];

/** Several lists that each become conditions in the same way get one function that does it. Looks only at new code, in `spans`. */
function oneFunction(
  file: SourceFile,
  spans: readonly Pick<TextEdit, 'start' | 'end'>[],
  evaluator: Evaluator,
): readonly OneFunction[] {
  const isNew = (node: t.Node) => spans.some(({ start, end }) => start <= startOf(node) && endOf(node) <= end);
  const found = nodesOf(file, 'ArrayExpression')
    .filter(isNew)
    .flatMap((all) => listConditions(file, all));
  const name = found.length < 2 || file.style.isOld ? undefined : names.find((one) => !isUsed(file, one));
  if (name === undefined) return [];
  const homes = new Map<t.Node, { readonly place: Place; readonly some: ListCondition[] }>();
  for (const one of found) {
    const place = placeFor(file, one.all);
    if (place === undefined) continue;
    const { some } = homes.get(place.home) ?? { some: [] };
    homes.set(place.home, { place: homes.get(place.home)?.place ?? place, some: [...some, one] });
  }
  return [...homes.values()].flatMap(({ place, some }) => {
    if (!areAlike(some)) return [];
    const { at, isBehind } = place;
    const indent = indentAt(file.text, startOf(place.statement));
    const empty = file.style.endOfLine.repeat(2) + indent;
    const isBelowCode = !isBehind && /[^\s{]\s*\n[ \t]*$/.test(lineAbove(file.text, at));
    const before = isBehind ? empty : isBelowCode ? file.style.endOfLine + indent : '';
    const text = `${before}${declaration(file, name, some, evaluator, indent)}${isBehind ? '' : empty}`;
    return [{ declaration: { start: at, end: at, text }, calls: some.map((one) => callOf(file, name, one)) }];
  });
}

/** Whether there are enough of one form, or two that are long, or would send empty lists. */
function areAlike(some: readonly ListCondition[]): boolean {
  if (some.length > 2) return true;
  const [first, second] = some;
  return first?.all === second?.all && some.some((one) => one.isFlat || (one.isAlways && one.isFiltered));
}

/** Whether a name means anything in a file, or in the markup around it. */
function isUsed(file: SourceFile, name: string): boolean {
  const isReference = (node: t.Identifier | t.JSXIdentifier) =>
    node.name === name && (file.names.bindingOf(node) !== undefined || file.names.isGlobal(node));
  return (
    nodesOf(file, 'Identifier').some(isReference) ||
    nodesOf(file, 'JSXIdentifier').some(isReference) ||
    file.names.root.bindings.has(name) ||
    isInMarkup(file, name)
  );
}

function callOf(file: SourceFile, name: string, { item, name: condition, list }: ListCondition): TextEdit {
  const text = `...${name}(${quoted(file, condition)}, ${file.textOf(list)})`;
  return { start: startOf(item), end: endOf(item), text };
}

/** The line above an offset, and what precedes it on its own line. */
function lineAbove(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', text.lastIndexOf('\n', at - 1) - 1) + 1, at);
}

/** Where a function can be declared: in a block or the module, at an offset beside a statement. */
interface Place {
  readonly home: t.Program | t.BlockStatement;
  readonly statement: t.Node;
  readonly at: number;
  readonly isBehind: boolean;
}

/**
 * In front of a statement of the module or, in a script whose names are also those of other scripts, of the outermost
 * function; behind it if the comment above may be one on the whole file.
 */
function placeFor(file: SourceFile, node: t.Node): Place | undefined {
  const { parentOf } = file.names;
  let home: t.Program | t.BlockStatement | undefined;
  let statement = node;
  for (let at: t.Node = node, holder = parentOf(at); holder !== undefined; at = holder, holder = parentOf(at)) {
    const around = parentOf(holder);
    const isBody = holder.type === 'BlockStatement' && around !== undefined && isFunction(around);
    if (!isBody && !(holder.type === 'Program' && hasOwnNames(file))) continue;
    home = holder as t.Program | t.BlockStatement;
    statement = at;
  }
  if (home === undefined) return undefined;
  const before = home.body.slice(0, home.body.indexOf(statement as t.Statement) + 1);
  const first = before.findLast((_, index) => !isOverload(before[index - 1])) ?? statement;
  const at = startWithComments(file, first);
  const isAtTop = at < startOf(first) && file.text.slice(0, at).trim() === '';
  const end = endOf(statement);
  const isLast = /^[ \t]*(?:\r?\n|$)/.test(file.text.slice(end, end + 40));
  if (isAtTop) return isLast ? { home, statement, at: end, isBehind: true } : undefined;
  return breakBefore(file.text, at) === undefined && at > 0
    ? undefined
    : { home, statement: first, at, isBehind: false };
}

/** A signature of a function whose body follows. */
function isOverload(statement: t.Node | undefined): boolean {
  const declared = statement && 'declaration' in statement ? (statement.declaration as t.Node | null) : statement;
  return declared?.type === 'TSDeclareFunction';
}

/** The function that makes conditions of a list. It is declared so that code in front of it can call it, too. */
function declaration(
  file: SourceFile,
  name: string,
  some: readonly ListCondition[],
  evaluator: Evaluator,
  outer: string,
): string {
  const { indent, endOfLine, semicolons, spacedBraces } = file.style;
  const isFlat = some.some((one) => one.isFlat);
  const isOptional = some.some((one) => one.isOptional);
  const braced = (inner: string) => (spacedBraces ? `{ ${inner} }` : `{${inner}}`);
  const end = semicolons ? ';' : '';
  const type = isFlat ? ': unknown' : `${isOptional ? '?' : ''}: ${listType(file, some, evaluator)}`;
  const parameters = isTypeScript(file) ? `name: string, values${type}` : 'name, values';
  const maybe = isOptional ? '(values ?? [])' : 'values';
  const list = `${isFlat ? '[values || []].flat()' : maybe}${some.some((one) => one.isFiltered) ? '.filter(Boolean)' : ''}`;
  const is = braced(`[name]: ${braced(`operator: ${quoted(file, 'is')}, value`)}`);
  const lines = [
    `const conditions = ${list}.map((value) => (${is}))${end}`,
    `return conditions.length ? [${braced('anyOf: conditions')}] : []${end}`,
  ];
  const body = lines.map((line) => `${outer}${indent}${line}${endOfLine}`).join('');
  return `function ${name}(${parameters}) {${endOfLine}${body}${outer}}`;
}

/** The type of all lists. */
function listType(file: SourceFile, some: readonly ListCondition[], evaluator: Evaluator): string {
  const all = some.map(({ list }) => valueKinds(evaluator, file, list));
  const items = all.every((kinds) => kinds?.has('texts')) ? 'string' : 'unknown';
  return `readonly ${items}[]${all.some((kinds) => kinds === undefined || kinds.has('null')) ? ' | null' : ''}`;
}
