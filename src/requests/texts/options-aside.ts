import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isCall, isCast, isMember, rootOf } from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { isLog } from '../on-the-way/log-call.ts';
import { isKeeping, isOptions } from '../on-the-way/method-use.ts';

const handing = /^(Object|Parenthesized|Logical|Conditional)Expression$|^SpreadElement$/;
const ofBody = /^(method|body)$/;

/**
 * Where a function on the way does more with all options of a request than pass them on, so that it matters what else
 * is in them: `history.push({ path, ...options })`, `last = options`, `Object.keys(options).length`, `'body' in options`.
 */
export function optionsAside({ functions }: CallSite): Place | undefined {
  return functions.flatMap(asideIn)[0];
}

function asideIn({ node: owner, file, env }: Place<FunctionNode>): readonly Place[] {
  const params = parametersOf(owner).map((param) => withoutDefault(param));
  // Example: `({ timeout, ...init })`
  const taken = params.flatMap((param) => [...bindingIn(file, param), ...restIn(file, param)]);
  const own = taken.filter(({ identifier }) => isOptions(identifier));
  const all = [...own, ...own.flatMap((one) => restsOf(file, one))];
  const references = all.flatMap((one) => one.references).filter((one) => contains(owner, one));
  return references.flatMap((reference) => {
    const node = asideOf(file, reference, owner);
    return node === undefined ? [] : { node, file, env };
  });
}

function bindingIn({ names }: SourceFile, node: t.Node): readonly Binding[] {
  const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
  return binding === undefined ? [] : [binding];
}

/** What a pattern leaves of the options: `const { headers, ...rest } = options`. */
function restsOf(file: SourceFile, { references }: Binding): readonly Binding[] {
  return references.flatMap((reference) => {
    const parent = file.names.parentOf(reference);
    return parent?.type === 'VariableDeclarator' && parent.init === reference ? restIn(file, parent.id) : [];
  });
}

/** The rest of an object, if neither the method nor the body is taken out of it. */
function restIn(file: SourceFile, pattern: t.Node): readonly Binding[] {
  if (pattern.type !== 'ObjectPattern') return [];
  const rest = pattern.properties.find((one) => one.type === 'RestElement');
  const isTaken = pattern.properties.some((one) => one.type === 'ObjectProperty' && ofBody.test(keyName(one) ?? ''));
  return rest === undefined || isTaken ? [] : bindingIn(file, rest.argument);
}

/** The expression that uses options for something else than the request. */
function asideOf(file: SourceFile, reference: t.Node, owner: FunctionNode): t.Node | undefined {
  const { names } = file;
  for (let inner = reference; ; ) {
    const outer = names.parentOf(inner);
    if (outer === undefined) return undefined;
    if (outer.type === 'BinaryExpression') {
      const { left, operator } = outer;
      return operator === 'in' && left.type === 'StringLiteral' && ofBody.test(left.value) ? outer : undefined;
    }
    if (outer.type === 'AssignmentExpression')
      return outer.right === inner && isElsewhere(file, outer.left, owner) ? outer : undefined;
    if (outer.type === 'ObjectProperty') {
      if (outer.value !== inner || names.parentOf(outer)?.type === 'ObjectPattern') return undefined;
    } else if (isCall(outer)) {
      if (outer.callee === inner || isLog(outer)) return undefined;
      if (isOutside(file, outer.callee, /^Object\.(keys|values|entries)$/)) return countOf(file, outer);
      if (!isOutside(file, outer.callee, /^(Object\.(assign|freeze)|structuredClone)$/))
        return isKeeping(outer) || isTelling(file, outer) ? outer : undefined;
    } else if (!isCast(outer) && !handing.test(outer.type)) return undefined;
    inner = outer;
  }
}

/** Whether something is assigned to what outlives the call: a variable outside, or a member of one, but not of `this`. */
function isElsewhere({ names }: SourceFile, target: t.Node, owner: FunctionNode): boolean {
  const root = rootOf(target);
  const binding = root.type === 'Identifier' ? names.bindingOf(root) : undefined;
  return binding !== undefined && !contains(owner, binding.identifier);
}

function countOf({ names }: SourceFile, call: CallNode): t.Node | undefined {
  const member = names.parentOf(call);
  return isMember(member) && memberName(member) === 'length' ? member : undefined;
}

/** Whether a callback gets something and its result is dropped: `listeners.forEach((listen) => listen(options))`. */
function isTelling({ names }: SourceFile, call: CallNode): boolean {
  const { callee } = call;
  if (callee.type !== 'Identifier' || names.bindingOf(callee)?.kind !== 'param') return false;
  const parent = names.parentOf(call);
  if (parent?.type === 'ExpressionStatement') return true;
  const around = parent?.type === 'ArrowFunctionExpression' ? names.parentOf(parent) : undefined;
  return around !== undefined && isCall(around) && isMember(around.callee) && memberName(around.callee) === 'forEach';
}
