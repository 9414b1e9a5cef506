import type * as t from '@babel/types';
import type { Deprecation } from '../../contract/deprecations.ts';
import type { CallSite } from '../../requests/call-site.ts';
import { callsNamed, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { alternativesOf, compare } from '../../values/text/match.ts';
import type { Planned, Unplanned } from '../edits/plan.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import { methodOf, replacementPath } from '../migration.ts';

/**
 * Whether a call is one branch of a choice whose other branch sends the replacement of its operation, as for older
 * servers; a function of the same file may send either.
 */
export function hasReplacementBeside(
  file: SourceFile,
  { site, deprecations }: Planned | Unplanned,
  sites: readonly CallSite[],
  options: MigrateOptions,
): boolean {
  const replacing = sites.filter(
    (other) => other.node !== site.node && deprecations.some((deprecation) => sends(other, deprecation, options)),
  );
  const others = replacing.flatMap(({ node }) => standIns(file, node));
  return standIns(file, site.node).some((node) => {
    const owner = functionAround(file, node);
    return (
      owner !== undefined && others.some((other) => contains(owner, other) && isOtherWay(file, owner, node, other))
    );
  });
}

/** A call, and the calls of the function that contains it. */
function standIns(file: SourceFile, node: t.Node): readonly t.Node[] {
  const owner = functionAround(file, node);
  const holder = owner && /^Arrow|Expression$/.test(owner.type) ? file.names.parentOf(owner) : owner;
  const id = holder !== undefined && 'id' in holder ? holder.id : undefined;
  return [node, ...callsNamed(file, id)];
}

/** Whether only one of two calls in a function runs, or the second one only after the first has failed. */
function isOtherWay(file: SourceFile, owner: t.Node, a: t.Node, b: t.Node): boolean {
  const above = [...ancestors(file, a, owner)];
  const common = above.find((node) => contains(node, b));
  if (common === undefined) return false;
  if (/^(If|Try|Switch)Statement$|^(Conditional|Logical)Expression$/.test(common.type)) return true;
  // Example: `[{ since: '1.26', url: '/v2/genres' }, { since: '0.1', url: '/api/v1/genres' }]`
  if (/^(Array|Object)Expression$/.test(common.type)) return isDeclared(a) && isDeclared(b);
  if (common.type === 'CallExpression')
    return isMember(common.callee) && /^(catch|then)$/.test(memberName(common.callee) ?? '');
  return [a, b].some((node) => leavesEarly(file, common, node)) || isSentAgain(file, common, [b, a]);
}

const answered = /\b(?:40[45]|501)\b|\bstatus(?:Code)?\s*[=!<>]|\.ok\b|version|legacy|support/i;

/** Whether a call runs after another one, depending on its response or on a version. */
function isSentAgain(file: SourceFile, common: t.Node, [first, again]: readonly [t.Node, t.Node]): boolean {
  if (startOf(again) < startOf(first)) return false;
  return [...ancestors(file, again, common)].some(
    (node) => /^(If|Conditional)/.test(node.type) && 'test' in node && answered.test(file.textOf(node.test as t.Node)),
  );
}

function isDeclared({ type }: t.Node): boolean {
  return type === 'ObjectExpression';
}

/** Whether a call is returned from a branch, or is in a `try` that ends with a return, so that the code after it is the other branch. */
function leavesEarly(file: SourceFile, common: t.Node, node: t.Node): boolean {
  const below = [...ancestors(file, node, common)];
  const isReturned = below.some(({ type }) => type === 'ReturnStatement');
  if (isReturned && below.some(({ type }) => type === 'IfStatement' || type === 'TryStatement')) return true;
  const isLeft = ({ body }: t.BlockStatement) => body.at(-1)?.type === 'ReturnStatement';
  return below.some(
    (one) => one.type === 'TryStatement' && one.handler !== null && contains(one.block, node) && isLeft(one.block),
  );
}

function* ancestors(file: SourceFile, node: t.Node, last: t.Node): Generator<t.Node> {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    yield outer;
    if (outer === last) return;
  }
}

/** The function around a node; a function written as an argument, such as a callback, is part of the one around it. */
function functionAround(file: SourceFile, node: t.Node): t.Node | undefined {
  let inner = node;
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (/(Function(Declaration|Expression)|ArrowFunctionExpression|Method)$/.test(outer.type)) {
      const parent = file.names.parentOf(outer);
      if (parent?.type !== 'CallExpression' || parent.callee === outer) return outer;
    }
    inner = outer;
  }
  return inner.type === 'Program' ? undefined : inner;
}

function sends(site: CallSite, deprecation: Deprecation, { profile }: MigrateOptions): boolean {
  if (!site.methods.known.includes(methodOf(deprecation.replacement))) return false;
  const ways = alternativesOf(site.pieces) ?? [];
  const path = replacementPath(profile, deprecation);
  return ways.some((way) => compare(way, path).kind === 'match');
}
