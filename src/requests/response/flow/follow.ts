import type * as t from '@babel/types';
import { isOutside, outsideName } from '../../../source/names/outside-name.ts';
import { isCast, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { decoderReferenceType, decoderType } from '../decoder-type.ts';
import { decodedText, scheduledShape } from '../host.ts';
import { pageType } from '../page-type.ts';
import { passedShape } from '../shape/returned-shape.ts';
import { isForTexts } from '../shape/revived.ts';
import { allOf, awaited, joinedShape, memberShape, promiseOf, type Shape, shapeName } from '../shape/shape.ts';
import { type AnyCall, inlineFunction, isCallOf, isEmpty, shortText } from '../shape/syntax.ts';
import { bodyAt, bodyObservableAt, bodyPromiseAt, isLogged } from './body.ts';
import { verdictAt } from './branches.ts';
import { followMember } from './follow-member.ts';
import { followReturn } from './follow-return.ts';
import { copies, isComparedWithList, isRejection, looksForList, looksOnly, settledWith } from './outcomes.ts';
import { bindPattern } from './patterns.ts';
import type { Trace } from './trace.ts';

/** Follows the value of an expression to its uses. */
export function follow(trace: Trace, node: t.Node, shape: Shape): undefined {
  if (shape.is === 'body') return bodyAt(trace, node);
  if (shape.is === 'promise' && shape.of.is === 'body') return bodyPromiseAt(trace, node);
  if (shape.is === 'observable' && shape.of.is === 'body') return bodyObservableAt(trace, node);
  const parent = trace.parentOf(node);
  if (parent === undefined) return;
  if (isCast(parent)) {
    if ('typeAnnotation' in parent) trace.typeEdits.push(...pageType(trace, parent.typeAnnotation as t.Node, shape));
    return trace.follow(parent, shape);
  }
  if (isMember(parent) && parent.object === node) return followMember(trace, parent, shape);
  if (isCallOf(parent) && parent.callee !== node) return followArgument(trace, parent, node, shape);
  if (!passesOn(trace, parent, node, shape)) followStatement(trace, parent, node, shape);
}

/** Expressions that pass the value on, or only test its presence. */
function passesOn(trace: Trace, parent: t.Node, node: t.Node, shape: Shape): boolean {
  switch (parent.type) {
    case 'AwaitExpression':
      trace.follow(parent, awaited(shape));
      return true;
    case 'SequenceExpression':
      if (parent.expressions.at(-1) === node) trace.follow(parent, shape);
      return true;
    case 'ConditionalExpression': {
      if (decodedText(trace.file, parent) !== undefined) {
        trace.follow(parent, { is: 'body' });
        return true;
      }
      const other = node === parent.consequent ? parent.alternate : parent.consequent;
      if (parent.test !== node) followIfAlone(trace, parent, other, shape);
      return true;
    }
    case 'LogicalExpression':
      if (parent.operator === '&&') {
        if (parent.right === node) trace.follow(parent, shape);
      } else followIfAlone(trace, parent, parent.left === node ? parent.right : parent.left, shape);
      return true;
    case 'BinaryExpression':
      return shape.is !== 'elements' && !(shape.is === 'text' && isComparedWithList(parent));
    default:
      return (
        /^UnaryExpression$|^(If|While|DoWhile|Expression|Switch)Statement$/.test(parent.type) && shape.is !== 'elements'
      );
  }
}

/** `Promise.resolve()`, `Promise.resolve(null)` */
function resolvesNothing(file: SourceFile, node: t.Node): boolean {
  const inner = withoutCasts(node);
  if (!isCallOf(inner) || !isOutside(file, inner.callee, 'Promise.resolve')) return false;
  const [given] = inner.arguments;
  return given === undefined || given.type === 'NullLiteral' || isOutside(file, given, 'undefined');
}

/** Follows a value with an alternative if the alternative is empty. */
function followIfAlone(trace: Trace, choice: t.Node, other: t.Node, shape: Shape): undefined {
  const isNothing = isRejection(trace.file, other) || resolvesNothing(trace.file, other);
  if (isEmpty(other) || isNothing || contains(other, trace.call)) return trace.follow(choice, shape);
  // Example: `JSON.parse(response.data ?? '[]')`
  if (shape.is === 'text' && other.type === 'StringLiteral' && other.value === '[]') {
    const { quote } = trace.file.style;
    const text = quote === '"' ? '\'{"content":[]}\'' : `${quote}{"content":[]}${quote}`;
    trace.edits.push({ start: startOf(other), end: endOf(other), text });
    return trace.follow(choice, shape);
  }
  trace.refuse(
    'mixed-value',
    other,
    `${shapeName(shape)} may be replaced by \`${shortText(trace.file, other)}\`; read \`content\` by hand`,
  );
}

function followStatement(trace: Trace, parent: t.Node, node: t.Node, shape: Shape): undefined {
  const name = shapeName(shape);
  switch (parent.type) {
    case 'ExpressionStatement':
      return;
    case 'VariableDeclarator':
      return bindPattern(trace, parent.id, shape);
    case 'AssignmentExpression':
      bindPattern(trace, parent.left, shape);
      if (trace.parentOf(parent)?.type !== 'ExpressionStatement') trace.follow(parent, shape);
      return;
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
      return followReturn(trace, node, shape);
    case 'ArrayExpression':
      return followElement(trace, parent, node, shape);
    case 'ForOfStatement':
      return followLoop(trace, parent, node, shape);
    case 'YieldExpression':
      return trace.refuse('yielded', parent, `${name} is yielded; yield its \`content\` instead`);
    case 'ObjectProperty': {
      const object = trace.parentOf(parent);
      const at = keyName(parent);
      if (parent.value === node && at !== undefined && object && joins(trace.file, trace.parentOf(object), object))
        return trace.follow(object, { is: 'elements', of: shape, at });
      return stored(trace, parent, shape);
    }
    case 'ClassProperty':
    case 'ClassPrivateProperty':
      return stored(trace, parent, shape);
    default:
      return trace.refuse(
        'not-followed',
        parent,
        `${name} is used in \`${shortText(trace.file, parent)}\`; read its \`content\` there`,
      );
  }
}

function stored(
  trace: Trace,
  holder: t.ObjectProperty | t.ClassProperty | t.ClassPrivateProperty,
  shape: Shape,
): undefined {
  const where = shortText(trace.file, holder.key);
  trace.refuse('stored', holder, `${shapeName(shape)} is stored in \`${where}\`; read its \`content\` there`);
}

/** Functions that wait for every value of an object, and pass on an object of what they gave. */
const joinsObservables = /^(rxjs\.)?(forkJoin|combineLatest)$/;
const joinsPromises = /^((RSVP|rsvp)\.)?hash$|^\$q\.all$/;

/** `forkJoin({ tags: tags$ })` */
function joins(file: SourceFile, call: t.Node | undefined, object: t.Node): boolean {
  if (!isCallOf(call) || call.arguments[0] !== object) return false;
  const name = outsideName(file, call.callee) ?? injectedName(file, call.callee) ?? '';
  return joinsObservables.test(name) || joinsPromises.test(name);
}

/** `$q.all`: what AngularJS passes for a parameter of this name. */
function injectedName(file: SourceFile, callee: t.Node): string | undefined {
  const object = isMember(callee) && callee.object.type === 'Identifier' ? callee.object : undefined;
  const isInjected = object?.name === '$q' && file.names.bindingOf(object)?.kind === 'param';
  return isInjected && isMember(callee) ? `$q.${memberName(callee)}` : undefined;
}

function followElement(trace: Trace, list: t.ArrayExpression, node: t.Node, shape: Shape): undefined {
  const index = list.elements.indexOf(node as t.Expression);
  const isKnown = list.elements.slice(0, index).every((element) => element?.type !== 'SpreadElement');
  if (isKnown) return trace.follow(list, { is: 'elements', of: shape, at: index });
  trace.refuse(
    'not-followed',
    list,
    `${shapeName(shape)} is in a list at an unknown position; read its \`content\` by hand`,
  );
}

function followLoop(trace: Trace, loop: t.ForOfStatement, node: t.Node, shape: Shape): undefined {
  const [declared] = loop.left.type === 'VariableDeclaration' ? loop.left.declarations : [];
  if (declared?.id.type === 'Identifier' && looksAt(trace, declared.id, shape)) return;
  if (loop.right !== node || shape.is !== 'elements' || shape.at !== undefined) {
    return trace.refuse('not-followed', loop, `${shapeName(shape)} is looped over; read its \`content\` by hand`);
  }
  const target = loop.left.type === 'VariableDeclaration' ? loop.left.declarations[0]?.id : loop.left;
  if (target !== undefined) bindPattern(trace, target, loop.await ? awaited(shape.of) : shape.of);
}

/** Functions that decode JSON. */
const decodes = /^(JSON|JSON5|json5|JSONbig|json-bigint)\.parse$|^destr$/;

/** The result of well-known functions for one of their arguments. */
function resultShape(callee: string, shape: Shape): Shape | undefined {
  if (decodes.test(callee)) return shape.is === 'text' ? { is: 'body' } : undefined;
  if (callee === 'Promise.resolve') return promiseOf(awaited(shape));
  if (joinsObservables.test(callee)) return joinedShape(shape);
  if (joinsPromises.test(callee) || /^(Promise|axios)\.all(Settled)?$/.test(callee))
    return allOf(shape, callee.endsWith('Settled'));
  if (/^(firstValueFrom|lastValueFrom)$/.test(callee))
    return shape.is === 'observable' ? promiseOf(shape.of) : undefined;
  if (callee === 'from')
    return shape.is === 'promise' || shape.is === 'chain' ? { is: 'observable', of: awaited(shape) } : undefined;
  return undefined;
}

/** Follows `f(x)`: through well-known functions, and functions of the code base whose result is known. */
function followArgument(trace: Trace, call: AnyCall, node: t.Node, shape: Shape): undefined {
  const callee = outsideName(trace.file, call.callee) ?? injectedName(trace.file, call.callee);
  const outer = trace.parentOf(call);
  // Example: `typeof raw === 'string' ? JSON.parse(raw) : raw`
  if (shape.is === 'text' && outer !== undefined && decodedText(trace.file, outer) === node)
    return trace.follow(outer, { is: 'body' });
  const [, reviver] = call.arguments;
  if (shape.is === 'text' && decodes.test(callee ?? '') && reviver !== undefined && !isForTexts(reviver))
    return trace.refuse(
      'not-followed',
      call,
      `\`${shortText(trace.file, reviver)}\` is also called for the page; read its \`content\` by hand`,
    );
  const known =
    scheduledShape(call, shape) ??
    (callee !== undefined && call.arguments[0] === node ? resultShape(callee, shape) : undefined) ??
    (shape.is === 'elements' && settledWith(trace.evaluator, trace.at(call))?.length === 1 ? shape.of : undefined);
  if (known !== undefined) return trace.follow(call, known);
  if (isLogged(trace, node) || callee === 'Boolean') return;
  const given = passedThrough(trace, call.callee, call.arguments.indexOf(node as t.Expression), shape);
  if (given === 'harmless') return;
  if (given !== undefined) {
    decoderType(trace, call, given);
    return trace.follow(call, given);
  }
  trace.refuse(
    /^Promise\.(race|any)$/.test(callee ?? '') ? 'mixed-value' : 'response-passed',
    call,
    `${shapeName(shape)} is passed to \`${shortText(trace.file, call.callee)}\`; read its \`content\` there`,
  );
}

/** Follows a value into a callback: a function written there, or `JSON.parse`; a name is not followed. */
export function callback(
  trace: Trace,
  given: t.Node | undefined,
  index: number,
  shape: Shape,
  consumer: t.Node,
): undefined {
  if (given === undefined || isEmpty(given)) return;
  const fn = given.type === 'ObjectMethod' ? given : inlineFunction(given);
  if (fn === undefined) {
    const [inner] = given.type === 'CallExpression' ? given.arguments : [];
    if (
      shape.is === 'elements' &&
      given.type === 'CallExpression' &&
      isOutside(trace.file, given.callee, /^(axios\.)?spread$/)
    ) {
      return trace.callback(inner, Number(shape.at ?? 0), shape.of, consumer);
    }
    const passed = isThen(consumer) ? passedThrough(trace, given, index, shape) : undefined;
    if (passed === 'harmless') return;
    if (passed !== undefined) {
      decoderReferenceType(trace, given, passed);
      return trace.follow(consumer, promiseOf(awaited(passed)));
    }
    return trace.refuse(
      'named-callback',
      consumer,
      `${shapeName(shape)} is passed to \`${shortText(trace.file, given)}\`; read its \`content\` there`,
    );
  }
  const param = fn.params[index];
  if (param?.type === 'RestElement')
    return trace.refuse(
      'not-followed',
      param,
      `${shapeName(shape)} is passed as a rest parameter; read its \`content\` there`,
    );
  if (param !== undefined) bindPattern(trace, param, shape);
}

function isThen(node: t.Node): boolean {
  return isCallOf(node) && isMember(node.callee) && memberName(node.callee) === 'then';
}

/** The result of a function of the code base for an argument; `harmless` if it only reads its status. */
function passedThrough(trace: Trace, callee: t.Node, index: number, shape: Shape): Shape | 'harmless' | undefined {
  const value = trace.evaluator.evaluate(trace.at(callee));
  if (value.kind !== 'function' || copies(value.place, index)) return undefined;
  if (shape.is === 'text' && looksForList(value.place, index)) return undefined;
  return (
    passedShape(trace.evaluator, value, index, shape) ?? (looksOnly(value.place, index, shape) ? 'harmless' : undefined)
  );
}

/** Whether a variable for each of several responses is only read for its status. */
function looksAt(trace: Trace, identifier: t.Identifier, shape: Shape): boolean {
  const binding = trace.file.names.bindingOf(identifier);
  if (binding === undefined || shape.is !== 'elements' || shape.at === undefined) return false;
  trace.hold(binding);
  return binding.references.every((use) => {
    const parent = trace.parentOf(use);
    const isLook = isMember(parent) && memberShape(shape.of, memberName(parent)) === 'harmless';
    return isLook || verdictAt(trace, use, trace.parentOf(binding.declaration)) === 'failed';
  });
}
