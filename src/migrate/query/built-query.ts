import type * as t from '@babel/types';
import { type CallSite, givenLater, type Refusal, refuse } from '../../requests/call-site.ts';
import type { QueryLiteral } from '../../requests/edits/object-edit.ts';
import { isOnlyShown } from '../../requests/on-the-way/log-call.ts';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { negated } from '../../source/operand.ts';
import { memberName } from '../../source/pattern.ts';
import { canStandAt, contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { isDeclaredInExport } from '../objections/uses.ts';
import { appendedInLoop } from './appended-in-loop.ts';
import { guardedQuery, madeQuery, objectParameters } from './object-query.ts';
import { noParameter, plainName, type QueryParameter } from './query-parameter.ts';
import { isOnlyRead } from './shared-query.ts';

/**
 * A query that is built in a variable before the call: an object or a `URLSearchParams`, filled statement by statement.
 */
export interface BuiltQuery {
  readonly parameters: readonly QueryParameter[];
  /** The literal it starts from. */
  readonly object: QueryLiteral | undefined;
  /** The expression that makes the literal conditional. */
  readonly choice?: t.Node | undefined;
  /** `new URLSearchParams()`, if it starts empty. */
  readonly empty?: t.NewExpression | undefined;
  /** The chain of calls that it starts as; further parameters can be set at its end. */
  readonly chain?: t.Node | undefined;
  /** The statement that creates the URL object whose query it is. */
  readonly url?: t.Node | undefined;
  /** Whether other code reads it too, so that it must not change. */
  readonly isShared: boolean;
}

const notFollowed = refuse('query-unknown', "can't follow how the query parameters are built; change the call by hand");

/**
 * Reads what a variable is filled with. Refuses if it is used for anything but filling it, passing it to the call and
 * reading it.
 */
export function readBuiltQuery(site: CallSite, binding: Binding): BuiltQuery | Refusal {
  const { declaration } = binding;
  if (declaration.type !== 'VariableDeclarator' || binding.writes.length > 0) return notFollowed;
  const { init } = declaration;
  const made = init ? madeQuery(init) : undefined;
  const guarded = made === undefined && init ? guardedQuery(site, init) : undefined;
  const object = guarded?.object ?? made?.object;
  if (made === undefined && guarded === undefined) return notFollowed;
  const start = guarded?.parameters ?? (object === undefined ? [] : objectParameters(site, object, made?.isText));
  if (start === undefined) return notFollowed;
  const others = binding.references.filter(
    (reference) => !isUse(site, reference) && !isOnlyShown(site.file, reference),
  );
  const filled = readFilling(site, declaration, others);
  if (filled === undefined) return notFollowed;
  const isShared = filled.isShared || isDeclaredInExport(site.file, declaration);
  const isText = made?.isText === true;
  const all = [...start, ...filled.parameters];
  const parameters = movable(
    site,
    all.map((one) => ({ ...one, isText, isShared: isShared || one.isShared })),
  );
  const empty = object === undefined && init?.type === 'NewExpression' ? init : undefined;
  const choice = guarded && (init ?? undefined);
  return parameters === undefined ? notFollowed : { parameters, object, choice, empty, isShared };
}

/** Reads what is added to the `searchParams` of a URL object. Refuses if its query is used for anything else. */
export function readUrlQuery(site: CallSite, binding: Binding): BuiltQuery | Refusal {
  const { names } = site.file;
  const { declaration } = binding;
  if (declaration.type !== 'VariableDeclarator' || binding.writes.length > 0) return notFollowed;
  const members = binding.references.map((reference) => names.parentOf(reference));
  const queries = members.filter((member) => member !== undefined && isMember(member, /^searchParams$/));
  const others = binding.references.filter((reference, index) => {
    const member = members[index] as t.Node;
    return !queries.includes(member) && !isUse(site, reference) && !isPartSet(site.file, member);
  });
  const filled = readFilling(site, declaration, [
    ...queries.flatMap((query) => namedAs(site.file, query as t.Node)),
    ...others,
  ]);
  if (filled === undefined) return notFollowed;
  const { isShared } = filled;
  const parameters = movable(
    site,
    filled.parameters.map((one) => ({ ...one, isText: true, isShared })),
  );
  const url = names.parentOf(declaration);
  return parameters === undefined ? notFollowed : { parameters, object: undefined, url, isShared };
}

function isMember(node: t.Node, name: RegExp): boolean {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && name.test(node.property.name);
}

/** Assignments such as `url.pathname = …`. */
function isPartSet({ names }: SourceFile, member: t.Node): boolean {
  const parent = names.parentOf(member);
  return parent?.type === 'AssignmentExpression' && parent.left === member && !isMember(member, /^(search|href)$/);
}

/** An expression, or every reference to the constant that holds it. */
function namedAs({ names }: SourceFile, node: t.Node): readonly t.Node[] {
  const parent = names.parentOf(node);
  const id = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  const binding = id && names.bindingOf(id);
  return binding === undefined || binding.writes.length > 0 ? [node] : binding.references;
}

/**
 * The parameters that are set through each reference to a query; undefined if one is used for anything except setting
 * or reading it.
 */
function readFilling(site: CallSite, declaration: t.Node, targets: readonly t.Node[]) {
  const written = targets.map((target) => writtenBy(site, target, declaration));
  const isFollowed = targets.every((target, index) => written[index] !== undefined || isOnlyRead(site, target));
  if (!isFollowed) return undefined;
  const parameters = written.filter((one) => one !== undefined);
  return { parameters, isShared: parameters.length < written.length };
}

/**
 * The parameters of a query. Those that can't also be written at the call must stay where they are: `page`, in
 * a loop that counts it. Undefined if the call gets a copy, in which nothing can stay.
 */
export function movable<Parameter extends QueryParameter>(
  site: CallSite,
  parameters: readonly Parameter[],
): readonly Parameter[] | undefined {
  const { file } = site;
  const target = sentIn(site);
  const isMovable = ({ value, each, guardNode }: Parameter) =>
    [each?.list ?? value?.node, guardNode].every((node) => node === undefined || canStandAt(file, node, target));
  const all = parameters.map((one) => (one.isLoose || isMovable(one) ? one : { ...one, isLoose: true }));
  const isCopied = parameters.some(
    (one, index) => one.isShared && (all[index] !== one || (one.value !== undefined && mayAct(one.value.node))),
  );
  return isCopied ? undefined : all;
}

/** Whether an expression may have effects, so that it must not be written twice. */
export function mayAct(node: t.Node): boolean {
  let acts = false;
  walk(node, (inner) => {
    acts ||= isCall(inner) && !isPure(inner);
  });
  return acts;
}

/** `ids.join(',')`, `String(page)` */
function isPure({ callee }: CallNode): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return (
    name.type === 'Identifier' &&
    /^(join|toString|toISOString|trim|toLowerCase|toUpperCase|String|Number|Boolean)$/.test(name.name)
  );
}

