import type * as t from '@babel/types';
import type { CallSite } from '../../../requests/call-site.ts';
import { functionsIn } from '../../../requests/on-the-way/hook-touches.ts';
import { type Hook, hooksOf } from '../../../requests/on-the-way/hooks.ts';
import { usersOf } from '../../../requests/texts/text-users.ts';
import { storesUnder } from '../../../requests/url-use.ts';
import { functionsOf } from '../../../requests/wrappers/sending.ts';
import { isCall, isMember, rootOf } from '../../../source/node-kinds.ts';
import { memberName, parametersOf, patternPath, withoutDefault } from '../../../source/pattern.ts';
import { shownAt } from '../../../source/source-file.ts';
import { holdsSuch, walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import type { Note } from '../../diagnostic.ts';
import type { RequestPlan } from '../../migration.ts';
import { keptOfRequest } from './kept-aside.ts';

/** Notes on what a hook of the client stores or passes on under the URL, or keeps of the query or the method. */
export function keptByHook(site: CallSite, evaluator: Evaluator, plan: RequestPlan): Note[] {
  if (site.double !== undefined) return [];
  const hooks = hooksOf(evaluator, site).flatMap((hook) =>
    functionsIn(evaluator, hook.place).map((place) => ({ hook, place })),
  );
  const kept = hooks.flatMap(({ hook, place }) =>
    plan.path === undefined
      ? []
      : urlsKeptIn(evaluator, hook, place).map((node) => ({ name: hook.name, place: { ...place, node } })),
  );
  const [first] = kept;
  if (first === undefined)
    return hooks
      .filter(({ hook }) => hook.takes === 'request' && !hook.isSender)
      .flatMap(({ place }) => keptOfRequest(site, evaluator, plan, place))
      .slice(0, 1);
  return [
    {
      code: 'url-kept',
      message: `the URL changes, and the client's \`${first.name}\` uses it; check ${shownAt(first.place)}`,
    },
  ];
}

/** The parts of a hook that are called with the URL, or find something by it. */
function urlsKeptIn(evaluator: Evaluator, hook: Hook, place: Place<FunctionNode>): readonly t.Node[] {
  const { file } = place;
  if (hook.takes === 'fetch')
    return urlsGiven(place)
      .flatMap((node) => usersOf(file, node))
      .filter((user) => isOwnUser(evaluator, place, user));
  if (hook.takes !== 'request' && hook.takes !== 'response') return [];
  const found: t.Node[] = [];
  walk(place.node.body, (node) => {
    if (isUrlIn(hook, place, node)) found.push(...usersOf(file, node));
    return undefined;
  });
  return found;
}

/** `request.url` of what a hook gets, a name for that, and what ofetch calls `request`. */
function isUrlIn({ name }: Hook, { node: whole, file }: Place<FunctionNode>, node: t.Node): boolean {
  const urls = /^on[A-Z]/.test(name) ? /^(url|href|requestUrl|request)$/ : /^(url|href|requestUrl)$/;
  const isGiven = (one: t.Node) => one.type === 'Identifier' && file.names.bindingOf(one)?.declaration === whole;
  if (isMember(node)) return urls.test(memberName(node) ?? '') && isGiven(rootOf(node));
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined || binding.identifier === node) return false;
  const { declaration } = binding;
  const isTaken = declaration.type === 'VariableDeclarator' && declaration.init && isGiven(rootOf(declaration.init));
  const pattern = isTaken ? declaration.id : declaration === whole ? parametersOf<t.Node>(whole)[0] : undefined;
  const taken = pattern && patternPath(pattern, binding.identifier)?.at(-1)?.name;
  return taken !== undefined && urls.test(taken);
}

/** The uses of the URL in what stands in for `fetch`. */
function urlsGiven({ node: whole, file }: Place<FunctionNode>): readonly t.Node[] {
  const [first] = parametersOf<t.Node>(whole);
  const id = withoutDefault(first);
  return (id?.type === 'Identifier' ? file.names.bindingOf(id)?.references : undefined) ?? [];
}

/** Whether what uses a URL is code of the client, or stores it, and does not send it: `send(input, init)`. */
function isOwnUser(evaluator: Evaluator, { node: whole, file }: Place<FunctionNode>, user: t.Node): boolean {
  if (!isCall(user)) return user.type !== 'AssignmentExpression';
  const isInit = (one: t.Node) => one.type === 'Identifier' && file.names.bindingOf(one)?.declaration === whole;
  if (user.arguments.slice(1).some((one) => holdsSuch(one, isInit))) return false;
  const callees = functionsOf(evaluator.evaluate({ node: user.callee, file, env: undefined }));
  return callees.length > 0 || user.arguments.some((one) => storesUnder(file, one).length > 0);
}
