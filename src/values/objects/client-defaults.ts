import type * as t from '@babel/types';
import { changesFirst } from '../../source/names/changing-calls.ts';
import { withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { targetsOf } from '../../source/pattern.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { functionAround } from '../flow/flow.ts';
import { givenTo, partOf } from '../given.ts';
import { choiceOf, type External, type Place, type Value } from '../value.ts';

/**
 * `api.defaults.baseURL` of a client from outside the code base: what is assigned in any file, or passed at its
 * creation, or the default of the library's shared client. Undefined if that is unknown.
 */
export function defaultOf(evaluator: Evaluator, client: External, name: string, place: Place): Value | undefined {
  const places = assignedTo(evaluator, client, name, place.file);
  const given = places.map((value) => evaluator.evaluate(value));
  const isAtStart = places.some(
    ({ node, file }) => functionAround({ node, file, env: undefined }, node)?.type === 'Program',
  );
  const first = given.length > 0 && isAtStart ? undefined : madeWith(evaluator, client, name, place);
  const values = first === undefined ? given : [first, ...given];
  return values.length > 1 ? choiceOf(values, place) : values[0];
}

/** The settings at a client's creation, or those of the client that it was derived from. */
function madeWith(evaluator: Evaluator, client: External, name: string, place: Place): Value | undefined {
  const made = client.steps.at(-1);
  if (made?.kind !== 'call') return undefined;
  const [options] = argumentPlaces(made.place);
  const value = options && evaluator.evaluate(options);
  const own = value?.kind === 'object' ? evaluator.member(value, name, place) : undefined;
  if (own !== undefined && own.kind !== 'undefined') return own;
  return defaultOf(evaluator, { ...client, steps: client.steps.slice(0, -2) }, name, place);
}

/** `api.defaults.baseURL = address`: the expression for the defaults, and what is given to one of them, or to all. */
interface Assignment {
  readonly name: string | undefined;
  readonly defaults: t.Node;
  readonly value: t.Node;
}

/** The values that code assigns to a default of a client. */
export function assignedTo(evaluator: Evaluator, client: External, name: string, file: SourceFile): readonly Place[] {
  const others = isShared.test(name) ? evaluator.filesWith('defaults').filter(({ text }) => text.includes(name)) : [];
  const sign = signOf(client);
  const isOwn = (defaults: Place): boolean => {
    const value = evaluator.evaluate(defaults);
    const [holder, list] = memberIn(defaults.node);
    if (list === 'defaults' && defaults.file === file && isOfUnknown(value) && !/^base/i.test(name)) return true;
    const last = value.kind === 'external' ? value.steps.at(-1) : undefined;
    const binding = holder?.type === 'Identifier' ? defaults.file.names.bindingOf(holder) : undefined;
    // Example: `install(api)`, which does `instance.defaults.adapter = …`
    if (list === 'defaults' && binding?.kind === 'param')
      return givenTo(evaluator, binding, defaults.file).some((one) => isOf(one.value, sign));
    if (value.kind !== 'external' || last?.kind !== 'member' || last.name !== 'defaults') return false;
    return isOf({ ...value, steps: value.steps.slice(0, -1) }, sign);
  };
  const places = [...new Set([file, ...others])].flatMap((one) =>
    assignmentsIn(one).flatMap(({ name: given, defaults, value }): readonly Place[] => {
      const at = (node: t.Node): Place => ({ node, file: one, env: undefined });
      if ((given ?? name) !== name || !isOwn(at(defaults))) return [];
      return given === undefined ? partGiven(evaluator, at(value), name) : [at(value)];
    }),
  );
  return [...new Map(places.map((place) => [placeSign(place), place])).values()];
}

/** Whether a value may be that of any client: what a function does to those that a list of plugins gives it. */
function isOfUnknown(value: Value): boolean {
  return value.kind === 'unknown' || (value.kind === 'external' && value.root.kind === 'parameter');
}

function isOf(value: Value, sign: string): boolean {
  return value.kind === 'external' && signOf(value) === sign;
}

/** The part of an object that is merged into the defaults. */
function partGiven(evaluator: Evaluator, object: Place, name: string): readonly Place[] {
  const value = evaluator.member(evaluator.evaluate(object), name, object);
  return value.kind === 'undefined' ? [] : [partOf(object, name)];
}

/** The defaults for which other files are searched. */
const isShared = /^(base_?url|params|paramsSerializer|adapter|transform(Request|Response))$/i;

const known = new WeakMap<SourceFile, readonly Assignment[]>();

function assignmentsIn(file: SourceFile): readonly Assignment[] {
  const found = known.get(file) ?? readAssignments(file);
  known.set(file, found);
  return found;
}

function readAssignments(file: SourceFile): readonly Assignment[] {
  if (!file.text.includes('defaults')) return [];
  const assigned = changing
    .flatMap((type) => nodesOf(file, type))
    .flatMap((node) =>
      targetsOf(node).flatMap((target) => {
        const isPlain =
          node.type === 'AssignmentExpression' && /^(\|\||\?\?)?=$/.test(node.operator) && node.left === target;
        const [defaults, name] = memberIn(target);
        const [above, list] = memberIn(defaults);
        const value = isPlain ? node.right : node;
        // Example: `api.defaults.params.key = key`
        const within = above && list === 'params' ? [{ name: list, defaults: above, value }] : [];
        return defaults === undefined ? [] : [{ name, defaults, value }, ...within];
      }),
    );
  const called = nodesOf(file, 'CallExpression').flatMap((call) => {
    const {
      callee,
      arguments: [first, ...given],
    } = call;
    const [list, method] = memberIn(callee);
    const [defaults, name] = memberIn(list && withoutCasts(list));
    if (first !== undefined && changesFirst(file, call))
      return given.map((value) => ({ name: undefined, defaults: first, value }));
    const isAdded = defaults !== undefined && first !== undefined && /^(push|unshift)$/.test(method ?? '');
    return isAdded ? [{ name, defaults, value: first }] : [];
  });
  return [...assigned, ...called];
}

const changing = ['AssignmentExpression', 'ForOfStatement'] as const;

function memberIn(node: t.Node | undefined): readonly [t.Node, string] | readonly [] {
  if (node?.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
  return [node.object, node.property.name];
}

/** A key that is the same for every expression that evaluates to the same client. */
function signOf({ root, steps }: External): string {
  const source = root.kind === 'module' ? root.source : root.kind;
  const path = steps.map((step) => (step.kind === 'member' ? step.name : placeSign(step.place)));
  return [source, root.name, ...path].filter((word) => word !== 'default' && word !== '*').join(' ');
}

function placeSign({ node, file }: Place): string {
  return `${file.path}:${startOf(node)}`;
}
