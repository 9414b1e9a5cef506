import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isFunction } from '../../source/node-kinds.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { entriesOf, isForEach, leavesRound } from '../methods/entries.ts';
import { piecesOf, withCommonStart } from '../text/pieces.ts';
import { choiceOf, type Environment, type FunctionNode, frameOf, type Place, unknown, type Value } from '../value.ts';
import { isAlwaysSet, withoutAbsent } from './always-set.ts';
import { anyWritten } from './any-written.ts';
import { appendedByLoop } from './appended-by-loop.ts';
import { truthOf } from './truth.ts';

/** The value of a variable after some statements, or that they never complete (return, throw). */
interface State {
  readonly value: Value;
  readonly hasLeft: boolean;
}

/**
 * The value at a reference of a variable, or a parameter that starts as `received`, that is reassigned: executes the
 * statements of the function that declares it in order, both ways at a branch. Writes from other functions, and references in
 * functions that run at another time, return `unknown`.
 */
export function reachingValue(evaluator: Evaluator, binding: Binding, place: Place, received?: Value): Value {
  const { names } = place.file;
  const inRound = valueInRound(evaluator, binding, place);
  if (inRound !== undefined) return inRound;
  const owner = received === undefined ? functionAround(place, binding.declaration) : binding.declaration;
  if (binding.writes.some((write) => ownerOf(place, write) !== owner))
    return anyWritten(evaluator, binding, place) ?? unknown(place, 'written elsewhere');
  let use: t.Node = place.node;
  for (let node = names.parentOf(use); node !== undefined && node !== owner; node = names.parentOf(node)) {
    if (isFunction(node)) use = node;
  }
  const isLater = use !== place.node && binding.writes.some((write) => endOf(write) > startOf(use));
  if (isLater || owner === undefined) return unknown(place, 'assigned at another time');
  const run = new Run(evaluator, binding, { ...place, node: use });
  const body = 'body' in owner && Array.isArray(owner.body) ? owner.body : [(owner as t.FunctionDeclaration).body];
  run.statements(body as t.Statement[], { value: received ?? { kind: 'undefined' }, hasLeft: false });
  const found = run.found ?? unknown(place, 'too complex to follow');
  return received === undefined && isAlwaysSet(binding, place) ? withoutAbsent(found, place) : found;
}

/** The values of variables at the start of a round of a loop whose rounds are followed one by one. */
const starts = new WeakMap<Environment, Map<Binding, Value>>();

/** The value at a reference in a loop, in the round that is being evaluated. */
function valueInRound(evaluator: Evaluator, binding: Binding, place: Place): Value | undefined {
  const { names } = place.file;
  for (let node = names.parentOf(place.node); node !== undefined; node = names.parentOf(node)) {
    const frame = node.type === 'ForOfStatement' || isFunction(node) ? frameOf(place.env, node) : undefined;
    const value = frame && starts.get(frame)?.get(binding);
    if (value === undefined) continue;
    const run = new Run(evaluator, binding, place);
    run.body((node as t.ForOfStatement).body, { value, hasLeft: false });
    return run.found;
  }
  return undefined;
}

/** The function around a write; a callback of `forEach` counts as a part of the function that it is in. */
function ownerOf(place: Place, write: t.Node): t.Node | undefined {
  const around = functionAround(place, write);
  const call = around && place.file.names.parentOf(around);
  return around !== undefined && isForEach(call) ? functionAround(place, around) : around;
}

export function functionAround(place: Place, node: t.Node): t.Node | undefined {
  const { names } = place.file;
  for (let outer = names.parentOf(node); outer !== undefined; outer = names.parentOf(outer)) {
    if (isFunction(outer) || outer.type === 'Program') return outer;
  }
  return undefined;
}

/** One walk over the statements of a function up to a given reference. */
class Run {
  found: Value | undefined;
  readonly #evaluator: Evaluator;
  readonly #binding: Binding;
  readonly #use: Place;

  constructor(evaluator: Evaluator, binding: Binding, use: Place) {
    this.#evaluator = evaluator;
    this.#binding = binding;
    this.#use = use;
  }

  statements(list: readonly t.Statement[], state: State): State {
    let current = state;
    for (const statement of list) {
      current = this.#statement(statement, current);
      if (this.found !== undefined || current.hasLeft) return current;
    }
    return current;
  }

