import type * as t from '@babel/types';
import { addTo } from '../../source/groups.ts';
import { isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, targetsOf } from '../../source/pattern.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnsOf } from '../returns.ts';
import { knownText } from '../text/pieces.ts';
import {
  type ClassInstance,
  choiceOf,
  type FunctionNode,
  type MemberWrite,
  type Place,
  type Step,
  type Value,
} from '../value.ts';
import { type ClassFacts, type ClassMember, constructorEnvironment } from './class-facts.ts';

/** Whether a function returns the object that it is called on, so that calls can be chained: `return this`. */
export function givesItself(node: FunctionNode): boolean {
  const returns = returnsOf(node);
  return returns.length > 0 && returns.every(({ type }) => type === 'ThisExpression');
}

/**
 * A field of an object on which only the calls of one chain were made since its creation: `new Request(path)
 * .method('POST').send()`. Undefined if anything else may write it.
 */
export function setByChain(
  evaluator: Evaluator,
  value: ClassInstance,
  facts: ClassFacts,
  name: string,
): Value | undefined {
  const { calls } = value;
  const writes = facts.writes.get(name) ?? [];
  const inside = membersWriting(facts, name);
  if (calls === undefined || inside.length === 0 || !inside.every((one) => isOnlyOfChains(facts, one)))
    return undefined;
  const last = calls.findLast(({ node }) => inside.includes(node as ClassMember));
  const own = last && writes.filter((write) => isCertainIn(last.node, write));
  if (own?.length === 1 && own[0]?.operator === '=') {
    const all = writes.filter((write) => holds(last?.node.body, write));
    return all.length === 1 && last ? evaluator.evaluate({ ...last, node: own[0].right }) : undefined;
  }
  const started = startOf(evaluator, value, facts, name);
  if (last === undefined || started === undefined) return started;
  if (started.kind !== 'object') return undefined;
  const filled = calls.map((call) => writesBelow(evaluator, call, name));
  if (!filled.every((one) => one !== undefined)) return undefined;
  return { ...started, writes: [...started.writes, ...filled.flat()] };
}

/** The value of a field right after the object is created. */
function startOf(evaluator: Evaluator, value: ClassInstance, facts: ClassFacts, name: string): Value | undefined {
  const member = facts.instanceMembers.get(name);
  const inClass = { file: value.place.file, env: constructorEnvironment(evaluator, value, facts) };
  if (member !== undefined && 'value' in member && member.value)
    return evaluator.evaluate({ ...inClass, node: member.value });
  return member !== undefined && 'value' in member ? { kind: 'undefined' } : undefined;
}

const writing = new WeakMap<ClassFacts, ReadonlyMap<string, readonly ClassMember[]>>();

/** The members that assign `this.name`, or something in it. */
function membersWriting(facts: ClassFacts, name: string): readonly ClassMember[] {
  const found = writing.get(facts) ?? readWriting(facts);
  writing.set(facts, found);
  return found.get(name) ?? [];
}

function readWriting({ instanceMembers, maker }: ClassFacts): ReadonlyMap<string, readonly ClassMember[]> {
  const all = new Map<string, ClassMember[]>();
  for (const member of [...instanceMembers.values(), ...(maker === undefined ? [] : [maker as t.ClassMethod])]) {
    const names = new Set<string | undefined>();
    walk(member, (node) => {
      for (const target of targetsOf(node)) names.add(fieldIn(target));
    });
    for (const name of names) if (name !== undefined) addTo(all, name, member);
  }
  return all;
}

/** `name` of `this.name` and of `this.name[key]`. */
function fieldIn(node: t.Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  return node.object.type === 'ThisExpression' ? memberName(node) : fieldIn(node.object);
}

/** Whether a member is a method that returns its object, and that no other member calls. */
function isOnlyOfChains({ instanceMembers }: ClassFacts, member: ClassMember): boolean {
  if (member.type !== 'ClassMethod' || member.kind !== 'method' || !givesItself(member)) return false;
  const name = keyName(member);
  return [...instanceMembers.values()].every((one) => {
    let isCalled = false;
    walk(one, (node) => {
      isCalled ||=
        node.type === 'MemberExpression' && node.object.type === 'ThisExpression' && memberName(node) === name;
    });
    return !isCalled;
  });
}

function isCertainIn({ body }: FunctionNode, write: t.Node): boolean {
  return (
    body.type === 'BlockStatement' &&
    body.body.some((one) => one.type === 'ExpressionStatement' && one.expression === write)
  );
}

function holds(body: t.Node | undefined, write: t.Node): boolean {
  let isFound = false;
  if (body !== undefined)
    walk(body, (node) => {
      isFound ||= node === write;
      return !isFunction(node);
    });
  return isFound;
}

/** What a call writes to members of a field; undefined if that is uncertain, or the name is unknown. */
function writesBelow(
  evaluator: Evaluator,
  call: Place<FunctionNode>,
  name: string,
): readonly MemberWrite[] | undefined {
  const found: (MemberWrite | undefined)[] = [];
  walk(call.node.body, (node) => {
    const target = targetsOf(node).find((one) => fieldIn(one) === name) as t.MemberExpression | undefined;
    if (target === undefined) return;
    if (node.type !== 'AssignmentExpression' || node.left !== target) return void found.push(undefined);
    const isDirect = target.object.type === 'MemberExpression' && target.object.object.type === 'ThisExpression';
    const key = target.computed
      ? knownText(evaluator.text({ ...call, node: target.property }))
      : keyName({ key: target.property });
    const isKnown = isDirect && isCertainIn(call.node, node) && node.operator === '=' && key !== undefined;
    found.push(isKnown ? { path: [key], value: { ...call, node: node.right }, happens: () => true } : undefined);
  });
  return found.includes(undefined) ? undefined : (found as MemberWrite[]);
}

/**
 * A client that a field holds, with the calls that are made on it later: `this.api = this.api.headers(more)`. Undefined if
 * something else is assigned.
 */
export function withLaterCalls(
  started: Value | undefined,
  derived: readonly t.Expression[],
  name: string,
  inClass: Omit<Place, 'node'>,
): Value | undefined {
  if (started?.kind !== 'external') return undefined;
  const grown = derived.map((source) => {
    const calls = callsOn(source, name);
    return calls && { ...started, steps: [...started.steps, ...calls.flatMap((call) => stepsOf(call, inClass))] };
  });
  return grown.every((one) => one !== undefined) ? choiceOf([started, ...grown], started.place) : undefined;
}

/** The calls of a chain that starts with a field of `this`, in order. */
function callsOn(source: t.Node, name: string): readonly t.CallExpression[] | undefined {
  if (source.type === 'MemberExpression' && source.object.type === 'ThisExpression')
    return memberName(source) === name ? [] : undefined;
  if (source.type !== 'CallExpression' || source.callee.type !== 'MemberExpression') return undefined;
  const before = callsOn(source.callee.object, name);
  return before && [...before, source];
}

function stepsOf(node: t.CallExpression, inClass: Omit<Place, 'node'>): readonly Step[] {
  const called = isMember(node.callee) ? memberName(node.callee) : undefined;
  return called === undefined
    ? []
    : [
        { kind: 'member', name: called },
        { kind: 'call', place: { ...inClass, node } },
      ];
}
