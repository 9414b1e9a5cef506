import type * as t from '@babel/types';
import { withoutDefault } from '../pattern.ts';
import type { Binder } from './binder.ts';
import type { Declaration, OpenScope } from './scope.ts';

/** What a pattern does to its names: declares them (with a value if `initial`) or writes them. */
type Purpose =
  | { readonly declares: Declaration; readonly initial: boolean }
  | { readonly writes: t.Node; readonly reads: boolean };

/** Visits a binding or assignment pattern; everything in it that is not a target is an expression or a type. */
export function visitPattern(
  binder: Binder,
  node: t.Node | null | undefined,
  parent: t.Node,
  scope: OpenScope,
  purpose: Purpose,
): void {
  if (!node) return;
  binder.parents.set(node, parent);
  switch (node.type) {
    case 'Identifier':
      visitTarget(binder, node, scope, purpose);
      break;
    case 'ObjectPattern':
      for (const property of node.properties) visitPattern(binder, property, node, scope, purpose);
      break;
    case 'ObjectProperty':
      visitKey(binder, node, scope);
      visitPattern(binder, node.value, node, scope, purpose);
      break;
    case 'ArrayPattern':
      for (const element of node.elements) visitPattern(binder, element, node, scope, purpose);
      break;
    case 'AssignmentPattern':
      visitPattern(binder, node.left, node, scope, purpose);
      binder.visit(node.right, node, scope);
      break;
    case 'RestElement':
      visitPattern(binder, node.argument, node, scope, purpose);
      break;
    case 'TSParameterProperty':
      visitPattern(binder, node.parameter, node, scope, purpose);
      break;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
    case 'TypeCastExpression':
    case 'ParenthesizedExpression':
      visitPattern(binder, node.expression, node, scope, purpose);
      break;
    default:
      binder.visit(node, parent, scope);
      return;
  }
  if ('typeAnnotation' in node) binder.visit(node.typeAnnotation, node, scope);
}

function visitTarget(binder: Binder, identifier: t.Identifier, scope: OpenScope, purpose: Purpose): void {
  if ('declares' in purpose) {
    if (identifier.name !== 'this') binder.declare(scope, identifier, purpose.declares, purpose.initial);
    return;
  }
  const reads = purpose.reads ? 'value' : 'nothing';
  binder.uses.push({ identifier, scope, names: 'value', reads, write: purpose.writes });
}

/** Visits the key of a property or member, which is an expression only in brackets. */
export function visitKey(
  binder: Binder,
  node: t.Node & { readonly key: t.Node; readonly computed?: boolean | null },
  scope: OpenScope,
): void {
  if (node.computed) binder.visit(node.key, node, scope);
  else binder.pass(node.key, node);
}

/** Declares the parameters of a function or function type in its scope; `outer` is the scope of their decorators. */
export function visitParameters(
  binder: Binder,
  owner: t.Node,
  params: readonly t.Node[],
  scope: OpenScope,
  outer: OpenScope,
): void {
  const purpose: Purpose = { declares: { kind: 'param', space: 'value', declaration: owner }, initial: true };
  for (const param of params) {
    binder.scopes.set(param, scope);
    const decorated = withoutDefault(param);
    if ('decorators' in decorated) binder.enterAll(decorated.decorators, decorated, outer);
    visitPattern(binder, param, owner, scope, purpose);
  }
}
