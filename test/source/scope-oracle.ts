import type * as t from '@babel/types';
import { parse as parseEstree } from '@typescript-eslint/parser';
import { analyze, type Reference, type ScopeManager } from '@typescript-eslint/scope-manager';
import { bind, type Names } from '../../src/source/names/bind.ts';
import { parse } from '../../src/source/parse.ts';
import { walk } from '../../src/source/walk.ts';

/** One name on which the binder and scope-manager do not agree; offsets are of the declaring identifiers. */
export interface Difference {
  readonly name: string;
  readonly at: number;
  readonly ours: number | 'global' | 'no reference';
  readonly theirs: number | 'global' | 'no reference' | 'implicit';
}

/** Compares every value reference of a text; throws where either parser refuses it. */
export function compareScopes(path: string, text: string): { references: number; differences: Difference[] } {
  const parsed = parse(path, text);
  if ('failure' in parsed) throw new SyntaxError(`${path}: ${parsed.failure.reason}`);
  const ours = ourReferences(parsed.file, bind(parsed.file));
  const theirs = theirReferences(scopesOf(path, text));
  const differences: Difference[] = [];
  for (const [at, { name, to }] of theirs) {
    const mine = ours.all.get(at) ?? (ours.queries.has(at) ? 'global' : 'no reference');
    if (mine !== to && !isArguments(name, to)) differences.push({ name, at, ours: mine, theirs: to });
  }
  for (const [at, name] of ours.reads) {
    const mine = ours.all.get(at) ?? 'global';
    if (!theirs.has(at)) differences.push({ name, at, ours: mine, theirs: 'no reference' });
  }
  return { references: theirs.size, differences };
}

/** scope-manager gives each function a variable `arguments` without a declaration; here it is a global. */
function isArguments(name: string, to: unknown): boolean {
  return name === 'arguments' && to === 'implicit';
}

function ourReferences(file: t.File, names: Names) {
  const all = new Map<number, number | 'global'>();
  const reads = new Map<number, string>();
  // Have: typeof URL, { [Symbol.iterator]: T }: value references there, none here where the name is a global
  const queries = new Set<number>();
  walk(file, (node, parent) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    const binding = names.bindingOf(node);
    if (binding) {
      all.set(node.start as number, binding.identifier.start as number);
      if (binding.references.includes(node)) reads.set(node.start as number, node.name);
    } else if (names.isGlobal(node)) {
      all.set(node.start as number, 'global');
      reads.set(node.start as number, node.name);
    } else if (isQueried(parent, names)) queries.add(node.start as number);
  });
  return { all, reads, queries };
}

function isQueried(parent: t.Node | undefined, names: Names): boolean {
  let at = parent;
  while (at && /^(TSQualifiedName|MemberExpression)$/.test(at.type)) at = names.parentOf(at);
  return at !== undefined && /^TS(TypeQuery|TypePredicate|PropertySignature|MethodSignature)$/.test(at.type);
}

function theirReferences(manager: ScopeManager) {
  const found = new Map<number, { name: string; to: number | 'global' | 'implicit' }>();
  for (const scope of manager.scopes) {
    for (const reference of scope.references) {
      if (!reference.isValueReference) continue;
      found.set(reference.identifier.range[0], { name: String(reference.identifier.name), to: targetOf(reference) });
    }
  }
  return found;
}

function targetOf({ resolved }: Reference): number | 'global' | 'implicit' {
  if (!resolved) return 'global';
  // it merges `type X` and `const X` of one scope into one variable
  const values = resolved.defs.filter((each) => each.isVariableDefinition);
  // Have: declare const x: x.Y; declare namespace x { interface Y {} }
  const definition = values.find((each) => each.type !== 'TSModuleName') ?? values[0] ?? resolved.defs[0];
  return definition ? definition.name.range[0] : 'implicit';
}

function scopesOf(path: string, text: string): ScopeManager {
  const jsx = !/\.[cm]?ts$/.test(path);
  const tree = parseEstree(text, {
    range: true,
    loc: true,
    sourceType: 'module',
    filePath: path,
    ecmaFeatures: { jsx },
  });
  return analyze(tree as Parameters<typeof analyze>[0], { sourceType: 'module', lib: [], jsxPragma: null });
}
