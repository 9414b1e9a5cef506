import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { CallNode, External, Place, Value } from '../url/value.ts';
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
import { refuse } from './respell.ts';
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
  const callees = externalsOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  const sites = callees.flatMap((callee) => {
    const recognised = recognise(evaluator, libraries, callee, place);
    return (recognised && readCall(evaluator, recognised, place)) ?? [];
  });
  const [first] = sites;
  return first && sites.length > 1 ? oneOf(first, sites) : first;
}

/** The library values that a callee may be. */
function externalsOf(value: Value): readonly External[] {
  if (value.kind === 'choice') return value.branches.flatMap(externalsOf);
  return value.kind === 'external' ? [value] : [];
}

/** A call of one of several functions: it sends the method of any of them, and they cannot be told apart in an edit. */
function oneOf(first: CallSite, sites: readonly CallSite[]): CallSite {
  const known = [...new Set(sites.flatMap(({ methods }) => methods.known))];
  if (known.length === 1) return first;
  const respell = () => refuse('method-in-name', 'the call is one of several functions');
  return { ...first, methods: { ...first.methods, known }, respell };
}