/** Whether a reference is the one that the call sends. */
export function isUse(site: CallSite, reference: t.Node): boolean {
  return (
    [site, ...(site.company ?? [])].some((one) => contains(sentIn(one), reference)) ||
    givenLater(site).some((node) => contains(node, reference)) ||
    isCounted(site, reference) ||
    site.pieces.flatMap(leavesOf).some((piece) => piece.via.some(({ node }) => node === reference))
  );
}

/**
 * The code of a call that is sent: the URL alone if a function in the call makes it, `build.query({ query: (id) => … })`, so that
 * what that function does before is no part of it.
 */
function sentIn({ node, url, file }: CallSite): t.Node {
  const maker = functionAround({ ...url, file }, url.node);
  return maker !== undefined && maker !== url.node && contains(node, maker) ? url.node : node;
}

/** Whether a query is asked for its size, to decide whether the URL has one: `params.size ? `?${params}` : ''`. */
function isCounted({ file, pieces }: CallSite, reference: t.Node): boolean {
  const member = file.names.parentOf(reference);
  const isSize = member?.type === 'MemberExpression' && isMember(member, /^size$/);
  return (
    isSize && pieces.some((piece) => piece.kind === 'choice' && piece.file === file && contains(piece.node, reference))
  );
}

/**
 * The parameter that a statement sets in a query: `q.set('a', b)`, `q.append('a', b)`, `q.a = b`, once or for each item
 * of a list.
 */
