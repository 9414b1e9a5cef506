import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { memberName } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo } from '../given.ts';
import { isKeptByMaker } from '../text/address-given.ts';
import type { Place, Value } from '../value.ts';

/**
 * The client that all calls pass for a parameter, or objects of one class; without a type, it must be called like a
 * client, or kept: `this.client = client`.
 */
export function clientGiven(
  evaluator: Evaluator,
  binding: Binding,
  place: Place,
  type: Value | undefined,
): Value | undefined {
  const isOfLibrary = type?.kind === 'external' && type.root.kind === 'type' && type.root.source !== undefined;
  const isUntyped = type === undefined && binding.identifier.typeAnnotation == null;
  if (
    !isOfLibrary &&
    !(isUntyped && [isCalledAsClient, isMethodCalled, isKeptByMaker, isMadeOf].some((test) => test(place)))
  )
    return undefined;
  const [first, ...others] = givenTo(evaluator, binding, place.file).map(({ value }) => value);
  if (first?.kind === 'instance') {
    const isAlike = others.every((other) => other.kind === 'instance' && other.place.node === first.place.node);
    const isOne = others.every((other) => other.kind === 'instance' && other.creation === first.creation);
    return isAlike ? (isOne ? first : { ...first, creation: undefined }) : undefined;
  }
  const isWanted =
    first?.kind === 'external' ? first.root.kind === 'module' : first !== undefined && isOwnClient(first, place);
  return isWanted && others.every((other) => nodeOf(other) === nodeOf(first)) ? first : undefined;
}

function nodeOf(value: Value | undefined): t.Node | undefined {
  return value && 'place' in value ? value.place.node : undefined;
}

/** An object of the code base whose methods are called, or a class that is given methods: `Client.prototype.list = …`. */
function isOwnClient({ kind }: Value, place: Place): boolean {
  if (kind === 'object') return isMethodCalled(place);
  return (kind === 'function' || kind === 'class') && isMadeOf(place);
}

/** `Client.prototype` */
function isMadeOf({ node, file: { names } }: Place): boolean {
  const member = names.parentOf(node);
  return member?.type === 'MemberExpression' && member.object === node && memberName(member) === 'prototype';
}

/** `client.get(…)`, `client('books')` */
function isCalledAsClient({ node, file: { names } }: Place): boolean {
  const parent = names.parentOf(node);
  if (parent?.type === 'CallExpression') return parent.callee === node;
  if (parent?.type !== 'MemberExpression' || parent.object !== node || parent.computed) return false;
  const { property } = parent;
  return property.type === 'Identifier' && /^(get|post|put|patch|delete|head|request)$/.test(property.name);
}

/** `komga.pages('books')` */
function isMethodCalled({ node, file: { names } }: Place): boolean {
  const member = names.parentOf(node);
  if (member?.type !== 'MemberExpression' || member.object !== node || member.computed) return false;
  const call = names.parentOf(member);
  return call?.type === 'CallExpression' && call.callee === member;
}
