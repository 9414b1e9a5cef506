import type * as t from '@babel/types';
import { childrenOf } from '../walk.ts';
import { visitKey, visitParameters } from './bind-patterns.ts';
import type { Binder, Visitors } from './binder.ts';
import { type OpenScope, openScope } from './scope.ts';

/** The type syntax of TypeScript and Flow, and the declarations that only they have. */
export const TYPES: Visitors = {
  TSTypeReference(binder, node, scope) {
    binder.visitEntity(node.typeName, node, scope, 'type', 'type');
    binder.visit(node.typeParameters, node, scope);
  },
  TSExpressionWithTypeArguments(binder, node, scope) {
    binder.visitEntity(node.expression, node, scope, 'type', 'type');
    binder.visit(node.typeParameters, node, scope);
  },
  TSTypeQuery(binder, node, scope) {
    binder.visitEntity(node.exprName, node, scope, 'value', 'type');
    binder.visit(node.typeParameters, node, scope);
  },
  TSTypePredicate(binder, node, scope) {
    binder.visitEntity(node.parameterName, node, scope, 'value', 'type');
    binder.visit(node.typeAnnotation, node, scope);
  },
  TSImportType(binder, node, scope) {
    binder.visit(node.argument, node, scope);
    binder.pass(node.qualifier, node);
    binder.visit(node.typeParameters, node, scope);
  },
  TSNamedTupleMember(binder, node, scope) {
    binder.pass(node.label, node);
    binder.visit(node.elementType, node, scope);
  },
  TSPropertySignature(binder, node, scope) {
    visitTypeKey(binder, node, scope);
    binder.visit(node.typeAnnotation, node, scope);
  },
  TSIndexSignature(binder, node, scope) {
    for (const parameter of node.parameters) {
      binder.parents.set(parameter, node);
      binder.visit(parameter.typeAnnotation, parameter, scope);
    }
    binder.visit(node.typeAnnotation, node, scope);
  },
  TSMethodSignature(binder, node, scope) {
    visitTypeKey(binder, node, scope);
    visitSignature(binder, node, scope);
  },
  TSFunctionType: visitSignature,
  TSConstructorType: visitSignature,
  TSCallSignatureDeclaration: visitSignature,
  TSConstructSignatureDeclaration: visitSignature,
  TSDeclareMethod(binder, node, scope) {
    binder.visitAll(node.decorators, node, scope);
    visitKey(binder, node, scope);
    visitDeclaredFunction(binder, node, scope);
  },
  TSDeclareFunction(binder, node, scope) {
    if (node.id) {
      binder.parents.set(node.id, node);
      binder.declare(scope, node.id, { kind: 'function', space: 'value', declaration: node });
    }
    visitDeclaredFunction(binder, node, scope);
  },
  TSTypeParameter: visitTypeParameter,
  TSMappedType: (binder, node, scope) => binder.enterChildren(node, openScope(node, scope)),
  TSConditionalType(binder, node, scope) {
    const inner = openScope(node, scope);
    binder.visit(node.checkType, node, scope);
    binder.enter(node.extendsType, node, inner);
    binder.enter(node.trueType, node, inner);
    binder.visit(node.falseType, node, scope);
  },
  TSInferType(binder, node, scope) {
    let into = scope;
    while (into.node.type !== 'TSConditionalType' && into.parent) into = into.parent;
    binder.enter(node.typeParameter, node, into);
  },

  TSTypeAliasDeclaration: visitTypeDeclaration,
  TSInterfaceDeclaration: visitTypeDeclaration,
  TSEnumDeclaration: visitEnum,
  TSModuleDeclaration: visitNamespace,
  TSModuleBlock: (binder, node, scope) => binder.enterAll(node.body, node, openScope(node, scope, true)),
  TSImportEqualsDeclaration(binder, node, scope) {
    binder.parents.set(node.id, node);
    binder.declare(scope, node.id, { kind: 'import', space: 'both', declaration: node });
    binder.visitEntity(node.moduleReference, node, scope, 'value-or-type', 'value');
  },
  TSExportAssignment(binder, node, scope) {
    binder.visitEntity(node.expression, node, scope, 'value-or-type', 'value');
  },
  TSNamespaceExportDeclaration: (binder, node) => binder.pass(node.id, node),
};

