import type * as t from '@babel/types';
import { visitKey, visitParameters, visitPattern } from './bind-patterns.ts';
import type { Binder, Visitors } from './binder.ts';
import { type BindingKind, type OpenScope, openScope } from './scope.ts';

/** Statements, expressions and JSX. */
export const VALUES: Visitors = {
  Identifier(binder, node, scope) {
    binder.readValue(node, scope);
    binder.visit(node.typeAnnotation, node, scope);
  },
  PrivateName: (binder, node) => binder.pass(node.id, node),
  MemberExpression: visitMember,
  OptionalMemberExpression: visitMember,
  MetaProperty(binder, node) {
    binder.pass(node.meta, node);
    binder.pass(node.property, node);
  },
  ObjectProperty(binder, node, scope) {
    visitKey(binder, node, scope);
    binder.visit(node.value, node, scope);
  },
  AssignmentExpression(binder, node, scope) {
    visitPattern(binder, node.left, node, scope, { writes: node, reads: node.operator !== '=' });
    binder.visit(node.right, node, scope);
  },
  UpdateExpression(binder, node, scope) {
    visitPattern(binder, node.argument, node, scope, { writes: node, reads: true });
  },

  VariableDeclaration: visitVariables,
  BlockStatement: visitBlock,
  ForStatement: visitBlock,
  ForInStatement: visitLoop,
  ForOfStatement: visitLoop,
  SwitchStatement(binder, node, scope) {
    binder.visit(node.discriminant, node, scope);
    binder.enterAll(node.cases, node, openScope(node, scope));
  },
  CatchClause(binder, node, scope) {
    const inner = openScope(node, scope);
    if (node.param) binder.scopes.set(node.param, inner);
    const declares = { kind: 'catch', space: 'value', declaration: node } as const;
    visitPattern(binder, node.param, node, inner, { declares, initial: true });
    binder.enter(node.body, node, inner);
  },
  LabeledStatement(binder, node, scope) {
    binder.pass(node.label, node);
    binder.visit(node.body, node, scope);
  },
  BreakStatement: (binder, node) => binder.pass(node.label, node),
  ContinueStatement: (binder, node) => binder.pass(node.label, node),

  FunctionDeclaration: visitFunction,
  FunctionExpression: visitFunction,
  ArrowFunctionExpression: visitFunction,
  ObjectMethod: visitMethod,
  ClassMethod: visitMethod,
  ClassPrivateMethod: visitMethod,
  ClassDeclaration: visitClass,
  ClassExpression: visitClass,
  ClassProperty: visitProperty,
  ClassAccessorProperty: visitProperty,
  StaticBlock: (binder, node, scope) => binder.enterAll(node.body, node, openScope(node, scope, true)),

  ImportSpecifier(binder, node, scope) {
    binder.pass(node.imported, node);
    visitImported(binder, node, scope);
  },
  ImportDefaultSpecifier: visitImported,
  ImportNamespaceSpecifier: visitImported,
  ImportAttribute(binder, node) {
    binder.pass(node.key, node);
    binder.pass(node.value, node);
  },
  ExportSpecifier: visitExported,
  ExportNamespaceSpecifier: (binder, node) => binder.pass(node.exported, node),
  ExportDefaultSpecifier: (binder, node) => binder.pass(node.exported, node),
  ExportDefaultDeclaration(binder, node, scope) {
    const { declaration } = node;
    if (declaration.type === 'Identifier') binder.visitEntity(declaration, node, scope, 'value-or-type', 'value');
    else binder.visit(declaration, node, scope);
  },

  JSXOpeningElement(binder, node, scope) {
    visitTag(binder, node.name, node, scope, 'value');
    binder.visit(node.typeParameters, node, scope);
    binder.visitAll(node.attributes, node, scope);
  },
  JSXClosingElement: (binder, node, scope) => visitTag(binder, node.name, node, scope, 'nothing'),
};

function visitMember(binder: Binder, node: t.MemberExpression | t.OptionalMemberExpression, scope: OpenScope): void {
  binder.visit(node.object, node, scope);
  if (node.computed) binder.visit(node.property, node, scope);
  else binder.pass(node.property, node);
}

function visitVariables(binder: Binder, node: t.VariableDeclaration, scope: OpenScope): void {
  const kind: BindingKind = node.kind === 'var' || node.kind === 'let' ? node.kind : 'const';
  const inLoop = /^For(In|Of)/.test(binder.parents.get(node)?.type ?? '');
  for (const declarator of node.declarations) {
    binder.parents.set(declarator, node);
    const declares = { kind, space: 'value', declaration: declarator } as const;
    const initial = inLoop || Boolean(declarator.init);
    visitPattern(binder, declarator.id, declarator, scope, { declares, initial });
    binder.visit(declarator.init, declarator, scope);
  }
}

function visitBlock(binder: Binder, node: t.BlockStatement | t.ForStatement, scope: OpenScope): void {
  binder.enterChildren(node, openScope(node, scope));
}

