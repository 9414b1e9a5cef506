import type * as t from '@babel/types';
import { indentAt } from '../../requests/edits/object-edit.ts';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, isFunction } from '../../source/node-kinds.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { breakBefore } from '../../source/style.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import { isTypeScript } from '../../values/declared/holders.ts';
import { type Case, type Choice, freeName, merged, type Range } from './choice.ts';

/** A variable that the branches of one statement set, and the statements around that. */
interface Chosen {
  readonly binding: Binding;
  readonly declaration: t.VariableDeclaration;
  readonly statement: t.IfStatement | t.SwitchStatement;
}

/** A branch that is not left before the call. */
interface Branch {
  /** What remains if it is taken. */
  readonly kept: Range;
  readonly statements: readonly t.Statement[];
}

/** The variables in a call that the branches of an `if` or `switch` before it set. */
export function branchChoices(file: SourceFile, call: CallNode): readonly Choice[] {
  const bindings = new Set<Binding>();
  walk(call, (node) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    if (binding !== undefined && /^(let|var)$/.test(binding.kind) && binding.writes.length > 0) bindings.add(binding);
  });
  return [...bindings].flatMap((binding) => {
    const chosen = chosenBy(file, call, binding);
    return chosen === undefined ? [] : (choiceOf(file, call, chosen) ?? []);
  });
}

/** The one statement that sets a variable, in the same block as its declaration and the call. */
function chosenBy(file: SourceFile, call: CallNode, binding: Binding): Chosen | undefined {
  const declaration = file.names.parentOf(binding.declaration);
  const block = declaration && file.names.parentOf(declaration);
  if (declaration?.type !== 'VariableDeclaration' || binding.declaration.type !== 'VariableDeclarator')
    return undefined;
  if (block?.type !== 'BlockStatement' || (binding.kind === 'var' && isRepeated(file, block))) return undefined;
  const set = binding.writes.filter((one) => one.type !== 'AssignmentExpression' || one.operator === '=');
  const statement = block.body.find((one) => set.some((write) => contains(one, write)));
  if (statement?.type !== 'IfStatement' && statement?.type !== 'SwitchStatement') return undefined;
  const isInside = set.every((write) => contains(statement, write)) && contains(block, call);
  const isInOrder = endOf(declaration) <= startOf(statement) && endOf(statement) <= startOf(call);
  return isInside && isInOrder ? { binding, declaration, statement } : undefined;
}

/** Whether code is in a loop of its function, where a `var` keeps what it was set to. */
function isRepeated({ names }: SourceFile, node: t.Node): boolean {
  for (let at: t.Node | undefined = node; at !== undefined && !isFunction(at); at = names.parentOf(at))
    if (/^(For|While|DoWhile)/.test(at.type)) return true;
  return false;
}

function choiceOf(file: SourceFile, call: CallNode, { binding, declaration, statement }: Chosen): Choice | undefined {
  const carrier = freeName(file, statement);
  const branches = statement.type === 'IfStatement' ? branchesOf(statement) : casesOf(statement);
  if (carrier === undefined || branches === undefined || contains(statement, call)) return undefined;
  const { init } = binding.declaration as t.VariableDeclarator;
  const whole = { start: startOf(statement), end: endOf(statement) };
  const proving = (body = 'undefined') => [{ start: whole.end, end: whole.end, text: `;const ${carrier} = ${body};` }];
  const cases = branches.map(({ kept }): Case => ({ others: without(whole, kept), proving }));
  const isOpen = statement.type === 'IfStatement' ? !hasElse(statement) : !statement.cases.some(({ test }) => !test);
  // Its type says that something sets it before it is read.
  const { typeAnnotation: type } = binding.identifier;
  const isTyped = type?.type === 'TSTypeAnnotation' && type.typeAnnotation.type === 'TSStringKeyword';
  const own: readonly Case[] = isOpen && (init || !isTyped) ? [{ others: [whole], proving }] : [];
  return {
    carrier,
    cases: [...own, ...cases],
    notes: [],
    carrying: (bodies) => {
      const [first, ofBranches] = own.length > 0 ? [bodies[0], bodies.slice(1)] : [undefined, bodies];
      const set = branches.map(({ statements }, index) => {
        const body = ofBranches[index];
        const settings = statements.filter((one) => isSetting(file, one, binding));
        if (settings.length === 0) return body === first ? [] : undefined;
        if (settings.length > 1) return undefined;
        return body === first ? [] : setBehind(file, settings[0] as t.Statement, carrier, body ?? 'undefined');
      });
      return merged([declared(file, declaration, carrier, first, !bodies.includes(undefined)), ...set]);
    },
  };
}

