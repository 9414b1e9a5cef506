import type * as t from '@babel/types';
import { everyOf } from './expressions.ts';
import { isEnd } from './functions.ts';
import { type Any, type Completion, type Frame, inner, type Machine, NotTried, Scope } from './machine.ts';
import { listOf } from './members.ts';

type Execute<T extends t.Node = Any> = (
  machine: Machine,
  node: T,
  frame: Frame,
  labels: readonly string[],
) => Completion;

/** How to execute each kind of statement. */
export const statements: Readonly<Record<string, Execute>> = {
  EmptyStatement: () => undefined,
  DebuggerStatement: () => undefined,
  FunctionDeclaration: () => undefined,
  TSDeclareFunction: () => undefined,
  TSTypeAliasDeclaration: () => undefined,
  TSInterfaceDeclaration: () => undefined,
  ExpressionStatement: (machine, { expression }: t.ExpressionStatement, frame) => {
    machine.evaluate(expression, frame);
    return undefined;
  },
  VariableDeclaration: declaration,
  ClassDeclaration: (machine, node: t.ClassDeclaration, frame) => {
    if (node.id && !node.declare) frame.scope.declare(node.id.name, machine.classOf(node, frame));
    return undefined;
  },
  TSEnumDeclaration: enumeration,
  TSModuleDeclaration: namespace,
  BlockStatement: (machine, { body }: t.BlockStatement, frame) => runAll(machine, body, inner(frame)),
  ReturnStatement: (machine, { argument }: t.ReturnStatement, frame) => ({
    kind: 'return',
    value: argument ? machine.evaluate(argument, frame) : undefined,
  }),
  ThrowStatement: (machine, { argument }: t.ThrowStatement, frame) => {
    throw machine.evaluate(argument, frame);
  },
  IfStatement: (machine, { test, consequent, alternate }: t.IfStatement, frame) => {
    if (machine.evaluate(test, frame)) return machine.execute(consequent, frame);
    return alternate ? machine.execute(alternate, frame) : undefined;
  },
  BreakStatement: (_, { label }: t.BreakStatement) => ({ kind: 'break', label: label?.name }),
  ContinueStatement: (_, { label }: t.ContinueStatement) => ({ kind: 'continue', label: label?.name }),
  LabeledStatement: labeled,
  SwitchStatement: choice,
  TryStatement: attempt,
  ForStatement: counting,
  WhileStatement: (machine, { test, body }: t.WhileStatement, frame, labels) =>
    looped(machine, body, labels, function* () {
      while (machine.evaluate(test, frame)) yield frame;
    }),
  DoWhileStatement: (machine, { test, body }: t.DoWhileStatement, frame, labels) =>
    looped(machine, body, labels, function* () {
      do yield frame;
      while (machine.evaluate(test, frame));
    }),
  ForOfStatement: (machine, node: t.ForOfStatement, frame, labels) =>
    looped(machine, node.body, labels, function* () {
      const value = machine.evaluate(node.right, frame);
      const items = node.await ? everyOf(machine, value).map((one) => machine.settled(one)) : listOf(value);
      for (const item of items) yield taking(machine, node.left, item, frame);
    }),
  ForInStatement: (machine, node: t.ForInStatement, frame, labels) =>
    looped(machine, node.body, labels, function* () {
      for (const name in machine.evaluate(node.right, frame)) yield taking(machine, node.left, name, frame);
    }),
};

