import type * as t from '@babel/types';
import type { SourceFile } from '../source-file.ts';
import { outsideName } from './outside-name.ts';

const lower = '(?:assign|extend|merge|mixin|defaults)(?![a-z])';
const upper = '(?:Assign|Extend|Merge|Mixin|Defaults)(?![a-z])';

/** `Object.assign`, `_.merge`, `mixinDeep`, `just-extend`: the last word of the name, and what comes after it. */
const merging = new RegExp(`(?:(?:^|[./_-])${lower}|${upper})[^./]*$`);
const setting = /(?:^|[./])(?:defineProperty|defineProperties|deleteProperty|setPrototypeOf|set|unset)(?:With)?$/;
const certain = /^(?:Object|Reflect|_|lodash|underscore|\$|jQuery|jquery)\./;

/** A text without such a call needs no closer look. */
export const mayHoldChangingCall = new RegExp(
  String.raw`(?:\b|_)(?:${lower}\w*|\w+${upper}\w*|set|unset|definePropert\w+)\s*\(`,
);

/**
 * Whether a call of a function from outside the code base puts the members of its other arguments into its first one. A
 * function of a package is known by its name, and by a result that nothing reads: it would have no other effect.
 */
export function mergesIntoFirst(file: SourceFile, call: t.CallExpression): boolean {
  return isChanging(file, call, merging);
}

/** Whether a call of such a function changes its first argument in any way: it also sets, removes or defines a member. */
export function changesFirst(file: SourceFile, call: t.CallExpression): boolean {
  return isChanging(file, call, merging) || isChanging(file, call, setting);
}

function isChanging(file: SourceFile, call: t.CallExpression, names: RegExp): boolean {
  const name = outsideName(file, call.callee);
  if (name === undefined || !names.test(name)) return false;
  return certain.test(name) || file.names.parentOf(call)?.type === 'ExpressionStatement';
}
