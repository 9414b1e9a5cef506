import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { walk } from '../../source/walk.ts';
import { work } from '../../source/work.ts';
import { directCall } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { messageReceivers } from '../../values/message-receivers.ts';
import { selfAt } from '../../values/self.ts';
import type { FunctionNode, FunctionValue, Place, Value } from '../../values/value.ts';

/** A function in progress, and how far down its calls lead back to other functions in progress. */
interface Visit {
  readonly index: number;
  low: number;
  sends: boolean;
}

/**
 * Knows, for each function, the calls in it that may lead to a request. Every function is analyzed once; functions that
 * call each other in cycles are decided together.
 */
export class Sending {
  readonly #evaluator: Evaluator;
  readonly #isLibraryCall: (place: Place<CallNode>) => boolean;
  // Weak, so that a function's result keeps no tree alive that nothing else needs.
  readonly #sends = new WeakMap<FunctionNode, boolean>();
  readonly #calls = new WeakMap<FunctionNode, readonly CallNode[]>();
  readonly #circles = new WeakMap<FunctionNode, object>();
  /** The functions that are undecided. */
  readonly #visits = new Map<FunctionNode, Visit>();
  #visited = 0;
  readonly #stack: FunctionNode[] = [];

  constructor(evaluator: Evaluator, isLibraryCall: (place: Place<CallNode>) => boolean) {
    this.#evaluator = evaluator;
    this.#isLibraryCall = isLibraryCall;
  }

  /** The calls in the body of a function, including nested functions, that may lead to a request. */
  callsIn(callee: FunctionValue): readonly CallNode[] {
    const { node } = callee.place;
    const known = this.#calls.get(node);
    if (known !== undefined) return known;
    const found = callsWithArguments(node).filter((call) => this.#maySend({ ...callee.place, node: call }));
    this.#calls.set(node, found);
    return found;
  }

  /** One object for all functions that call each other in a circle; the function itself if it is in none. */
  circleOf(node: FunctionNode): object {
    return this.#circles.get(node) ?? node;
  }

  #maySend(place: Place<CallNode>): boolean {
    if (this.#sendsItself(place)) return true;
    return calleesOf(this.#evaluator, place).some((callee) => this.#doesSend(callee));
  }

  #sendsItself(place: Place<CallNode>): boolean {
    return (
      place.node.callee.type !== 'Import' && (this.#isLibraryCall(place) || dependsOnCaller(this.#evaluator, place))
    );
  }

  #doesSend(callee: FunctionValue): boolean {
    const known = this.#sends.get(callee.place.node);
    try {
      return known ?? this.#visit(callee).sends;
    } catch (error) {
      // What is undecided would count as a function that doesn't send.
      this.#visits.clear();
      this.#stack.length = 0;
      throw error;
    }
  }

  /** Tarjan's algorithm for the functions that call each other in cycles. */
  #visit({ place }: FunctionValue): Visit {
    const { node } = place;
    work.summaries++;
    const index = this.#visited++;
    const visit: Visit = { index, low: index, sends: false };
    this.#visits.set(node, visit);
    this.#stack.push(node);
    for (const call of callsWithArguments(node)) {
      const inner: Place<CallNode> = { ...place, node: call };
      if (call.callee.type === 'Import') continue;
      visit.sends ||= this.#sendsItself(inner);
      for (const callee of calleesOf(this.#evaluator, inner)) this.#join(visit, callee);
    }
    if (visit.low === visit.index) this.#decide(node);
    return visit;
  }

  #join(visit: Visit, callee: FunctionValue): void {
    const { node } = callee.place;
    const known = this.#sends.get(node);
    const open = known === undefined ? this.#visits.get(node) : undefined;
    if (open !== undefined) visit.low = Math.min(visit.low, open.index);
    else if (known !== undefined) visit.sends ||= known;
    else {
      const inner = this.#visit(callee);
      visit.low = Math.min(visit.low, inner.low);
      visit.sends ||= inner.sends;
    }
  }

  /** All functions of a cycle send if one of them does. */
  #decide(first: FunctionNode): void {
    const circle = this.#stack.splice(this.#stack.lastIndexOf(first));
    const sends = circle.some((node) => this.#visits.get(node)?.sends === true);
    for (const node of circle) {
      this.#circles.set(node, first);
      this.#sends.set(node, sends);
      this.#visits.delete(node);
    }
  }
}

/** Methods of strings, arrays and other plain values. */
const ofText =
  /^(replace|replaceAll|split|slice|substring|substr|trim|starts?With|ends?With|includes|indexOf|lastIndexOf|join|map|filter|forEach|reduce|some|every|find|findIndex|push|pop|shift|concat|sort|flat|flatMap|match|test|exec|char(Code)?At|codePointAt|toString|toLowerCase|toUpperCase|apply|bind|has|add|set|append|write|on|emit|then|catch|padStart|padEnd|repeat|keys|values|entries|at)$/;

/** Whether a callee is an argument, or may be a method of a subclass. */
function dependsOnCaller(evaluator: Evaluator, place: Place<CallNode>): boolean {
  const { node, file } = place;
  const { callee } = node;
  if (callee.type === 'Identifier') return file.names.bindingOf(callee)?.kind === 'param';
  if (callee.type !== 'MemberExpression') return false;
  if (callee.object.type === 'ThisExpression' || callee.object.type === 'Super') return true;
  const binding = callee.object.type === 'Identifier' ? file.names.bindingOf(callee.object) : undefined;
  // Example: `axios[method](path)`
  if (callee.computed && (callee.property.type === 'Identifier' || callee.property.type === 'MemberExpression'))
    return evaluator.evaluate({ ...place, node: callee.object }).kind === 'external';
  const isParameter = binding?.kind === 'param';
  return isParameter && callee.property.type === 'Identifier' && !ofText.test(callee.property.name);
}

function callsWithArguments(node: FunctionNode): CallNode[] {
  const found: CallNode[] = [];
  walk(node.body, (inner) => {
    if (isCall(inner) && inner.arguments.length > 0) found.push(inner);
  });
  return found;
}

/** The functions of the code base that a value may be. */
export function functionsOf(value: Value): readonly FunctionValue[] {
  if (value.kind === 'choice') return value.branches.flatMap(functionsOf);
  return value.kind === 'function' ? [value] : [];
}

function isOfSuper({ callee }: CallNode): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'Super';
}

/** The functions of the code base that a call may call, with the value of `this` in them. */
export function calleesOf(evaluator: Evaluator, call: Place<CallNode>): readonly FunctionValue[] {
  const { place, self } = directCall(evaluator, call);
  const callees = functionsOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  if (self !== undefined) return callees.map((one) => ({ ...one, self: evaluator.evaluate(self) }));
  // Example: `super.send(path)`, which keeps `this`
  const own = isOfSuper(place.node) ? selfAt(evaluator, place) : undefined;
  if (callees.length === 0) return messageReceivers(evaluator, call);
  return own === undefined ? callees : callees.map((one) => ({ ...one, self: own }));
}
