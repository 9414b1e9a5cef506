import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { isTarget, memberName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import { functionAround } from '../../values/flow/flow.ts';
import type { Hole } from '../../values/value.ts';

/**
 * Whether a function that the URL calls changes a query that was made before, and gives it back: `?${paged(params)}`, where
 * `paged` sets the page. What is written at the call is not all that is sent, and calling the function twice may add twice.
 */
export function isChangedOnTheWay(
  { node: call, functions }: CallSite,
  { via, node: origin, file: home }: Hole,
): boolean {
  return via.some(({ node, file }) => {
    const whole = functionAround({ node, file, env: undefined }, node);
    if (whole === undefined || !isFunction(whole) || contains(whole, call)) return false;
    // Example: a function that the request goes through, or one that makes the query itself
    if (functions.some((one) => contains(one.node, whole)) || (file === home && contains(whole, origin))) return false;
    return holdsSuch(whole, (inner) => isSame(file, node, inner) && isChanged(file, inner));
  });
}

/** Whether two expressions are the same variable, or the same member of `this`. */
function isSame(file: SourceFile, one: t.Node, other: t.Node): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'Identifier') {
    const binding = file.names.bindingOf(one);
    return binding?.references.includes(other as t.Identifier) === true;
  }
  return isMember(one) && file.textOf(one) === file.textOf(other);
}

const reading = /^(get|getAll|has|toString|entries|keys|values|forEach|size)$/;

/** Whether code changes an object, or passes it to code of the client, which may. */
function isChanged(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent === undefined) return false;
  if (isMember(parent) && parent.object === node) {
    const call = file.names.parentOf(parent);
    const isCalled = call !== undefined && isCall(call) && call.callee === parent;
    // Example: `query[name]`, or `url.searchParams.set(name, value)`
    return (
      isTarget(parent, file.names) || (isCalled ? !reading.test(memberName(parent) ?? '') : isChanged(file, parent))
    );
  }
  return (
    isCall(parent) &&
    parent.callee !== node &&
    !isOutside(file, parent.callee, /^(URLSearchParams|String|Object\.\w+)$/)
  );
}