function writtenBy(site: CallSite, query: t.Node, declarator: t.Node): QueryParameter | undefined {
  const { names } = site.file;
  const member = names.parentOf(query);
  if (member?.type !== 'MemberExpression' || member.object !== query) return undefined;
  const outer = names.parentOf(member);
  const set = outer && (assigned(outer, member) ?? called(outer, member));
  if (outer === undefined || set === undefined) return undefined;
  const each = set.isReplacing ? undefined : appendedInLoop(site.file, outer, set.value);
  const statement = each?.statement ?? names.parentOf(outer);
  if (statement?.type !== 'ExpressionStatement' && each === undefined) return undefined;
  if (statement === undefined) return undefined;
  const test = testAround(site.file, statement, declarator);
  return {
    ...noParameter,
    name: plainName(set.name),
    value: { ...site.url, node: set.value },
    isReplacing: set.isReplacing,
    isLoose: test === 'other' || set.isChange === true || startOf(statement) > startOf(sentIn(site)),
    each,
    guard: test === 'other' ? undefined : test?.source,
    guardNode: test === 'other' ? undefined : test?.node,
    statement,
  };
}

/** The parameter that a statement sets. */
interface Setting {
  readonly name: string;
  readonly value: t.Node;
  readonly isReplacing: boolean;
  /** Whether it depends on what was set before. */
  readonly isChange?: boolean;
}

function assigned(node: t.Node, member: t.MemberExpression): Setting | undefined {
  const target = node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' && node.argument;
  const name = memberName(member);
  if (target !== member || name === undefined) return undefined;
  const isChange = node.type !== 'AssignmentExpression' || node.operator !== '=';
  return { name, value: isChange ? node : (node as t.AssignmentExpression).right, isReplacing: true, isChange };
}

function called(node: t.Node, member: t.MemberExpression): Setting | undefined {
  if (node.type !== 'CallExpression' || node.callee !== member || member.property.type !== 'Identifier')
    return undefined;
  const [key, value] = node.arguments;
  const method = member.property.name;
  if (!/^(set|append)$/.test(method) || key?.type !== 'StringLiteral' || value === undefined) return undefined;
  return { name: key.value, value, isReplacing: method === 'set' };
}

/** A test around a statement: its expression, and what it is for that statement, which may be the opposite. */
interface TestAround {
  readonly node: t.Expression;
  readonly source: string;
}

/** The test of the only `if` around a statement, the opposite in its `else`; undefined if the statement always runs. */
function testAround(file: SourceFile, statement: t.Node, declarator: t.Node): TestAround | undefined | 'other' {
  const { names } = file;
  const home = names.parentOf(names.parentOf(declarator) as t.Node);
  let branch = statement;
  let outer = names.parentOf(branch);
  if (outer === home) return undefined;
  if (outer?.type === 'BlockStatement') {
    branch = outer;
    outer = names.parentOf(branch);
  }
  if (outer?.type !== 'IfStatement' || names.parentOf(outer) !== home) return 'other';
  const source = file.textOf(outer.test);
  return { node: outer.test, source: outer.consequent === branch ? source : negated(source) };
}

/** The same for a statement that no `else` belongs to. */
export function guardWithoutElse(
  file: SourceFile,
  statement: t.Node,
  declarator: t.Node,
): t.Expression | undefined | 'other' {
  const test = testAround(file, statement, declarator);
  if (test === undefined || test === 'other') return test;
  const isPlain = (file.names.parentOf(test.node) as t.IfStatement).alternate == null;
  return isPlain ? test.node : 'other';
}
