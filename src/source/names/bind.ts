import type * as t from '@babel/types';
import { FLOW } from './bind-flow.ts';
import { TYPES } from './bind-types.ts';
import { VALUES } from './bind-values.ts';
import { Binder, type Use, type Visitor } from './binder.ts';
import { type Binding, lookupType, lookupValue, type OpenScope, openScope, type Scope } from './scope.ts';

export type { Binding, Scope } from './scope.ts';

/** The names of one file, resolved by lexical scope alone; the order of execution plays no part. */
export interface Names {
  /**
   * The binding that an identifier declares, reads, writes or names in a type. Undefined for a global, and for an
   * identifier that is not a reference at all, such as a property name or a label.
   */
  bindingOf(identifier: t.Identifier | t.JSXIdentifier): Binding | undefined;
  /** Whether an identifier uses a value that no scope of the file declares. */
  isGlobal(identifier: t.Identifier | t.JSXIdentifier): boolean;
  parentOf(node: t.Node): t.Node | undefined;
  /** The innermost scope around a node. A function or block is not inside the scope that it opens. */
  scopeAt(node: t.Node): Scope;
  /** The binding that a name would have at the position of a node. */
  lookup(name: string, at: t.Node): Binding | undefined;
  readonly root: Scope;
}

const VISITORS = new Map(Object.entries({ ...VALUES, ...TYPES, ...FLOW }) as [string, Visitor][]);

/** Resolves the names of a file that `parse` returned. Values and types are separate, as in TypeScript. */
export function bind(file: t.File): Names {
  const root = openScope(file.program, undefined, true);
  const binder = new Binder(VISITORS);
  binder.parents.set(file.program, file);
  binder.enterChildren(file.program, root);
  const { bindings, globals } = resolve(binder);
  const scopeAt = (node: t.Node): OpenScope => {
    for (let at: t.Node | undefined = node; at; at = binder.parents.get(at)) {
      const scope = binder.scopes.get(at);
      if (scope) return scope;
    }
    return root;
  };
  return {
    bindingOf: (identifier) => bindings.get(identifier),
    isGlobal: (identifier) => globals.has(identifier),
    parentOf: (node) => binder.parents.get(node),
    scopeAt,
    lookup: (name, at) => lookupValue(name, scopeAt(at)),
    root,
  };
}

function resolve(binder: Binder) {
  const bindings = binder.declared;
  const globals = new Set<t.Node>();
  for (const use of binder.uses) {
    const binding = bindingFor(use);
    if (binding) {
      bindings.set(use.identifier, binding);
      record(binding, use);
    } else if (use.names !== 'type' && use.reads !== 'type') globals.add(use.identifier);
  }
  return { bindings, globals };
}

function bindingFor({ identifier, scope, names }: Use): Binding | undefined {
  if (names === 'type') return lookupType(identifier.name, scope);
  const value = lookupValue(identifier.name, scope);
  return value || names === 'value' ? value : lookupType(identifier.name, scope);
}

function record(binding: Binding, { identifier, names, reads, write }: Use): void {
  if (write) binding.writes.push(write);
  if (reads === 'value' && (names === 'value' || binding.kind !== 'type')) binding.references.push(identifier);
  else if (reads !== 'nothing') binding.typeReferences.push(identifier as t.Identifier);
}
