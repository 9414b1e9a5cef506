import type * as t from '@babel/types';
import type { CallSite } from '../call-sites/call-site.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import { contains, type SourceFile } from '../source/source-file.ts';
import { alternativesOf, compare } from '../url/match.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { methodOf, replacementPath } from './migration.ts';
import type { Planned, Unplanned } from './plan.ts';

/** Whether the function that a call stands in sends the replacement of its operation too, such as for older servers. */
export function hasReplacementBeside(
  file: SourceFile,
  { site, deprecations }: Planned | Unplanned,
  sites: readonly CallSite[],
  options: MigrateOptions,
): boolean {
  const owner = functionAround(file, site.node);
  if (owner === undefined) return false;
  const beside = sites.filter((other) => other !== site && contains(owner, other.node));
  return beside.some((other) => deprecations.some((deprecation) => sends(other, deprecation, options)));
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
