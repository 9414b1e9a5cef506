import type * as t from '@babel/types';
import {
  type CallNode,
  callTaking,
  classBodyAround,
  isCall,
  isFunction,
  isMember,
  rootOf,
  withoutCasts,
} from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, targetsOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givesItself } from '../../values/objects/chained-calls.ts';
import type { FunctionNode, FunctionValue, Place } from '../../values/value.ts';

/** How often an expression occurs. */
interface Occurrences {
  readonly count: number;
  /** Whether it has an effect; else it may have one, so an edit may drop it but not copy it. */
  readonly isSure: boolean;
}

/**
 * How often each expression with an effect occurs in some code: one that writes to a variable, advances an iterator,
 * reads an object with getters that do, or calls a parameter or a function of the code base that does. An edit that
 * copies or drops one changes the behavior.
 */
export function effectsIn(evaluator: Evaluator, file: SourceFile, root: t.Node): ReadonlyMap<string, Occurrences> {
  const found = new Map<string, Occurrences>();
  walk(root, (node) => {
    const isSure = hasEffect(evaluator, { node, file, env: undefined }, 0);
    if (!isSure && !mayHaveEffect(file, node)) return;
    // The arguments may be edited themselves.
    const text = file.textOf(isCall(node) ? node.callee : node).replace(/\s+/g, '');
    found.set(text, { count: (found.get(text)?.count ?? 0) + 1, isSure });
  });
  return found;
}

/** Example: `queue.advance()` for a parameter `queue`; what has arguments may be the request itself. */
function mayHaveEffect(file: SourceFile, node: t.Node): boolean {
  if (!isCall(node) || node.arguments.length > 0 || !isMember(node.callee)) return false;
  return isParameter(file, rootOf(node.callee)) && !reading.test(memberName(node.callee) ?? '');
}

/** The names of methods that give something and change nothing. */
const reading =
  /^(?:at|concat|entries|flat|join|keys|slice|values|trim\w*|normalize|valueOf|unref|(?:get|has|is|to|as)(?![a-z]).*)$/;

const deepest = 4;

/** Methods that change what they are called on, or return another value each time. */
const changing = /^(push|pop|shift|unshift|splice|next|take|dequeue|consume|random|now|randomUUID|delete|clear)$/;

/** Whether an effect is only that another value is returned each time: `Date.now()`. */
export function isDroppable(callee: string): boolean {
  return /^(Date\.now|performance\.now|Math\.random|(globalThis\.)?crypto\.randomUUID)$/.test(callee);
}

function hasEffect(evaluator: Evaluator, place: Place, depth: number): boolean {
  const { node } = place;
  if (node.type === 'UpdateExpression') return true;
  // A statement that assigns a part of a URL may go.
  if (node.type === 'AssignmentExpression') return depth === 0 && node.operator === '=' && isInside(place.file, node);
  if (node.type === 'MemberExpression') return hasGetter(evaluator, place as Place<t.MemberExpression>);
  if (node.type === 'Identifier') return depth === 0 && hasGetters(evaluator, place as Place<t.Identifier>);
  if (!isCall(node) || node.type === 'NewExpression' || node.callee.type === 'Import') return false;
  const { callee } = node;
  if (isChanging(node)) return true;
  if (node.arguments.some(({ type }) => /Function/.test(type)) || depth > deepest) return false;
  const value = evaluator.evaluate({ ...place, node: callee });
  // What is passed for a parameter may do anything: `fetch(`${path}?${next()}`)`.
  if (value.kind !== 'function') return depth === 0 && isParameter(place.file, callee);
  if (isOfChain(value)) return false;
  return changes(evaluator, value.place, depth) || addsToArgument(node, value.place);
}

const adding = /^(append|push|pop|shift|unshift|splice)$/;

/** Example: `tagged(params)`, which adds a parameter each time it is called; not to what is made in the call. */
function addsToArgument({ arguments: args }: CallNode, { node, file }: Place<FunctionNode>): boolean {
  return parametersOf(node).some((param, index) => {
    const given = args[index];
    const isKept = given !== undefined && /^(Identifier|(Optional)?MemberExpression)$/.test(withoutCasts(given).type);
    const binding = isKept && param?.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
    const uses = binding?.references.map((one) => file.names.parentOf(one)) ?? [];
    return uses.some((use) => {
      const call = use && isMember(use) && adding.test(memberName(use) ?? '') ? file.names.parentOf(use) : undefined;
      return call !== undefined && isCall(call) && call.callee === use;
    });
  });
}

function isParameter(file: SourceFile, callee: t.Node): boolean {
  return callee.type === 'Identifier' && file.names.bindingOf(callee)?.kind === 'param';
}

function isChanging({ callee }: CallNode): boolean {
  return callee.type === 'MemberExpression' && changing.test(memberName(callee) ?? '');
}

