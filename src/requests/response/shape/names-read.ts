import type * as t from '@babel/types';
import { isFunction, isMember } from '../../../source/node-kinds.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { CallSite } from '../../call-site.ts';
import { bodiesOf } from '../unwrap.ts';
import { resultKindOf } from './result-kind.ts';
import { callOf, inlineFunction, isCallOf, withCasts } from './syntax.ts';

/**
 * The names that code reads from the decoded body of the response to a call, as far as the response can be followed:
 * `results` in `const { results } = await load('series')`. Empty if it is passed on as a whole, or not followed.
 */
export function namesRead(site: CallSite, evaluator: Evaluator): readonly string[] {
  const { node, file } = site;
  if (node.type === 'ObjectExpression') return [];
  const place = { node, file, env: undefined };
  const kind = resultKindOf(evaluator, place, site);
  return 'refused' in kind ? [] : bodiesOf(evaluator, place, kind).flatMap((body) => namesFrom(file, body));
}

/** The names read from the value of an expression, or from what a pattern is given. */
function namesFrom(file: SourceFile, start: t.Node): readonly string[] {
  const node = withCasts(file, start);
  const parent = file.names.parentOf(node);
  switch (parent?.type) {
    case 'AwaitExpression':
      return namesFrom(file, parent);
    case 'ConditionalExpression':
      return parent.test === node ? [] : namesFrom(file, parent);
    case 'LogicalExpression':
      return namesFrom(file, parent);
    // Example: `const { data } = await api.get(path)`
    case 'ObjectProperty':
      return parent.value === node ? namesOfPattern(file, node) : [];
    case 'VariableDeclarator':
      return parent.init === node ? namesOfPattern(file, parent.id) : namesOfPattern(file, node);
    case 'AssignmentExpression':
      return namesOfPattern(file, parent.right === node ? parent.left : node);
    case 'ReturnStatement':
      return fromCallback(file, parent);
    case 'ArrowFunctionExpression':
      return parent.body === node ? fromCallback(file, node) : namesOfPattern(file, node);
    case 'FunctionExpression':
    case 'FunctionDeclaration':
    case 'ObjectMethod':
      return namesOfPattern(file, node);
    default:
      return isMember(parent) && parent.object === node ? ofMember(file, parent) : [];
  }
}

/** The name of a member, or what the callback in `.then((page) => …)` reads. */
function ofMember(file: SourceFile, member: t.MemberExpression | t.OptionalMemberExpression): readonly string[] {
  const name = memberName(member);
  if (name !== 'then') return name === undefined ? [] : [name];
  const [param] = inlineFunction(callOf(file, member)?.arguments[0])?.params ?? [];
  return param === undefined ? [] : namesOfPattern(file, param);
}

/** Example: `.then((response) => response.json())`, whose result is that of the whole call. */
function fromCallback(file: SourceFile, returned: t.Node): readonly string[] {
  let fn = file.names.parentOf(returned);
  while (fn !== undefined && !isFunction(fn)) fn = file.names.parentOf(fn);
  const call = fn && file.names.parentOf(fn);
  const isThen = isCallOf(call) && isMember(call.callee) && memberName(call.callee) === 'then';
  return isThen && fn !== undefined && !contains(call.callee, fn) ? namesFrom(file, call) : [];
}

function namesOfPattern(file: SourceFile, pattern: t.Node): readonly string[] {
  if (pattern.type === 'AssignmentPattern') return namesOfPattern(file, pattern.left);
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => (one.type === 'RestElement' ? [] : (keyName(one) ?? [])));
  const binding = pattern.type === 'Identifier' ? file.names.bindingOf(pattern) : undefined;
  return (binding?.references ?? []).flatMap((use) => {
    const parent = file.names.parentOf(withCasts(file, use));
    return isMember(parent) && contains(parent.object, use) ? (memberName(parent) ?? []) : [];
  });
}