function visitLoop(binder: Binder, node: t.ForInStatement | t.ForOfStatement, scope: OpenScope): void {
  const inner = openScope(node, scope);
  if (node.left.type === 'VariableDeclaration') binder.enter(node.left, node, inner);
  else visitPattern(binder, node.left, node, inner, { writes: node, reads: false });
  binder.enter(node.right, node, inner);
  binder.enter(node.body, node, inner);
}

function visitFunction(binder: Binder, node: t.Function, scope: OpenScope): void {
  let outer = scope;
  if ('id' in node && node.id) {
    if (node.type === 'FunctionExpression') outer = openScope(node, scope);
    binder.scopes.set(node.id, outer);
    binder.parents.set(node.id, node);
    binder.declare(outer, node.id, { kind: 'function', space: 'value', declaration: node }, true);
  }
  const inner = openScope(node, outer, true);
  binder.enter(node.typeParameters, node, inner);
  visitParameters(binder, node, node.params, inner, scope);
  binder.enter(node.returnType, node, inner);
  if ('predicate' in node) binder.enter(node.predicate, node, inner);
  if (node.body.type === 'BlockStatement') visitBody(binder, node.body, node, inner);
  else binder.enter(node.body, node, inner);
}

/** A body has its own scope below that of the parameters: their default values can't see what it declares. */
function visitBody(binder: Binder, body: t.BlockStatement, owner: t.Node, scope: OpenScope): void {
  binder.scopes.set(body, scope);
  binder.parents.set(body, owner);
  binder.enterChildren(body, openScope(body, scope, true));
}

function visitMethod(
  binder: Binder,
  node: t.ObjectMethod | t.ClassMethod | t.ClassPrivateMethod,
  scope: OpenScope,
): void {
  binder.visitAll(node.decorators, node, scope);
  if (node.type === 'ClassPrivateMethod') binder.pass(node.key, node);
  else visitKey(binder, node, scope);
  visitFunction(binder, node, scope);
}

function visitProperty(binder: Binder, node: t.ClassProperty | t.ClassAccessorProperty, scope: OpenScope): void {
  binder.visitAll(node.decorators, node, scope);
  visitKey(binder, node, scope);
  binder.visit(node.typeAnnotation, node, scope);
  binder.visit(node.value, node, scope);
}

function visitClass(binder: Binder, node: t.Class, scope: OpenScope): void {
  binder.visitAll(node.decorators, node, scope);
  const inner = openScope(node, scope);
  if (node.id) {
    binder.parents.set(node.id, node);
    const into = node.type === 'ClassExpression' ? inner : scope;
    binder.scopes.set(node.id, into);
    binder.declare(into, node.id, { kind: 'class', space: 'both', declaration: node });
  }
  binder.enter(node.typeParameters, node, inner);
  binder.enter(node.superClass, node, inner);
  binder.enter(node.superTypeParameters, node, inner);
  binder.enterAll(node.implements, node, inner);
  binder.enter(node.body, node, inner);
}

function visitImported(
  binder: Binder,
  node: t.ImportSpecifier | t.ImportDefaultSpecifier | t.ImportNamespaceSpecifier,
  scope: OpenScope,
): void {
  binder.parents.set(node.local, node);
  binder.declare(scope, node.local, { kind: 'import', space: 'both', declaration: node });
}

function visitExported(binder: Binder, node: t.ExportSpecifier, scope: OpenScope): void {
  const parent = binder.parents.get(node) as t.ExportNamedDeclaration;
  if (parent.source) binder.pass(node.local, node);
  else {
    const isType = parent.exportKind === 'type' || node.exportKind === 'type';
    binder.visitEntity(node.local, node, scope, 'value-or-type', isType ? 'type' : 'value');
  }
  binder.pass(node.exported, node);
}

/** `<Card>` and the `ui` of `<ui.Card>` are names; `<div>`, `<my-card>` and `<svg:rect>` are not. */
function visitTag(binder: Binder, tag: t.Node, parent: t.Node, scope: OpenScope, reads: 'value' | 'nothing'): void {
  binder.parents.set(tag, parent);
  if (tag.type === 'JSXMemberExpression') {
    visitTagObject(binder, tag, scope, reads);
  } else if (tag.type === 'JSXIdentifier') {
    if (!/^[a-z]|-/.test(tag.name)) binder.uses.push({ identifier: tag, scope, names: 'value', reads });
  } else binder.children(tag, scope);
}

function visitTagObject(
  binder: Binder,
  tag: t.JSXMemberExpression,
  scope: OpenScope,
  reads: 'value' | 'nothing',
): void {
  const { object } = tag;
  binder.parents.set(object, tag);
  if (object.type === 'JSXMemberExpression') visitTagObject(binder, object, scope, reads);
  else if (object.name !== 'this') binder.uses.push({ identifier: object, scope, names: 'value', reads });
  binder.pass(tag.property, tag);
}