/** Example: `new Request(path).method('POST')`, which changes only what the chain itself has created. */
function isOfChain({ place, self }: FunctionValue): boolean {
  return self?.kind === 'instance' && self.calls !== undefined && givesItself(place.node);
}

/**
 * Whether a function of the code base writes to anything outside it; what an async one calls may be a request, which is
 * checked elsewhere.
 */
function changes(evaluator: Evaluator, place: Place<FunctionNode>, depth: number): boolean {
  const { node, file } = place;
  if (node.generator) return false;
  let found = false;
  walk(node.body, (inner) => {
    if (found || (isFunction(inner) && inner !== node)) return false;
    found ||= targetsOf(inner).some((written) => isOutside(file, node, written));
    if (!found && isCall(inner) && (!node.async || isChanging(inner)) && depth < deepest) {
      const { callee } = inner;
      const isOwn = callee.type === 'MemberExpression' && !isOutside(file, node, callee.object);
      if (isChanging(inner)) found ||= !isOwn;
      else found ||= hasEffect(evaluator, { node: inner, file, env: undefined }, depth + 1);
    }
    return undefined;
  });
  return found;
}

function isOutside(file: SourceFile, owner: t.Node, written: t.Node): boolean {
  let base = written;
  while (base.type === 'MemberExpression') base = base.object;
  if (base.type !== 'Identifier') return base.type === 'ThisExpression';
  const binding = file.names.bindingOf(base);
  for (let at: t.Node | undefined = binding?.scope.node; at !== undefined; at = file.names.parentOf(at)) {
    if (at === owner) return false;
  }
  return true;
}

/** Whether the value of an expression is a part of another one. */
function isInside(file: SourceFile, node: t.Node): boolean {
  return !/Statement$|^ArrowFunctionExpression$/.test(file.names.parentOf(node)?.type ?? '');
}

/** Whether a member of an object literal, of an instance or of `this` in a class is a getter with an effect. */
function hasGetter(evaluator: Evaluator, place: Place<t.MemberExpression>): boolean {
  const { node, file } = place;
  const name = memberName(node);
  if (name === undefined) return false;
  const own =
    node.object.type === 'ThisExpression'
      ? { ...place, members: classBodyAround(file, node)?.body ?? [] }
      : membersOf(evaluator, { ...place, node: node.object });
  const getter = own?.members.find((one): one is Getter => isGetter(one) && keyName(one) === name);
  return own !== undefined && getter !== undefined && changes(evaluator, { ...own, node: getter }, 0);
}

type Getter = t.ObjectMethod | t.ClassMethod;

function isGetter(node: t.Node): node is Getter {
  return /^(Object|Class)Method$/.test(node.type) && (node as Getter).kind === 'get';
}

/** The members of what a name stands for: an object literal, or an instance of a class. */
function membersOf(
  evaluator: Evaluator,
  place: Place,
): (Omit<Place, 'node'> & { readonly members: readonly t.Node[] }) | undefined {
  if (place.node.type !== 'Identifier') return undefined;
  const value = evaluator.evaluate(place);
  if (value.kind === 'object') return { ...value.place, members: value.place.node.properties };
  if (value.kind !== 'instance' || !('body' in value.place.node)) return undefined;
  const { body } = value.place.node;
  return body.type === 'ClassBody' ? { ...value.place, members: body.body } : undefined;
}

/** Whether an object that is read as a whole has a getter with an effect, in its literal or defined later. */
function hasGetters(evaluator: Evaluator, place: Place<t.Identifier>): boolean {
  const { node, file } = place;
  const binding = file.names.bindingOf(node);
  const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  const literal = init == null ? undefined : withoutCasts(init);
  if (literal?.type !== 'ObjectExpression' || isMember(file.names.parentOf(node))) return false;
  const defining = binding?.references.flatMap((one) => callTaking(file, one) ?? []) ?? [];
  const defined = defining.filter(({ callee }) => isMember(callee) && memberName(callee) === 'defineProperty');
  const getters = [
    ...literal.properties.filter((one): one is t.ObjectMethod => isGetter(one)),
    ...defined.flatMap(({ arguments: [, , how] }) => getterIn(how)),
  ];
  return getters.some((getter) => changes(evaluator, { ...place, node: getter }, 0));
}

/** The getter of a property that is defined by a literal: `{ get: () => next() }`. */
function getterIn(how: t.Node | undefined): readonly FunctionNode[] {
  const properties = how?.type === 'ObjectExpression' ? how.properties : [];
  return properties.flatMap((one) => {
    if (one.type === 'SpreadElement' || keyName(one) !== 'get') return [];
    const getter: t.Node = one.type === 'ObjectMethod' ? one : one.value;
    return isFunction(getter) ? [getter as FunctionNode] : [];
  });
}
