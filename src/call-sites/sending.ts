import { walk } from '../source/walk.ts';
import { directCall } from '../url/direct-call.ts';
import type { Evaluator } from '../url/evaluate.ts';
import { type CallNode, type FunctionNode, type FunctionValue, isCall, type Place, type Value } from '../url/value.ts';

/** Very long functions are no wrappers. */
const mostCalls = 60;

/** Knows, for each function, the calls in it that may end in a request; every function is looked at once. */
export class Sending {
  readonly #evaluator: Evaluator;
  readonly #isLibraryCall: (place: Place<CallNode>) => boolean;
  readonly #known = new Map<FunctionNode, readonly CallNode[]>();

  constructor(evaluator: Evaluator, isLibraryCall: (place: Place<CallNode>) => boolean) {
    this.#evaluator = evaluator;
    this.#isLibraryCall = isLibraryCall;
  }

  /** The calls in the body of a function, those of functions written in it included, that may end in a request. */
  callsIn(callee: FunctionValue): readonly CallNode[] {
    const { node } = callee.place;
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    this.#known.set(node, []);
    const all = callsWithArguments(node);
    const found = all.length > mostCalls ? [] : all.filter((call) => this.#maySend({ ...callee.place, node: call }));
    this.#known.set(node, found);
    return found;
  }

  #maySend(place: Place<CallNode>): boolean {
    if (place.node.callee.type === 'Import') return false;
    if (this.#isLibraryCall(place) || dependsOnCaller(place)) return true;
    return calleesOf(this.#evaluator, place).some((callee) => this.callsIn(callee).length > 0);
  }
}

/** Methods of texts, arrays and other plain values. */
const ofText =
  /^(replace|replaceAll|split|slice|substring|substr|trim|starts?With|ends?With|includes|indexOf|lastIndexOf|join|map|filter|forEach|reduce|some|every|find|findIndex|push|pop|shift|concat|sort|flat|flatMap|match|test|exec|char(Code)?At|codePointAt|toString|toLowerCase|toUpperCase|apply|bind|has|add|set|append|write|on|emit|then|catch|padStart|padEnd|repeat|keys|values|entries|at)$/;

/** Whether what is called is passed as an argument, or may be a method of a subclass. */
function dependsOnCaller({ node, file }: Place<CallNode>): boolean {
  const { callee } = node;
  if (callee.type === 'Identifier') return file.names.bindingOf(callee)?.kind === 'param';
  if (callee.type !== 'MemberExpression') return false;
  if (callee.object.type === 'ThisExpression' || callee.object.type === 'Super') return true;
  const isParameter = callee.object.type === 'Identifier' && file.names.bindingOf(callee.object)?.kind === 'param';
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

/** The functions of the code base that a call may call, with what `this` is in them. */
export function calleesOf(evaluator: Evaluator, call: Place<CallNode>): readonly FunctionValue[] {
  const { place, self } = directCall(evaluator, call);
  const callees = functionsOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  return self === undefined ? callees : callees.map((one) => ({ ...one, self: evaluator.evaluate(self) }));
}
