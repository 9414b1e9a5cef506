import type * as t from '@babel/types';
import { type CallNode, isFunction } from '../../source/node-kinds.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { contains } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { type CallSite, passedBy } from '../call-site.ts';
import { libraryKind } from './shape/result-kind.ts';
import { withCasts } from './shape/syntax.ts';

/**
 * Whether code may read the response: it uses the result of a call, passes a callback that receives it, or creates it
 * in a test. A call that is a statement by itself reads nothing.
 */
export function isResponseRead(site: CallSite, evaluator: Evaluator): boolean {
  const { node, file, sentBy, double } = site;
  if (double !== undefined) return double.answers?.length !== 0;
  if (node.type === 'ObjectExpression' || site.reads !== '' || isGiven({ node, file }, site, evaluator)) return true;
  const isPassedUp = sentBy === undefined || useOf(sentBy) !== 'used';
  return !isPassedUp || useOf({ node, file }) !== 'dropped';
}

/** Whether a callback receives the response, anywhere the library takes one. */
function isGiven(call: Pick<Place<CallNode>, 'node' | 'file'>, site: CallSite, evaluator: Evaluator): boolean {
  const place: Place<CallNode> = { ...call, env: undefined };
  const kind = libraryKind(evaluator, place, site);
  if (!('refused' in kind) && kind.arrives === 'callback') return true;
  return passedBy(site)
    .filter((argument) => !contains(argument, site.url.node) || argument.type === 'ObjectExpression')
    .some((argument) => mayHoldFunction(evaluator, { ...place, node: argument }));
}

function mayHoldFunction(evaluator: Evaluator, place: Place): boolean {
  let found = false;
  walk(place.node, (inner) => {
    found ||= isFunction(inner);
  });
  if (found || !/^(Identifier|(Optional)?MemberExpression|SpreadElement)$/.test(place.node.type)) return found;
  const { kind } = evaluator.evaluate(place);
  return kind === 'function' || kind === 'unknown' || kind === 'external';
}

/** The use of a call's result: code uses it, a function returns it unchanged, or nothing does. */
function useOf({ node, file }: { readonly node: t.Node; readonly file: SourceFile }): 'used' | 'returned' | 'dropped' {
  const outer = withCasts(file, node);
  const parent = file.names.parentOf(outer);
  switch (parent?.type) {
    case 'AwaitExpression':
      return useOf({ node: parent, file });
    case 'ExpressionStatement':
      return 'dropped';
    case 'UnaryExpression':
      return parent.operator === 'void' ? 'dropped' : 'used';
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
      return 'returned';
    default:
      return 'used';
  }
}
