import type * as t from '@babel/types';
import { type CallSite, givenLater, type Refusal } from '../call-sites/call-site.ts';
import { objectLiteral, refuse } from '../call-sites/respell.ts';
import type { Binding } from '../source/bind.ts';
import { keyName } from '../source/pattern.ts';
import { canStandAt, contains, endOf, type SourceFile, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { walk } from '../source/walk.ts';
import { type CallNode, isCall } from '../url/value.ts';
import { objectParameters } from './object-query.ts';
import { noParameter, plainName, type QueryParameter } from './query-parameter.ts';
import { isOnlyRead } from './shared-query.ts';

/** A query that is built in a variable before the call: an object or a `URLSearchParams`, filled statement by statement. */
export interface BuiltQuery {
  readonly parameters: readonly QueryParameter[];
  /** The literal it starts from. */
  readonly object: t.ObjectExpression | undefined;
  /** `new URLSearchParams()`, where it starts empty. */
  readonly empty: t.NewExpression | undefined;
  /** Other code reads it too: it must stay what it is. */
  readonly isShared: boolean;
}

const notFollowed = refuse('query-not-in-sight', 'the query parameters are built in a way that is not followed');

/** Reads what a variable is filled with; refuses where anything else is done with it than filling it, giving it to the call and reading it. */
export function readBuiltQuery(site: CallSite, binding: Binding): BuiltQuery | Refusal {
  const { file } = site;
  const { declaration } = binding;
  if (declaration.type !== 'VariableDeclarator' || binding.writes.length > 0) return notFollowed;
  const object = startOfQuery(declaration.init);
  if (object === 'other') return notFollowed;
  const start = object === undefined ? [] : objectParameters(site, object);
  if (start === undefined) return notFollowed;
  const others = binding.references.filter((reference) => !isUse(site, reference));
  const written = others.map((reference) => writtenBy(site, reference, declaration));
  const isFollowed = others.every((one, index) => written[index] !== undefined || isOnlyRead(site, one));
  if (!isFollowed) return notFollowed;
  const isShared = written.includes(undefined);
  const init = declaration.init?.type === 'NewExpression' ? declaration.init : undefined;
  const isText = init !== undefined;
  const parameters = [...start, ...written.filter((one) => one !== undefined)].map((one) => ({
    ...one,
    isText,
    isShared,
  }));
  const isMovable = parameters.every(({ value, guardNode }) =>
    [value?.node, guardNode].every((node) => node === undefined || canStandAt(file, node, site.node)),
  );
  const isOnce = !isShared || parameters.every(({ value }) => value === undefined || !mayAct(value.node));
  const empty = object === undefined ? init : undefined;
  return isMovable && isOnce ? { parameters, object, empty, isShared } : notFollowed;
}

/** Whether an expression does more than give a value: it must not be written twice. */
function mayAct(node: t.Node): boolean {
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

/** `{…}`, or that of `new URLSearchParams({…})`; undefined where it starts empty. */
function startOfQuery(init: t.Expression | null | undefined): t.ObjectExpression | undefined | 'other' {
  if (!init) return 'other';
  const literal = objectLiteral(init);
  if (literal !== undefined) return literal;
  if (init.type !== 'NewExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'URLSearchParams')
    return 'other';
  const [argument] = init.arguments;
  return argument === undefined ? undefined : (objectLiteral(argument) ?? 'other');
}

/** Whether a reference is the one that the call sends. */
function isUse(site: CallSite, reference: t.Node): boolean {
  return (
    contains(site.node, reference) ||
    givenLater(site).some((node) => contains(node, reference)) ||
    site.pieces.some((piece) => piece.via.some(({ node }) => node === reference))
  );
}

/** The parameter that a statement on the variable sets: `q.set('a', b)`, `q.append('a', b)`, `q.a = b`. */
function writtenBy(site: CallSite, reference: t.Node, declarator: t.Node): QueryParameter | undefined {
  const { names } = site.file;
  const member = names.parentOf(reference);
  if (member?.type !== 'MemberExpression' || member.object !== reference) return undefined;
  const outer = names.parentOf(member);
  const set = outer && (assigned(outer, member) ?? called(outer, member));
  const statement = outer && names.parentOf(outer);
  if (set === undefined || statement?.type !== 'ExpressionStatement' || startOf(statement) > startOf(site.node))
    return undefined;
  const guardNode = guardOf(site.file, statement, declarator);
  if (guardNode === 'other') return undefined;
  const guard = guardNode && site.file.textOf(guardNode);
  return {
    ...noParameter,
    name: plainName(set.name),
    value: { ...site.url, node: set.value },
    isReplacing: set.isReplacing,
    guard,
    guardNode,
    statement,
  };
}

/** What a statement sets. */
interface Setting {
  readonly name: string;
  readonly value: t.Node;
  readonly isReplacing: boolean;
}

function assigned(node: t.Node, member: t.MemberExpression): Setting | undefined {
  if (node.type !== 'AssignmentExpression' || node.left !== member || node.operator !== '=') return undefined;
  const name = keyName({ key: member.property, computed: member.computed });
  return name === undefined ? undefined : { name, value: node.right, isReplacing: true };
}

function called(node: t.Node, member: t.MemberExpression): Setting | undefined {
  if (node.type !== 'CallExpression' || node.callee !== member || member.property.type !== 'Identifier')
    return undefined;
  const [key, value] = node.arguments;
  const method = member.property.name;
  if (!/^(set|append)$/.test(method) || key?.type !== 'StringLiteral' || value === undefined) return undefined;
  return { name: key.value, value, isReplacing: method === 'set' };
}

/** The test of the one `if` that a statement stands under; undefined where it always happens. */
function guardOf(file: SourceFile, statement: t.Node, declarator: t.Node): t.Expression | undefined | 'other' {
  const { names } = file;
  const home = names.parentOf(names.parentOf(declarator) as t.Node);
  let outer = names.parentOf(statement);
  if (outer === home) return undefined;
  if (outer?.type === 'BlockStatement') outer = names.parentOf(outer);
  const isPlain = outer?.type === 'IfStatement' && !outer.alternate && names.parentOf(outer) === home;
  return isPlain ? (outer as t.IfStatement).test : 'other';
}

/** Takes statements out of a file with their lines; an `if` that would be left empty goes too. */
export function removeStatements(file: SourceFile, statements: readonly t.Node[]): TextEdit[] {
  const gone = new Set<t.Node>(statements);
  for (const statement of statements) {
    const block = file.names.parentOf(statement);
    const owner = block?.type === 'BlockStatement' ? file.names.parentOf(block) : block;
    const inner = block?.type === 'BlockStatement' ? block.body : [statement];
    if (owner?.type === 'IfStatement' && inner.every((one) => gone.has(one))) {
      for (const one of inner) gone.delete(one);
      gone.add(owner);
    }
  }
  return [...gone].map((node) => lineRemoval(file.text, startOf(node), endOf(node)));
}

/** Removes a stretch, and the rest of its lines if nothing else stands on them. */
function lineRemoval(text: string, start: number, end: number): TextEdit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const behind = /^[ \t;]*(?:\r\n|\n|$)/.exec(text.slice(end));
  const isAlone = /^[ \t]*$/.test(text.slice(lineStart, start)) && behind !== null;
  return isAlone ? { start: lineStart, end: end + (behind[0]?.length ?? 0), text: '' } : { start, end, text: '' };
}
