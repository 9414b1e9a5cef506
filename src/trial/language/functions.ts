import type * as t from '@babel/types';
import { isFunction } from '../../source/node-kinds.ts';
import { parametersOf } from '../../source/pattern.ts';
import { walk } from '../../source/walk.ts';
import { type Any, type Frame, type Machine, NotTried, Scope } from './machine.ts';

type FunctionCode = t.Function | t.ClassMethod | t.ClassPrivateMethod | t.ObjectMethod;

const deepest = 120;
let depth = 0;

/** The values that a function call runs with. */
export interface Entry {
  readonly self: { value: Any };
  readonly home: Any;
  readonly target: Any;
  readonly construct?: ((given: Any[]) => Any) | undefined;
  /** Runs once `this` and the parameters are bound. */
  readonly start?: (frame: Frame) => void;
}

/** The value of a function. */
export function makeFunction(machine: Machine, node: FunctionCode, frame: Frame, home: Any): Any {
  const made =
    node.type === 'ArrowFunctionExpression' ? arrowOf(machine, node, frame) : plainOf(machine, node, frame, home);
  const params = parametersOf<t.Node>(node);
  const needed = params.findIndex((one) => one.type === 'AssignmentPattern' || one.type === 'RestElement');
  Object.defineProperty(made, 'length', { value: needed < 0 ? params.length : needed, configurable: true });
  machine.codeOf.set(made, { node, file: frame.file });
  return made;
}

function arrowOf(machine: Machine, node: FunctionCode, frame: Frame): Any {
  return (...given: Any[]) => enter(machine, node, frame, given, frame);
}

function plainOf(machine: Machine, node: FunctionCode, frame: Frame, home: Any): Any {
  return function plain(this: Any, ...given: Any[]) {
    const entry = { self: { value: this }, home, target: new.target };
    const result = enter(machine, node, frame, given, entry);
    return new.target !== undefined && (typeof result !== 'object' || result === null) ? this : result;
  };
}

/** Runs the body of a function. */
export function enter(machine: Machine, node: FunctionCode, outer: Frame, given: Any[], entry: Entry): Any {
  if (depth >= deepest) throw new NotTried('calls are nested too deeply');
  depth++;
  const yielded: Any[] | undefined = node.generator ? [] : undefined;
  const frame: Frame = {
    file: outer.file,
    scope: new Scope(outer.scope, true),
    self: entry.self,
    home: entry.home,
    target: entry.target,
    construct: entry.construct ?? (node.type === 'ArrowFunctionExpression' ? outer.construct : undefined),
    yielded,
  };
  try {
    const value = bodyOf(machine, node, frame, given, entry);
    if (yielded !== undefined) return generated(yielded, node.async === true, machine);
    return node.async ? machine.Promise.resolve(value) : value;
  } catch (error) {
    if (!node.async || yielded !== undefined || isEnd(error)) throw error;
    return machine.Promise.reject(error);
  } finally {
    depth--;
  }
}

/** Whether an error is not thrown by the code, but ends its trial. */
export function isEnd(error: unknown): boolean {
  return error instanceof NotTried || (error instanceof RangeError && /call stack/.test(error.message));
}

function bodyOf(machine: Machine, node: FunctionCode, frame: Frame, given: Any[], { start }: Entry): Any {
  const { scope } = frame;
  if (node.type !== 'ArrowFunctionExpression') scope.declare('arguments', given);
  for (const [index, param] of parametersOf<t.Node>(node).entries()) {
    if (param.type === 'RestElement') machine.bind(param.argument, given.slice(index), frame, scope);
    else machine.bind(param, given[index], frame, scope);
  }
  start?.(frame);
  if (node.body.type !== 'BlockStatement') return machine.evaluate(node.body, frame);
  declareVars(node.body, scope);
  const end = machine.execute(node.body, frame);
  return end?.kind === 'return' ? end.value : undefined;
}

const varsOf = new WeakMap<t.Node, readonly string[]>();

/** Names that `var` declares anywhere in a body exist from its start. */
export function declareVars(body: t.Node, scope: Scope): void {
  let names = varsOf.get(body);
  if (names === undefined) {
    const found: string[] = [];
    walk(body, (node) => {
      if (node !== body && isFunction(node)) return false;
      if (node.type === 'VariableDeclaration' && node.kind === 'var')
        for (const { id } of node.declarations) if (id.type === 'Identifier') found.push(id.name);
      return undefined;
    });
    names = found;
    varsOf.set(body, names);
  }
  for (const name of names) if (!scope.slots.has(name)) scope.declare(name, undefined);
}

/** The result of a generator, which has already run to its end. */
function generated(items: readonly Any[], isAsync: boolean, machine: Machine): Any {
  const inside = items[Symbol.iterator]();
  const step = (result: Any): Any => (isAsync ? machine.Promise.resolve(result) : result);
  const made: Any = {
    next: () => step(inside.next()),
    return: (value: Any) => step({ done: true, value }),
  };
  made[isAsync ? Symbol.asyncIterator : Symbol.iterator] = () => made;
  return made;
}
