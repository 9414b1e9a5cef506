import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { CallNode, Place, Value } from '../url/value.ts';
import { angularLibrary } from './angular.ts';
import { axiosLibrary } from './axios.ts';
import type { CallSite } from './call-site.ts';
import { fetchLibrary, requestLibrary } from './fetch.ts';
import { gmLibrary } from './gm.ts';
import { jqueryLibrary } from './jquery.ts';
import { gotLibrary, kyLibrary } from './ky.ts';
import { ofetchLibrary } from './ofetch.ts';
import { readCall } from './read-call.ts';
import { recognise } from './recognise.ts';
import { superagentLibrary } from './superagent.ts';
import { xhrLibrary } from './xhr.ts';

/** Every library whose calls are known. */
export const libraries = [
  fetchLibrary,
  requestLibrary,
  axiosLibrary,
  kyLibrary,
  gotLibrary,
  ofetchLibrary,
  superagentLibrary,
  angularLibrary,
  jqueryLibrary,
  xhrLibrary,
  gmLibrary,
] as const;

/** Every call of an HTTP library in a file, of whatever service, in source order. */
export function findCallSites(file: SourceFile, evaluator: Evaluator): CallSite[] {
  const found: CallSite[] = [];
  walk(file.tree.program, (node) => {
    if (!isCall(node)) return;
    const site = callSiteAt({ node, file, env: undefined }, evaluator);
    if (site !== undefined) found.push(site);
  });
  return found;
}

function isCall(node: t.Node): node is CallNode {
  return node.type === 'CallExpression' || node.type === 'OptionalCallExpression' || node.type === 'NewExpression';
}

function callSiteAt(place: Place<CallNode>, evaluator: Evaluator): CallSite | undefined {
  if (place.node.arguments.length === 0 || place.node.callee.type === 'Import') return undefined;
  const callee = clientOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  if (callee?.kind !== 'external') return undefined;
  const recognised = recognise(evaluator, libraries, callee, place);
  return recognised && readCall(evaluator, recognised, place);
}

/** A client that is one of several, such as one given or the global one, is any of them. */
function clientOf(value: Value): Value | undefined {
  return value.kind === 'choice' ? value.branches.map(clientOf).find((branch) => branch?.kind === 'external') : value;
}
