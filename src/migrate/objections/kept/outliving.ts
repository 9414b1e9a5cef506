import type * as t from '@babel/types';
import { isLog, isOnlyShown } from '../../../requests/on-the-way/log-call.ts';
import { functionsOf } from '../../../requests/wrappers/sending.ts';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside } from '../../../source/names/outside-name.ts';
import { type AnyMember, type CallNode, isCall, isFunction, isMember, rootOf } from '../../../source/node-kinds.ts';
import { isDefaultOnly, loopOf, memberName, parametersOf, patternPath, targetsOf } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { functionAround } from '../../../values/flow/flow.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { heldIn } from './looks.ts';

/** Where something is put that outlives the call of a function. */
export interface Kept {
  /** The assignment or the call that puts it there. */
  readonly place: Place;
  /** What holds it from then on; undefined if the code in sight does not show it: `target.dispatchEvent(event)`. */
  readonly store: Place | undefined;
  /** Whether nothing was made of the value before. */
  readonly isPlain: boolean;
}

/** A value, and the names of those of its members that matter; all of it if there are none. */
interface Part {
  readonly place: Place;
  readonly names?: ReadonlySet<string> | undefined;
  /** Whether it is made of the value that was given at first. */
  readonly isMade: boolean;
}

type Members = Omit<Part, 'place'>;

const deepest = 4;

/** Follows values that functions get, and what is made of them, to where it outlives the call. */
export class Outliving {
  readonly #evaluator: Evaluator;
  /** The functions that lead to the request, whose results are not made of what they get. */
  readonly #between: ReadonlySet<t.Node>;
  /** The functions that it goes through. */
  readonly inside: { readonly node: t.Node; readonly file: SourceFile }[];
  readonly found: Kept[] = [];
  readonly #seen = new Set<Binding>();
  #depth = 0;

  constructor(evaluator: Evaluator, functions: readonly Place<FunctionNode>[]) {
    this.#evaluator = evaluator;
    this.inside = [...functions];
    this.#between = new Set(functions.map(({ node }) => node));
  }

  /** Follows a name, as a parameter or variable of a function. */
  follow(binding: Binding, file: SourceFile, part: Members = whole): void {
    if (this.#seen.has(binding)) return;
    this.#seen.add(binding);
    for (const node of binding.references) this.#use(node, file, part);
  }

  /** Follows the names that a pattern gives to the parts of a value. */
  followPattern(pattern: t.Node | null | undefined, file: SourceFile, { names, isMade }: Members): void {
    if (!pattern) return;
    walk(pattern, (node) => {
      const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
      if (binding === undefined || binding.identifier !== node) return;
      const path = patternPath(pattern, binding.identifier)?.filter((one) => !isDefaultOnly(one));
      const [step] = path ?? [];
      const rest = names && step?.without && new Set([...names].filter((name) => !step.without?.includes(name)));
      if (step === undefined) this.follow(binding, file, { names, isMade });
      else if (rest === undefined ? isMeant(step.name, names) : rest.size > 0)
        this.follow(binding, file, { names: rest, isMade: true });
    });
  }

  /** Follows one use of a value. */
  #use(node: t.Node, file: SourceFile, part: Members): void {
    const parent = file.names.parentOf(node);
    if (parent === undefined || isOnlyShown(file, node) || isLog(parent)) return;
    const made = { names: part.names, isMade: true };
    if (isMember(parent)) {
      if (parent.object !== node) this.#asKey(parent, file, part);
      else if (isMeant(memberName(parent), part.names) || isOfAll(parent, file)) this.#use(parent, file, all);
    } else if (isCall(parent)) this.#inCall(parent, node, file, part);
    else if (parent.type === 'VariableDeclarator') {
      if (parent.init === node) this.followPattern(parent.id, file, part);
    } else if (parent.type === 'AssignmentExpression') {
      if (parent.right === node) this.#assigned(parent, file, part);
    } else if (parent.type === 'ForOfStatement' || parent.type === 'ForInStatement') {
      if (parent.right === node && parent.left.type === 'VariableDeclaration')
        this.followPattern(parent.left.declarations[0]?.id, file, all);
    } else if (parent.type === 'IfStatement') {
      if (parent.test === node) this.#decided(parent, file);
    } else if (cast.test(parent.type)) this.#use(parent, file, part);
    else if (carrying.test(parent.type) && !isName(parent, node))
      this.#use(parent, file, copied.test(parent.type) ? made : all);
  }

