import type * as t from '@babel/types';
import { withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { functionAround } from '../flow.ts';
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

/** `api.defaults.baseURL = address`: the client and the assigned default. */
interface Assignment {
  readonly name: string;
  readonly client: Place;
  readonly value: Place;
}

/** The values that code assigns to a default of a client. */
export function assignedTo(evaluator: Evaluator, client: External, name: string, file: SourceFile): readonly Place[] {
  const files = new Set([file, ...(isShared.test(name) ? evaluator.filesWith(`defaults.${name}`) : [])]);
  const assignments = [...files].flatMap(assignmentsIn).filter((one) => one.name === name);
  const sign = signOf(client);
  const own = assignments.filter((one) => {
    const value = evaluator.evaluate(one.client);
    return value.kind === 'external' && signOf(value) === sign;
  });
  return [...new Map(own.map(({ value }) => [placeSign(value), value])).values()];
}

/** The defaults for which other files are searched. */
const isShared = /^(base_?url|params|paramsSerializer|transform(Request|Response))$/i;

function assignmentsIn(file: SourceFile): readonly Assignment[] {
  const at = (node: t.Node): Place => ({ node, file, env: undefined });
  const assigned = nodesOf(file, 'AssignmentExpression').flatMap(({ left, right, operator }) => {
    const [holder] = memberIn(left);
    const found = /^(\|\||\?\?)?=$/.test(operator) ? (defaultIn(left) ?? onlyPart(defaultIn(holder))) : undefined;
    return found === undefined ? [] : [{ name: found.name, client: at(found.client), value: at(right) }];
  });
  const pushed = nodesOf(file, 'CallExpression').flatMap(({ callee, arguments: [given] }) => {
    const [list, name] = memberIn(callee);
    const found = list && /^(push|unshift)$/.test(name ?? '') ? defaultIn(withoutCasts(list)) : undefined;
    return found === undefined || given === undefined
      ? []
      : [{ name: found.name, client: at(found.client), value: at(given) }];
  });
  return [...assigned, ...pushed];
}

/** `api.defaults.params`: the name, and the client. */
function defaultIn(node: t.Node | undefined): { readonly name: string; readonly client: t.Node } | undefined {
  const [options, name] = memberIn(node);
  const [client, defaults] = memberIn(options);
  return client !== undefined && name !== undefined && defaults === 'defaults' ? { name, client } : undefined;
}

/** Example: `api.defaults.params.key = key` */
function onlyPart(found: ReturnType<typeof defaultIn>): ReturnType<typeof defaultIn> {
  return found?.name === 'params' ? found : undefined;
}

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