  #statement(node: t.Statement, state: State): State {
    switch (node.type) {
      case 'BlockStatement':
        return this.statements(node.body, state);
      case 'VariableDeclaration':
        return this.#declaration(node, state);
      case 'ExpressionStatement':
        return this.#expression(node.expression, state);
      case 'IfStatement':
        return this.#branch(node, state);
      case 'SwitchStatement':
        return this.#switch(node, state);
      case 'TryStatement':
        return this.#try(node, state);
      case 'ReturnStatement':
      case 'ThrowStatement':
      case 'BreakStatement':
      case 'ContinueStatement':
        return { ...this.#other(node, state), hasLeft: true };
      case 'ExportNamedDeclaration':
        return node.declaration ? this.#statement(node.declaration, state) : state;
      default:
        return this.#loopOrOther(node, state);
    }
  }

  #declaration(node: t.VariableDeclaration, state: State): State {
    let current = state;
    for (const declarator of node.declarations) {
      current = this.#other(declarator, current);
      if (declarator !== this.#binding.declaration) continue;
      const init = declarator.init && { ...this.#use, node: declarator.init };
      current = { value: init ? this.#evaluator.evaluate(init) : { kind: 'undefined' }, hasLeft: false };
    }
    return current;
  }

  /** The body of a loop, or of a function. */
  body(node: t.Statement | t.Expression, state: State): State {
    const isExpression = /Expression$/.test(node.type);
    return isExpression ? this.#expression(node as t.Expression, state) : this.#statement(node as t.Statement, state);
  }

  /**
   * A loop over the members of an object, round by round: `for (const [name, value] of Object.entries(values)) path =
   * path.replace(name, value)`.
   */
  #rounds(list: t.Expression, loop: t.Node | undefined, state: State): State | undefined {
    if (loop === undefined || contains(loop, this.#use.node) || leavesRound(loop)) return undefined;
    let current = state;
    for (const entry of entriesOf(this.#evaluator, { ...this.#use, node: list }) ?? [undefined]) {
      if (entry === undefined) return undefined;
      const env = this.#evaluator.enter(
        { ...this.#use, node: loop as FunctionNode },
        [entry],
        undefined,
        this.#use.env,
      );
      starts.set(env, (starts.get(env) ?? new Map<Binding, Value>()).set(this.#binding, current.value));
      const round = new Run(this.#evaluator, this.#binding, { ...this.#use, env });
      current = round.body((loop as t.ForOfStatement).body, current);
    }
    return current;
  }

  /** A loop that only appends to the variable, before the reference. */
  #appended(loop: t.Node, state: State): State | undefined {
    if (contains(loop, this.#use.node) || contains(loop, this.#binding.declaration)) return undefined;
    const value = appendedByLoop(this.#evaluator, this.#binding, loop, state.value, this.#use);
    return value && { value, hasLeft: false };
  }

  #expression(node: t.Expression, state: State): State {
    if (isForEach(node) && this.#binding.writes.some((write) => contains(node, write))) {
      const [given] = node.arguments;
      const after = this.#rounds(
        node.callee.object as t.Expression,
        given && isFunction(given) ? given : undefined,
        state,
      );
      return after ?? this.#appended(node, state) ?? this.#other(node, state);
    }
    if (node.type === 'LogicalExpression' || node.type === 'ConditionalExpression') {
      const ways = node.type === 'LogicalExpression' ? [node.right] : [node.consequent, node.alternate];
      const ends = ways.map((way) => this.#expression(way, state));
      return this.#merge([...ends, ...(ways.length === 1 ? [state] : [])], node, state);
    }
    const target = node.type === 'AssignmentExpression' && this.#binding.writes.includes(node) ? node : undefined;
    if (target === undefined) return this.#other(node, state);
    const right = this.#other(target.right, state);
    if (this.found !== undefined || target.left.type !== 'Identifier') return this.#other(node, right);
    return { value: this.#assigned(target, state.value), hasLeft: false };
  }

  #assigned(node: t.AssignmentExpression, before: Value): Value {
    const place: Place = { ...this.#use, node: node.right };
    const value = this.#evaluator.evaluate(place);
    if (node.operator === '=') return value;
    if (node.operator === '+=') {
      const start: Place = { ...this.#use, node: node.left };
      return { kind: 'text', pieces: [...piecesOf(before, start), ...piecesOf(value, place)] };
    }
    return choiceOf([before, value], place);
  }

  #branch(node: t.IfStatement, state: State): State {
    const before = this.#other(node.test, state);
    if (this.found !== undefined) return before;
    const ends: State[] = [];
    const holds = truthOf(this.#evaluator, { ...this.#use, node: node.test });
    for (const way of [node.consequent, node.alternate]) {
      if (holds === (way !== node.consequent) && !this.#isIn(way)) continue;
      ends.push(way == null ? before : this.#statement(way, before));
      if (this.found !== undefined) return before;
    }
    return this.#merge(ends, node, before);
  }

  /** Whether the given reference is in a statement. */
  #isIn(node: t.Node | null | undefined): boolean {
    return node != null && contains(node, this.#use.node);
  }

  #switch(node: t.SwitchStatement, state: State): State {
    const before = this.#other(node.discriminant, state);
    const ends: State[] = [];
    let falling: State | undefined;
    for (const one of node.cases) {
      const broken = one.consequent.findIndex((inner) => endsInBreak(inner));
      const body = broken < 0 ? one.consequent : one.consequent.slice(0, broken + 1);
      const end = this.statements(body, falling === undefined ? before : this.#merge([falling, before], node, before));
      if (this.found !== undefined) return before;
      falling = broken < 0 && !end.hasLeft ? end : undefined;
      if (broken >= 0) ends.push({ ...end, hasLeft: false });
    }
    if (falling !== undefined) ends.push(falling);
    if (node.cases.every((one) => one.test)) ends.push(before);
    return this.#merge(ends, node, before);
  }

  #try(node: t.TryStatement, state: State): State {
    const end = this.#statement(node.block, state);
    if (this.found !== undefined) return end;
    const caught = node.handler
      ? this.#statement(node.handler.body, this.#merge([state, end], node, state))
      : undefined;
    if (this.found !== undefined) return end;
    const merged = caught === undefined ? end : this.#merge([end, caught], node, state);
    return node.finalizer ? this.#statement(node.finalizer, merged) : merged;
  }

  /** A loop may have run before, so what it writes is unknown at its start. */
  #loopOrOther(node: t.Statement, state: State): State {
    if (!/^(While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type)) return this.#other(node, state);
    if (!this.#binding.writes.some((write) => contains(node, write))) return this.#other(node, state);
    const after = node.type === 'ForOfStatement' ? this.#rounds(node.right, node, state) : undefined;
    if (after !== undefined) return after;
    const longer = this.#appended(node, state);
    if (longer !== undefined) return longer;
    const again = unknown({ ...this.#use, node: this.#binding.identifier }, 'assigned in a loop');
    const init = node.type === 'ForStatement' && node.init?.type === 'VariableDeclaration' ? node.init : undefined;
    const first = init === undefined ? state : this.#declaration(init, state);
    const isDeclaredInBody = contains((node as t.WhileStatement).body, this.#binding.declaration);
    const any: State = { value: choiceOf([first.value, again], this.#use), hasLeft: false };
    this.#statement((node as t.WhileStatement).body, isDeclaredInBody ? state : any);
    return this.found === undefined ? this.#other(node, any) : any;
  }

  /** Any other code: the reference may be in it, and any nested writes are unknown. */
  #other(node: t.Node, state: State): State {
    if (contains(node, this.#use.node)) {
      const isHidden = this.#binding.writes.some((write) => contains(node, write) && !contains(write, this.#use.node));
      this.found = isHidden ? unknown(this.#use, 'assigned in the same expression') : state.value;
      return state;
    }
    const isWritten = this.#binding.writes.some((write) => contains(node, write));
    return isWritten ? { ...state, value: unknown(this.#use, 'assigned in an expression') } : state;
  }

  #merge(ends: readonly State[], node: t.Node, before: State): State {
    const open = ends.filter((end) => !end.hasLeft);
    const values = [...new Set(open.map((end) => end.value))];
    const [first] = values;
    if (first === undefined) return { ...before, hasLeft: true };
    if (values.length === 1) return { value: first, hasLeft: false };
    const factored = withCommonStart(values, { ...this.#use, node });
    if (factored !== undefined) return { value: factored, hasLeft: false };
    return { value: choiceOf(values, { ...this.#use, node }), hasLeft: false };
  }
}

function endsInBreak(node: t.Statement): boolean {
  if (node.type === 'BlockStatement') return node.body.some(endsInBreak);
  return node.type === 'BreakStatement';
}
