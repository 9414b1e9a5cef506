import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { calledName, callsByName } from '../../source/nodes.ts';
import { keyName, memberName, objectLiteral } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { stringified } from '../call-parts.ts';
import type { MissingClient } from '../missing-fact.ts';
import { evidentKind } from '../response/shape/evident-kind.ts';
import { type CallShape, verbOf } from './call-shape.ts';
import { pathOf } from './stated-client.ts';

type Part = 'url' | 'method' | 'headers' | 'body' | 'query' | 'options';
type Observed = { -readonly [key in keyof CallShape]?: CallShape[key] };

const namedParts: readonly (readonly [RegExp, Part])[] = [
  [/^(?:https?_?)?headers?$/i, 'headers'],
  [/^(?:query|params|search|searchParams|qs|parameters)$/i, 'query'],
  [/^(?:body|data|payload|json|content)$/i, 'body'],
  [/^(?:http_?)?(?:method|verb)$/i, 'method'],
];
const verb = /^(?:get|post|put|patch|delete|head)$/i;

/** What a person would have to say about the callee of a call; undefined if it has no name. */
export function missingClient(evaluator: Evaluator, place: Place<CallNode>): MissingClient | undefined {
  const { callee } = place.node;
  const isMethod = isMember(callee);
  const member = isMethod ? memberName(callee) : '';
  const name = pathOf(isMethod ? callee.object : callee);
  if (name === undefined || member === undefined) return undefined;
  if (/^(?:function|class)$/.test(evaluator.evaluate({ ...place, node: callee }).kind)) return undefined;
  // Example: `useSWR(key, fetcher)`, where the function of the code base sends the request
  const isSentBelow = place.node.arguments.some((node) => evaluator.evaluate({ ...place, node }).kind === 'function');
  if (isSentBelow) return undefined;
  const shape = observedShape(evaluator, place, member);
  if (shape.url === undefined) return undefined;
  return { about: 'client', name, member, shape: { ...shape, url: shape.url }, responds: shownResult(place) };
}

/** Where the calls of the same callee in a file have the parts of a request, judged by their arguments. */
function observedShape(evaluator: Evaluator, { node, file, env }: Place<CallNode>, member: string): Observed {
  const shape: Observed = {};
  const written = file.textOf(node.callee);
  const beside = callsByName(file).get(calledName(node) ?? '') ?? [];
  for (const call of [node, ...beside.filter((one) => one !== node && file.textOf(one.callee) === written)]) {
    const args = argumentPlaces({ node: call, file, env: call === node ? env : undefined });
    let isBehindMethod = /^P(?:OST|UT|ATCH)$/.test(verbOf(member) ?? '');
    for (const [index, argument] of args.entries()) {
      if (argument === undefined) break;
      const part = partOf(evaluator, argument, index, shape, isBehindMethod);
      if (part === 'method') isBehindMethod = true;
      if (part !== undefined && part !== 'options') shape[part] ??= index;
      if (part === 'body' && stringified(argument) !== undefined) shape.isText = true;
    }
  }
  // Example: a function that only passes on the address that it is given
  const isUrlFirst =
    shape.url === undefined && node.arguments[0] !== undefined && objectLiteral(node.arguments[0]) === undefined;
  return isUrlFirst ? { ...shape, url: 0 } : shape;
}

/** The part of a request that an argument is. Notes the names of the parts that an object has. */
function partOf(
  evaluator: Evaluator,
  argument: Place,
  index: number,
  shape: Observed,
  isBehindMethod: boolean,
): Part | undefined {
  const { node } = argument;
  const literal = objectLiteral(node);
  if (literal !== undefined) {
    const parts = partsIn(evaluator, { ...argument, node: literal }, shape.url === undefined);
    if (parts.length === 0) return isBehindMethod ? 'body' : shape.url === undefined ? undefined : 'query';
    for (const [part, name] of parts) shape[part] ??= name;
    if (index > 0) shape.options ??= index;
    return 'options';
  }
  const text = evaluator.text(argument);
  const known = knownText(text);
  if (known !== undefined && verb.test(known)) return 'method';
  if (shape.url === undefined && text.some((piece) => piece.kind === 'text' && piece.text.includes('/'))) return 'url';
  if (stringified(argument) !== undefined) return 'body';
  const name = nameOf(node);
  if (/headers?$/i.test(name)) return 'headers';
  if (typeof shape.url !== 'number' || known !== undefined) return undefined;
  const named = namedParts.find(([names]) => names.test(name))?.[1];
  return named ?? (isBehindMethod ? 'body' : undefined);
}

