import type * as t from '@babel/types';
import { callTaking, isCall, isCast, isFunction, isMember, rootOf } from '../../source/node-kinds.ts';
import { calledName, nodesOf } from '../../source/nodes.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch, usesName } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { knownValue } from '../../values/methods/known-value.ts';
import { importing } from '../../values/objects/foreign-uses.ts';
import { isOfTests } from '../../values/objects/outside-writes.ts';
import type { Place } from '../../values/value.ts';
import type { CallSite, MethodChange } from '../call-site.ts';
import { chosenBlock } from '../on-the-way/method-effects.ts';
import type { Kept } from './kept-value.ts';
import { asking, isCompared } from './uses-of-text.ts';

/** The members in which a library keeps the request, of a response or an error: `error.request.method`. */
const requestNames: Readonly<Record<string, RegExp>> = {
  axios: /^(config|request)$/,
  ky: /^(request|options)$/,
  got: /^(request|options)$/,
  ofetch: /^options$/,
  superagent: /^(error|req)$/,
};

/**
 * The first test of the method in code that runs after the request and has a different result for the new one: of what a
 * function on the way keeps of it, or of the request that a library adds to a response or an error.
 */
export function laterTest(
  site: CallSite,
  evaluator: Evaluator,
  change: MethodChange,
  kept: readonly Kept[],
): Place | undefined {
  const own = [...new Set([site, ...site.through, ...site.functions].map(({ file }) => file))];
  const near = (files: readonly SourceFile[]) => files.flatMap((file) => filesNear(evaluator, file, change.from));
  const holder = requestNames[site.adapter];
  const ofLibrary =
    holder === undefined
      ? []
      : near(own).flatMap((file) => readsOf(file, 'method').filter((one) => isOfRequest(one, holder)));
  const reads = [
    ...ofLibrary.map((read) => ({ read, isPart: false })),
    ...kept.flatMap(({ name, isPart, file }) =>
      near([file, ...own]).flatMap((one) => readsOf(one, name).map((read) => ({ read, isPart }))),
    ),
  ].filter(({ read }) => !site.functions.some(({ node }) => contains(node, read.node)) && !isInHook(read));
  for (const { read, isPart } of reads) {
    const test = testOf(read);
    if (test !== undefined && differs(evaluator, test, read, change, isPart)) return test;
  }
  return undefined;
}

const nearby = new WeakMap<Evaluator, Map<string, readonly SourceFile[]>>();

/** A file and those that may use what it makes, if they have the old method in them. */
function filesNear(evaluator: Evaluator, file: SourceFile, from: string): readonly SourceFile[] {
  const known = nearby.get(evaluator) ?? new Map<string, readonly SourceFile[]>();
  nearby.set(evaluator, known);
  const key = `${from} ${file.path}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const users = importing(evaluator, file).filter((one) => hasWord(one.text(), from));
  const found = [...new Set([file, ...evaluator.openAll(users)])];
  const near = found.filter(({ path, text }) => !isOfTests(path) && hasWord(text, from));
  known.set(key, near);
  return near;
}

/** Whether a text has a method in it, in any case. */
function hasWord(text: string, method: string): boolean {
  return text.includes(method) || text.includes(method.toLowerCase());
}

/** The expressions in a file that read a member of a name. */
function readsOf(file: SourceFile, name: string): readonly Place[] {
  const members = [...nodesOf(file, 'MemberExpression'), ...nodesOf(file, 'OptionalMemberExpression')];
  const patterns = nodesOf(file, 'ObjectPattern').flatMap(({ properties }) => properties);
  const taken = patterns.flatMap((one) => {
    if (one.type !== 'ObjectProperty' || keyName(one) !== name) return [];
    const target = one.value.type === 'AssignmentPattern' ? one.value.left : one.value;
    return target.type === 'Identifier' ? (file.names.bindingOf(target)?.references ?? []) : [];
  });
  const read = [...members.filter((one) => memberName(one) === name), ...taken];
  return read.map((node) => ({ node, file, env: undefined }));
}

/** Example: `error.request.method` */
function isOfRequest({ node, file }: Place, holder: RegExp): boolean {
  if (!isMember(node) || !isMember(node.object)) return false;
  const root = rootOf(node);
  return holder.test(memberName(node.object) ?? '') && root.type === 'Identifier' && !file.names.isGlobal(root);
}

/** Whether an expression is in a hook of a client, which is looked at with the requests of that client. */
function isInHook({ node, file }: Place): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'ObjectProperty' && hookNames.test(keyName(outer) ?? '')) return true;
    const named = outer.type === 'FunctionDeclaration' ? outer.id : file.names.parentOf(outer);
    const id = named?.type === 'VariableDeclarator' ? named.id : named;
    const binding = isFunction(outer) && id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
    if ([outer, ...(binding?.references ?? [])].some((one) => isIntercepting(file, one))) return true;
  }
  return false;
}

const hookNames = /^(hooks|on(Request|Response)(Error)?)$/;

/** Example: `api.interceptors.response.use(read, fail)` */
function isIntercepting(file: SourceFile, node: t.Node): boolean {
  const call = callTaking(file, node);
  return call !== undefined && calledName(call) === 'use' && usesName(call.callee, /^interceptors$/);
}

/** The test that a value is a part of: a comparison, a search in it or for it, a choice by it. */
function testOf({ node, file, env }: Place): Place | undefined {
  for (let inner = node; ; ) {
    const outer = file.names.parentOf(inner);
    if (outer === undefined) return undefined;
    const isChosen = isMember(outer) && outer.computed && outer.property === inner;
    if (isCompared(outer) || isChosen) return { node: outer, file, env };
    if (outer.type === 'SwitchStatement') return outer.discriminant === inner ? { node: outer, file, env } : undefined;
    if (isCall(outer)) {
      if (asking.test(calledName(outer) ?? '')) return { node: outer, file, env };
      if (outer.callee !== inner) return undefined;
    } else if (!isCast(outer) && !(isMember(outer) && outer.object === inner)) return undefined;
    inner = outer;
  }
}

/** Whether a test of a value has another result for the new method. */
function differs(evaluator: Evaluator, test: Place, read: Place, { from, to }: MethodChange, isPart: boolean): boolean {
  if (isPart) return holdsSuch(test.node, (node) => names(node, from));
  const resultFor = (method: string): unknown => {
    const value = (node: t.Node): unknown =>
      knownValue(evaluator, { ...test, node }, (one) => (one.node === read.node ? method : undefined));
    return test.node.type === 'SwitchStatement' ? chosenBlock(test.node, value) : value(test.node);
  };
  const isOther = (one: string, other: string): boolean => {
    const [before, after] = [resultFor(one), resultFor(other)];
    return before !== unseen && after !== unseen && before !== after;
  };
  return isOther(from, to) || isOther(from.toLowerCase(), to.toLowerCase());
}

/** Whether a text or pattern has a method as a word in it. */
function names(node: t.Node, method: string): boolean {
  const text =
    node.type === 'StringLiteral'
      ? node.value
      : node.type === 'RegExpLiteral'
        ? node.pattern
        : node.type === 'TemplateElement'
          ? node.value.raw
          : '';
  return text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .includes(method);
}
