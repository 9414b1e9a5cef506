import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { callTaking, isCall, isCast, isFunction, isMember, rootOf, withoutCasts } from '../../source/node-kinds.ts';
import { calledName, nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, textIn } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { holdsSuch, usesName } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { FoundOnce } from '../../values/memo.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { knownValue } from '../../values/methods/known-value.ts';
import { importing } from '../../values/objects/foreign-uses.ts';
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

/** What is looked for in code that runs after a request. */
interface Sought {
  /** The name by which a library gives it. */
  readonly member: RegExp;
  /** What functions on the way keep of it. */
  readonly kept: readonly Kept[];
  /** A word that a test of it must have in its file. */
  readonly word: string;
}

/** A test of a part of a request in code that runs after it. */
export interface LaterTest {
  readonly place: Place;
  /** The expression in it for that part. */
  readonly read: Place;
  /** Whether that is a longer text, such as the message of an error. */
  readonly isPart: boolean;
}

/**
 * The tests, in code that runs after a request, of what a function on the way keeps of it, or of the request that a library
 * adds to a response or an error. Tests in tests and in the hooks of clients do not count.
 */
export function laterTests(site: CallSite, evaluator: Evaluator, { member, kept, word }: Sought): readonly LaterTest[] {
  const own = [...new Set([site, ...site.through, ...site.functions].map(({ file }) => file))];
  const near = (files: readonly SourceFile[]) => files.flatMap((file) => filesNear(evaluator, file, word));
  const holder = requestNames[site.adapter];
  const ofLibrary =
    holder === undefined
      ? []
      : near(own).flatMap((file) => readsOf(file, member).filter((one) => isOfRequest(one, holder)));
  const reads = [
    ...ofLibrary.map((read) => ({ read, isPart: false })),
    ...kept.flatMap(({ name, isPart, file }) =>
      near([file, ...own]).flatMap((one) => readsOf(one, name).map((read) => ({ read, isPart }))),
    ),
  ];
  return reads.flatMap((one) => {
    const { node } = one.read;
    const test = testOf(one.read);
    const isOnTheWay = site.functions.some((fn) => contains(fn.node, node));
    if (test === undefined || isOnTheWay || isInHook(one.read)) return [];
    return [{ ...one, place: test.place, isPart: one.isPart || test.isPart }];
  });
}

/** Whether a test of the method has another result for the new one. */
export function differsByMethod(
  evaluator: Evaluator,
  { place, read, isPart }: LaterTest,
  { from, to }: MethodChange,
): boolean {
  if (isPart)
    return holdsSuch(place.node, (node) =>
      textIn(node)
        .toUpperCase()
        .split(/[^A-Z]+/)
        .includes(from),
    );
  const resultFor = (method: string): unknown => {
    const value = (node: t.Node): unknown =>
      knownValue(evaluator, { ...place, node }, (one) => (one.node === read.node ? method : undefined));
    return place.node.type === 'SwitchStatement' ? chosenBlock(place.node, value) : value(place.node);
  };
  const isOther = (one: string, other: string): boolean => {
    const [before, after] = [resultFor(one), resultFor(other)];
    return before !== unseen && after !== unseen && before !== after;
  };
  return isOther(from, to) || isOther(from.toLowerCase(), to.toLowerCase());
}

const nearby = new FoundOnce<SourceFile, SourceFile>();

/** A file and those that may use what it makes, if they have a word in them. */
function filesNear(evaluator: Evaluator, file: SourceFile, word: string): readonly SourceFile[] {
  return nearby.of(evaluator, file, word, () => {
    const users = importing(evaluator, file).filter((one) => hasWord(one.text(), word));
    const found = [...new Set([file, ...evaluator.openAll(users)])];
    return found.filter(({ path, text }) => !isOfTests(path) && hasWord(text, word));
  });
}

function hasWord(text: string, word: string): boolean {
  return text.includes(word) || text.includes(word.toLowerCase());
}

/** The expressions in a file that read members of a name. */
function readsOf(file: SourceFile, name: string | RegExp): readonly Place[] {
  const isNamed = (own: string | undefined) =>
    own !== undefined && (typeof name === 'string' ? own === name : name.test(own));
  const members = [...nodesOf(file, 'MemberExpression'), ...nodesOf(file, 'OptionalMemberExpression')];
  const patterns = nodesOf(file, 'ObjectPattern').flatMap(({ properties }) => properties);
  const taken = patterns.flatMap((one) => {
    if (one.type !== 'ObjectProperty' || !isNamed(keyName(one))) return [];
    const target = one.value.type === 'AssignmentPattern' ? one.value.left : one.value;
    return target.type === 'Identifier' ? (file.names.bindingOf(target)?.references ?? []) : [];
  });
  const read = [...members.filter((one) => isNamed(memberName(one))), ...taken];
  return read.map((node) => ({ node, file, env: undefined }));
}

/** Example: `error.request.method`, and `request.method` after `const { request } = error` */
function isOfRequest({ node, file }: Place, holder: RegExp): boolean {
  const held = isMember(node) ? withoutCasts(node.object) : node;
  const declared = held.type === 'Identifier' ? file.names.bindingOf(held)?.identifier : undefined;
  const property = declared && file.names.parentOf(declared);
  if (property?.type === 'ObjectProperty') return holder.test(keyName(property) ?? '');
  if (!isMember(held)) return false;
  const root = rootOf(withoutCasts(rootOf(held)));
  return holder.test(memberName(held) ?? '') && root.type === 'Identifier' && !file.names.isGlobal(root);
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
function testOf({ node, file, env }: Place): Pick<LaterTest, 'place' | 'isPart'> | undefined {
  let isPart = false;
  for (let inner = node; ; ) {
    const outer = file.names.parentOf(inner);
    if (outer === undefined) return undefined;
    const isChosen = isMember(outer) && outer.computed && outer.property === inner;
    const isAsked = isCall(outer) && asking.test(calledName(outer) ?? '');
    const isSwitched = outer.type === 'SwitchStatement' && outer.discriminant === inner;
    if (isCompared(outer) || isChosen || isAsked || isSwitched) return { place: { node: outer, file, env }, isPart };
    if (isCall(outer) && outer.callee !== inner) {
      // Example: `new URL(error.request.url).pathname`
      if (!isOutside(file, outer.callee, /^(URL|String)$/) || outer.arguments[0] !== inner) return undefined;
      isPart = true;
    } else if (
      !isCall(outer) &&
      !isCast(outer) &&
      !isDefaulted(outer, inner) &&
      !(isMember(outer) && outer.object === inner)
    )
      return undefined;
    inner = outer;
  }
}

/** Example: `options.method ?? 'GET'` */
function isDefaulted(outer: t.Node, inner: t.Node): boolean {
  return outer.type === 'LogicalExpression' && outer.left === inner && outer.operator !== '&&';
}