  /** `counts[name]++` and `state[path] = list`, where the name decides what changes. */
  #asKey(member: AnyMember, file: SourceFile, { isMade }: Members): void {
    let changed: t.Node = member;
    let parent = file.names.parentOf(changed);
    while (parent !== undefined && isMember(parent) && parent.object === changed) {
      changed = parent;
      parent = file.names.parentOf(changed);
    }
    if (parent === undefined || !member.computed) return;
    const isAdded = isCall(parent) && isMember(changed) && adding.test(memberName(changed) ?? '');
    if (isAdded || targetsOf(parent).includes(changed)) this.#keep(parent, member.object, file, !isMade);
  }

  #assigned(assignment: t.AssignmentExpression, file: SourceFile, { names, isMade }: Members): void {
    const { left } = assignment;
    const root = rootOf(left);
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    if (binding === undefined || !this.#isInside(binding, file)) {
      if (!isOfOwnRequest(file, left)) this.#keep(assignment, left, file, !isMade);
    } else if (left === root) this.follow(binding, file, { names, isMade: true });
    // Example: `entry.path = path`, before the entry is stored
    else if (binding.kind !== 'param') this.follow(binding, file, all);
  }

  /** What a test of the value decides: `if (query.genre) genre = query.genre` */
  #decided({ consequent, alternate }: t.IfStatement, file: SourceFile): void {
    for (const branch of alternate ? [consequent, alternate] : [consequent])
      walk(branch, (node) => {
        for (const target of targetsOf(node)) if (!isOfOwnRequest(file, target)) this.#keep(node, target, file, false);
        return !isFunction(node);
      });
  }

  #inCall(call: CallNode, node: t.Node, file: SourceFile, part: Members): void {
    if (call.callee === node) {
      // Example: `Object.entries(query).forEach(([name, value]) => told(name, value))`
      for (const one of call.arguments)
        if (isFunction(one)) for (const param of (one as t.Function).params) this.followPattern(param, file, all);
      this.#use(call, file, all);
      return;
    }
    const position = call.arguments.indexOf(node as t.Expression);
    const [first] = call.arguments;
    if (isOutside(file, call.callee, 'Object.assign') && position > 0) {
      if (first !== undefined) this.#keep(call, first, file, false);
      this.#use(call, file, { ...part, isMade: true });
    } else if (isOutside(file, call.callee, copying)) this.#use(call, file, { ...part, isMade: true });
    else if (call.type === 'NewExpression' || isOutside(file, call.callee, making)) this.#use(call, file, all);
    else this.#passed(call, position, file, part);
  }

  /** A value that is passed to a function or a method. */
  #passed(call: CallNode, position: number, file: SourceFile, part: Members): void {
    const { callee } = call;
    const functions = functionsOf(this.#evaluator.evaluate({ node: callee, file, env: undefined }));
    for (const { place } of functions) {
      if (this.#depth >= deepest) return;
      if (!this.inside.some((one) => one.node === place.node)) this.inside.push(place);
      this.#depth++;
      this.followPattern(parametersOf<t.Node>(place.node)[position], place.file, part);
      this.#depth--;
    }
    if (functions.length > 0) {
      // Example: `state = reduce(state, { path })`
      if (!functions.some(({ place }) => this.#between.has(place.node))) this.#use(call, file, all);
      return;
    }
    const name = isMember(callee) ? memberName(callee) : callee.type === 'Identifier' ? callee.name : undefined;
    const state = stateSetBy(file, callee);
    if (state !== undefined) this.#keep(call, state, file, false);
    else if (isMember(callee) && adding.test(name ?? ''))
      this.#keep(call, callee.object, file, !part.isMade && position === 0 && /^(add|set)$/.test(name ?? ''));
    else if (telling.test(name ?? '') || this.#isListener(callee, file))
      this.found.push({ place: { node: call, file, env: undefined }, store: undefined, isPlain: false });
  }

  /** `for (const listener of listeners) listener(path)` and `listeners.forEach((listener) => listener(path))` */
  #isListener(callee: t.Node, file: SourceFile): boolean {
    const binding = callee.type === 'Identifier' ? file.names.bindingOf(callee) : undefined;
    if (binding === undefined || !this.#isInside(binding, file)) return false;
    const loop = loopOf(file.names, binding.declaration);
    const call = binding.kind === 'param' ? file.names.parentOf(binding.declaration) : undefined;
    const isEach = call?.type === 'CallExpression' && isMember(call.callee) && memberName(call.callee) === 'forEach';
    const list = loop?.right ?? (isEach && isMember(call.callee) ? call.callee.object : undefined);
    return list !== undefined && this.#isOuter(list, file);
  }

  #isInside({ identifier }: Binding, file: SourceFile): boolean {
    return this.inside.some((one) => one.file === file && contains(one.node, identifier));
  }

  /** Whether something is there before the functions are called, and after them. */
  #isOuter(node: t.Node, file: SourceFile): boolean {
    const root = rootOf(node);
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    const held = binding && this.#isInside(binding, file) ? heldIn(binding) : undefined;
    if (held !== undefined) return this.#isOuter(held.node, file);
    return root.type === 'ThisExpression' || (binding !== undefined && !this.#isInside(binding, file));
  }

  #keep(node: t.Node, store: t.Node, file: SourceFile, isPlain: boolean): void {
    if (!this.#isOuter(store, file)) return;
    const at = { file, env: undefined };
    this.found.push({ place: { ...at, node }, store: { ...at, node: store }, isPlain });
  }
}

const whole: Members = { isMade: false };
const all: Members = { isMade: true };

function isMeant(name: string | undefined, names: ReadonlySet<string> | undefined): boolean {
  return names === undefined ? !ofOther.test(name ?? '') : name === undefined || names.has(name);
}

/** Whether a method of a query is called: `query.forEach(…)` */
function isOfAll(member: AnyMember, { names }: SourceFile): boolean {
  const call = names.parentOf(member);
  const isCalled = call !== undefined && isCall(call) && call.callee === member;
  return isCalled && /^(forEach|entries|keys|values|toString|get|getAll|has)$/.test(memberName(member) ?? '');
}

/** Whether a node is the name of a property in an object. */
function isName(parent: t.Node, node: t.Node): boolean {
  return parent.type === 'ObjectProperty' && parent.key === node && parent.value !== node && !parent.computed;
}

/** Parts of a request that stay as they are. */
const ofOther = /^(origin|host|hostname|port|protocol|method|headers|body|signal|length|size)$/;
const copied = /^(SpreadElement|ObjectExpression)$/;
const cast = /^(TS\w+|Parenthesized)Expression$/;
/** What holds, or is made of, the values in it. */
const carrying =
  /^(TemplateLiteral|BinaryExpression|LogicalExpression|ConditionalExpression|UnaryExpression|AwaitExpression|ObjectExpression|ObjectProperty|ArrayExpression|SpreadElement)$/;
/** Functions of the language whose result is a copy of what they get, and those that make something else of it. */
const copying = /^(Object\.(fromEntries|freeze)|structuredClone)$/;
const making =
  /^(Object\.(keys|values|entries)|JSON\.(stringify|parse)|String|Array\.from|(en|de)codeURI(Component)?)$/;
const adding = /^(push|unshift|add|set|append|splice|enqueue|fill)$/;
/** Methods and functions that tell other code something. */
const telling =
  /^(emit|dispatch|dispatchEvent|postMessage|publish|broadcast|notify|trigger|commit|setItem|setState|addBreadcrumb|track)$/;

/** Whether a member of `this` is a part of an object that is one request: it is set as the object is made, or in a chain of calls. */
function isOfOwnRequest(file: SourceFile, member: t.Node): boolean {
  if (rootOf(member).type !== 'ThisExpression') return false;
  const method = functionAround({ file, node: member, env: undefined }, member);
  if (method?.type === 'ClassMethod' && method.kind === 'constructor') return true;
  let isChained = false;
  if (method !== undefined)
    walk(method, (node) => {
      isChained ||= node.type === 'ReturnStatement' && node.argument?.type === 'ThisExpression';
    });
  return isChained;
}

/** The state that a function sets: `last` for `setLast` of `const [last, setLast] = useState()`. */
function stateSetBy(file: SourceFile, callee: t.Node): t.Node | undefined {
  const binding = callee.type === 'Identifier' ? file.names.bindingOf(callee) : undefined;
  const { declaration } = binding ?? {};
  if (declaration?.type !== 'VariableDeclarator' || declaration.id.type !== 'ArrayPattern') return undefined;
  const [state, set] = declaration.id.elements;
  return state?.type === 'Identifier' && set === binding?.identifier ? state : undefined;
}
