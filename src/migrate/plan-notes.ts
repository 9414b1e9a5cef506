import type * as t from '@babel/types';
import type { Deprecation } from '../contract/deprecations.ts';
import { gapsOf } from '../contract/gaps.ts';
import type { CallSite } from '../requests/call-site.ts';
import { typeWithout } from '../requests/on-the-way/method-type.ts';
import { isResponseRead } from '../requests/response/is-read.ts';
import { functionOf } from '../source/node-kinds.ts';
import { lastName } from '../source/pattern.ts';
import { startOf } from '../source/source-file.ts';
import { holdsSuch } from '../source/walk.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { takenByName } from '../values/methods/only-method.ts';
import type { Note } from './diagnostic.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { methodOf, type RequestPlan, replacementPath } from './migration.ts';
import { keptByHook } from './objections/kept/kept-by-hook.ts';
import { keptByUrl } from './objections/kept/kept-by-url.ts';
import { doneByMethod } from './objections/method-decides.ts';
import { otherSenders } from './objections/other-sender.ts';
import { pathInHeader } from './objections/used-beside.ts';
import type { Way } from './service/find-deprecated.ts';
import { assumedBase } from './service/shown-base.ts';

/** The planned requests of a call site, one for each of its possible forms; `plan` is the first. */
interface Plans {
  readonly evaluator: Evaluator;
  readonly ways: readonly Way[];
  readonly plan: RequestPlan;
  readonly plans: readonly (RequestPlan | undefined)[];
  readonly options: MigrateOptions;
}

/** Notes on what a person must check once a call site is edited. */
export function notesOf(site: CallSite, { evaluator, ways, plan, plans, options }: Plans): readonly Note[] {
  return distinct([
    ...assumed(site, plan),
    ...unsure(site, plan),
    ...byNameAlone(site, evaluator),
    ...refusedByType(site, evaluator, plan),
    ...ways.flatMap(({ deprecation }) =>
      deprecation === undefined
        ? []
        : [...oldTypes(site, deprecation, options), ...emptyNow(site, deprecation, options)],
    ),
    ...assumedBase(ways),
    ...keptAnswers(site, plan),
    ...notRetried(site, plan),
    ...doneByMethod(site, evaluator, plan),
    ...otherSenders(site, evaluator),
    ...keptByUrl(site, evaluator, plan),
    ...keptByHook(site, evaluator, plan),
    ...pathInHeader(site, plan),
    ...plans.flatMap((one) => one?.notes ?? []),
    ...ways.flatMap(({ deprecation }) =>
      deprecation === undefined ? [] : leftOpen(site, deprecation, evaluator, options),
    ),
  ]);
}

function assumed({ methods, sentBy }: CallSite, { body }: RequestPlan): Note[] {
  if (methods.certainty === 'known') return [];
  const [method] = methods.known;
  // Example: `fetch(url, { ...defaults, ...init })`, where `init` now has headers
  const replaced = sentBy === undefined || body === undefined ? '' : ', or headers, which those of this call replace';
  const message = `the method is assumed to be \`${method}\`; check that nothing else sets it${replaced}`;
  return [{ code: 'assumed-method', message }];
}

function unsure(site: CallSite, { body }: RequestPlan): Note[] {
  if (site.isClientKnown || site.node.type === 'ObjectExpression') return [];
  const { file, node } = site.sentBy ?? { file: site.file, node: site.node };
  const name = file.textOf(node.callee);
  const isMade = /^(create|make|build|new|prepare)/i.test(lastName(node.callee) ?? '');
  const isSent = isMade ? 'what it makes is assumed to be sent' : 'is assumed to send the request';
  const check =
    body === undefined ? 'check that it does' : 'check that method, headers and body are sent as they are written';
  return [
    { code: 'unknown-client', message: `\`${name}\` is not known here${isMade ? '; ' : ' and '}${isSent}; ${check}` },
  ];
}

