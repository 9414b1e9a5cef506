import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { isLog } from '../../requests/on-the-way/log-call.ts';
import type { Binding } from '../../source/names/bind.ts';
import { callTaking, isMember, rootOf } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { contains, type SourceFile, shownAt } from '../../source/source-file.ts';
import { alternativesOf } from '../../values/text/match.ts';
import { amongPieces } from '../../values/text/pieces.ts';
import type { RequestPlan } from '../migration.ts';
import { sentNames } from './kept/looks.ts';

/**
 * Why a request must stay unchanged: a function between the call and the request gives the path to something that other
 * code uses with the old one: `bus.emit(path, data)` beside `bus.on('/api/v1/genres', show)`.
 */
export function namedElsewhere(site: CallSite, { path }: RequestPlan): Refusal | undefined {
  if (path === undefined || site.double !== undefined || site.functions.length === 0) return undefined;
  const paths = (alternativesOf(amongPieces(site.pieces)) ?? []).map(({ flat, pathEnd }) => flat.slice(0, pathEnd));
  const isOld = (text: string) => /^\/[^/]+\/./.test(text) && paths.some((one) => one.endsWith(text));
  for (const [{ references }, file] of sentNames(site)) {
    const takers = references.flatMap((one) => takerOf(site, file, one) ?? []);
    const node = takers.length > 0 ? writtenFor(file, takers, isOld) : undefined;
    if (node === undefined) continue;
    const where = shownAt({ node, file });
    return refuse('url-read', `other code uses the old path of this request; change both by hand: ${where}`);
  }
  return undefined;
}

/** What gets the path besides the request: the store that it is a key of, the object whose method takes it, or a variable. */
function takerOf(site: CallSite, file: SourceFile, node: t.Node): Binding | undefined {
  const parent = file.names.parentOf(node);
  const call = callTaking(file, node);
  const isSent = call !== undefined && (call === site.sentBy?.node || site.through.some((one) => one.node === call));
  const taker =
    parent?.type === 'AssignmentExpression' && parent.right === node
      ? parent.left
      : isMember(parent) && parent.computed && parent.property === node
        ? parent.object
        : call !== undefined && !isSent && !isLog(call) && isMember(call.callee)
          ? call.callee.object
          : undefined;
  const root = taker && rootOf(taker);
  return root?.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
}

/** A string with one of the old paths that is a key of what takes the path, is compared with it, or is passed to it. */
function writtenFor(
  file: SourceFile,
  takers: readonly Binding[],
  isOld: (text: string) => boolean,
): t.Node | undefined {
  const isTaker = (node: t.Node): boolean => {
    const root = rootOf(node);
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    return binding !== undefined && takers.includes(binding);
  };
  return nodesOf(file, 'StringLiteral').find((one) => {
    if (!isOld(one.value)) return false;
    const parent = file.names.parentOf(one);
    const call = callTaking(file, one);
    if (parent?.type === 'BinaryExpression') return isTaker(parent.left === one ? parent.right : parent.left);
    if (call !== undefined) return isMember(call.callee) && isTaker(call.callee.object);
    const isKey = parent?.type === 'ObjectProperty' && parent.key === one;
    return isKey && takers.some(({ declaration }) => contains(declaration, one));
  });
}
