import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, patternPath } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { usesName, walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { returnsOf } from '../response/shape/syntax.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { setsAnotherType } from './content-type.ts';
import { type Hook, hooksOf } from './hooks.ts';
import { isLog, onlyLogs } from './log-call.ts';
import { useOfMethod } from './method-use.ts';
import {
  asksForType,
  declaredBy,
  isReturned,
  ofArgument,
  partOfArguments,
  touchesOfFetch,
  touchesOfSend,
  touchesOfSender,
} from './replaced-sender.ts';
import { changeOf, changeOfText, isAddressOf, isRead, partIn, urlOfNew, writtenTo } from './request-change.ts';

/** A position where a hook uses a part of a request or a response, other than passing it on. */
export interface Touch {
  readonly of: 'url' | 'query' | 'body' | 'response';
  readonly place: Place;
  /** The test that depends on the part; undefined if the part is changed or read. */
  readonly test?: Place;
  /** The names of the query parameters that it adds, if all are known. */
  readonly names?: readonly string[];
}

/** The functions that an expression evaluates to, a single one or a list. */
export function functionsIn(evaluator: Evaluator, place: Place): readonly Place<FunctionNode>[] {
  if (/^(ObjectMethod|ClassMethod|FunctionDeclaration)$/.test(place.node.type)) return [place as Place<FunctionNode>];
  const value = evaluator.evaluate(place);
  if (value.kind !== 'array') return functionsOf(value).map((one) => one.place);
  return value.place.node.elements.flatMap((node) =>
    node === null || node.type === 'SpreadElement' ? [] : functionsIn(evaluator, { ...value.place, node }),
  );
}

/** The functions of the hooks that a request goes through. */
export function functionsOfHooks(
  evaluator: Evaluator,
  site: CallSite,
): readonly (Hook & { place: Place<FunctionNode> })[] {
  const each = hooksOf(evaluator, site);
  return each.flatMap((hook) => functionsIn(evaluator, hook.place).map((place) => ({ ...hook, place })));
}

/** What a hook uses. */
export function touchesOf(evaluator: Evaluator, hook: Hook): readonly Touch[] {
  const functions = functionsIn(evaluator, hook.place);
  if (hook.takes === 'open') return [];
  if (hook.takes === 'send') return functions.flatMap(touchesOfSend);
  if (hook.takes === 'failure') {
    const asked = { ...hook, takes: 'request' } as const;
    const tests = functions.flatMap((place) => new HookReading(evaluator, asked, place).touches());
    return [...functions.flatMap(insteadOfFailure), ...tests.filter(({ of, test }) => of === 'url' && test)];
  }
  const touches = functions.flatMap((place) => new HookReading(evaluator, hook, place).touches());
  if (hook.takes === 'fetch')
    return [...touches, ...functions.flatMap((place) => touchesOfFetch(place, hook.isGlobal === true, touches))];
  if (hook.isSender) return [...touches, ...functions.flatMap((place) => touchesOfSender(evaluator, place))];
  const keeps = keepsJson(hook.place) && !functions.some(setsAnotherType);
  const replaces = hook.takes === 'body' && touches.length === 0 && functions.length > 0 && !keeps;
  return replaces ? [{ of: 'body', place: hook.place }] : touches;
}

/** The data that a function returns in place of a failed response: `() => ({ data: [] })`. */
function insteadOfFailure({ node: whole, ...at }: Place<FunctionNode>): readonly Touch[] {
  const found: Touch[] = [];
  for (const returned of returnsOf(whole)) {
    walk(returned, (node) => {
      const isOther = isCall(node) && !isOutside(at.file, node.callee, /^(Promise\.resolve|Object\.assign)$/);
      if (isOther || isFunction(node)) return false;
      const isData =
        node.type === 'ObjectProperty' && ofResponse.test(keyName(node) ?? '') && !isEmptyValue(node.value);
      if (isData || node.type === 'ArrayExpression') found.push({ of: 'response', place: { ...at, node } });
      return undefined;
    });
  }
  return found;
}

function isEmptyValue(node: t.Node): boolean {
  return node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Whether a list of functions that replace the JSON serializer also serializes to JSON. */
function keepsJson({ node, file }: Place): boolean {
  let isThere = false;
  walk(node, (inner) => {
    isThere ||= inner.type === 'SpreadElement' || (isCall(inner) && isOutside(file, inner.callee, 'JSON.stringify'));
  });
  return isThere || /^(Optional)?MemberExpression$/.test(node.type);
}

const mostCalls = 3;

const ofResponse = /^(data|_data|body|json|text|arrayBuffer|blob|rawBody)$/;
/** Members that only a list has, and members that only a page has. */
const ofShape =
  /^(length|map|filter|forEach|find|findIndex|some|every|reduce|slice|concat|includes|indexOf|sort|reverse|join|at|flat|flatMap|content|total\w+|\d+)$/;

/** The analysis of one hook function. */
class HookReading {
  readonly #evaluator: Evaluator;
  readonly #hook: Hook;
  readonly #whole: Place<FunctionNode>;
  readonly #depth: number;
  /** The variables that hold what the hook receives, and which part of it. */
  readonly #held = new Map<Binding, readonly string[]>();
  readonly #found: Touch[] = [];

  constructor(evaluator: Evaluator, hook: Hook, whole: Place<FunctionNode>, taken?: number, depth = 0) {
    this.#evaluator = evaluator;
    this.#hook = hook;
    this.#whole = whole;
    this.#depth = depth;
    const isData = hook.takes === 'text' || hook.takes === 'body';
    for (const [index, param] of parametersOf(whole.node).entries()) {
      const ofFetch = hook.takes === 'fetch' && taken === undefined ? partOfArguments(param, index) : [];
      if (taken === undefined ? !isData || index === 0 : index === taken)
        this.#hold(param, isData ? ['data'] : ofFetch);
    }
  }

  touches(): readonly Touch[] {
    const { node: whole, file } = this.#whole;
    walk(whole.body, (node) => {
      if (isLog(node)) return false;
      const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
      const held = binding && binding.identifier !== node ? this.#held.get(binding) : undefined;
      if (held !== undefined) this.#use(node, held);
      return undefined;
    });
    return this.#found;
  }

  get #isOfRequest(): boolean {
    return this.#hook.takes === 'request' || this.#hook.takes === 'fetch';
  }

  /** Records the variables of a pattern. */
  #hold(pattern: t.Node, names: readonly string[]): void {
    const { file } = this.#whole;
    walk(pattern, (node) => {
      if (node.type !== 'Identifier') return;
      const binding = file.names.bindingOf(node);
      const path = binding?.identifier === node ? patternPath(pattern as t.LVal, node) : undefined;
      if (binding === undefined || path === undefined) return;
      this.#held.set(binding, [...names, ...path.flatMap(({ name }) => name ?? [])]);
    });
  }

  #use(reference: t.Node, held: readonly string[]): void {
    const { file } = this.#whole;
    const read = [...held];
    let top = reference;
    let parent = file.names.parentOf(top);
    while (parent !== undefined && isStep(parent, top, read)) {
      if (isMember(parent)) read.push(memberName(parent) ?? '');
      else if (isAddressOf(parent, top)) read.push('params');
      top = parent;
      parent = file.names.parentOf(top);
    }
    if (parent !== undefined && asksForType(parent)) return;
    const names = ofArgument(read);
    const target = declaredBy(file, top);
    if (target !== undefined) this.#hold(target, names);
    if (names.length === 0 && parent !== undefined) {
      this.#passedOn(parent, top);
      if (this.#isOfRequest) this.#found.push(...this.#inCopy(parent, top));
    }
    const touch = this.#isOfRequest ? this.#ofRequest(top, names) : this.#ofData(top, names);
    if (touch !== undefined) this.#found.push(touch);
  }

  /** An argument that is passed whole to a function of the code base is followed there. */
  #passedOn(parent: t.Node, top: t.Node): void {
    if (!isCall(parent) || parent.callee === top || this.#depth >= mostCalls) return;
    const { file, env } = this.#whole;
    const position = parent.arguments.indexOf(top as t.Expression);
    for (const { place } of functionsOf(this.#evaluator.evaluate({ node: parent.callee, file, env }))) {
      const reading = new HookReading(this.#evaluator, this.#hook, place, position, this.#depth + 1);
      this.#found.push(...reading.touches());
    }
  }

  /**
   * What a copy of the request adds or replaces: `{ ...config, params: { ...config.params, tag } }`, or `Object.assign({},
   * config, { params })`.
   */
  #inCopy(outer: t.Node, request: t.Node): readonly Touch[] {
    const { file, env } = this.#whole;
    const copy = outer.type === 'SpreadElement' ? file.names.parentOf(outer) : undefined;
    const isAssigned = isCall(outer) && isOutside(file, outer.callee, 'Object.assign');
    const parts = isAssigned ? outer.arguments : copy === undefined ? [] : [copy];
    const properties = parts.flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []));
    return properties.flatMap((one): Touch | readonly never[] => {
      const name = one.type === 'ObjectProperty' ? keyName(one) : undefined;
      const of = name === undefined ? undefined : partIn([name]);
      if (of === undefined || one.type !== 'ObjectProperty') return [];
      const change = { given: one.value, text: `${file.textOf(request)}.${name}`, member: name };
      return changeOf(of, change, { node: one, file, env }) ?? [];
    });
  }

  #ofRequest(top: t.Node, names: readonly string[]): Touch | undefined {
    const { file, env } = this.#whole;
    if (names.some((name) => /^headers?$/.test(name))) return undefined;
    const place = { node: top, file, env };
    // Example: `onRequest({ request })`, which may be the URL
    const isWhole = names[0] === 'request' && names.slice(1).every((name) => ofText.test(name));
    const of = isWhole ? 'url' : partIn(names);
    if (of === undefined) return undefined;
    const given = isWhole ? undefined : writtenTo(file, top, names.at(-1));
    if (given !== undefined) return changeOf(of, { given, text: file.textOf(top), member: names.at(-1) }, place);
    const replaced = of === 'url' && !isWhole ? urlOfNew(file, top) : undefined;
    if (replaced !== undefined)
      return changeOf(of, { given: replaced, text: file.textOf(top), member: undefined }, place);
    const use = useOfMethod(this.#evaluator, place);
    const isDecided = use.kind === 'test' && !use.controls.every(onlyLogs);
    if (isDecided) return { of, place, test: use.test };
    if (isWhole && this.#hook.takes === 'fetch') return changeOfText(place, names.at(-1));
    return of === 'query' && isRead(file, top) ? { of, place } : undefined;
  }

  #ofData(top: t.Node, names: readonly string[]): Touch | undefined {
    const { file, env } = this.#whole;
    const at = names.findIndex((name) => ofResponse.test(name));
    if (at < 0)
      return this.#isMadeOfWhole(top, names) ? { of: 'response', place: { node: top, file, env } } : undefined;
    const deeper = names.slice(at + 1).filter((name) => !/^(then|catch|finally|clone)$/.test(name));
    if (deeper.length > 0 && !ofShape.test(deeper[0] as string)) return undefined;
    const place = { node: top, file, env };
    const of = this.#hook.takes === 'body' ? 'body' : 'response';
    if (this.#hook.takes === 'text' || this.#hook.takes === 'body') {
      return isHandedOn(file, top) || this.#decidesLogs(place) || declaredBy(file, top) ? undefined : { of, place };
    }
    if (this.#hook.isFollowed && isReturned(file, top)) return undefined;
    // Example: `const data = await response.clone().json()`, whose uses follow
    if (names.includes('clone') && declaredBy(file, top)) return undefined;
    return this.#decidesLogs(place) ? undefined : { of, place };
  }

  /** Whether something other than a response is created from all that the hook receives. */
  #isMadeOfWhole(top: t.Node, names: readonly string[]): boolean {
    const { file, env } = this.#whole;
    const parent = file.names.parentOf(top);
    if (names.length > 0 || parent === undefined || !isCall(parent) || parent.callee === top) return false;
    if (isOutside(file, parent.callee, /^(Promise\.(resolve|reject)|Object\.assign)$/)) return false;
    if (usesName(parent.callee, /Error$/)) return false;
    const isOwn = functionsOf(this.#evaluator.evaluate({ node: parent.callee, file, env })).length > 0;
    return !isOwn && isReturned(file, parent);
  }

  #decidesLogs(place: Place): boolean {
    const use = useOfMethod(this.#evaluator, place);
    return use.kind === 'test' && use.controls.every(onlyLogs);
  }
}

