import type * as t from '@babel/types';
import { type CallNode, isCall, isMember, rootOf } from '../../source/node-kinds.ts';
import { isDefaultOnly, keyName, memberName, parametersOf, patternPath, propertyName } from '../../source/pattern.ts';
import { holdsSuch } from '../../source/walk.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { knownText } from '../text/pieces.ts';
import { type FunctionValue, frameOf, type Place, type Value } from '../value.ts';
import { textPattern } from './client-pattern.ts';
import { decidedByStart, firstCharacter, searchIn } from './decided-call.ts';
import { isAddedTo } from './is-added-to.ts';
import { methods, unseen } from './known-methods.ts';
import { Callable, calledOutside, chosenCase, compared, joined, made, propertyOf, unary } from './known-operators.ts';

/** Returns a replacement value for an expression; undefined if the expression is to be evaluated. */
export type StandIn = (place: Place) => string | object | false | typeof absent | typeof unseen | undefined;

/** A stand-in for an expression whose value is `undefined`. */
export const absent = Symbol('absent');

const deepest = 16;

/**
 * The JavaScript value of an expression, if everything that it consists of is known; otherwise `unseen`. Supports
 * comparisons, lists, sets, tables, regular expressions, and functions of the code base.
 */
export function knownValue(evaluator: Evaluator, place: Place, standIn: StandIn = () => undefined): unknown {
  return new Reading(evaluator, standIn).value(place, 0);
}

/** One evaluation of an expression. */
class Reading {
  readonly #evaluator: Evaluator;
  readonly #standIn: StandIn;

  constructor(evaluator: Evaluator, standIn: StandIn) {
    this.#evaluator = evaluator;
    this.#standIn = standIn;
  }