type NamedPart = Exclude<Part, 'options'>;

/** The parts of a request among the properties of an object, by their names and values. */
function partsIn(evaluator: Evaluator, { node, ...at }: Place<t.ObjectExpression>, takesUrl: boolean) {
  return node.properties.flatMap((property): [NamedPart, string][] => {
    const name = property.type === 'ObjectProperty' ? keyName(property) : undefined;
    if (property.type !== 'ObjectProperty' || name === undefined) return [];
    const text = evaluator.text({ ...at, node: property.value });
    const known = knownText(text);
    if (known !== undefined && verb.test(known)) return [['method', name]];
    if (takesUrl && text.some((piece) => piece.kind === 'text' && piece.text.includes('/'))) return [['url', name]];
    // Example: `json: true`, which says how the body is read
    if (property.value.type === 'BooleanLiteral') return [];
    const part = namedParts.find(([names]) => names.test(name))?.[1];
    return part === undefined || part === 'options' ? [] : [[part, name]];
  });
}

function nameOf(node: t.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return isMember(node) ? nameOf(node.property) : '';
}

/** How the configuration names what a call returns. */
const words: Readonly<Record<string, CallShape['responds']>> = {
  response: 'response',
  data: 'data',
  body: 'json',
  text: 'text',
};

/** What the code does with the result of a call, which tells a response from a body. */
function shownResult(place: Place<CallNode>): MissingClient['responds'] {
  const evident = evidentKind(place)?.value;
  if (evident !== undefined && Object.hasOwn(words, evident)) return words[evident];
  const { file } = place;
  const { names } = file;
  const reads = readsOf(place);
  const isParsed = reads.some(({ node }) => {
    const parent = node && names.parentOf(node);
    return parent?.type === 'CallExpression' && isOutside(file, parent.callee, 'JSON.parse');
  });
  const isBody = reads.some(({ name }) => name === 'body');
  if (isBody && !isParsed) return 'body';
  return reads.some(({ name }) => /^(?:status|statusCode|ok|body|headers)$/.test(name)) ? 'response' : undefined;
}

/** The members that are read from the result of a call, with the expressions that read them. */
function readsOf({ node, file }: Place<CallNode>): readonly { readonly name: string; readonly node?: t.Node }[] {
  const { names } = file;
  const parent = names.parentOf(node);
  const holder = parent?.type === 'AwaitExpression' ? names.parentOf(parent) : parent;
  const then = isMember(parent) && nameOf(parent) === 'then' ? names.parentOf(parent) : undefined;
  const callback = then?.type === 'CallExpression' ? then.arguments[0] : undefined;
  const isFunction = callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression';
  if (isMember(holder) && holder.object === parent) return [{ name: nameOf(holder), node: holder }];
  const id = holder?.type === 'VariableDeclarator' ? holder.id : isFunction ? callback.params[0] : undefined;
  if (id?.type === 'ObjectPattern')
    return id.properties.flatMap((one) => (one.type === 'ObjectProperty' ? [{ name: keyName(one) ?? '' }] : []));
  const uses = id?.type === 'Identifier' ? (names.bindingOf(id)?.references ?? []) : [];
  return uses.flatMap((use) => {
    const read = names.parentOf(use);
    return isMember(read) && read.object === use ? [{ name: nameOf(read), node: read }] : [];
  });
}
