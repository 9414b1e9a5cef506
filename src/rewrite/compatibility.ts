import type * as t from '@babel/types';
import type { CallSite } from '../call-sites/call-site.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import { contains, type SourceFile } from '../source/source-file.ts';
import { alternativesOf, compare } from '../url/match.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { methodOf, replacementPath } from './migration.ts';
import type { Planned, Unplanned } from './plan.ts';

/** Whether a call is one way of a choice whose other way sends the replacement of its operation, as for older servers. */
export function hasReplacementBeside(
  file: SourceFile,
  { site, deprecations }: Planned | Unplanned,
  sites: readonly CallSite[],
  options: MigrateOptions,
): boolean {
  const owner = functionAround(file, site.node);
  if (owner === undefined) return false;
  const beside = sites.filter(
    ({ node }) => node !== site.node && contains(owner, node) && isOtherWay(file, owner, site.node, node),
  );
  return beside.some((other) => deprecations.some((deprecation) => sends(other, deprecation, options)));
}

/** Whether of two calls in a function only one, or one after the other failed, is made. */
function isOtherWay(file: SourceFile, owner: t.Node, a: t.Node, b: t.Node): boolean {
  const above = [...ancestors(file, a, owner)];
  const common = above.find((node) => contains(node, b));
  if (common === undefined) return false;
  if (/^(If|Try|Switch)Statement$|^(Conditional|Logical)Expression$/.test(common.type)) return true;
  // Have: [{ since: '1.26', url: '/v2/genres' }, { since: '0.1', url: '/api/v1/genres' }]
  if (/^(Array|Object)Expression$/.test(common.type)) return isDeclared(a) && isDeclared(b);
  if (common.type === 'CallExpression') return /\.(catch|then)$/.test(file.textOf(common.callee));
  return [a, b].some((node) => leavesEarly(file, common, node));
}

function isDeclared({ type }: t.Node): boolean {
  return type === 'ObjectExpression';
}

/** Whether a call is returned out of a branch, so that what follows is the other way. */
function leavesEarly(file: SourceFile, common: t.Node, node: t.Node): boolean {
  const below = [...ancestors(file, node, common)];
  const isReturned = below.some(({ type }) => type === 'ReturnStatement');
  return isReturned && below.some(({ type }) => type === 'IfStatement' || type === 'TryStatement');
}

function* ancestors(file: SourceFile, node: t.Node, last: t.Node): Generator<t.Node> {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    yield outer;
    if (outer === last) return;
  }
}

/** The function that a node stands in; a function written as an argument, such as a callback, is part of the one around it. */
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
