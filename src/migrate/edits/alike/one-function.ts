import type * as t from '@babel/types';
import { indentAt } from '../../../requests/edits/object-edit.ts';
import { groupBy } from '../../../source/groups.ts';
import { hasOwnNames } from '../../../source/names/own-names.ts';
import { isFunction } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { contains, endOf, isInMarkup, reopen, type SourceFile, startOf } from '../../../source/source-file.ts';
import { breakBefore } from '../../../source/style.ts';
import { applyEdits, composeTraced, insertedSpans, type TextEdit } from '../../../source/text-edit.ts';
import { isTypeScript } from '../../../values/declared/holders.ts';
import { type Evaluator, evaluatorOf } from '../../../values/evaluate.ts';
import type { MigrateOptions } from '../../migrate-file.ts';
import { startWithComments } from '../../split/import-edit.ts';
import type { Planned } from '../plan.ts';
import { headersAlike } from './headers-alike.ts';
import { listsAlike } from './lists-alike.ts';
import { versionsAlike } from './versions-alike.ts';

/** New code that one function can do, with others of its form. */
export interface Alike {
  readonly node: t.Node;
  /** The source that replaces it. */
  call(name: string): string;
}

/** New code of one form, and the function that does it. */
export interface Form {
  /** Names for the function, the best one first. */
  readonly names: readonly string[];
  readonly all: readonly Alike[];
  /** Whether the function is worth its lines for some of them. */
  isWorth(some: readonly Alike[]): boolean;
  /** The function as source: its name with its parameters, and its statements. */
  declared(name: string, some: readonly Alike[]): { readonly head: string; readonly body: readonly string[] };
}

/** Looks for code of such forms, among the new code of a file. */
export interface Search {
  readonly file: SourceFile;
  readonly evaluator: Evaluator;
  isNew(node: t.Node): boolean;
}