/** The declaration of what carries the body, behind that of the path. */
function declared(
  file: SourceFile,
  declaration: t.VariableDeclaration,
  carrier: string,
  body: string | undefined,
  isAlways: boolean,
): readonly TextEdit[] {
  const { endOfLine, semicolons } = file.style;
  const type = isTypeScript(file) ? `: Record<string, unknown>${isAlways ? '' : ' | undefined'}` : '';
  const indent = indentAt(file.text, startOf(declaration));
  const value = body === undefined ? '' : ` = ${body}`;
  const text = `${endOfLine}${indent}${declaration.kind} ${carrier}${type}${value}${semicolons ? ';' : ''}`;
  const remark = /^[ \t]*\/\/[^\r\n]*/.exec(file.text.slice(endOf(declaration)))?.[0] ?? '';
  const at = endOf(declaration) + remark.length;
  return [{ start: at, end: at, text }];
}

function without({ start, end }: Range, kept: Range): readonly Range[] {
  return [
    { start, end: kept.start },
    { start: kept.end, end },
  ];
}

/** `path = '/books'` as a statement of its own */
function isSetting(file: SourceFile, statement: t.Statement, binding: Binding): boolean {
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'AssignmentExpression' || expression.operator !== '=') return false;
  return expression.left.type === 'Identifier' && file.names.bindingOf(expression.left) === binding;
}

/** The assignment of a body behind that of the path. */
function setBehind(
  file: SourceFile,
  statement: t.Statement,
  carrier: string,
  body: string,
): readonly TextEdit[] | undefined {
  const { endOfLine, semicolons, indent } = file.style;
  const [start, end] = [startOf(statement), endOf(statement)];
  const set = `${carrier} = ${body}${semicolons ? ';' : ''}`;
  const own = indentAt(file.text, start);
  const holder = file.names.parentOf(statement);
  if (holder?.type !== 'IfStatement') {
    const isAlone = breakBefore(file.text, start) !== undefined;
    return [{ start: end, end, text: isAlone ? `${endOfLine}${own}${set}` : ` ${set}` }];
  }
  // Example: `if (isBook) path = '/books'; else …`
  const outer = indentAt(file.text, startOf(holder));
  const before = file.text.slice(0, start).trimEnd();
  if (!/(\)|\belse)$/.test(before)) return undefined;
  const gap = /^\s+(?=else\b)/.exec(file.text.slice(end))?.[0] ?? '';
  return [
    { start: before.length, end: start, text: ` {${endOfLine}${outer}${indent}` },
    {
      start: end,
      end: end + gap.length,
      text: `${endOfLine}${outer}${indent}${set}${endOfLine}${outer}}${gap && ' '}`,
    },
  ];
}

/** The branches of an `if` and all its `else`. */
function branchesOf({ consequent, alternate }: t.IfStatement): readonly Branch[] {
  const [first, rest] = [branchOf(consequent), alternate];
  if (!rest) return first;
  return [...first, ...(rest.type === 'IfStatement' ? branchesOf(rest) : branchOf(rest))];
}

function branchOf(body: t.Statement): readonly Branch[] {
  const statements = body.type === 'BlockStatement' ? body.body : [body];
  return isLeft(statements.at(-1)) ? [] : [{ kept: { start: startOf(body), end: endOf(body) }, statements }];
}

function isLeft(statement: t.Statement | undefined): boolean {
  return statement !== undefined && /^(Throw|Return|Continue|Break)Statement$/.test(statement.type);
}

function hasElse({ alternate }: t.IfStatement): boolean {
  return alternate?.type === 'IfStatement' ? hasElse(alternate) : alternate != null;
}

/** The cases of a `switch`; undefined if one of them goes on with the next, or may be left in the middle. */
function casesOf({ cases }: t.SwitchStatement): readonly Branch[] | undefined {
  const branches: Branch[] = [];
  for (const [index, { consequent }] of cases.entries()) {
    if (consequent.length === 0) continue;
    const [only, ...others] = consequent;
    const statements = only?.type === 'BlockStatement' && others.length === 0 ? only.body : consequent;
    const last = statements.at(-1);
    const isEnded = last?.type === 'BreakStatement' && last.label == null;
    if (!isEnded && isLeft(last)) continue;
    const own = isEnded ? statements.slice(0, -1) : statements;
    if ((!isEnded && index < cases.length - 1) || own.some(mayLeave)) return undefined;
    const [first] = own;
    if (first === undefined) return undefined;
    branches.push({ kept: { start: startOf(first), end: endOf(own.at(-1) as t.Node) }, statements: own });
  }
  return branches;
}

function mayLeave(statement: t.Statement): boolean {
  let isLeaving = false;
  walk(statement, (node) => {
    if (node.type === 'BreakStatement') isLeaving = true;
  });
  return isLeaving;
}
