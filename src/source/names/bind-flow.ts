import type * as t from '@babel/types';
import { childrenOf } from '../walk.ts';
import { visitTypeDeclaration, visitTypeParameter } from './bind-types.ts';
import type { Binder, Visitors } from './binder.ts';
import { type OpenScope, openScope } from './scope.ts';

/** The type syntax and declarations that only Flow has. */
export const FLOW: Visitors = {
  GenericTypeAnnotation: visitFlowReference,
  InterfaceExtends: visitFlowReference,
  ClassImplements: visitFlowReference,
  TypeofTypeAnnotation(binder, node, scope) {
    const { argument } = node;
    const entity = argument.type === 'GenericTypeAnnotation' ? argument.id : argument;
    if (entity !== argument) binder.parents.set(argument, node);
    binder.visitEntity(entity, entity === argument ? node : argument, scope, 'value', 'type');
  },
  TypeParameter: visitTypeParameter,
  FunctionTypeAnnotation: (binder, node, scope) => binder.enterChildren(node, openScope(node, scope)),
  FunctionTypeParam: visitUnnamed,
  ObjectTypeProperty: visitUnnamed,
  ObjectTypeIndexer: visitUnnamed,
  ObjectTypeInternalSlot: visitUnnamed,
  DeclareModule: visitUnnamed,
  DeclareModuleExports: visitUnnamed,
  TypeAlias: visitTypeDeclaration,
  OpaqueType: visitTypeDeclaration,
  InterfaceDeclaration: visitTypeDeclaration,
  DeclareTypeAlias: visitTypeDeclaration,
  DeclareOpaqueType: visitTypeDeclaration,
  DeclareInterface: visitTypeDeclaration,
  DeclareVariable(binder, node, scope) {
    declareFlow(binder, node, scope, 'var');
  },
  DeclareFunction(binder, node, scope) {
    declareFlow(binder, node, scope, 'function');
  },
  DeclareClass(binder, node, scope) {
    binder.declare(scope, node.id, { kind: 'class', space: 'both', declaration: node });
    binder.pass(node.id, node);
    const inner = openScope(node, scope);
    for (const child of childrenOf(node)) if (child !== node.id) binder.enter(child, node, inner);
  },
  EnumDeclaration(binder, node, scope) {
    binder.declare(scope, node.id, { kind: 'enum', space: 'both', declaration: node });
    binder.pass(node.id, node);
    binder.pass(node.body, node);
  },
};

function visitFlowReference(
  binder: Binder,
  node: t.GenericTypeAnnotation | t.InterfaceExtends | t.ClassImplements,
  scope: OpenScope,
): void {
  binder.visitEntity(node.id, node, scope, 'type', 'type');
  binder.visit(node.typeParameters, node, scope);
}

function declareFlow(
  binder: Binder,
  node: t.DeclareVariable | t.DeclareFunction,
  scope: OpenScope,
  kind: 'var' | 'function',
): void {
  binder.parents.set(node.id, node);
  binder.declare(scope, node.id, { kind, space: 'value', declaration: node });
  binder.visit(node.id.typeAnnotation, node.id, scope);
  if ('predicate' in node) binder.visit(node.predicate, node, scope);
}

/** Visits the children of a node whose identifiers are names of parts, not references. */
function visitUnnamed(binder: Binder, node: t.Node, scope: OpenScope): void {
  for (const child of childrenOf(node)) {
    if (child.type === 'Identifier') binder.pass(child, node);
    else binder.visit(child, node, scope);
  }
}
