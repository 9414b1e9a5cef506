import type * as t from '@babel/types';
import { isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { declaredWith } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { leaves } from '../shape/syntax.ts';
import { saysJson } from './content-type.ts';

/** What a test says about a response: it succeeded, it failed, or it failed or something else. */
export type Verdict = 'ok' | 'failed' | 'mixed' | undefined;

/** How to recognize the response, and numbers, in a test. */
export interface Tested {
  readonly file: SourceFile;
  isResponse(node: t.Node): boolean;
  /** Whether a pattern destructures the response. */
  isTaken(pattern: t.Node): boolean;
  numberOf(node: t.Node): number | undefined;
  /** Whether `catch` says nothing about the response. */
  readonly isWithoutErrors?: boolean;
}

/** What is known about the response at a node, from the tests between it and an outer node. */
export function verdictAt(tested: Tested, node: t.Node, home: t.Node | undefined): Verdict {
  const { names } = tested.file;
  let isMixed = false;
  let inner = node;
  for (let outer = names.parentOf(inner); outer !== undefined; outer = names.parentOf(outer)) {
    const around = outer === home ? undefined : fromParent(tested, outer, inner);
    const found = around ?? fromEarlier(tested, outer, inner);
    if (found === 'failed' || found === 'ok') return found;
    isMixed ||= found === 'mixed';
    if (outer === home) break;
    inner = outer;
  }
  return isMixed ? 'mixed' : undefined;
}

/** What a node says about the response at its child. */
function fromParent(tested: Tested, outer: t.Node, inner: t.Node): Verdict {
  switch (outer.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      if (inner === outer.test) return undefined;
      return verdictOf(tested, outer.test, inner === outer.consequent);
    case 'LogicalExpression':
      return inner === outer.right && outer.operator !== '??'
        ? verdictOf(tested, outer.left, outer.operator === '&&')
        : undefined;
    case 'WhileStatement':
      return inner === outer.body ? verdictOf(tested, outer.test, true) : undefined;
    case 'CatchClause':
      return inner === outer.body && !tested.isWithoutErrors ? 'failed' : undefined;
    case 'SwitchCase':
      return inner === outer.test ? undefined : verdictOfCase(tested, outer);
    default:
      return undefined;
  }
}

/** What earlier statements in a list say: `if (res.ok) return …` leaves only failures for the rest. */
function fromEarlier(tested: Tested, outer: t.Node, inner: t.Node): Verdict {
  const list = outer.type === 'BlockStatement' ? outer.body : outer.type === 'SwitchCase' ? outer.consequent : [];
  let verdict: Verdict;
  for (const statement of list) {
    if (statement === inner) break;
    if (statement.type !== 'IfStatement') continue;
    if (leaves(statement.consequent)) verdict = surer(verdictOf(tested, statement.test, false), verdict);
    else if (leaves(statement.alternate)) verdict = surer(verdictOf(tested, statement.test, true), verdict);
  }
  return verdict === 'mixed' ? undefined : verdict;
}

/** The later verdict, unless it says less. */
function surer(later: Verdict, before: Verdict): Verdict {
  return later === undefined || (later === 'mixed' && before !== undefined) ? before : later;
}

/** What a test says about the response if it is true, or false. */
function verdictOf(tested: Tested, test: t.Node, holds: boolean): Verdict {
  const node = withoutCasts(test);
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' ? verdictOf(tested, node.argument, !holds) : undefined;
    case 'LogicalExpression':
      return combined(tested, node, holds);
    case 'BinaryExpression':
      return verdictOfType(tested, node, holds) ?? verdictOfStatus(tested, node, holds);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return isPart(tested, node, /^ok$/) ? (holds ? 'ok' : 'failed') : undefined;
    case 'CallExpression': {
      const [argument] = node.arguments;
      return argument && node.callee.type === 'Identifier' && node.callee.name === 'Boolean'
        ? verdictOf(tested, argument, holds)
        : verdictOfType(tested, node, holds);
    }
    case 'OptionalCallExpression':
      return verdictOfType(tested, node, holds);
    case 'Identifier':
      return isFlag(tested, node, /^ok$/)
        ? holds
          ? 'ok'
          : 'failed'
        : (verdictOfType(tested, node, holds) ?? verdictOfConstant(tested, node, holds));
    default:
      return undefined;
  }
}

function combined(tested: Tested, node: t.LogicalExpression, holds: boolean): Verdict {
  const isBoth = (node.operator === '&&') === holds;
  const verdicts = [node.left, node.right].map((side) => verdictOf(tested, side, holds));
  if (isBoth)
    return verdicts.find((one) => one === 'failed' || one === 'ok') ?? verdicts.find((one) => one === 'mixed');
  if (verdicts[0] === verdicts[1]) return verdicts[0];
  return verdicts.some((one) => one === 'failed' || one === 'mixed') ? 'mixed' : undefined;
}

