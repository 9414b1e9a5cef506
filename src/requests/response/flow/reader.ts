import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside } from '../../../source/names/outside-name.ts';
import { type CallNode, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { memberName, parametersOf } from '../../../source/pattern.ts';
import { argumentPlaces, directCall } from '../../../values/direct-call.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { isReachable } from '../../../values/flow/reachable.ts';
import { truthOf } from '../../../values/flow/truth.ts';
import type { External, FunctionNode, Place } from '../../../values/value.ts';
import { calleesOf, functionsOf } from '../../wrappers/sending.ts';
import { parsingSchema } from '../caller-schema.ts';
import { decodedText, scheduledShape } from '../host.ts';
import { objectShape } from '../shape/held-object.ts';
import { readBeside, readInTarget } from '../shape/kept-beside.ts';
import { effectOf } from '../shape/operators.ts';
import {
  awaited,
  commonShape,
  hasStatus,
  isSame,
  memberShape,
  methodShape,
  type ObservableShape,
  promiseOf,
  type Shape,
} from '../shape/shape.ts';
import { inlineFunction, isEmpty, mayEndEmpty, returnsOf } from '../shape/syntax.ts';
import { eventShape, requestShape } from './events.ts';
import { dataOfFailure, insteadOf, Replaced } from './failure.ts';
import {
  alongPattern,
  builtInShape,
  isAfterFailure,
  isForOtherTypes,
  isSink,
  neverGives,
  nothingOf,
  runsGiven,
  type Sink,
  setShapes,
  settledWith,
  sinkShape,
  wrapPromise,
} from './outcomes.ts';
import { fulfilledWith, linksOf, respondedWith } from './resolved.ts';
import { isCached, isPutBack, storedShape, storedValues, valuesOf } from './stored.ts';

const deepest = 60;

/** Determines the shapes of expressions in functions, starting from their request. */
export class Reader {
  readonly replaced = new Replaced();
  /** Where a function between the request and the call reads the response itself. */
  read: string | undefined;
  /** The schema of the caller that the response is parsed with. */
  schema: External | undefined;
  readonly #evaluator: Evaluator;
  readonly #sink: Sink | undefined;
  readonly #params = new Map<Binding, Shape>();
  readonly #open = new Set<t.Node>();
  readonly #asked: t.Node | undefined;
  #depth = 0;
  /** How often evaluation came back to an expression in progress. */
  #circles = 0;

  constructor(evaluator: Evaluator, sink: Sink | undefined, asked?: t.Node) {
    this.#evaluator = evaluator;
    this.#sink = sink;
    this.#asked = asked;
  }

  shapeOf(place: Place): Shape | undefined {
    const { node } = place;
    if (this.#depth > deepest) return undefined;
    if (this.#open.has(node)) return void this.#circles++;
    this.#open.add(node);
    this.#depth++;
    const shape =
      eventShape(place, this.#sink) ??
      this.#shapeOf({ ...place, node: withoutCasts(node) }) ??
      storedShape(place.file, withoutCasts(node), (inner) => this.shapeOf({ ...place, node: inner }));
    this.#depth--;
    this.#open.delete(node);
    return shape;
  }

  #shapeOf(place: Place): Shape | undefined {
    const { node } = place;
    const at = (inner: t.Node) => this.shapeOf({ ...place, node: inner });
    switch (node.type) {
      case 'AwaitExpression': {
        const inner = at(node.argument);
        return inner && awaited(inner);
      }
      case 'Identifier':
        return this.#nameShape({ ...place, node });
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const object = at(node.object);
        const member = object && memberShape(object, memberName(node));
        return typeof member === 'string' ? undefined : member;
      }
      case 'CallExpression':
      case 'OptionalCallExpression':
      case 'NewExpression':
        return this.#callShape({ ...place, node });
      case 'ConditionalExpression': {
        const text = decodedText(place.file, node);
        if (text !== undefined) return at(text)?.is === 'text' ? { is: 'body' } : undefined;
        const holds = truthOf(this.#evaluator, { ...place, node: node.test });
        if (holds !== undefined) return at(holds ? node.consequent : node.alternate);
        return this.#either(place, [node.consequent, node.alternate]);
      }
      case 'LogicalExpression':
        return node.operator === '&&' ? at(node.right) : this.#either(place, [node.left, node.right]);
      case 'ObjectExpression':
        return objectShape(node, at);
      case 'AssignmentExpression': {
        const shape = at(node.right);
        if (shape !== undefined) this.read ??= readInTarget(this.#evaluator, { ...place, node: node.left }, shape);
        return shape;
      }
      default:
        return undefined;
    }
  }

  #nameShape({ node, ...rest }: Place<t.Identifier>): Shape | undefined {
    const binding = rest.file.names.bindingOf(node);
    const shape =
      binding && (this.#params.get(binding) ?? this.#variableShape(binding, rest) ?? this.#fulfilled(binding, rest));
    if (shape !== undefined && this.read === undefined)
      this.read = readBeside(this.#evaluator, { ...rest, node }, shape);
    return shape;
  }

  #fulfilled(binding: Binding, place: Omit<Place, 'node'>): Shape | undefined {
    const found = fulfilledWith(place.file, binding);
    const shape = found && this.shapeOf({ ...place, node: found.promise });
    return shape && alongPattern(found.param, binding.identifier, awaited(shape));
  }

  #variableShape(binding: Binding, place: Omit<Place, 'node'>): Shape | undefined {
    const links: string[] = [];
    const shapes = valuesOf(binding)?.flatMap((source) => {
      const before = this.#circles;
      const shape = this.shapeOf({ ...place, node: source });
      // Example: `let hit = cache.get(key)`, where `cache.set(key, hit)` follows what is asked for
      const isOwn = shape === undefined && this.#circles > before && storedValues(place.file, source) !== undefined;
      const link = shape === undefined ? linksOf(place.file, binding, source) : [];
      links.push(...link);
      return isOwn || link.length > 0 ? [] : [shape];
    });
    const first = shapes && commonShape(shapes);
    if (first === undefined || !links.every((name) => methodShape(first, name) === first)) return undefined;
    return alongPattern((binding.declaration as t.VariableDeclarator).id, binding.identifier, first);
  }

  /** One of several values. Empty ones are recorded; those for failed requests must not return anything else. */
  #either(place: Place, nodes: readonly t.Node[]): Shape | undefined {
    const shapeOf = (node: t.Node) => this.shapeOf({ ...place, node });
    const shapes = nodes.flatMap((node) => {
      if (isEmpty(node)) return [];
      const before = this.#circles;
      const shape = shapeOf(node);
      const isSkipped =
        isForOtherTypes(this.#evaluator, { ...place, node }, shape) ||
        (shape === undefined && (this.#circles > before || neverGives(this.#evaluator, { ...place, node })));
      return isSkipped ? [] : [{ node, shape }];
    });
    const isBefore = (node: t.Node) => !isAfterFailure(this.#evaluator, { ...place, node }, shapeOf);
    const known = (shapes.find(({ node, shape }) => shape && isBefore(node)) ?? shapes.find(({ shape }) => shape))
      ?.shape;
    if (known === undefined) return undefined;
    for (const node of nodes.filter(isEmpty)) {
      const isList = this.replaced.isEarly && withoutCasts(node).type === 'ArrayExpression';
      this.replaced.note(isList ? '[]' : nothingOf(place.file, node));
    }
    const isKept = (node: t.Node) => isCached(place, node) || isPutBack(place.file, node, known, shapeOf);
    const other = shapes.find(({ node, shape }) => {
      if (shape !== undefined) return !isSame(awaited(shape), awaited(known)) && !isKept(node);
      return !isKept(node) && !this.replaced.note(dataOfFailure(this.#evaluator, { ...place, node }, known));
    });
    if (other !== undefined) this.replaced.mix({ ...place, node: other.node });
    return known;
  }

  #callShape(place: Place<CallNode>): Shape | undefined {
    const { node } = place;
    if (this.#sink !== undefined && isSink(this.#evaluator, place, this.#sink)) return sinkShape(this.#sink.kind);
    const settled = settledWith(this.#evaluator, place);
    if (settled !== undefined) return wrapPromise(this.#either(place, settled));
    if (node.type === 'NewExpression') return requestShape(place);
    const first: t.Node | undefined = node.arguments[0];
    const given = first && (() => this.shapeOf({ ...place, node: first }));
    const request = /request$/.test(this.#sink?.kind.value ?? '') ? given?.() : undefined;
    if (request?.is === 'request' || request?.is === 'platform-request') return scheduledShape(node, request);
    const builtIn = given && builtInShape(place, first as t.Node, given);
    if (builtIn !== undefined) return builtIn;
    const run = node.arguments.find((argument) => inlineFunction(argument) !== undefined);
    if (run !== undefined && runsGiven(this.#evaluator, place))
      return wrapPromise(this.functionShape({ ...place, node: inlineFunction(run) as FunctionNode }, []));
    return this.#memberCallShape(place) ?? this.#parsedShape(place) ?? this.#ownCallShape(place);
  }

  /** `schema.parse(body)`, for a schema that the caller gives. */
  #parsedShape(place: Place<CallNode>): Shape | undefined {
    const parsing = parsingSchema(this.#evaluator, place);
    const shape = parsing && this.shapeOf({ ...place, node: place.node.arguments[0] as t.Node });
    if (shape?.is !== 'body') return undefined;
    this.schema = parsing?.schema;
    return parsing?.isSafe ? { is: 'elements', at: 'data', of: shape } : shape;
  }

  /** `x.then(f)`, `x.json()` and similar, for an `x` that leads to the body. */
  #memberCallShape(place: Place<CallNode>): Shape | undefined {
    const { callee } = place.node;
    if (!isMember(callee)) return undefined;
    const name = memberName(callee);
    const object = this.shapeOf({ ...place, node: callee.object });
    // Example: `tail.then(() => fetch(url))`, where the promise before it leads to no response
    if (object === undefined && name === 'then') return wrapPromise(this.#callbackShape(place, undefined));
    if (object === undefined || name === undefined) return undefined;
    if (name === 'catch' || name === 'then')
      this.#noteFailure(place, place.node.arguments[name === 'catch' ? 0 : 1], object);
    if (name === 'catch' || name === 'finally') return promiseOf(awaited(object));
    if (name === 'then') return wrapPromise(this.#callbackShape(place, awaited(object)));
    if (name === 'pipe' && object.is === 'observable') return this.#pipeShape(place, object);
    return methodShape(object, name);
  }

  /** What the callback for a failure returns instead of the response of a shape. */
  #noteFailure(place: Place, given: t.Node | undefined, shape: Shape): undefined {
    if (given === undefined) return;
    const { nothing, other } = insteadOf(this.#evaluator, { ...place, node: given }, (one) => {
      const own = this.shapeOf(one);
      return own !== undefined && isSame(awaited(own), awaited(shape));
    });
    this.replaced.note(nothing, hasStatus(awaited(shape)));
    if (other !== undefined) this.replaced.mix(other);
  }

  #callbackShape(place: Place<CallNode>, given: Shape | undefined): Shape | undefined {
    const [argument] = place.node.arguments;
    if (argument === undefined) return given;
    if (isOutside(place.file, argument, 'JSON.parse')) return given?.is === 'text' ? { is: 'body' } : undefined;
    const inline = inlineFunction(argument);
    if (inline !== undefined) return this.functionShape({ ...place, node: inline }, [given]);
    const called = functionsOf(this.#evaluator.evaluate({ ...place, node: argument }));
    return commonShape(called.map((one) => this.functionShape(one.place, [given])));
  }

  /** The values after the operators of a `pipe`; undefined if one of these is not known. */
  #pipeShape(place: Place<CallNode>, observable: ObservableShape): Shape | undefined {
    let of: Shape | undefined = observable.of;
    for (const argument of place.node.arguments) {
      if (argument.type !== 'CallExpression' || argument.callee.type !== 'Identifier') return undefined;
      if (argument.callee.name === 'catchError') this.#noteFailure(place, argument.arguments[0], observable);
      const effect = effectOf(argument.callee.name);
      if (effect === undefined) return undefined;
      if (effect === 'replaces') of = of && this.#callbackShape({ ...place, node: argument }, of);
    }
    return of && { is: 'observable', of: awaited(of) };
  }

  /** Enters a function of the code base with its arguments. Requests in those of the first call are others than its own. */
  #ownCallShape(place: Place<CallNode>): Shape | undefined {
    const args = argumentPlaces(directCall(this.#evaluator, place).place);
    const beside = place.node === this.#asked ? new Reader(this.#evaluator, this.#sink) : undefined;
    const isOther = beside !== undefined && !args.some((arg) => arg && beside.shapeOf(arg));
    const shapes = isOther ? [] : args.map((arg) => arg && this.shapeOf(arg));
    const found: (Shape | undefined)[] = [];
    for (const callee of calleesOf(this.#evaluator, place)) {
      const env = this.#evaluator.enter(callee.place, args, callee.self, callee.place.env ?? place.env);
      const shape = this.functionShape({ ...callee.place, env }, shapes, respondedWith(place.node, callee.place));
      if (shape !== undefined && !shapes.some(Boolean)) return shape;
      found.push(shape);
    }
    return commonShape(found);
  }

  /** The result of a function whose parameters have some shapes; `responded`: what it gives to a function instead. */
  functionShape(place: Place<FunctionNode>, given: readonly (Shape | undefined)[], responded?: readonly t.Node[]) {
    const { node, file } = place;
    if (node.generator) return undefined;
    if (this.#open.has(node)) return void this.#circles++;
    const params = parametersOf(node);
    for (const [index, shape] of given.entries()) {
      const param = params[index];
      if (shape !== undefined && param !== undefined) setShapes(this.#params, file, param, shape);
    }
    this.#open.add(node);
    const isThere = (one: t.Node) => isReachable(this.#evaluator, { ...place, node: one }, node);
    const shape = this.#either({ ...place, file }, (responded ?? returnsOf(node)).filter(isThere));
    if (shape !== undefined && responded === undefined && mayEndEmpty(node)) this.replaced.note('undefined');
    this.#open.delete(node);
    return node.async || responded ? wrapPromise(shape) : shape;
  }
}
