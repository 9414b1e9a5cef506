import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isCall, isCast, isFunction, isMember, rootOf } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { functionsOfHooks } from '../on-the-way/hook-touches.ts';
import { functionsBeside } from '../on-the-way/hooks.ts';
import { isLog } from '../on-the-way/log-call.ts';
import { functionsAmong, isKeeping, isOptions } from '../on-the-way/method-use.ts';

const handing =
  /^(Object|Array|Parenthesized|Logical|Conditional|Unary|Await)Expression$|^(SpreadElement|TemplateLiteral)$/;
const ofBody = /^(method|body|data|json|payload)$/;
/** What makes a copy or a text of what it is given, and sends nothing. */
const making =
  /^(keys|values|entries|assign|freeze|fromEntries|structuredClone|stringify|String|Number|Boolean|CustomEvent|Event|createHash|hash|update|digest|join|map|flat|sort|toString|then)$/;

/** A variable of a function that has all options of a request, or what is made of them. */
interface Whole {
  readonly binding: Binding;
  readonly owner: Place<FunctionNode>;
  readonly isMade: boolean;
}

const mostWholes = 30;

/**
 * Where a function on the way, or one that gets the options from there, does more with all options of a request than pass
 * them on, so that it matters what else is in them: `history.push({ path, ...options })`, `last = options`,
 * `Object.keys(options).length`, `'body' in options`.
 */
export function optionsAside(evaluator: Evaluator, site: CallSite): Place | undefined {
  const hooks = functionsOfHooks(evaluator, site).filter(({ takes }) => takes === 'fetch');
  const beside = [...functionsBeside(evaluator, site), ...hooks.map(({ place }) => place)];
  const wholes = [...site.functions, ...beside].flatMap((owner) => wholesOf(owner));
  for (let index = 0; index < Math.min(wholes.length, mostWholes); index++) {
    const { binding, owner, isMade } = wholes[index] as Whole;
    for (const node of binding.references.filter((one) => contains(owner.node, one))) {
      const found = asideOf({ evaluator, site, owner }, node, isMade);
      if (found.aside !== undefined) return { ...owner, node: found.aside };
      const isNew = (one: Whole) => !wholes.some((other) => other.binding === one.binding);
      wholes.push(...found.wholes.filter(isNew));
    }
  }
  return undefined;
}

function wholesOf(owner: Place<FunctionNode>, position?: number, isMade = false): readonly Whole[] {
  const { file } = owner;
  const params = parametersOf(owner.node).map((param) =>
    param.type === 'RestElement' ? param.argument : withoutDefault(param),
  );
  const taken = position === undefined ? params : params.slice(position, position + 1);
  // Example: `({ timeout, ...init })`
  const all = taken.flatMap((param) => [...bindingIn(file, param), ...restIn(file, param)]);
  const own = position === undefined ? all.filter(isWhole) : all;
  return [...own, ...own.flatMap((one) => restsOf(file, one))].map((binding) => ({ binding, owner, isMade }));
}

/** Whether a parameter has all options of a request: `options`, `request`, `...given`. */
function isWhole({ identifier, declaration }: Binding): boolean {
  const isRest = 'params' in declaration && declaration.params.some((one) => isRestOf(one as t.Node, identifier));
  return isOptions(identifier) || isRest || (identifier.type === 'Identifier' && identifier.name === 'request');
}

function isRestOf(param: t.Node, id: t.Node): boolean {
  return param.type === 'RestElement' && param.argument === id;
}

function bindingIn({ names }: SourceFile, node: t.Node): readonly Binding[] {
  const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
  return binding === undefined ? [] : [binding];
}

/** What a pattern leaves of the options: `const { headers, ...rest } = options`. */
function restsOf(file: SourceFile, { references }: Binding): readonly Binding[] {
  return references.flatMap((reference) => {
    const parent = file.names.parentOf(reference);
    return parent?.type === 'VariableDeclarator' && parent.init === reference ? restIn(file, parent.id) : [];
  });
}

/** The rest of an object, if neither the method nor the body is taken out of it. */
function restIn(file: SourceFile, pattern: t.Node): readonly Binding[] {
  if (pattern.type !== 'ObjectPattern') return [];
  const rest = pattern.properties.find((one) => one.type === 'RestElement');
  const isTaken = pattern.properties.some((one) => one.type === 'ObjectProperty' && ofBody.test(keyName(one) ?? ''));
  return rest === undefined || isTaken ? [] : bindingIn(file, rest.argument);
}

