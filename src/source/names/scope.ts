import type * as t from '@babel/types';

export type BindingKind =
  | 'import'
  | 'const'
  | 'let'
  | 'var'
  | 'param'
  | 'function'
  | 'class'
  | 'catch'
  | 'enum'
  | 'namespace'
  | 'type';

/** One name that a scope declares, and everything in the file that uses it. */
export interface Binding {
  readonly name: string;
  /** The kind of its first declaration; enum members are `enum`, type parameters `type`. */
  readonly kind: BindingKind;
  /**
   * The identifier of the first declaration. Babel keeps the name of a type parameter, and of an enum member in quotes,
   * as a string; these get an identifier with the range of that node.
   */
  readonly identifier: t.Identifier;
  /**
   * VariableDeclarator, import specifier, the function of a parameter, CatchClause, or the function, class, enum, enum
   * member, namespace, interface, alias or type parameter itself; of an overloaded function the one with a body.
   */
  readonly declaration: t.Node;
  readonly scope: Scope;
  /** Identifiers that read the value, in source order; those in types and closing tags are not included. */
  readonly references: (t.Identifier | t.JSXIdentifier)[];
  /** Identifiers in types, `typeof` queries and type-only exports, in source order. */
  readonly typeReferences: t.Identifier[];
  /**
   * What changes it after its declaration, in source order: assignments, updates, `for` loops that assign to it, and
   * later declarators with a value or functions of the same name. `x += 1` is a write, and its `x` is also a reference.
   */
  readonly writes: t.Node[];
}

/** A region of the file that declares names. */
export interface Scope {
  /**
   * The node that opens it. A named function or class expression and a function with its parameters open two scopes at
   * one node.
   */
  readonly node: t.Node;
  readonly parent: Scope | undefined;
  /** The values that it declares; names that are only types are not included. */
  readonly bindings: ReadonlyMap<string, Binding>;
}

/** A scope while its file is being bound, including its type names. */
export interface OpenScope extends Scope {
  readonly parent: OpenScope | undefined;
  readonly bindings: Map<string, Binding>;
  readonly types: Map<string, Binding>;
  /** Whether a `var` in a nested block belongs to this scope. */
  readonly hoists: boolean;
}

/** Opens a scope; `bindings` may be those of an earlier scope that it continues. */
export function openScope(
  node: t.Node,
  parent: OpenScope | undefined,
  hoists = false,
  bindings = new Map<string, Binding>(),
): OpenScope {
  return { node, parent, bindings, types: new Map(), hoists };
}

/** Which names a declaration makes: values, types or both. */
export type Space = 'value' | 'type' | 'both';

export interface Declaration {
  readonly kind: BindingKind;
  readonly space: Space;
  readonly declaration: t.Node;
}

/** Adds a declaration to a scope and returns its binding, which an earlier declaration of the name may have created. */
export function declare(scope: OpenScope, identifier: t.Identifier, as: Declaration): Binding {
  const { name } = identifier;
  const value = as.space === 'type' ? undefined : scope.bindings.get(name);
  const type = as.space === 'value' ? undefined : scope.types.get(name);
  const binding = value ?? (as.space === 'type' ? type : undefined) ?? open(scope, identifier, as);
  if (binding === value && isBodyOf(binding, as)) Object.assign(binding, { declaration: as.declaration });
  if (as.space !== 'type') scope.bindings.set(name, binding);
  if (as.space !== 'value') scope.types.set(name, binding);
  return binding;
}

function open(scope: OpenScope, identifier: t.Identifier, { kind, declaration }: Declaration): Binding {
  const { name } = identifier;
  return { name, kind, identifier, declaration, scope, references: [], typeReferences: [], writes: [] };
}

/** Whether a declaration is the implementation of earlier overload signatures. */
function isBodyOf(binding: Binding, { declaration }: Declaration): boolean {
  return binding.declaration.type === 'TSDeclareFunction' && declaration.type === 'FunctionDeclaration';
}

/** The scope that a `var` in this scope belongs to. */
export function hoistScopeOf(scope: OpenScope, name: string): OpenScope {
  let at = scope;
  while (!at.hoists && at.parent) at = at.parent;
  return at.parent?.bindings.get(name)?.kind === 'param' && isBody(at) ? at.parent : at;
}

/** Whether a scope is the body of the function that its parent scope belongs to. */
function isBody({ node, parent }: OpenScope): boolean {
  return parent !== undefined && 'body' in parent.node && parent.node.body === node;
}

export function lookupValue(name: string, scope: OpenScope): Binding | undefined {
  for (let at: OpenScope | undefined = scope; at; at = at.parent) {
    const binding = at.bindings.get(name);
    if (binding) return binding;
  }
  return undefined;
}

export function lookupType(name: string, scope: OpenScope): Binding | undefined {
  for (let at: OpenScope | undefined = scope; at; at = at.parent) {
    const binding = at.types.get(name);
    if (binding) return binding;
  }
  return undefined;
}