/** Methods of a text. */
const ofText =
  /^(toString|valueOf|startsWith|endsWith|includes|match|indexOf|replace|replaceAll|split|slice|substring|concat|toLowerCase|trim)$/;

/**
 * Whether an expression reads a part of another, or is the same: `(options.url as URL)`, `response.clone()`, `new
 * URL(request.url).search`, `String(url)`.
 */
function isStep(outer: t.Node, inner: t.Node, names: readonly string[]): boolean {
  if (isMember(outer)) return outer.object === inner;
  if (isAddressOf(outer, inner)) return names.length === 0;
  if (isCall(outer) && outer.callee.type === 'Identifier' && /^(URL|String)$/.test(outer.callee.name))
    return outer.arguments[0] === inner;
  if (isCall(outer)) return outer.callee === inner && /^(clone|toString)$/.test(names.at(-1) ?? '');
  return /^(TS\w+|Parenthesized)Expression$/.test(outer.type);
}

/** Whether data are returned unchanged, parsed or serialized as JSON and returned, or only tested for presence. */
function isHandedOn(file: SourceFile, top: t.Node): boolean {
  const parent = file.names.parentOf(top);
  if (parent === undefined || isReturned(file, top)) return true;
  if (isCall(parent) && parent.callee !== top) {
    const name = isMember(parent.callee) ? keyName({ key: parent.callee.property }) : undefined;
    return (
      /^(parse|stringify)$/.test(name ?? '') && (isReturned(file, parent) || declaredBy(file, parent) !== undefined)
    );
  }
  return parent.type === 'UnaryExpression' || (parent.type === 'IfStatement' && parent.test === top);
}