  value(place: Place, depth: number): unknown {
    if (depth > deepest) return unseen;
    const { node } = place;
    const at = (inner: t.Node): unknown => this.value({ ...place, node: inner }, depth + 1);
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'RegExpLiteral':
        return textPattern(node.pattern, node.flags) ?? unseen;
      case 'Identifier':
        return this.#given(place, () => this.#named(place as Place<t.Identifier>, depth));
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.#given(place, () => this.#member(place as Place<t.MemberExpression>, depth));
      case 'ConditionalExpression': {
        const test = at(node.test);
        return test === unseen ? unseen : at(test ? node.consequent : node.alternate);
      }
      case 'LogicalExpression':
        return joined(node.operator, at(node.left), () => at(node.right));
      case 'UnaryExpression':
        return this.#searched(place, depth) ?? unary(node.operator, at(node.argument));
      case 'BinaryExpression':
        return this.#searched(place, depth) ?? compared(node.operator, at(node.left), at(node.right));
      case 'TemplateLiteral': {
        const parts = node.expressions.map(at);
        if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) return unseen;
        return node.quasis.map(({ value }, index) => `${value.cooked}${parts[index] ?? ''}`).join('');
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return new Callable({ kind: 'function', place: place as FunctionValue['place'], self: undefined });
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
        return at(node.expression);
      default:
        return isCall(node)
          ? this.#given(place, () => this.#call({ ...place, node }, depth))
          : this.#evaluated(place, depth);
    }
  }

  #given(place: Place, otherwise: () => unknown): unknown {
    const given = this.#standIn(place);
    return given === absent ? undefined : (given ?? otherwise());
  }

  #named(place: Place<t.Identifier>, depth: number): unknown {
    const { node, file, env } = place;
    if (node.name === 'undefined') return undefined;
    const binding = file.names.bindingOf(node);
    if (binding === undefined || binding.writes.length > 0) return this.#evaluated(place, depth);
    const frame = binding.kind === 'param' ? frameOf(env, binding.declaration) : undefined;
    const { declaration } = binding;
    if (frame !== undefined) {
      for (const [index, param] of parametersOf(frame.callee).entries()) {
        const path = patternPath(param, binding.identifier);
        if (path === undefined) continue;
        if (index >= frame.args.length || frame.args[index] !== undefined) {
          const given = frame.args[index];
          const whole = given === undefined ? undefined : this.value(given, depth + 1);
          return this.#along(whole, path, { file, env }, depth);
        }
      }
    }
    if (declaration.type !== 'VariableDeclarator' || declaration.init == null) return this.#evaluated(place, depth);
    const path = patternPath(declaration.id, binding.identifier);
    const seen = path && this.#along(this.value({ ...place, node: declaration.init }, depth + 1), path, place, depth);
    if (seen === unseen && this.#isAbout(place, declaration.init)) return unseen;
    return seen === unseen || path === undefined
      ? this.#evaluated(place, depth)
      : this.#unlessChanged(place, seen, depth);
  }

  /** Whether code holds an expression that has a stand-in, so that its value is not the one that the evaluator knows. */
  #isAbout(place: Place, node: t.Node): boolean {
    return holdsSuch(node, (inner) => this.#standIn({ ...place, node: inner }) !== undefined);
  }

  /** For a list or an object that other code may have changed, the evaluator's value counts. */
  #unlessChanged(place: Place<t.Identifier>, seen: unknown, depth: number): unknown {
    if (seen instanceof Set || seen instanceof Map) return isAddedTo(place) ? unseen : seen;
    const isFixed = typeof seen !== 'object' || seen === null || seen instanceof RegExp || seen instanceof Callable;
    return isFixed ? seen : this.#evaluated(place, depth);
  }

  #along(
    whole: unknown,
    path: NonNullable<ReturnType<typeof patternPath>>,
    from: Pick<Place, 'file' | 'env'>,
    depth: number,
  ): unknown {
    let value = whole;
    for (const step of path) {
      if (value === unseen || step.without !== undefined) return unseen;
      if (!isDefaultOnly(step)) value = step.name === undefined ? unseen : propertyOf(value, step.name);
      if (value === undefined && step.fallback !== undefined) {
        value = this.value({ ...from, node: step.fallback }, depth + 1);
      }
    }
    return value;
  }

  #member(place: Place<t.MemberExpression>, depth: number): unknown {
    const { object, property, computed } = place.node;
    const name = computed ? this.value({ ...place, node: property }, depth + 1) : keyName({ key: property });
    if (name === unseen || (typeof name !== 'string' && typeof name !== 'number')) return unseen;
    const holder = this.value({ ...place, node: object }, depth + 1);
    const value = holder === unseen ? unseen : propertyOf(holder, String(name));
    if (holder === unseen && name === 0) return firstCharacter(this.#evaluator, { ...place, node: object }) ?? unseen;
    return value === unseen && !computed && !this.#isAbout(place, object) ? this.#evaluated(place, depth) : value;
  }

  /** Whether something is found, in a test of its index. */
  #searched(place: Place, depth: number): boolean | undefined {
    const search = searchIn(place.node);
    const is = search && this.#call({ ...place, node: search.call }, depth, search.asked);
    return typeof is === 'boolean' ? is === search?.isWanted : undefined;
  }

  #call(place: Place<CallNode>, depth: number, asked?: string): unknown {
    const { callee } = place.node;
    const args = (): readonly unknown[] =>
      argumentPlaces(place).map((one) => (one === undefined ? unseen : this.value(one, depth + 1)));
    if (place.node.type === 'NewExpression') return made(place, args);
    if (isMember(callee)) {
      const name = asked ?? memberName(callee);
      const isTable = callee.object.type === 'Identifier' && callee.object.name === 'Object';
      const holder = isTable ? Object : this.value({ ...place, node: callee.object }, depth + 1);
      const decided = decidedByStart(this.#evaluator, { call: place, holder, name, args });
      if (decided !== undefined) return decided;
      const method = methods(holder, name);
      if (method !== undefined) return method(args().map((one) => this.#asFunction(one, depth)));
    }
    const made_ = this.#evaluator.evaluate({ ...place, node: callee });
    if (made_.kind === 'function') return this.#called(made_, argumentPlaces(place), place, depth);
    const outside = calledOutside(place.file, callee, args);
    return outside === unseen ? this.#evaluated(place, depth) : outside;
  }

  #asFunction(value: unknown, depth: number): unknown {
    if (!(value instanceof Callable)) return value;
    const { place } = value.value;
    return (...items: readonly unknown[]): unknown => {
      const { params, body } = place.node;
      if (body.type === 'BlockStatement' || params.some(({ type }) => type === 'RestElement')) return unseen;
      const isItem: StandIn = (one) => {
        const root = rootOf(one.node);
        const binding = root.type === 'Identifier' ? place.file.names.bindingOf(root) : undefined;
        if (binding === undefined || binding.declaration !== place.node) return this.#standIn(one);
        // A member of an item is nothing but that, whatever it is called.
        if (root !== one.node) return undefined;
        const index = params.findIndex((param) => patternPath(param, binding.identifier) !== undefined);
        const path = patternPath(params[index] as t.Node, binding.identifier) ?? [];
        const item = index < items.length ? this.#along(items[index], path, place, depth) : unseen;
        return item === undefined ? absent : (item as string | object);
      };
      return new Reading(this.#evaluator, isItem).value({ ...place, node: body }, depth + 1);
    };
  }

  #called(callee: FunctionValue, args: readonly (Place | undefined)[], call: Place, depth: number): unknown {
    const { node, file } = callee.place;
    if (node.generator || node.async) return unseen;
    const env = { callee: node, args, self: callee.self, outer: callee.place.env ?? call.env };
    if (node.body.type !== 'BlockStatement') return this.value({ node: node.body, file, env }, depth + 1);
    const end = this.#statements(node.body.body, { file, env }, depth + 1);
    return end === goesOn ? undefined : end;
  }

  /** The return value of a list of statements; `goesOn` if it does not return. */
  #statements(list: readonly t.Statement[], at: Pick<Place, 'file' | 'env'>, depth: number): unknown {
    for (const statement of list) {
      const end = this.#statement(statement, at, depth);
      if (end !== goesOn) return end;
    }
    return goesOn;
  }

  #statement(node: t.Statement, at: Pick<Place, 'file' | 'env'>, depth: number): unknown {
    const value = (inner: t.Node): unknown => this.value({ ...at, node: inner }, depth + 1);
    switch (node.type) {
      case 'ReturnStatement':
        return node.argument ? value(node.argument) : undefined;
      case 'BlockStatement':
        return this.#statements(node.body, at, depth);
      case 'VariableDeclaration':
        return node.declarations.every(({ id }) => id.type === 'Identifier') ? goesOn : unseen;
      case 'IfStatement': {
        const test = value(node.test);
        if (test === unseen) return unseen;
        const way = test ? node.consequent : node.alternate;
        return way ? this.#statement(way, at, depth) : goesOn;
      }
      case 'SwitchStatement': {
        const from = chosenCase(node, value);
        if (from === unseen) return unseen;
        const rest = node.cases.slice(from as number).flatMap(({ consequent }) => consequent);
        const end = rest.findIndex(({ type }) => type === 'BreakStatement');
        return this.#statements(end < 0 ? rest : rest.slice(0, end), at, depth);
      }
      default:
        return unseen;
    }
  }

  #evaluated(place: Place, depth: number): unknown {
    return this.#asKnown(this.#evaluator.evaluate(place), depth);
  }

  #asKnown(value: Value, depth: number): unknown {
    switch (value.kind) {
      case 'text':
        return knownText(value.pieces) ?? unseen;
      case 'primitive':
        return value.value;
      case 'undefined':
        return undefined;
      case 'function':
        return new Callable(value);
      case 'array': {
        const { elements } = value.place.node;
        if (elements.some((one) => one === null || one.type === 'SpreadElement')) return unseen;
        return elements.map((node) => this.value({ ...value.place, node: node as t.Node }, depth + 1));
      }
      case 'object':
        return value.writes.length > 0 ? unseen : this.#record(value.place, depth);
      case 'external': {
        const last = value.steps.at(-1);
        const isMade = last?.kind === 'new' && value.steps.length === 1 && value.root.kind === 'global';
        return isMade && last.place.node !== undefined ? this.value(last.place, depth + 1) : unseen;
      }
      default:
        return unseen;
    }
  }

  #record(place: Place<t.ObjectExpression>, depth: number): unknown {
    const record = new Map<string, unknown>();
    for (const property of place.node.properties) {
      const name = propertyName(property);
      if (name === undefined || property.type === 'SpreadElement') return unseen;
      const isValue = property.type === 'ObjectProperty';
      record.set(name, isValue ? this.value({ ...place, node: property.value }, depth + 1) : unseen);
    }
    return Object.fromEntries(record);
  }
}

const goesOn = Symbol('goes on');