/** `const failed = !res.ok` */
function verdictOfConstant(tested: Tested, node: t.Identifier, holds: boolean): Verdict {
  const init = declaredWith(tested.file.names, node);
  // Example: `var app = app || {}`
  if (init === undefined || contains(init, node)) return undefined;
  const isTest = /^(Unary|Binary|Logical|(Optional)?Member|(Optional)?Call)Expression$/.test(init.type);
  return isTest ? verdictOf(tested, init, holds) : undefined;
}

/** A list that is not JSON is the page of a proxy or a login, as after a failure. JSON may also describe an error. */
function verdictOfType({ file }: Tested, test: t.Expression, holds: boolean): Verdict {
  const isJson = saysJson(file, test);
  return isJson !== undefined && isJson !== holds ? 'failed' : undefined;
}

function isPart(tested: Tested, node: t.Node, name: RegExp): boolean {
  if (!isMember(node)) return false;
  return (
    node.property.type === 'Identifier' &&
    !node.computed &&
    name.test(node.property.name) &&
    tested.isResponse(withoutCasts(node.object))
  );
}

/** Whether a name was destructured from the response: `const { ok, status } = res`. */
function isFlag(tested: Tested, node: t.Identifier, name: RegExp): boolean {
  const { names } = tested.file;
  const identifier = names.bindingOf(node)?.identifier;
  const property = identifier && names.parentOf(identifier);
  if (property?.type !== 'ObjectProperty' || property.key.type !== 'Identifier' || !name.test(property.key.name))
    return false;
  const pattern = names.parentOf(property);
  const outer = pattern && names.parentOf(pattern);
  if (pattern === undefined || tested.isTaken(pattern)) return pattern !== undefined;
  return outer?.type === 'VariableDeclarator' && outer.init != null && tested.isResponse(withoutCasts(outer.init));
}

function isStatus(tested: Tested, node: t.Node): boolean {
  if (node.type === 'Identifier') {
    if (isFlag(tested, node, /^status(Code)?$/)) return true;
    const declaration = tested.file.names.bindingOf(node)?.declaration;
    return (
      declaration?.type === 'VariableDeclarator' &&
      declaration.init != null &&
      isPart(tested, withoutCasts(declaration.init), /^status(Code)?$/)
    );
  }
  return isPart(tested, node, /^status(Code)?$/);
}

const statuses = [
  200, 201, 202, 203, 204, 205, 206, 301, 302, 304, 400, 401, 403, 404, 405, 409, 410, 422, 429, 500, 502, 503,
];

function verdictOfStatus(tested: Tested, node: t.BinaryExpression, holds: boolean): Verdict {
  const [left, right] = [withoutCasts(node.left), withoutCasts(node.right)];
  if (isPart(tested, left, /^ok$/) && right.type === 'BooleanLiteral') {
    const isEqual = /^={2,3}$/.test(node.operator) === holds;
    return isEqual === right.value ? 'ok' : 'failed';
  }
  const isFirst = isStatus(tested, left);
  const number = tested.numberOf(isFirst ? right : left);
  if (number === undefined || (!isFirst && !isStatus(tested, right))) return undefined;
  const holding = statuses.filter((status) => {
    const [a, b] = isFirst ? [status, number] : [number, status];
    return compare(node.operator, a, b) === holds;
  });
  if (!holding.includes(200)) return 'failed';
  return holding.every((status) => status < 400) ? 'ok' : undefined;
}

function compare(operator: string, a: number, b: number): boolean | undefined {
  if (/^={2,3}$/.test(operator)) return a === b;
  if (/^!={1,2}$/.test(operator)) return a !== b;
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  if (operator === '>') return a > b;
  return operator === '>=' ? a >= b : undefined;
}

/** `switch (res.status) { case 200: … default: … }` */
function verdictOfCase(tested: Tested, node: t.SwitchCase): Verdict {
  const statement = tested.file.names.parentOf(node);
  if (statement?.type !== 'SwitchStatement' || !isStatus(tested, withoutCasts(statement.discriminant)))
    return undefined;
  const index = statement.cases.indexOf(node);
  const group = [node];
  for (let at = index - 1; at >= 0 && statement.cases[at]?.consequent.length === 0; at--)
    group.push(statement.cases[at] as t.SwitchCase);
  const isSuccess = (one: t.SwitchCase) => one.test != null && Math.floor((tested.numberOf(one.test) ?? 0) / 100) === 2;
  if (group.some(isSuccess)) return 'ok';
  if (group.some((one) => one.test == null)) return statement.cases.some(isSuccess) ? 'failed' : undefined;
  return 'failed';
}

/** The innermost node around two nodes of a file. */
export function commonAncestor(file: SourceFile, a: t.Node, b: t.Node): t.Node | undefined {
  for (let outer: t.Node | undefined = a; outer !== undefined; outer = file.names.parentOf(outer)) {
    if (startOf(outer) <= startOf(b) && endOf(b) <= endOf(outer)) return outer;
  }
  return undefined;
}
