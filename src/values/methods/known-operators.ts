import type * as t from '@babel/types';
import { outsideName } from '../../source/names/outside-name.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { FunctionValue, Place } from '../value.ts';
import { patternOf } from './client-pattern.ts';
import { unseen } from './known-methods.ts';

/** A function of the code base, as a value. */
export class Callable {
  readonly value: FunctionValue;

  constructor(value: FunctionValue) {
    this.value = value;
  }
}

/** A property of a known value. */
export function propertyOf(holder: unknown, name: string): unknown {
  if (typeof holder === 'string' || Array.isArray(holder)) {
    return name === 'length' || /^\d+$/.test(name) ? (holder as unknown as Record<string, unknown>)[name] : unseen;
  }
  if (holder instanceof Set || holder instanceof Map) return name === 'size' ? holder.size : unseen;
  if (typeof holder !== 'object' || holder === null || holder instanceof RegExp || holder instanceof Callable) {
    return holder === undefined || holder === null ? undefined : unseen;
  }
  return Object.hasOwn(holder, name) ? (holder as Record<string, unknown>)[name] : undefined;
}

/** `&&`, `||` and `??`. */
export function joined(operator: string, left: unknown, right: () => unknown): unknown {
  if (left === unseen) {
    // Example: `a && false`, which is false whatever `a` is; `a || []` may be anything
    const other = operator === '??' ? unseen : right();
    return other === (operator === '||') ? other : unseen;
  }
  if (operator === '&&') return left ? right() : left;
  if (operator === '||') return left ? left : right();
  return left ?? right();
}

/** The result of an operator before a value. */
export function unary(operator: string, value: unknown): unknown {
  if (value === unseen) return unseen;
  if (operator === '!') return !value;
  if (operator === 'typeof') return value instanceof Callable ? 'function' : typeof value;
  if (operator === 'void') return undefined;
  if (typeof value !== 'number') return unseen;
  return operator === '-' ? -value : unseen;
}

function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return value !== unseen && (value === null || !/^(object|function|symbol)$/.test(typeof value));
}

/** The result of an operator between two values. */
export function compared(operator: string, left: unknown, right: unknown): unknown {
  if (left === unseen || right === unseen) return unseen;
  if (operator === 'in')
    return typeof right === 'object' && right !== null ? propertyOf(right, String(left)) !== undefined : unseen;
  // Example: `body === undefined`, if a list or an object is passed
  const isObject = [left, right].some((one) => !isPlain(one));
  if (isObject && [left, right].some((one) => one == null) && /^[!=]==?$/.test(operator)) return operator[0] === '!';
  if (!isPlain(left) || !isPlain(right)) return unseen;
  // biome-ignore-start lint/suspicious/noDoubleEquals: it reads what others wrote
  switch (operator) {
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return left == right;
    case '!=':
      return left != right;
    case '+':
      return typeof left === 'string' || typeof right === 'string' ? `${left}${right}` : unseen;
    case '<':
      return typeof left === 'number' && typeof right === 'number' ? left < right : unseen;
    case '>':
      return typeof left === 'number' && typeof right === 'number' ? left > right : unseen;
    case '<=':
      return typeof left === 'number' && typeof right === 'number' ? left <= right : unseen;
    case '>=':
      return typeof left === 'number' && typeof right === 'number' ? left >= right : unseen;
    default:
      return unseen;
  }
  // biome-ignore-end lint/suspicious/noDoubleEquals: it reads what others wrote
}

/** The snake case of a name in camel case, as far as all libraries agree; undefined for other strings. */
export function snakeCase(name: string): string | undefined {
  return /^[a-z]+([_A-Z][a-z]+)*$/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : undefined;
}

const snakeCases = /^((.*[./])?snakeCase|snake-case|lodash\.snakecase|(humps\.)?decamelize)$/;

/** The result of a function that the code base does not declare; `unseen` if it is not known. */
export function calledOutside(file: SourceFile, callee: t.Node, args: () => readonly unknown[]): unknown {
  const name = outsideName(file, callee) ?? '';
  const isSnake = snakeCases.test(name);
  if (!isSnake && !/^(String|Number|Boolean|encodeURIComponent|Array\.isArray)$/.test(name)) return unseen;
  const [first, ...others] = args();
  if (isSnake) return typeof first === 'string' && others.length === 0 ? (snakeCase(first) ?? unseen) : unseen;
  if (first === unseen) return unseen;
  if (name === 'Array.isArray') return Array.isArray(first);
  const isList = Array.isArray(first) && first.every((one) => typeof one === 'string');
  if (typeof first === 'object' && !(isList && name !== 'Boolean')) return unseen;
  if (name === 'encodeURIComponent') return encodeURIComponent(String(first));
  if (name === 'Number') return typeof first === 'boolean' ? Number(first) : unseen;
  return name === 'String' ? String(first) : Boolean(first);
}

/** `new Set([…])`, `new Map([…])` and `new RegExp('…')` of the platform. */
export function made({ node, file }: Place<CallNode>, args: () => readonly unknown[]): unknown {
  if (node.callee.type !== 'Identifier' || file.names.bindingOf(node.callee) !== undefined) return unseen;
  const { name } = node.callee;
  if (!/^(Set|Map|RegExp)$/.test(name)) return unseen;
  const [given, flags = ''] = args();
  if (name === 'RegExp') return typeof given === 'string' ? (patternOf(given, String(flags)) ?? unseen) : unseen;
  if (given !== undefined && !Array.isArray(given)) return unseen;
  if (name === 'Set') return given?.includes(unseen) ? unseen : new Set(given);
  const isPairs = (given ?? []).every((pair: unknown) => Array.isArray(pair) && pair[0] !== unseen);
  return isPairs ? new Map(given as [unknown, unknown][]) : unseen;
}

/** The index of the case where a `switch` begins; after the last one if no case matches. */
export function chosenCase(node: t.SwitchStatement, value: (inner: t.Node) => unknown): number | typeof unseen {
  const asked = value(node.discriminant);
  if (asked === unseen) return unseen;
  for (const [index, { test }] of node.cases.entries()) {
    const own = test ? value(test) : unseen;
    if (test && own === unseen) return unseen;
    if (test && own === asked) return index;
  }
  const other = node.cases.findIndex(({ test }) => test == null);
  return other < 0 ? node.cases.length : other;
}
