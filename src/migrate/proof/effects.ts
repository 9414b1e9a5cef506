import type * as t from '@babel/types';
import { type CallNode, classBodyAround, isCall, isFunction, isMember, rootOf } from '../../source/node-kinds.ts';
import { keyName, memberName, targetsOf } from '../../source/pattern.ts';
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
 * How often each expression with an effect occurs in some code: one that updates a variable, advances an iterator, or
 * calls a parameter or a function of the code base that does. An edit that copies or drops one changes the behavior.
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
  if (node.type === 'MemberExpression') return hasGetter(evaluator, place as Place<t.MemberExpression>);
  if (!isCall(node) || node.type === 'NewExpression' || node.callee.type === 'Import') return false;
  const { callee } = node;
  if (isChanging(node)) return true;
  if (node.arguments.some(({ type }) => /Function/.test(type)) || depth > deepest) return false;
  const value = evaluator.evaluate({ ...place, node: callee });
  // What is passed for a parameter may do anything: `fetch(`${path}?${next()}`)`.
  if (value.kind !== 'function') return depth === 0 && isParameter(place.file, callee);
  if (isOfChain(value)) return false;
  return changes(evaluator, value.place, depth);
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

/** Whether a member of an object literal, or of `this` in a class, is a getter with an effect. */
function hasGetter(evaluator: Evaluator, place: Place<t.MemberExpression>): boolean {
  const { node, file } = place;
  const name = memberName(node);
  if (name === undefined) return false;
  const isIt = (one: t.Node) =>
    /^(Object|Class)Method$/.test(one.type) &&
    (one as t.ObjectMethod).kind === 'get' &&
    keyName(one as t.ObjectMethod) === name;
  if (node.object.type === 'ThisExpression') {
    const own = classBodyAround(file, node)?.body.find(isIt);
    return own !== undefined && changes(evaluator, { ...place, node: own as t.ClassMethod }, 0);
  }
  const holder = node.object.type === 'Identifier' ? evaluator.evaluate({ ...place, node: node.object }) : undefined;
  if (holder?.kind !== 'object') return false;
  const own = holder.place.node.properties.find(isIt);
  return own !== undefined && changes(evaluator, { ...holder.place, node: own as t.ObjectMethod }, 0);
}
