import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isCast, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { inlineFunction } from '../response/shape/syntax.ts';

/** What code takes a query for: a list of pairs, an object, or either, as `URLSearchParams` does. */
export type TakenAs = 'pairs' | 'object' | 'either';

const takesObject = /^(Object\.(entries|keys|values|assign)|.*\.?(stringify|pickBy|omitBy|mapKeys))$/;

/** What the code around an expression takes it for; undefined if it does not say. */
export function takenAs(file: SourceFile, node: t.Node): TakenAs | undefined {
  const parent = file.names.parentOf(node);
  switch (parent?.type) {
    case 'ForOfStatement':
      return parent.right === node && patternOf(parent.left)?.type === 'ArrayPattern' ? 'pairs' : undefined;
    case 'ForInStatement':
      return parent.right === node ? 'object' : undefined;
    case 'SpreadElement':
      return file.names.parentOf(parent)?.type === 'ObjectExpression' ? 'object' : 'pairs';
    case 'NewExpression':
      return parent.callee !== node && isOutside(file, parent.callee, 'URLSearchParams') ? 'either' : undefined;
    case 'LogicalExpression':
      return takenAs(file, parent);
    default:
      break;
  }
  if (parent === undefined) return undefined;
  if (isCast(parent)) return takenAs(file, parent);
  if (isCall(parent) && parent.callee !== node) {
    if (isOutside(file, parent.callee, takesObject)) return 'object';
    return isOutside(file, parent.callee, 'Object.fromEntries') ? 'pairs' : undefined;
  }
  return isMember(parent) && parent.object === node ? byMethod(file, parent) : undefined;
}

/** `query.map(([name, value]) => …)` */
function byMethod(file: SourceFile, member: t.MemberExpression | t.OptionalMemberExpression): TakenAs | undefined {
  const call = file.names.parentOf(member);
  const fn =
    call !== undefined && isCall(call) && call.callee === member ? inlineFunction(call.arguments[0]) : undefined;
  const item = fn?.params[memberName(member) === 'reduce' ? 1 : 0];
  return item?.type === 'ArrayPattern' ? 'pairs' : undefined;
}

function patternOf(left: t.Node): t.Node | undefined {
  return left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
}
