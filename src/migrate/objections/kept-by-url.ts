import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { functionsIn } from '../../requests/on-the-way/hook-touches.ts';
import { hooksOf } from '../../requests/on-the-way/hooks.ts';
import { isOnlyShown } from '../../requests/on-the-way/log-call.ts';
import { storesUnder } from '../../requests/url-use.ts';
import type { Binding } from '../../source/names/bind.ts';
import { classBodyAround, isCall, isMember, isMemberOfThis, rootOf } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { importOf, memberName } from '../../source/pattern.ts';
import { contains, type SourceFile, shownAt } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { alternativesOf } from '../../values/text/match.ts';
import { knownText, normalForm, piecesOf } from '../../values/text/pieces.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { RequestPlan } from '../migration.ts';

/** A position at which other code reads what a function stores under the URL. */
interface Look {
  readonly place: Place;
  /** The keys that it is known to use; empty if it may use any. */
  readonly keys: readonly string[];
}

/**
 * Why a request must stay unchanged: other code uses the old path, or the old method with it, to read or set what a function
 * looks up under the URL.
 */
export function keptByOldPath(site: CallSite, evaluator: Evaluator, plan: RequestPlan): Refusal | undefined {
  const look = looksOf(site, evaluator).find(({ keys }) => keys.some((key) => isOld(site, plan, key)));
  return (
    look &&
    refuse(
      'url-read',
      `other code looks up the stored result by its old path; change both by hand: ${shownAt(look.place)}`,
    )
  );
}

/** Notes on what a function between the call and the request stores under the URL, if other code reads it. */
export function keptByUrl(site: CallSite, evaluator: Evaluator, { path }: RequestPlan): Note[] {
  const look = looksOf(site, evaluator).find(({ keys }) => keys.length === 0);
  if (look === undefined) return [];
  return [
    {
      code: 'url-kept',
      message: `the ${path === undefined ? 'method' : 'URL'} changes, and other code reads what is stored under it; check ${shownAt(look.place)}`,
    },
  ];
}

/** Notes on what a hook of the client stores or passes on under the URL. */
export function keptByHook(site: CallSite, evaluator: Evaluator, { path }: RequestPlan): Note[] {
  if (path === undefined || site.double !== undefined) return [];
  const hooks = hooksOf(evaluator, site).filter(({ takes }) => takes === 'request' || takes === 'response');
  const kept = hooks
    .flatMap(({ place, name }) => functionsIn(evaluator, place).map((one) => ({ name, place: one })))
    .flatMap(({ name, place }) => urlsKeptIn(place).map((node) => ({ name, place: { ...place, node }, keys: [] })));
  return kept.slice(0, 1).map((one) => ({
    code: 'url-kept',
    message: `the URL changes, and the client's \`${one.name}\` uses it; check ${shownAt(one.place)}`,
  }));
}

/** The parts of a hook that are called with the URL, or find something by it. */
function urlsKeptIn({ node: hook, file }: Place<FunctionNode>): readonly t.Node[] {
  const found: t.Node[] = [];
  walk(hook.body, (node) => {
    if (!isMember(node) || !/^(url|href|requestUrl)$/.test(memberName(node) ?? '')) return undefined;
    const root = rootOf(node);
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    if (binding?.declaration === hook) found.push(...usersOf(file, node));
    return undefined;
  });
  return found;
}

/** The code that looks something up by a string, passes it on or assigns it, maybe under another name. */
function usersOf(file: SourceFile, node: t.Node): readonly t.Node[] {
  const text = wholeText(file, node);
  const user = file.names.parentOf(text);
  const id = user?.type === 'VariableDeclarator' && user.init === text ? user.id : undefined;
  const named = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  // Example: `var path = path || request.url`, where the name is also a part of its value
  const uses = named?.references.filter((one) => !contains(text, one));
  if (uses !== undefined) return uses.flatMap((one) => usersOf(file, one));
  if (user === undefined || isOnlyShown(file, text)) return [];
  const isKey = isMember(user) && user.computed && user.property === text;
  const isGiven = isCall(user) && user.type !== 'NewExpression' && user.callee !== text;
  const isAssigned = user.type === 'AssignmentExpression' && user.right === text;
  return isKey || isGiven || isAssigned ? [user] : [];
}

/** What is made of a string: `url.replace(/\?.*$/, '')` of `url`. */
function wholeText(file: SourceFile, node: t.Node): t.Node {
  const outer = file.names.parentOf(node);
  if (
    outer === undefined ||
    !/^((Optional)?(Member|Call)Expression|LogicalExpression|TS\w+|TemplateLiteral)$/.test(outer.type)
  )
    return node;
  const isPart = isMember(outer) ? outer.object === node : !isCall(outer) || outer.callee === node;
  return isPart ? wholeText(file, outer) : node;
}

/** Whether a key is the end of the current URL, maybe behind the method; if only the method changes, behind the old one. */
function isOld({ pieces }: CallSite, { path, method }: RequestPlan, key: string): boolean {
  const isOfMethod = method !== undefined && key.toUpperCase().startsWith(method.from);
  if (key.length < 2 || (path === undefined && !isOfMethod)) return false;
  return (
    normalForm(pieces).endsWith(key) ||
    (alternativesOf(pieces) ?? []).some(({ flat, pathEnd }) => {
      return [flat, flat.slice(0, pathEnd)].some((url) => endsAs(key, url));
    })
  );
}

const hole = /[\uE000-\uF8FF]/;

