import type * as t from '@babel/types';
import type { CallSite } from '../../../requests/call-site.ts';
import { isOnlyShown } from '../../../requests/on-the-way/log-call.ts';
import { textsOf } from '../../../requests/texts/text-users.ts';
import { storesUnder } from '../../../requests/url-use.ts';
import { functionsOf } from '../../../requests/wrappers/sending.ts';
import type { Binding } from '../../../source/names/bind.ts';
import { callTaking, classBodyAround, isMemberOfThis } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { importOf, memberName, parametersOf } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { givenTo } from '../../../values/given.ts';
import { knownText, piecesOf } from '../../../values/text/pieces.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';

/** A position at which other code reads what a function stores under the URL. */
export interface Look {
  readonly place: Place;
  /** The keys that it is known to use; empty if it may use any. */
  readonly keys: readonly string[];
}

/** Where other code reads what the functions between the call and the request store under the URL. */
export function looksOf(site: CallSite, evaluator: Evaluator): readonly Look[] {
  if (site.double !== undefined) return [];
  return sentNames(site).flatMap(([binding, file]) =>
    binding.references
      .flatMap((reference) => storesUnder(file, reference))
      .flatMap((store) => usesBeside(evaluator, file, store, site.functions))
      .flatMap((use) => lookBy(evaluator, use) ?? []),
  );
}

/**
 * The same for what they store under something made of the path, and for what other functions do to which they pass it:
 * `count(path.split('/')[3])`.
 */
export function looksBeside(site: CallSite, evaluator: Evaluator): readonly Place[] {
  if (site.double !== undefined) return [];
  const way = { functions: site.functions, isMade: false, depth: 0 };
  return sentNames(site).flatMap(([{ references }, file]) =>
    references.flatMap((node) => looksAt(evaluator, { node, file, env: undefined }, way)),
  );
}

/** The way that a URL, or what is made of it, has come. */
interface Way {
  readonly functions: Functions;
  /** Whether it is only made of the URL, so that keys do not show it. */
  readonly isMade: boolean;
  readonly depth: number;
}

const deepest = 2;

function looksAt(evaluator: Evaluator, { node, file }: Place, { functions, isMade, depth }: Way): readonly Place[] {
  return textsOf(file, node).flatMap((text) => {
    if (isOnlyShown(file, text)) return [];
    const way = { functions, isMade: isMade || text !== node, depth: depth + 1 };
    // The URL itself, in these functions, is followed by `looksOf`.
    const stores = depth === 0 && !way.isMade ? [] : storesUnder(file, text);
    const looks = stores
      .flatMap((store) => usesBeside(evaluator, file, store, functions))
      .flatMap((use) => lookBy(evaluator, use) ?? []);
    const own = looks.filter(({ keys }) => way.isMade || keys.length === 0).map(({ place }) => place);
    const call = depth < deepest ? callTaking(file, text) : undefined;
    if (call === undefined || call.type === 'NewExpression') return own;
    const callees = functionsOf(evaluator.evaluate({ node: call.callee, file, env: undefined })).map(
      (one) => one.place,
    );
    const others = callees.filter((one) => !functions.some(({ node }) => one.node === node));
    const position = call.arguments.indexOf(text as t.Expression);
    const given = others.flatMap((one) =>
      referencesIn(one, position).flatMap((use) => looksAt(evaluator, use, { ...way, functions: [...functions, one] })),
    );
    return [...own, ...given];
  });
}

/** What refers to a parameter of a function. */
function referencesIn({ node: whole, file }: Place<FunctionNode>, position: number): readonly Place[] {
  const param = parametersOf<t.Node>(whole)[position];
  const id = param?.type === 'AssignmentPattern' ? param.left : param;
  const binding = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  return (binding?.references ?? []).map((node) => ({ node, file, env: undefined }));
}

/** The parameters and variables of the functions between the call and the request that are a part of the URL. */
export function sentNames({ functions, pieces }: CallSite): readonly (readonly [Binding, SourceFile])[] {
  const entered = new Set<t.Node>(functions.map(({ node }) => node));
  const found = new Map<Binding, SourceFile>();
  for (const { node, file } of pieces.flatMap((piece) => piece.via)) {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    const isParam = binding?.kind === 'param' && entered.has(binding.declaration);
    // Example: `const url = new URL(path, base); … mocks.get(url.pathname)`
    const isMade =
      binding?.declaration.type === 'VariableDeclarator' && isIn(functions, { file, node: binding.declaration });
    if (binding !== undefined && (isParam || isMade)) found.set(binding, file);
  }
  return [...found];
}

type Functions = CallSite['functions'];

function isIn(functions: Functions, { node, file }: Pick<Place, 'node' | 'file'>): boolean {
  return functions.some((one) => one.file === file && contains(one.node, node));
}

/** The uses of a store outside these functions: in its file, its class, or a file that imports it. */
function usesBeside(evaluator: Evaluator, file: SourceFile, store: t.Node, inside: Functions): Place[] {
  const isBeside = (place: Place) => !isIn(inside, place);
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