function byNameAlone({ node, file }: CallSite, evaluator: Evaluator): Note[] {
  const method = node.type === 'ObjectExpression' ? undefined : takenByName(evaluator, { node, file, env: undefined });
  if (method === undefined || node.type === 'ObjectExpression') return [];
  const { place } = method;
  const at = `${place.file.path}:${place.file.positionOf(startOf(place.node)).line}`;
  const message = `\`${file.textOf(node.callee)}\` is assumed to call the only method of that name, ${at}; check that it does`;
  return [{ code: 'unknown-client', message }];
}

/** The new method is correct for the server, but the compiler refuses it. */
function refusedByType(site: CallSite, evaluator: Evaluator, { method }: RequestPlan): Note[] {
  const type = method && site.sentBy && typeWithout(evaluator, site, method);
  if (type === undefined || !('callee' in site.node)) return [];
  const name = site.file.textOf(site.node.callee);
  return [
    {
      code: 'method-type',
      message: `\`${type}\`, the type of the method of \`${name}\`, does not allow \`${method?.to}\`; add it there`,
    },
  ];
}

/** A typed client accepts the new request only if its types know the operation. */
function oldTypes({ types }: CallSite, deprecation: Deprecation, { profile }: MigrateOptions): Note[] {
  const method = methodOf(deprecation.replacement);
  const path = replacementPath(profile, deprecation);
  if (types === undefined || types.has(method, path)) return [];
  const message = `can't find \`${method} ${path}\` in the types of \`${types.source}\`; regenerate them from the OpenAPI document of ${deprecation.deprecatedIn} or later`;
  return [{ code: 'types-to-generate', message }];
}

/** Example: `if (response.status === 404) return undefined`, for an operation that responds with an empty page now */
function emptyNow(
  { file, node, functions }: CallSite,
  { operation }: Deprecation,
  { profile }: MigrateOptions,
): Note[] {
  const statuses = profile.operations[operation]?.refuses ?? [];
  const around = [functionOf(file, node), ...functions.map((one) => one.node)].filter((one) => one !== undefined);
  const tested = statuses.find((status) => around.some((fn) => holdsSuch(fn, (inner) => testsStatus(inner, status))));
  if (tested === undefined) return [];
  const message = `the response is an empty page now, not an error with status ${statuses.join(' or ')}; check the code for ${tested}`;
  return [{ code: 'empty-now', message }];
}

/** `response.status === 404`, `case 404:` */
function testsStatus(node: t.Node, status: number): boolean {
  const isIt = (one: t.Node | null | undefined) => one?.type === 'NumericLiteral' && one.value === status;
  if (node.type === 'SwitchCase') return isIt(node.test);
  return node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator) && (isIt(node.left) || isIt(node.right));
}

function keptAnswers({ isCached }: CallSite, plan: RequestPlan): Note[] {
  if (!isCached || plan.method === undefined) return [];
  return [
    {
      code: 'cached-request',
      message:
        'within a render, Next.js sends equal GET requests once, but each POST; check how often this call is sent, and that `next` still caches it',
    },
  ];
}

/** Example: ky, which sends a GET again if it fails, but no POST */
function notRetried({ retried = [], adapter }: CallSite, { method }: RequestPlan): Note[] {
  if (method === undefined || !retried.includes(method.from) || retried.includes(method.to)) return [];
  const message = `${adapter} retries a failed \`${method.from}\`, but not a \`${method.to}\`; check the \`retry\` option`;
  return [{ code: 'not-retried', message }];
}

/** What the contract leaves open and the code around the call depends on (contract 4.2 rule 2, 4.3). */
function leftOpen(
  site: CallSite,
  { operation, replacement }: Deprecation,
  evaluator: Evaluator,
  { profile }: MigrateOptions,
): Note[] {
  const open = gapsOf(operation, profile.name);
  const joined = {
    code: 'lists-joined',
    message: `\`${replacement}\` replaces several lists; check that it returns what this one had`,
  };
  const notShown = {
    code: 'response-not-shown',
    message: `the contract does not show the response of \`${replacement}\`; check that the code reads it correctly`,
  };
  return [
    ...(open.includes('lists joined') ? [joined] : []),
    ...(open.includes('response not shown') && isResponseRead(site, evaluator) ? [notShown] : []),
  ];
}

function distinct(notes: readonly Note[]): readonly Note[] {
  return [...new Map(notes.map((note) => [note.message, note])).values()];
}