/** Finds forms, if the text of the edits shows signs of them. */
const kinds: readonly { readonly sign: RegExp; find(search: Search): readonly Form[] }[] = [
  { sign: /anyOf:[\s\S]*anyOf:/, find: listsAlike },
  { sign: /Object\.fromEntries\([\s\S]*Object\.fromEntries\(/, find: headersAlike },
  { sign: /undefined, ['"]v\d/, find: versionsAlike },
];

/** The edit that declares a function, and those that call it. */
interface OneFunction {
  readonly declaration: TextEdit;
  readonly calls: readonly TextEdit[];
}

/** Edits that also give code of one form a function, with the edit of its declaration, and of its calls. */
export function withOneFunction(
  file: SourceFile,
  edits: readonly TextEdit[],
  calls: readonly { readonly planned: Planned }[],
  { codebase }: MigrateOptions,
): { readonly edits: readonly TextEdit[]; readonly functions: readonly OneFunction[] } {
  const added = edits.map(({ text }) => text).join('\n');
  // Their types say what each condition is, which one with any name is not.
  const isTyped = isTypeScript(file) && calls.some(({ planned }) => planned.site.adapter.startsWith('openapi'));
  const signed = isTyped ? [] : kinds.filter(({ sign }) => sign.test(added));
  const opened = signed.length > 0 ? reopen(file, applyEdits(file.text, edits)) : undefined;
  if (opened === undefined || 'failure' in opened || opened.style.isOld) return { edits, functions: [] };
  const spans = insertedSpans(edits);
  const isNew = (node: t.Node) => spans.some(({ start, end }) => start <= startOf(node) && endOf(node) <= end);
  const search = { file: opened, evaluator: evaluatorOf(codebase), isNew };
  const made = signed.flatMap(({ find }) => find(search)).flatMap((form) => oneFunction(opened, form));
  const distinct = made.filter(
    ({ declaration }, index) => made.findIndex((one) => one.declaration.start === declaration.start) === index,
  );
  if (distinct.length === 0) return { edits, functions: [] };
  const traced = composeTraced(
    file.text,
    edits,
    distinct.flatMap(({ declaration, calls }) => [declaration, ...calls]).sort((a, b) => a.start - b.start),
  );
  const holding = (one: TextEdit) => traced.filter(({ second }) => second.includes(one)).map(({ edit }) => edit);
  const functions = distinct.flatMap(({ declaration, calls }) =>
    holding(declaration).map((edit) => ({ declaration: edit, calls: calls.flatMap(holding) })),
  );
  return { edits: traced.map(({ edit }) => edit), functions };
}

/** Code of one form gets a function in each place where one can be declared for it. */
function oneFunction(file: SourceFile, form: Form): readonly OneFunction[] {
  const name = form.names.find((one) => !isUsed(file, one));
  if (name === undefined) return [];
  const homes = groupBy(form.all, ({ node }) => homeOf(file, node));
  return [...homes].flatMap(([home, some]) => {
    const place = home && form.isWorth(some) ? firstPlace(file, home, some) : undefined;
    if (place === undefined) return [];
    const { at, isBehind } = place;
    const indent = indentAt(file.text, startOf(place.statement));
    const empty = file.style.endOfLine.repeat(2) + indent;
    const isBelowCode = !isBehind && /[^\s{]\s*\n[ \t]*$/.test(lineAbove(file.text, at));
    const before = isBehind ? empty : isBelowCode ? file.style.endOfLine + indent : '';
    const text = `${before}${declaration(file, form.declared(name, some), indent)}${isBehind ? '' : empty}`;
    const calls = some.map(({ node, call }) => ({ start: startOf(node), end: endOf(node), text: call(name) }));
    return [{ declaration: { start: at, end: at, text }, calls }];
  });
}

/** A function, declared so that code in front of it can call it, too. */
function declaration({ style }: SourceFile, { head, body }: ReturnType<Form['declared']>, outer: string): string {
  const { indent, endOfLine, semicolons } = style;
  const lines = body.map((line) => `${outer}${indent}${line}${semicolons ? ';' : ''}${endOfLine}`);
  return `function ${head} {${endOfLine}${lines.join('')}${outer}}`;
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

/** The line above an offset, and what precedes it on its own line. */
function lineAbove(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', text.lastIndexOf('\n', at - 1) - 1) + 1, at);
}

/** Where a function can be declared: at an offset beside a statement. */
interface Place {
  readonly statement: t.Node;
  readonly at: number;
  readonly isBehind: boolean;
}

type Home = t.Program | t.BlockStatement;

/** The module or, in a script whose names are also those of other scripts, the outermost function. */
function homeOf(file: SourceFile, node: t.Node): Home | undefined {
  const { parentOf } = file.names;
  let home: Home | undefined;
  for (let holder = parentOf(node); holder !== undefined; holder = parentOf(holder)) {
    const around = parentOf(holder);
    const isBody = holder.type === 'BlockStatement' && around !== undefined && isFunction(around);
    if (isBody || (holder.type === 'Program' && hasOwnNames(file))) home = holder as Home;
  }
  return home;
}

function firstPlace(file: SourceFile, home: Home, some: readonly Alike[]): Place | undefined {
  const statements = home.body.filter((one) => some.some(({ node }) => contains(one, node)));
  for (const one of statements) {
    const place = placeAt(file, home, one);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** In front of a statement; behind it if the comment above may be one on the whole file. */
function placeAt(file: SourceFile, home: Home, statement: t.Statement): Place | undefined {
  const before = home.body.slice(0, home.body.indexOf(statement) + 1);
  const first = before.findLast((_, index) => !isOverload(before[index - 1])) ?? statement;
  const at = startWithComments(file, first);
  const isAtTop = at < startOf(first) && file.text.slice(0, at).trim() === '';
  const end = endOf(statement);
  const isLast = /^[ \t]*(?:\r?\n|$)/.test(file.text.slice(end, end + 40));
  if (isAtTop) return isLast ? { statement, at: end, isBehind: true } : undefined;
  return breakBefore(file.text, at) === undefined && at > 0 ? undefined : { statement: first, at, isBehind: false };
}

/** A signature of a function whose body follows. */
function isOverload(statement: t.Node | undefined): boolean {
  const declared = statement && 'declaration' in statement ? (statement.declaration as t.Node | null) : statement;
  return declared?.type === 'TSDeclareFunction';
}
