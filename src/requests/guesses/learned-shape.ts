import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { stringified } from '../call-parts.ts';
import { type CallShape, type ClientShape, verbOf } from './call-shape.ts';
import { CallsBeside } from './calls-beside.ts';

const header = /^(authorization|accept|accept-\w+|content-type|user-agent|cookie|referer|x-[\w-]+)$/i;
const option =
  /^(headers?|params|query|searchParams|timeout|signal|responseType|credentials|method|body|data|json|auth|withCredentials)$/;

/** The part of a request that an argument after the URL is, judged by how it is written. */
function partOf(
  file: SourceFile,
  node: t.Node,
  takesBody: boolean,
): 'headers' | 'options' | 'body' | 'text' | undefined {
  if (stringified({ node, file, env: undefined }) !== undefined) return 'text';
  const literal = objectLiteral(node);
  const name = nameOf(node);
  if (/headers?$/i.test(name) || literal?.properties.some((one) => isHeader(one))) return 'headers';
  const keys = literal?.properties.flatMap((one) => (one.type === 'SpreadElement' ? [] : (keyName(one) ?? []))) ?? [];
  if (/^(opts?|options|init|config)$/i.test(name) || keys.some((key) => option.test(key))) return 'options';
  return takesBody && (literal !== undefined || /^(body|data|payload|json|dto|changes|patch)$/i.test(name))
    ? 'body'
    : undefined;
}

function isHeader(property: t.ObjectExpression['properties'][number]): boolean {
  if (property.type === 'SpreadElement') return /headers?$/i.test(nameOf(property.argument));
  return header.test(keyName(property) ?? '');
}

/** The last name of an expression: `headers` of `this.headers`, `authHeaders` of `authHeaders()`. */
function nameOf(node: t.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'AwaitExpression') return nameOf(node.argument);
  if (isMember(node)) return nameOf(node.property);
  return '';
}

/** Where one call has the parts of its request; undefined if the purpose of an argument is unclear. */
function shapeOf(file: SourceFile, node: CallNode, takesBody: boolean): CallShape | undefined {
  const shape: { -readonly [key in keyof CallShape]: CallShape[key] } = { url: 0 };
  for (const [index, argument] of node.arguments.entries()) {
    if (index === 0) continue;
    const part = partOf(file, argument, takesBody && shape.body === undefined);
    if (part === undefined) return undefined;
    const role = part === 'text' ? 'body' : part;
    if (shape[role] !== undefined) return undefined;
    shape[role] = index;
    if (part === 'text') shape.isText = true;
  }
  return shape;
}

/**
 * The calls of an unknown client as the code base writes them: the one in question, and those with a body near it, the
 * first one of each method that shows all positions.
 */
export function learnedShape(evaluator: Evaluator, place: Place<CallNode>): ClientShape {
  const { node, file } = place;
  const { callee } = node;
  if (!isMember(callee)) return {};
  const member = nameOf(callee.property);
  const verb = verbOf(member);
  const own = verb && shapeOf(file, node, isBodied(verb));
  const others = new CallsBeside(evaluator, place).members((other) => verbOf(other) !== undefined);
  const found = new Map<string, CallShape>();
  for (const one of others) {
    const shape = shapeOf(one.file, one.node, isBodied(verbOf(one.name)));
    const isNew = shape !== undefined && !found.has(one.name);
    if (isNew && (!isBodied(verbOf(one.name)) || shape.body !== undefined)) found.set(one.name, shape);
  }
  if (own) found.set(member, own);
  return Object.fromEntries(found);
}

function isBodied(verb: string | undefined): boolean {
  return verb === 'POST' || verb === 'PUT' || verb === 'PATCH';
}
