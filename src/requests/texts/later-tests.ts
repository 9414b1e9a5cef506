import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import {
  callTaking,
  isCall,
  isCast,
  isFunction,
  isMember,
  isMemberOfThis,
  rootOf,
  withoutCasts,
} from '../../source/node-kinds.ts';
import { calledName, callsByName, nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, textIn } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { holdsSuch, usesName } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { FoundOnce } from '../../values/memo.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { knownValue } from '../../values/methods/known-value.ts';
import { importing } from '../../values/objects/foreign-uses.ts';
import type { Place } from '../../values/value.ts';
import type { CallSite, MethodChange } from '../call-site.ts';
import { functionsBeside } from '../on-the-way/hooks.ts';
import { chosenBlock } from '../on-the-way/method-effects.ts';
import { isEmitting } from '../wrappers/listeners.ts';
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
  /** The names by which a function takes it that the code on the way does not name: of a list, or of another object. */
  readonly handed?: readonly string[] | undefined;
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
 * adds to a response or an error; and those in functions that the code on the way may call without naming them. Tests in tests
 * and in the hooks of clients do not count.
 */
export function laterTests(
  site: CallSite,
  evaluator: Evaluator,
  { member, kept, word, handed }: Sought,
): readonly LaterTest[] {
  const own = [...new Set([site, ...site.through, ...site.functions].map(({ file }) => file))];
  const near = (files: readonly SourceFile[]) => files.flatMap((file) => filesNear(evaluator, file, word));
  const holder = requestNames[site.adapter];
  const ofLibrary =
    holder === undefined
      ? []
      : near(own).flatMap((file) => readsOf(file, member).filter((one) => isOfRequest(one, holder)));
  const received =
    handed === undefined || !isHandedOn(evaluator, site)
      ? []
      : near([...own, ...own.flatMap((file) => importedBy(evaluator, file))]).flatMap((file) => [
          ...handed.flatMap((name) => readsOf(file, name)).filter(isReceived),
          ...parametersOf(file, handed),
        ]);
  const reads = [
    ...[...ofLibrary, ...received].map((read) => ({ read, isPart: false })),
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

/** Whether the code on the way calls a function that it gets from elsewhere: an element of a list, an argument, a method of it. */
function isHandedOn(evaluator: Evaluator, site: CallSite): boolean {
  if (!site.isClientKnown) return true;
  const around = functionAround({ ...site, env: undefined }, site.node);
  return [
    ...site.functions,
    ...functionsBeside(evaluator, site),
    ...(around ? [{ node: around, file: site.file, env: undefined }] : []),
  ].some((whole) =>
    holdsSuch(whole.node, (node) => {
      if (!isCall(node) || node.arguments.length === 0 || node === site.node || node === site.sentBy?.node)
        return false;
      if (node.callee.type === 'Import' || node.callee.type === 'Super' || isEmitting(node)) return false;
      const value = evaluator.evaluate({ file: whole.file, node: node.callee, env: undefined });
      if (value.kind !== 'external') return value.kind === 'unknown';
      const isMade = value.steps.some(({ kind }) => kind !== 'member');
      const isResult = value.steps.at(-1)?.kind !== 'member';
      return value.root.kind === 'global' ? isMade && isResult : value.root.kind === 'parameter' || isMade;
    }),
  );
}

/** The files of what a file imports. */
function importedBy(evaluator: Evaluator, file: SourceFile): readonly SourceFile[] {
  const names = nodesOf(file, 'ImportDeclaration').flatMap(({ specifiers }) => specifiers.map(({ local }) => local));
  const values = names.map((node) => evaluator.evaluate({ node, file, env: undefined }));
  return values.flatMap((value) => ('place' in value && value.kind !== 'unknown' ? [value.place.file] : []));
}

/** Whether an expression is read from what a function receives that no code of its class calls by its name. */
function isReceived({ node, file }: Place): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    const name = outer.type === 'ClassMethod' ? keyName(outer) : undefined;
    const calls = name === undefined ? [] : (callsByName(file).get(name) ?? []);
    if (calls.some(({ callee }) => isMemberOfThis(callee))) return false;
  }
  const root = rootOf(node);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding !== undefined && binding.scope.node.type !== 'Program';
}

/** The uses of the parameters of some names in a file: `method` in `(method, path) => method === 'PUT'`. */
function parametersOf(file: SourceFile, names: readonly string[]): readonly Place[] {
  return nodesOf(file, 'Identifier').flatMap((node): Place[] => {
    const binding = names.includes(node.name) ? file.names.bindingOf(node) : undefined;
    const isUse = binding?.kind === 'param' && binding.identifier !== node && binding.references.includes(node);
    return isUse ? [{ node, file, env: undefined }] : [];
  });
}

/**
 * The first test of the method or the body of a request object in a function that gets it from code on the way which does
 * not name the function: `send(new Request(url))`, of a `send` that is made of a list.
 */
export function testOfGiven(site: CallSite, evaluator: Evaluator, change: MethodChange): Place | undefined {
  const isMade = (node: t.Node) => node.type === 'NewExpression' && usesName(node.callee, /^Request$/);
  if (!isMade(site.node) && !site.functions.some(({ node }) => holdsSuch(node, isMade))) return undefined;
  const sought = { member: /^$/, kept: [], word: 'request' };
  const ofBody = laterTests(site, evaluator, { ...sought, handed: ['body'] });
  const ofMethod = laterTests(site, evaluator, { ...sought, handed: ['method'] });
  return [...ofMethod.filter((one) => differsByMethod(evaluator, one, change, true)), ...ofBody][0]?.place;
}

/** Whether a test of the method has another result for the new one; `isOpen`: if that is not known. */
export function differsByMethod(
  evaluator: Evaluator,
  { place, read, isPart }: LaterTest,
  { from, to }: MethodChange,
  isOpen = false,
): boolean {
  if (isPart)
    return holdsSuch(place.node, (node) =>
      textIn(node)
        .toUpperCase()
        .split(/[^A-Z]+/)
        .includes(from),
    );
  const text = place.file.textOf(read.node);
  const isRead = ({ node, file }: Place): boolean => file === place.file && file.textOf(node) === text;
  const resultFor = (test: t.Node, method: string): unknown => {
    const value = (node: t.Node): unknown =>
      knownValue(evaluator, { ...place, node }, (one) => (isRead(one) ? method : undefined));
    return test.type === 'SwitchStatement' ? chosenBlock(test, value) : value(test);
  };
  // Example: `method === 'PUT' || method === 'PATCH'`
  const { parentOf } = place.file.names;
  let whole = place.node;
  for (let outer = parentOf(whole); outer?.type === 'LogicalExpression'; outer = parentOf(outer)) whole = outer;
  const isOther = (one: string, other: string): boolean => {
    const results = [whole, place.node].map((test) => [resultFor(test, one), resultFor(test, other)]);
    const known = results.find((both) => !both.includes(unseen));
    return known === undefined ? isOpen : known[0] !== known[1];
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