/** Whether a text ends in a URL with holes, of which those at its start may be left out: `GET /api/v1/series/0B3/books`. */
function endsAs(text: string, url: string): boolean {
  const parts = url.split('/');
  const own = parts.slice(hole.test(parts[0] as string) ? 1 : 0);
  const given = text.split('/').slice(-own.length);
  const isLike = (part: string, at: number) => part === given[at] || (hole.test(part) && given[at] !== undefined);
  return own.length > 1 && own.every((part, at) => (at === 0 && part === '') || isLike(part, at));
}

function looksOf(site: CallSite, evaluator: Evaluator): readonly Look[] {
  if (site.double !== undefined) return [];
  const inside = site.functions.map((one) => one.node as t.Node);
  return sentNames(site).flatMap(([binding, file]) =>
    binding.references
      .flatMap((reference) => storesUnder(file, reference))
      .flatMap((store) => usesBeside(evaluator, file, store, inside))
      .flatMap((use) => lookBy(evaluator, use) ?? []),
  );
}

/** The parameters and variables of the functions between the call and the request that are a part of the URL. */
export function sentNames({ functions, pieces }: CallSite): readonly (readonly [Binding, SourceFile])[] {
  const entered = new Set<t.Node>(functions.map(({ node }) => node));
  const found = new Map<Binding, SourceFile>();
  for (const { node, file } of pieces.flatMap((piece) => piece.via)) {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    const isParam = binding?.kind === 'param' && entered.has(binding.declaration);
    // Example: `const url = new URL(path, base); … mocks.get(url.pathname)`
    const isMade = binding?.declaration.type === 'VariableDeclarator' && isIn(entered, binding.declaration);
    if (binding !== undefined && (isParam || isMade)) found.set(binding, file);
  }
  return [...found];
}

function isIn(functions: ReadonlySet<t.Node>, node: t.Node): boolean {
  return [...functions].some((one) => contains(one, node));
}

/** The uses of a store outside these functions: in its file, its class, or a file that imports it. */
function usesBeside(evaluator: Evaluator, file: SourceFile, store: t.Node, inside: readonly t.Node[]): Place[] {
  const isBeside = ({ node }: Place) => !inside.some((one) => contains(one, node));
  if (isMemberOfThis(store)) return sameField(file, store).filter(isBeside);
  const binding = store.type === 'Identifier' ? file.names.bindingOf(store) : undefined;
  if (binding === undefined || binding.kind === 'param') return [];
  const own = binding.references.map((node): Place => ({ node, file, env: undefined }));
  return [...own, ...importedUses(evaluator, file, binding.name)].filter(isBeside);
}

/** The uses of `this.cache` in a class. */
function sameField(file: SourceFile, store: t.MemberExpression): Place[] {
  const name = memberName(store);
  const owner = classBodyAround(file, store);
  const found: Place[] = [];
  if (owner === undefined || name === undefined) return found;
  walk(owner, (node) => {
    if (isMemberOfThis(node) && memberName(node) === name) found.push({ node, file, env: undefined });
  });
  return found;
}

function importedUses(evaluator: Evaluator, home: SourceFile, name: string): Place[] {
  return evaluator.filesUsing(name).flatMap((file) => {
    if (file.path === home.path) return [];
    return nodesOf(file, 'Identifier').flatMap((node): readonly Place[] => {
      const binding = node.name === name ? file.names.bindingOf(node) : undefined;
      const imported = binding && binding.identifier !== node && importOf(binding, file.names);
      const isIt = imported && evaluator.open(file, imported.source)?.path === home.path;
      return isIt ? [{ node, file, env: undefined }] : [];
    });
  });
}

const harmless = /^(clear|size|length|destroy|reset)$/;
const asking = /^(get|has|set|add|put|delete|remove|at)$/;

/** What a use of a store looks up; undefined if it only clears the store or counts its entries. */
function lookBy(evaluator: Evaluator, { node, file }: Place): Look | undefined {
  const member = file.names.parentOf(node);
  if (member?.type === 'ExportSpecifier' || member?.type === 'VariableDeclarator') return undefined;
  // Example: `this.kept = new Map()`
  const set = member?.type === 'AssignmentExpression' && member.left === node ? member.right : undefined;
  if (set?.type === 'NewExpression' && set.arguments.length === 0) return undefined;
  if (member?.type !== 'MemberExpression' || member.object !== node)
    return { place: { node: member ?? node, file, env: undefined }, keys: [] };
  const name = memberName(member);
  const call = file.names.parentOf(member);
  const isCalled = call?.type === 'CallExpression' && call.callee === member;
  if (!member.computed && name !== undefined && harmless.test(name)) return undefined;
  const asked = isCalled ? call.arguments[0] : member.computed ? member.property : undefined;
  const isAsked = member.computed || (isCalled && asking.test(name ?? ''));
  const keys = isAsked && asked ? keysOf(evaluator, { node: asked, file, env: undefined }) : [];
  return { place: { node: isCalled ? call : member, file, env: undefined }, keys };
}

/** The strings that a key may be, if it is known or all calls of its function pass known ones. */
function keysOf(evaluator: Evaluator, place: Place): readonly string[] {
  const known = knownText(evaluator.text(place));
  if (known !== undefined) return [known];
  const binding = place.node.type === 'Identifier' ? place.file.names.bindingOf(place.node) : undefined;
  const given = binding === undefined ? [] : givenTo(evaluator, binding, place.file);
  const texts = given.map((one) => knownText(piecesOf(one.value, one.place)));
  return texts.every((text) => text !== undefined) ? texts : [];
}
