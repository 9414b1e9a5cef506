import type * as t from '@babel/types';
import { childrenOf } from '../walk.ts';
import { type Binding, type Declaration, declare, hoistScopeOf, type OpenScope } from './scope.ts';

/** How to visit the nodes of each type. Without an entry, the children are visited in the same scope. */
export type Visitors = {
  readonly [Type in t.Node['type']]?: (binder: Binder, node: Extract<t.Node, { type: Type }>, scope: OpenScope) => void;
};

export type Visitor = (binder: Binder, node: t.Node, scope: OpenScope) => void;

/** What an identifier is used for; `value-or-type` prefers a value. */
export interface Use {
  readonly identifier: t.Identifier | t.JSXIdentifier;
  readonly scope: OpenScope;
  readonly names: 'value' | 'type' | 'value-or-type';
  /** Whether it reads the value, is part of a type, or does neither: a pure write, a closing tag. */
  readonly reads: 'value' | 'type' | 'nothing';
  readonly write?: t.Node;
}

/**
 * The first pass over a file: records parents, scopes and declarations, and collects the uses to resolve afterwards.
 */
export class Binder {
  readonly parents = new Map<t.Node, t.Node>();
  /** The scope of each node that is not in its parent's scope. */
  readonly scopes = new Map<t.Node, OpenScope>();
  readonly declared = new Map<t.Node, Binding>();
  readonly uses: Use[] = [];
  /** The members of enums; all declarations of one enum share them. */
  readonly members = new Map<Binding, Map<string, Binding>>();
  readonly #visitors: ReadonlyMap<string, Visitor>;

  constructor(visitors: ReadonlyMap<string, Visitor>) {
    this.#visitors = visitors;
  }

  visit(node: t.Node | null | undefined, parent: t.Node, scope: OpenScope): void {
    if (!node) return;
    this.parents.set(node, parent);
    const visitor = this.#visitors.get(node.type);
    if (visitor) visitor(this, node, scope);
    else this.children(node, scope);
  }

  visitAll(nodes: readonly (t.Node | null)[] | null | undefined, parent: t.Node, scope: OpenScope): void {
    if (nodes) for (const node of nodes) this.visit(node, parent, scope);
  }

  /** Visits a part of a node that is in another scope than the node itself. */
  enter(node: t.Node | null | undefined, parent: t.Node, scope: OpenScope): void {
    if (!node) return;
    this.scopes.set(node, scope);
    this.visit(node, parent, scope);
  }

  enterAll(nodes: readonly (t.Node | null)[] | null | undefined, parent: t.Node, scope: OpenScope): void {
    if (nodes) for (const node of nodes) this.enter(node, parent, scope);
  }

  children(node: t.Node, scope: OpenScope): void {
    for (const child of childrenOf(node)) this.visit(child, node, scope);
  }

  /** Like `children`, for a node that opens the scope. */
  enterChildren(node: t.Node, scope: OpenScope): void {
    for (const child of childrenOf(node)) this.enter(child, node, scope);
  }

  /** Records the parents in a part of a node that uses no names: property names, labels. */
  pass(node: t.Node | null | undefined, parent: t.Node): void {
    if (!node) return;
    this.parents.set(node, parent);
    for (const child of childrenOf(node)) this.pass(child, node);
  }

  /** Declares a name. A later declaration of the same name that also has a value (`initial`) is a write. */
  declare(scope: OpenScope, identifier: t.Identifier, as: Declaration, initial = false): Binding {
    const into = as.kind === 'var' ? hoistScopeOf(scope, identifier.name) : scope;
    const earlier = into.types.get(identifier.name);
    const binding = declare(into, identifier, as);
    this.declared.set(identifier, binding);
    // Example: `interface X {}` before `class X {}`: one name, which now means the class
    if (earlier && as.space === 'both') this.declared.set(earlier.identifier, binding);
    if (initial && binding.identifier !== identifier && binding.declaration !== as.declaration) {
      this.uses.push({ identifier, scope: into, names: 'value', reads: 'nothing', write: as.declaration });
    }
    return binding;
  }

  readValue(identifier: t.Identifier | t.JSXIdentifier, scope: OpenScope): void {
    this.uses.push({ identifier, scope, names: 'value', reads: 'value' });
  }

  /** Visits `a` or `a.b.c` where only the first name is looked up. */
  visitEntity(node: t.Node, parent: t.Node, scope: OpenScope, names: Use['names'], reads: Use['reads']): void {
    this.parents.set(node, parent);
    if (node.type === 'Identifier') {
      if (node.name !== 'this') this.uses.push({ identifier: node, scope, names, reads });
    } else if (node.type === 'TSQualifiedName') {
      this.visitEntity(node.left, node, scope, names, reads);
      this.pass(node.right, node);
    } else if (node.type === 'QualifiedTypeIdentifier') {
      this.visitEntity(node.qualification, node, scope, names, reads);
      this.pass(node.id, node);
    } else if (node.type === 'MemberExpression') {
      this.visitEntity(node.object, node, scope, names, reads);
      this.pass(node.property, node);
    } else this.visit(node, parent, scope);
  }
}
