import type * as t from '@babel/types';
import type { CallSite } from '../../../requests/call-site.ts';
import { storesUnder } from '../../../requests/url-use.ts';
import type { Binding } from '../../../source/names/bind.ts';
import { isMember, isMemberOfThis, withoutCasts } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { importOf, isDefaultOnly, memberName, patternPath } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { declaredName } from '../../../values/declared/exports.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { givenTo } from '../../../values/given.ts';
import { knownText, piecesOf } from '../../../values/text/pieces.ts';
import type { Place } from '../../../values/value.ts';
import { usesOfField } from './field-uses.ts';

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
      .flatMap((store) => usesBeside(evaluator, { node: store, file, env: undefined }, site.functions))
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
    const isMade =
      binding?.declaration.type === 'VariableDeclarator' && isIn(functions, { file, node: binding.declaration });
    if (binding !== undefined && (isParam || isMade)) found.set(binding, file);
  }
  return [...found];
}

type Functions = readonly Pick<Place, 'node' | 'file'>[];

function isIn(functions: Functions, { node, file }: Pick<Place, 'node' | 'file'>): boolean {
  return functions.some((one) => one.file === file && contains(one.node, node));
}

/** Where other code than these functions reads what a store keeps. */
export function looksAt(evaluator: Evaluator, place: Place, inside: Functions): readonly Look[] {
  return usesBeside(evaluator, place, inside).flatMap((use) => lookBy(evaluator, use) ?? []);
}

/** The uses of a store outside these functions: in its file, its class, or a file that imports it. */
function usesBeside(evaluator: Evaluator, { node: store, file }: Place, inside: Functions): readonly Place[] {
  const isBeside = (place: Place) => !isIn(inside, place);
  const at = (node: t.Node, home = file): Place => ({ node, file: home, env: undefined });
  if (isMemberOfThis(store)) return usesOfField(evaluator, { node: store, file, env: undefined }).filter(isBeside);
  // Example: `store.requests` for `store.requests[path]`
  if (isMember(store)) {
    const uses = usesBeside(evaluator, at(store.object), inside);
    return uses.flatMap((use) => memberAt(use, memberName(store)) ?? []);
  }
  const binding = store.type === 'Identifier' ? file.names.bindingOf(store) : undefined;
  if (binding === undefined || binding.kind === 'param') return [];
  const held = isIn(inside, at(binding.identifier)) ? heldIn(binding) : undefined;
  if (held !== undefined) {
    const uses = usesBeside(evaluator, at(held.node), inside);
    return uses.flatMap(
      (use) => held.names.reduce<Place | undefined>((one, name) => one && memberAt(one, name), use) ?? [],
    );
  }
  const imported = importOf(binding, file.names);
  const home = imported && declaredName(evaluator, file, imported);
  const declared = home?.file.names.lookup(home.name, home.file.tree.program);
  const own = binding.references.map((node) => at(node));
  const atHome = declared?.references.map((node) => at(node, home?.file)) ?? [];
  const others = importedUses(evaluator, home?.file ?? file, home?.name ?? binding.name);
  return [...own, ...atHome, ...others.filter((one) => one.file !== file)].filter(isBeside);
}

/** What a constant is another name for, with the members that lead there: `store` and `log` for `const { log } = store`. */
export function heldIn({
  declaration,
  identifier,
  writes,
}: Binding): { readonly node: t.Node; readonly names: readonly (string | undefined)[] } | undefined {
  const init = declaration.type === 'VariableDeclarator' ? declaration.init : undefined;
  const path = declaration.type === 'VariableDeclarator' ? patternPath(declaration.id, identifier) : undefined;
  if (!init || path === undefined || writes.length > 0) return undefined;
  const node = withoutCasts(init);
  const isName = node.type === 'Identifier' || node.type === 'ThisExpression' || isMember(node);
  return isName ? { node, names: path.filter((one) => !isDefaultOnly(one)).map(({ name }) => name) } : undefined;
}

/** A member of a used object, or the object, if it may be used as a whole; undefined if another member is used. */
function memberAt(use: Place, name: string | undefined): Place | undefined {
  const member = use.file.names.parentOf(use.node);
  if (!isMember(member) || member.object !== use.node) return use;
  const used = memberName(member);
  return used === undefined || name === undefined ? use : used === name ? { ...use, node: member } : undefined;
}

function importedUses(evaluator: Evaluator, home: SourceFile, name: string): Place[] {
  return evaluator.filesUsing(name).flatMap((file) => {
    if (file.path === home.path) return [];
    return nodesOf(file, 'Identifier').flatMap((node): readonly Place[] => {
      const binding = node.name === name ? file.names.bindingOf(node) : undefined;
      const imported = binding && binding.identifier !== node && importOf(binding, file.names);
      const declared = imported ? declaredName(evaluator, file, imported) : undefined;
      return declared?.file.path === home.path && declared.name === name ? [{ node, file, env: undefined }] : [];
    });
  });
}

const harmless = /^(clear|size|length|destroy|reset)$/;
const asking = /^(get|has|set|add|put|delete|remove|at)$/;

/** What a use of a store looks up; undefined if it only clears the store or counts its entries. */
function lookBy(evaluator: Evaluator, { node, file }: Place): Look | undefined {
  const member = file.names.parentOf(node);
  if (member?.type === 'ExportSpecifier' || member?.type === 'VariableDeclarator') return undefined;
  // Example: `this.kept = new Map()`, `last = undefined`
  if (member?.type === 'AssignmentExpression' && member.left === node && member.operator === '=') return undefined;
  // Example: `last === '/api/v1/genres'`
  if (member?.type === 'BinaryExpression' && /^[!=]==?$/.test(member.operator)) {
    const other = { node: member.left === node ? member.right : member.left, file, env: undefined };
    return { place: { node: member, file, env: undefined }, keys: keysOf(evaluator, other) };
  }
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