/** Runs statements in order; their functions are declared first. */
function runAll(machine: Machine, body: readonly t.Node[], frame: Frame): Completion {
  hoist(machine, body, frame);
  for (const one of body) {
    const end = machine.execute(one, frame);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** Declares the functions of a block. */
export function hoist(machine: Machine, body: readonly t.Node[], frame: Frame): void {
  for (const one of body) {
    const isExport = one.type === 'ExportNamedDeclaration' || one.type === 'ExportDefaultDeclaration';
    const node = isExport ? one.declaration : one;
    if (node?.type === 'FunctionDeclaration' && node.id)
      frame.scope.declare(node.id.name, machine.functionOf(node, frame));
  }
}

function declaration(
  machine: Machine,
  { kind, declarations, declare }: t.VariableDeclaration,
  frame: Frame,
): undefined {
  if (declare) return;
  if (kind === 'using' || kind === 'await using') throw new NotTried(kind);
  const scope = kind === 'var' ? frame.scope.ofFunction() : frame.scope;
  for (const { id, init } of declarations) {
    if (kind === 'var' && !init) continue;
    const value = init ? machine.evaluate(init, frame) : undefined;
    const isUnnamed = typeof value === 'function' && value.name === '' && id.type === 'Identifier';
    if (isUnnamed) Object.defineProperty(value, 'name', { value: id.name, configurable: true });
    machine.bind(id, value, frame, scope);
  }
}

function enumeration(machine: Machine, { id, members }: t.TSEnumDeclaration, frame: Frame): undefined {
  const made: Any = {};
  const own = inner(frame);
  let next: Any = 0;
  for (const member of members) {
    const name = member.id.type === 'Identifier' ? member.id.name : member.id.value;
    const value = member.initializer ? machine.evaluate(member.initializer, own) : next;
    made[name] = value;
    if (typeof value === 'number') made[value] = name;
    own.scope.declare(name, value);
    next = typeof value === 'number' ? value + 1 : undefined;
  }
  frame.scope.declare(id.name, made);
}

function namespace(machine: Machine, node: t.TSModuleDeclaration, frame: Frame): undefined {
  if (node.declare || node.body?.type !== 'TSModuleBlock' || node.id.type !== 'Identifier') return;
  const made: Any = frame.scope.slots.get(node.id.name)?.value ?? {};
  frame.scope.declare(node.id.name, made);
  const own = inner(frame, new Scope(frame.scope, true));
  hoist(machine, node.body.body, own);
  for (const one of node.body.body) {
    const isExported = one.type === 'ExportNamedDeclaration' && one.declaration;
    const before = new Set(isExported && one.declaration?.type !== 'FunctionDeclaration' ? own.scope.slots.keys() : []);
    const inside = isExported ? one.declaration : one;
    if (inside) machine.execute(inside, own);
    if (!isExported) continue;
    const named = inside?.type === 'FunctionDeclaration' && inside.id ? [inside.id.name] : own.scope.slots.keys();
    for (const name of named) {
      const slot = own.scope.slots.get(name);
      if (before.has(name) || slot === undefined) continue;
      Object.defineProperty(made, name, { get: () => slot.value, enumerable: true, configurable: true });
    }
  }
}

function labeled(
  machine: Machine,
  { label, body }: t.LabeledStatement,
  frame: Frame,
  labels: readonly string[],
): Completion {
  const own = [...labels, label.name];
  const execute = statements[body.type];
  const end = execute === undefined ? machine.execute(body, frame) : execute(machine, body, frame, own);
  return end?.kind === 'break' && end.label === label.name ? undefined : end;
}

function choice(machine: Machine, { discriminant, cases }: t.SwitchStatement, outer: Frame): Completion {
  const value = machine.evaluate(discriminant, outer);
  const frame = inner(outer);
  const isIt = ({ test }: t.SwitchCase) => {
    const one = test && machine.evaluate(test, frame);
    machine.sought(value, () => [one]);
    return test && one === value;
  };
  const first = cases.findIndex(isIt);
  const start = first < 0 ? cases.findIndex(({ test }) => !test) : first;
  if (start < 0) return undefined;
  const end = runAll(
    machine,
    cases.slice(start).flatMap(({ consequent }) => consequent),
    frame,
  );
  return end?.kind === 'break' && end.label === undefined ? undefined : end;
}

function attempt(machine: Machine, { block, handler: caught, finalizer }: t.TryStatement, frame: Frame): Completion {
  let end: Completion;
  try {
    end = machine.execute(block, frame);
  } catch (error) {
    if (isEnd(error)) throw error;
    if (!caught) {
      const last = finalizer && machine.execute(finalizer, frame);
      if (last) return last;
      throw error;
    }
    const own = inner(frame);
    if (caught.param) machine.bind(caught.param, error, own, own.scope);
    try {
      end = machine.execute(caught.body, own);
    } catch (another) {
      if (isEnd(another)) throw another;
      const last = finalizer && machine.execute(finalizer, frame);
      if (last) return last;
      throw another;
    }
  }
  const last = finalizer ? machine.execute(finalizer, frame) : undefined;
  return last ?? end;
}

function counting(machine: Machine, node: t.ForStatement, outer: Frame, labels: readonly string[]): Completion {
  let frame = inner(outer);
  if (node.init?.type === 'VariableDeclaration') machine.execute(node.init, frame);
  else if (node.init) machine.evaluate(node.init, frame);
  return looped(machine, node.body, labels, function* () {
    for (;;) {
      if (node.test && !machine.evaluate(node.test, frame)) return;
      yield frame;
      // Each iteration has its own variables, which functions created in it keep.
      const next = new Scope(outer.scope);
      for (const [name, { value }] of frame.scope.slots) next.declare(name, value);
      frame = inner(outer, next);
      if (node.update) machine.evaluate(node.update, frame);
    }
  });
}

function looped(
  machine: Machine,
  body: t.Node,
  labels: readonly string[],
  turns: () => Generator<Frame, void, undefined>,
): Completion {
  for (const frame of turns()) {
    const end = machine.execute(body, frame);
    if (end === undefined) continue;
    const isOwn = end.kind !== 'return' && (end.label === undefined || labels.includes(end.label));
    if (!isOwn) return end;
    if (end.kind === 'break') return undefined;
  }
  return undefined;
}

function taking(machine: Machine, left: t.Node, item: Any, outer: Frame): Frame {
  const frame = inner(outer);
  if (left.type !== 'VariableDeclaration') machine.bind(left, item, frame, undefined);
  else machine.bind((left.declarations[0] as t.VariableDeclarator).id, item, frame, frame.scope);
  return frame;
}
