import type * as t from '@babel/types';
import { indentAt } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { type CallNode, isFunction } from '../../source/node-kinds.ts';
import { targetsOf } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { editedRange, type TextEdit } from '../../source/text-edit.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import { type Case, type Choice, freeName, merged } from './choice.ts';

/** The statement before which, or behind which, a variable can be declared. */
interface Holder {
  readonly statement: t.Statement;
  /** Whether the conditional expression is in the statement before the variable. */
  readonly isBefore: boolean;
}

/** The conditional expressions that choose a part of what a call gets: in the call, or in a constant before it. */
export function conditionalChoices(file: SourceFile, call: CallNode): readonly Choice[] {
  const found = new Map<t.ConditionalExpression, Holder>();
  const own = call.arguments.flatMap(outermostIn);
  for (const one of own) {
    const statement = statementAround(file, one);
    if (statement !== undefined) found.set(one, { statement, isBefore: false });
  }
  walk(call, (node) => {
    const set = node.type === 'Identifier' ? constantBefore(file, node, call) : undefined;
    const statement = set && (file.names.parentOf(set) as t.VariableDeclaration);
    for (const one of set?.init ? outermostIn(set.init) : [])
      found.set(one, { statement: statement as t.Statement, isBefore: true });
  });
  return [...found].flatMap(([choice, holder]) => choiceOf(file, choice, holder) ?? []);
}

/** The conditional expressions in a node that are in no other one, and in no function there. */
function outermostIn(node: t.Node): readonly t.ConditionalExpression[] {
  const found: t.ConditionalExpression[] = [];
  walk(node, (inner) => {
    if (inner.type === 'ConditionalExpression') found.push(inner);
    return inner.type === 'ConditionalExpression' || isFunction(inner) ? false : undefined;
  });
  return found;
}

/** The declarator of a constant that stands in a block before a call in the same block. */
function constantBefore(file: SourceFile, name: t.Identifier, call: CallNode): t.VariableDeclarator | undefined {
  const binding = file.names.bindingOf(name);
  const declaration = binding?.declaration;
  if (declaration?.type !== 'VariableDeclarator' || binding?.writes.length !== 0) return undefined;
  const statement = file.names.parentOf(declaration);
  const block = statement && file.names.parentOf(statement);
  if (block?.type !== 'BlockStatement' || statement?.type !== 'VariableDeclaration') return undefined;
  const isBefore = contains(block, call) && endOf(declaration) <= startOf(call);
  return isBefore && statement.declarations.at(-1) === declaration ? declaration : undefined;
}

/** The statement of a block around an expression, if nothing is done in it before. */
function statementAround({ names }: SourceFile, choice: t.Expression): t.Statement | undefined {
  let at: t.Node = choice;
  for (let around = names.parentOf(at); around !== undefined; at = around, around = names.parentOf(at)) {
    if (isFunction(around)) return undefined;
    if (around.type !== 'BlockStatement') continue;
    const isPlain = /^(Expression|Return)Statement$|^VariableDeclaration$/.test(at.type);
    const isFirst = !holdsSuch(at, (one) => endOf(one) <= startOf(choice) && mayChange(one));
    return isPlain && isFirst ? (at as t.Statement) : undefined;
  }
  return undefined;
}

function mayChange(node: t.Node): boolean {
  return /Call|New|Await|Yield/.test(node.type) || targetsOf(node).length > 0;
}

function choiceOf(
  file: SourceFile,
  choice: t.ConditionalExpression,
  { statement, isBefore }: Holder,
): Choice | undefined {
  const carrier = freeName(file, statement);
  const ways = waysOf(choice);
  if (carrier === undefined || holdsSuch(choice, mayChange)) return undefined;
  const at = isBefore ? endOf(statement) : startOf(statement);
  const { endOfLine, semicolons, isOld } = file.style;
  const gap = endOfLine + indentAt(file.text, startOf(statement));
  const declared = (value: string) => {
    const text = `${isOld ? 'var' : 'const'} ${carrier} = ${value}${semicolons ? ';' : ''}`;
    return [{ start: at, end: at, text: isBefore ? gap + text : text + gap }];
  };
  const [start, end] = [startOf(choice), endOf(choice)];
  const cases = ways.map(
    (way): Case => ({
      others: [
        { start, end: startOf(way) },
        { start: endOf(way), end },
      ],
      around: (offset) => (offset === startOf(way) ? start : offset === endOf(way) ? end : offset),
      proving: (body = 'undefined') => declared(body),
    }),
  );
  const textOf = (node: t.Expression, bodies: readonly (string | undefined)[]): string => {
    if (node.type !== 'ConditionalExpression') return bodies[ways.indexOf(node)] ?? 'undefined';
    return `${file.textOf(node.test)} ? ${textOf(node.consequent, bodies)} : ${textOf(node.alternate, bodies)}`;
  };
  const joined = (edits: readonly TextEdit[]) => {
    const after = ways.map((way) => plain(file, editedRange(file.text, startOf(way), endOf(way), edits)));
    const [text, ...others] = new Set(after);
    if (text === undefined || others.length > 0) return edits;
    const outside = edits.filter((edit) => edit.end <= start || end <= edit.start);
    return merged([outside, [{ start, end, text }]]) ?? edits;
  };
  return { carrier, cases, notes: [], carrying: (bodies) => declared(textOf(choice, bodies)), joined };
}

/** A literal as the file writes it, if nothing in it has to be filled in. */
function plain(file: SourceFile, literal: string): string {
  const [first, inner, last] = [literal.slice(0, 1), literal.slice(1, -1), literal.slice(-1)];
  const isPlain = first === last && /^['"`]$/.test(first) && !/['"`\\$]/.test(inner);
  return isPlain ? quoted(file, inner) : literal;
}

/** The values of a conditional expression. */
function waysOf(node: t.Expression): readonly t.Expression[] {
  return node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].flatMap(waysOf) : [node];
}