/** Where something is read, and by which function. */
interface Reading {
  readonly evaluator: Evaluator;
  readonly site: CallSite;
  readonly owner: Place<FunctionNode>;
}

/** What uses options for something else than the request, and what else then has them. */
interface Found {
  readonly aside?: t.Node | undefined;
  readonly wholes: readonly Whole[];
}

/** Whether the value of an expression in a function is used for something else than the request. */
export function isUsedAside(evaluator: Evaluator, site: CallSite, { node, file, env }: Place, owner: t.Node): boolean {
  if (!isFunction(owner)) return false;
  return asideOf({ evaluator, site, owner: { node: owner as FunctionNode, file, env } }, node).aside !== undefined;
}

/** Follows an expression that has all options; with `isMade`, what is made of them, such as a text. */
function asideOf({ evaluator, site, owner }: Reading, reference: t.Node, isMade = false): Found {
  const { file, env } = owner;
  const wholes: Whole[] = [];
  const end = (aside?: t.Node): Found => ({ aside, wholes });
  let isText = isMade;
  let isHeld = false;
  for (let inner = reference; ; ) {
    const outer = file.names.parentOf(inner);
    if (outer === undefined) return end();
    if (outer.type === 'BinaryExpression') {
      const { left, operator } = outer;
      if (operator === 'in') return end(left.type === 'StringLiteral' && ofBody.test(left.value) ? outer : undefined);
      if (operator !== '+') return end();
    } else if (outer.type === 'VariableDeclarator') {
      const named = outer.init === inner && inner !== reference ? bindingIn(file, outer.id) : [];
      wholes.push(...named.map((binding) => ({ binding, owner, isMade: isText })));
      return end();
    } else if (outer.type === 'AssignmentExpression')
      return end(outer.right === inner && isElsewhere(file, outer, owner.node) ? outer : undefined);
    else if (outer.type === 'ObjectProperty') {
      if (outer.value !== inner || file.names.parentOf(outer)?.type === 'ObjectPattern') return end();
      isHeld = true;
    } else if (isCall(outer)) {
      if (isLog(outer) || isSending(site, outer)) return end();
      if (outer.callee !== inner) {
        // A set of texts only tells which were there.
        if (isTelling(file, outer) || (isKeeping(outer) && !(isText && calledName(outer) === 'add'))) return end(outer);
        const position = outer.arguments.indexOf(inner as t.Expression);
        const own = functionsAmong(evaluator.evaluate({ node: outer.callee, file, env }));
        if (own.length > 0 && !isHeld) wholes.push(...own.flatMap(({ place }) => wholesOf(place, position, isText)));
        if (own.length > 0 || !making.test(calledName(outer) ?? '')) return end();
        isText ||= !isOutside(file, outer.callee, /^(Object\.(assign|freeze)|structuredClone)$/);
      }
    } else if (isMember(outer) && outer.object === inner) {
      const name = memberName(outer) ?? '';
      if (isText && name === 'length' && !isHeld) return end(outer);
      const call = file.names.parentOf(outer);
      if (!making.test(name) || call === undefined || !isCall(call) || call.callee !== outer) return end();
      isText = true;
    } else if (!isCast(outer) && !handing.test(outer.type)) return end();
    inner = outer;
  }
}

/** Whether a call sends the request, or is one of a function on the way. */
function isSending({ through, sentBy }: CallSite, call: CallNode): boolean {
  return [sentBy, ...through].some((one) => one?.node === call);
}

/**
 * Whether something is assigned to what outlives the call: a variable outside, or a member of one, but of `this` only if it
 * is added to what was there, such as `this.total += size`.
 */
function isElsewhere({ names }: SourceFile, { left, operator }: t.AssignmentExpression, owner: FunctionNode): boolean {
  const root = rootOf(left);
  const binding = root.type === 'Identifier' ? names.bindingOf(root) : undefined;
  if (root.type === 'ThisExpression') return operator !== '=';
  return binding !== undefined && !contains(owner, binding.identifier);
}

/** Whether a callback gets something and its result is dropped: `listeners.forEach((listen) => listen(options))`. */
function isTelling({ names }: SourceFile, call: CallNode): boolean {
  const { callee } = call;
  if (callee.type !== 'Identifier' || names.bindingOf(callee)?.kind !== 'param') return false;
  const parent = names.parentOf(call);
  if (parent?.type === 'ExpressionStatement') return true;
  const around = parent?.type === 'ArrowFunctionExpression' ? names.parentOf(parent) : undefined;
  return around !== undefined && isCall(around) && isMember(around.callee) && memberName(around.callee) === 'forEach';
}