type Signature =
  | t.TSFunctionType
  | t.TSConstructorType
  | t.TSMethodSignature
  | t.TSCallSignatureDeclaration
  | t.TSConstructSignatureDeclaration;

function visitSignature(binder: Binder, node: Signature, scope: OpenScope): void {
  const inner = openScope(node, scope);
  binder.enter(node.typeParameters, node, inner);
  visitParameters(binder, node, node.parameters, inner, scope);
  binder.enter(node.typeAnnotation, node, inner);
}

function visitDeclaredFunction(binder: Binder, node: t.TSDeclareFunction | t.TSDeclareMethod, scope: OpenScope): void {
  const inner = openScope(node, scope);
  binder.enter(node.typeParameters, node, inner);
  visitParameters(binder, node, node.params, inner, scope);
  binder.enter(node.returnType, node, inner);
}

/** `[Symbol.iterator]` in a type names a value that is never read. */
function visitTypeKey(binder: Binder, node: t.TSPropertySignature | t.TSMethodSignature, scope: OpenScope): void {
  if (node.computed) binder.visitEntity(node.key, node, scope, 'value', 'type');
  else binder.pass(node.key, node);
}

/** Declares a type parameter of TypeScript or Flow; Babel keeps its name as a string. */
export function visitTypeParameter(binder: Binder, node: t.TSTypeParameter | t.TypeParameter, scope: OpenScope): void {
  const identifier = standIn(binder, node, String(node.name));
  binder.declare(scope, identifier, { kind: 'type', space: 'type', declaration: node });
  binder.children(node, scope);
}

function standIn(binder: Binder, node: t.Node, name: string): t.Identifier {
  const identifier = { type: 'Identifier', name, start: node.start, end: node.end } as t.Identifier;
  binder.parents.set(identifier, node);
  return identifier;
}

type TypeDeclaration =
  | t.TSTypeAliasDeclaration
  | t.TSInterfaceDeclaration
  | t.TypeAlias
  | t.OpaqueType
  | t.InterfaceDeclaration
  | t.DeclareTypeAlias
  | t.DeclareOpaqueType
  | t.DeclareInterface;

/** Declares an alias or interface; its type parameters are visible only inside it. */
export function visitTypeDeclaration(binder: Binder, node: TypeDeclaration, scope: OpenScope): void {
  const { id } = node;
  const inner = openScope(node, scope);
  binder.declare(scope, id, { kind: 'type', space: 'type', declaration: node });
  binder.parents.set(id, node);
  for (const child of childrenOf(node)) if (child !== id) binder.enter(child, node, inner);
}

function visitEnum(binder: Binder, node: t.TSEnumDeclaration, scope: OpenScope): void {
  binder.parents.set(node.id, node);
  const binding = binder.declare(scope, node.id, { kind: 'enum', space: 'both', declaration: node });
  const inner = openScope(node, scope, false, binder.members.get(binding));
  binder.members.set(binding, inner.bindings);
  for (const member of node.members) {
    binder.parents.set(member, node);
    binder.scopes.set(member, inner);
    binder.pass(member.id, member);
    const id = member.id.type === 'Identifier' ? member.id : standIn(binder, member.id, member.id.value);
    binder.declare(inner, id, { kind: 'enum', space: 'value', declaration: member });
    binder.visit(member.initializer, member, inner);
  }
}

/** `namespace A.B` declares `B` inside `A`; `declare module 'x'` and `declare global` declare no name. */
function visitNamespace(binder: Binder, node: t.TSModuleDeclaration, scope: OpenScope): void {
  if (node.id.type === 'Identifier' && !node.global) {
    const space = hasValues(node) ? 'both' : 'type';
    binder.declare(scope, node.id, { kind: 'namespace', space, declaration: node });
  }
  binder.pass(node.id, node);
  if (node.body.type === 'TSModuleDeclaration') binder.enter(node.body, node, openScope(node, scope, true));
  else binder.visit(node.body, node, scope);
}

/** Whether a namespace exists at run time, which means that it holds more than types. */
function hasValues({ body }: t.TSModuleDeclaration): boolean {
  if (body.type === 'TSModuleDeclaration') return hasValues(body);
  return body.body.some((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (inner.type === 'TSModuleDeclaration') return hasValues(inner);
    return !/^(TSInterfaceDeclaration|TSTypeAliasDeclaration|ImportDeclaration)$/.test(inner.type);
  });
}
