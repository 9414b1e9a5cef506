import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { operandsOf } from '../../source/operand.ts';
import { memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { Callable } from '../../values/methods/known-operators.ts';
import { absent, knownValue, type StandIn } from '../../values/methods/known-value.ts';
import { type Environment, type FunctionNode, frameIn, type Place } from '../../values/value.ts';
import { type CallSite, type MethodChange, passedBy } from '../call-site.ts';
import { storedValues } from '../response/flow/stored.ts';
import { isBodyGiven } from '../texts/body-given.ts';
import { keptAs } from '../texts/kept-value.ts';
import { isUsedAside } from '../texts/options-aside.ts';
import { functionsOfHooks } from './hook-touches.ts';
import { functionsBeside } from './hooks.ts';
import { isOnlyShown, onlyLogs } from './log-call.ts';
import { carrierOf, chosenBlock, effectOf, formsOfChange, type MethodTest, parametersSet } from './method-effects.ts';
import { carriesOptions, functionsAmong, isArgumentCount, isConstant, isDeclaring, useOfMethod } from './method-use.ts';

const mostFunctions = 40;

/**
 * The tests with another result for the new method: in the functions that a request goes through, in those that they
 * call, and in the interceptors of its client. Tests for logs only do not count.
 */
export function methodTests(site: CallSite, evaluator: Evaluator, change: MethodChange): readonly MethodTest[] {
  if (passedBy(site).length === 0) return [];
  return new MethodReading(site, evaluator, change, 'method').tests();
}

/** The tests with another result for a call that passes a body, if it passed none before. */
export function bodyTests(site: CallSite, evaluator: Evaluator, change: MethodChange): readonly MethodTest[] {
  if (change.from !== 'GET' || passedBy(site).length === 0) return [];
  return new MethodReading(site, evaluator, change, 'body').tests();
}

const methodName = /^(http_?)?(method|verb)$/i;

/** The call by which a function receives what it does, and the function that makes it. */
interface Called {
  readonly by: { readonly call: Place; readonly owner: t.Node };
}

/** The analysis of the code around one request. */
class MethodReading {
  readonly #site: CallSite;
  readonly #evaluator: Evaluator;
  readonly #change: MethodChange;
  /** What is looked for: it is only given in one of the two requests, or differs between them. */
  readonly #subject: 'method' | 'body';
  readonly #bindings = new Set<Binding>();
  readonly #derived = new Set<Binding>();
  /** The members that hold it, or a longer text: `key` of `this.key = method + path`. */
  readonly #members = new Map<string | undefined, 'whole' | 'part'>();
  readonly #found = new Map<t.Node, MethodTest>();
  /** Functions all of whose calls are known to have the same result for both methods. */
  readonly #settled = new Set<t.Node>();
  /** The interceptors of the client with what they call, and whether they get the method in lower case, as axios gives it. */
  readonly #interceptors: Map<t.Node, boolean>;
  /** The hooks that run after the request is sent. */
  readonly #later: ReadonlySet<t.Node>;
  /** The hooks that get the request. */
  readonly hooks: ReadonlySet<t.Node>;
  readonly #functions: Place<FunctionNode>[];
  /** What the functions that others call receive, and by which calls. */
  readonly frames = new Map<t.Node, readonly (Environment & Called)[]>();
  readonly #followed = new Set<t.Node>();

  constructor(site: CallSite, evaluator: Evaluator, change: MethodChange, subject: 'method' | 'body') {
    this.#subject = subject;
    this.#site = site;
    this.#evaluator = evaluator;
    this.#change = change;
    const hooks = functionsOfHooks(evaluator, site);
    const intercepting = hooks.filter(({ name }) => /^(interceptors\.|adapter$)/.test(name));
    const isLower = site.adapter !== 'angular';
    this.#interceptors = new Map(intercepting.map(({ place }) => [place.node, isLower]));
    this.#later = new Set(hooks.flatMap(({ takes, place }) => (/^(response|failure)$/.test(takes) ? place.node : [])));
    this.hooks = new Set(hooks.flatMap(({ takes, place }) => (/^(request|fetch)$/.test(takes) ? place.node : [])));
    this.#functions = [...site.functions, ...functionsBeside(evaluator, site), ...hooks.map(({ place }) => place)];
  }

  tests(): readonly MethodTest[] {
    let count = 0;
    for (let index = 0; index < Math.min(this.#functions.length, mostFunctions); index++) {
      for (; count < this.#functions.length; count++) this.#withCallees(this.#functions[count] as Place<FunctionNode>);
      const place = this.#functions[index] as Place<FunctionNode>;
      this.#look({ ...place, env: this.#frameOf(place) });
    }
    const { node, file } = this.#site;
    const around = node.type === 'ObjectExpression' ? undefined : functionAround({ node, file, env: undefined }, node);
    if (around !== undefined && isFunction(around)) this.#look({ node: around, file, env: undefined });
    return [...this.#found.values()].filter(({ owner }) => owner === undefined || !this.#settled.has(owner));
  }

  #frameOf({ node, env }: Place): Place['env'] {
    return frameIn(this.#site, node) ?? env;
  }

  /** Adds the functions of the code base that a function calls, for the object that the request goes through. */
  #withCallees(whole: Place<FunctionNode>): void {
    const at = { file: whole.file, env: this.#frameOf(whole) };
    walk(whole.node.body, (inner) => {
      if (!isCall(inner) || this.#functions.length >= mostFunctions || inner.callee.type === 'Import') return;
      for (const { place, self } of functionsAmong(this.#evaluator.evaluate({ ...at, node: inner.callee }))) {
        const by = { call: { ...at, node: inner }, owner: whole.node };
        const frame = { callee: place.node, args: argumentPlaces(by.call), self, outer: place.env, by };
        this.frames.set(place.node, [...(this.frames.get(place.node) ?? []), frame]);
        const isLower = this.#interceptors.get(whole.node);
        if (isLower !== undefined) this.#interceptors.set(place.node, isLower);
        if (!this.#functions.some((one) => one.node === place.node)) this.#functions.push(place);
      }
    });
  }

  #look(place: Place): void {
    const { file, env } = place;
    const isOnTheWay = this.#functions.some(({ node }) => node === place.node);
    walk(place.node, (node) => {
      if (node.type !== 'Identifier' && !isMember(node)) return;
      const parent = file.names.parentOf(node);
      if (parent !== undefined && isCall(parent) && parent.callee === node) return;
      const at = { node, file, env };
      const isIt = isOnTheWay ? this.#isMethod(at) : this.#givenAs(at) !== undefined;
      if (isIt && !isDeclaring(parent, node)) this.#follow(at, place.node);
    });
  }

  #follow(at: Place, owner: t.Node): void {
    const use = useOfMethod(this.#evaluator, at, { mayBeHeld: true });
    // Example: `hit = cache.get(method + url)`, which is what was stored for the new method
    if (use.kind === 'named' && !storedValues(at.file, use.binding.identifier)?.length)
      this.#derive(use.binding, { ...at, node: owner });
    if (use.kind === 'named' && use.looked !== undefined) this.#lookUp(use.looked, use.binding, owner);
    if (use.kind === 'value' && use.isReturned && !this.#isReceived(owner)) this.#followResult(owner);
    const isAside = (node: t.Node) => isUsedAside(this.#evaluator, this.#site, { ...at, node }, owner);
    const ofBody = this.#subject === 'body' && isAside(at.node) ? 'value' : undefined;
    const carrier = this.#subject === 'body' ? ofBody : carrierOf(at.file, at.node);
    const kept = carrier === undefined && this.#subject === 'method' ? keptAs(this.#evaluator, at) : [];
    for (const { name, isPart } of kept) this.#members.set(name, isPart ? 'part' : 'whole');
    if (use.kind === 'value' && (carrier !== undefined || kept.length > 0))
      this.#found.set(at.node, { place: at, owner: undefined, isKnown: true, decides: 'nothing', carrier, kept });
    const known = use.kind === 'test' ? this.#compare(use.test, use.controls) : undefined;
    for (const [{ place }, position] of use.given) {
      if (known?.isKnown) this.#settled.add(place.node);
      else this.#pass(place, position);
    }
    if (use.kind !== 'test' || known === undefined || known.isSame || use.controls.every(onlyLogs)) return;
    if ((use.isHeld && !known.isKnown) || this.#site.functions.some(({ node }) => use.controls.includes(node.body)))
      return;
    const isSending = this.#subject === 'method' && this.#isReceived(owner);
    const effect = known.isLacking ? 'headers' : effectOf(use.test.file, use.controls, isSending);
    // Example: `return { ...error.response, data: [] }`
    const isOther = this.#later.has(owner) || isAside(at.file.names.parentOf(use.test.node) as t.Node);
    const decides = effect === 'body' && isOther ? 'other' : effect;
    const isCount = isArgumentCount(at.file, at.node);
    if (this.#subject === 'body' && carriesOptions(at.node, use.controls, decides)) return;
    const names = decides === 'url' ? parametersSet(use.controls) : undefined;
    const ofTest = { place: use.test, owner: owner as FunctionNode, isKnown: known.isKnown } as const;
    const asked = { ...ofTest, decides: isCount ? 'other' : decides } as const;
    this.#found.set(use.test.node, names === undefined ? asked : { ...asked, names });
  }

  /** What a function returns is followed from where the code on the way calls it: `isRead(options) || writes++`. */
  #followResult(owner: t.Node): void {
    for (const { by } of this.frames.get(owner) ?? []) {
      if (this.#followed.has(by.call.node)) continue;
      this.#followed.add(by.call.node);
      this.#follow(by.call, by.owner);
    }
  }

  /** What a table has for the method, or not for the new one, and more than a log uses: `const limit = limits[method]`. */
  #lookUp(looked: Place, { references }: Binding, owner: t.Node): void {
    const holder = looked.file.names.parentOf(looked.node);
    const { isKnown, isSame, isLacking } = this.#compare(looked, holder ? [holder] : []);
    if (!isKnown || isSame || references.every((one) => isOnlyShown(looked.file, one))) return;
    const decides = isLacking ? 'headers' : 'other';
    this.#found.set(looked.node, { place: looked, owner: owner as FunctionNode, isKnown, decides });
  }

  /** A variable derived from the method is looked for under its own name. */
  #derive(binding: Binding, { file, env, node: owner }: Place): void {
    if (this.#bindings.has(binding)) return;
    this.#bindings.add(binding);
    this.#derived.add(binding);
    for (const node of binding.references) if (node.type === 'Identifier') this.#follow({ node, file, env }, owner);
  }

  #pass({ node, file }: Place<FunctionNode>, position: number): void {
    const target = withoutDefault(parametersOf(node)[position]);
    const binding = target?.type === 'Identifier' ? file.names.bindingOf(target) : undefined;
    if (binding === undefined || this.#bindings.has(binding)) return;
    this.#bindings.add(binding);
    if (this.#functions.some((one) => one.node === node)) this.#look({ node, file, env: undefined });
    else this.#functions.push({ node, file, env: undefined });
  }

  /** The results of a test for the two methods. `isLacking`: a table has no entry for the new one. */
  #compare(test: Place, controls: readonly t.Node[]): Record<'isKnown' | 'isSame' | 'isLacking', boolean> {
    const [before, after] = this.#values(test).map((values) =>
      values.map((value) => this.#outcome(test, controls, value)),
    ) as [unknown[], unknown[]];
    const isKnown = [...before, ...after].every((one) => one !== unseen);
    if (!isKnown && this.#isSameInParts(test)) return { isKnown: true, isSame: true, isLacking: false };
    const isSame = isKnown && [...before, ...after].every((one) => one === before[0]);
    return { isKnown, isSame, isLacking: isKnown && !isSame && after.every((one) => one === undefined) };
  }

  /** Whether no operand of a test changes: `isDryRun && method !== 'GET'`, for two methods that write. */
  #isSameInParts(test: Place): boolean {
    const parts = operandsOf(test.node).map((node) => ({ ...test, node }));
    const isAsking = (part: Place) => holdsSuch(part.node, (node) => isCall(node) || this.#isPassed({ ...part, node }));
    return parts.length > 1 && parts.filter(isAsking).every((part) => this.#compare(part, []).isSame);
  }

  /** What a test may be about, for the two requests. */
  #values(test: Place): readonly (readonly (string | object | typeof absent)[])[] {
    if (this.#subject === 'body') return [[absent], [{}, '{}']];
    const around = functionAround(test, test.node);
    return formsOfChange(this.#site, this.#change, around && this.#interceptors.get(around));
  }

  #outcome(test: Place, controls: readonly t.Node[], given: string | object | typeof absent): unknown {
    // Example: `method === PUT`, where the constant stays what it is
    const isPassed = holdsSuch(test.node, (node) => this.#isPassed({ ...test, node }));
    const standIn: StandIn = (place) => {
      if (!this.#isMethod(place) || (isPassed && isConstant(place))) return undefined;
      if (given === absent && typeof knownValue(this.#evaluator, place) === 'string') return undefined;
      if (this.#givenAs(place) !== 'part') return given;
      // Example: `this.key`, a longer text; that of `keyOf(method, path)` is read with the other method
      return isMember(place.node) ? unseen : undefined;
    };
    const value = (node: t.Node): unknown => knownValue(this.#evaluator, { ...test, node }, standIn);
    const parent = test.file.names.parentOf(test.node);
    if (parent?.type === 'SwitchStatement') return chosenBlock(parent, value);
    const result = value(test.node);
    if (result === unseen) return unseen;
    const isTaken = controls[0] === parent;
    if (!isTaken) return Boolean(result);
    if (result instanceof Callable) return result.value.place.node;
    return typeof result === 'object' && result !== null ? JSON.stringify(result) : result;
  }

  /** Whether an expression is the method of the request: by the position of its text, or by its name. */
  #isMethod(place: Place): boolean {
    const { node, file } = place;
    if (this.#givenAs(place) !== undefined) return true;
    if (this.#subject === 'body') return isBodyGiven(this.#evaluator, this.#site, place, this);
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    const { declaration } = binding ?? {};
    const isTaken = declaration?.type === 'VariableDeclarator' && declaration.id.type === 'ObjectPattern';
    if (!isMember(node) && binding?.kind !== 'param' && !isTaken) return false;
    const name = isMember(node) ? memberName(node) : binding?.name;
    return methodName.test(name ?? '') && !this.#isAnother(place);
  }

  /** Whether a function is one that the request goes through. */
  #isReceived(owner: t.Node | undefined): boolean {
    return this.#site.functions.some((one) => one.node === owner);
  }

  /** Whether an expression is the text of the method, or a longer one that begins with it. */
  #givenAs({ node, file, env }: Place): 'whole' | 'part' | undefined {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    if (binding !== undefined && this.#bindings.has(binding))
      return binding.kind === 'param' && !this.#derived.has(binding) ? 'whole' : undefined;
    if (this.#subject === 'body') return undefined;
    if (isMember(node) && this.#members.has(memberName(node))) return this.#members.get(memberName(node));
    const isHeld = binding?.kind === 'param' || binding?.declaration.type === 'VariableDeclarator';
    if (node.type === 'Identifier' && !isHeld) return undefined;
    const value = this.#evaluator.evaluate({ node, file, env });
    const [piece, ...more] = value.kind === 'text' ? value.pieces : [];
    const at = piece?.kind === 'text' ? piece.at : undefined;
    const isIt = this.#site.methods.texts.some((one) => one.at?.file === at?.file && one.at?.start === at?.start);
    return at === undefined || !isIt ? undefined : more.length > 0 ? 'part' : 'whole';
  }

  /** Whether an expression is what the call passes, or derived from it, and not a constant: `method`, `options.method`. */
  #isPassed(place: Place): boolean {
    const { node, file } = place;
    if (isConstant(place)) return false;
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    return (binding !== undefined && this.#bindings.has(binding)) || this.#isMethod(place);
  }

  /** Whether something that is named like a method is known to be something else. */
  #isAnother(place: Place): boolean {
    const value = knownValue(this.#evaluator, place);
    return typeof value === 'string' && value.toUpperCase() !== this.#change.from;
  }
}
