import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { withoutCasts } from '../../source/node-kinds.ts';
import { declaredWith, keyName, objectLiteral } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { returnsOf } from '../../values/returns.ts';
import { namedPaging } from '../conditions/named-paging.ts';
import { appendedInLoop } from './appended-in-loop.ts';
import { type BuiltQuery, guardWithoutElse, isUse, movable } from './built-query.ts';
import { objectParameters } from './object-query.ts';
import { noParameter, plainName, type QueryParameter } from './query-parameter.ts';

/** The consecutive calls that set parameters of an immutable query, and the value that the first is called on. */
interface Chain {
  readonly root: t.Node;
  readonly links: readonly t.CallExpression[];
}

const notFollowed = refuse('query-unknown', "can't follow how the `HttpParams` are built; change the call by hand");

/**
 * Reads an `HttpParams` of Angular: a chain of calls in place, or a variable that is extended statement by statement.
 * Undefined for any other expression; refuses if a part of it is unknown.
 */
export function readHttpParams(site: CallSite, node: t.Node): BuiltQuery | Refusal | undefined {
  const { root, links } = chainOf(node);
  if (root.type !== 'Identifier') return readMade(site, { root, links }, node);
  const binding = site.file.names.bindingOf(root);
  const { declaration } = binding ?? {};
  const init = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  const start = init ? readMade(site, chainOf(init), init) : undefined;
  if (binding === undefined || start === undefined || 'refused' in start) return start;
  const targets = binding.references.filter((reference) => !isUse(site, reference));
  const later = targets.map((reference) => writtenBy(site, reference, binding));
  const own = links.map((link) => parametersOf(site, link));
  const parts = [...later, ...own];
  if (parts.includes(undefined) || targets.length < binding.writes.length) return notFollowed;
  const parameters = movable(site, [...start.parameters, ...parts.flatMap((one) => one ?? [])]);
  return parameters === undefined ? notFollowed : { ...start, parameters };
}

/** Whether an expression may be an `HttpParams`, which can't be read like objects and pairs. */
export function mayBeHttpParams({ text }: SourceFile, node: t.Node): boolean {
  return /\bHttpParams\b/.test(text) && objectLiteral(node) === undefined;
}

const mostCalls = 4;

/** Whether an expression is an `HttpParams`, by its form, its type, or those of the functions that return it. */
export function isHttpParams(evaluator: Evaluator, file: SourceFile, node: t.Node, depth = 0): boolean {
  const { root } = chainOf(withoutCasts(node));
  const isType = (type: t.Node | null | undefined, of: SourceFile): boolean =>
    type?.type === 'TSTypeAnnotation' &&
    type.typeAnnotation.type === 'TSTypeReference' &&
    isOutside(of, type.typeAnnotation.typeName, 'HttpParams');
  if (root.type === 'NewExpression') return isOutside(file, root.callee, 'HttpParams');
  if (root.type === 'Identifier') {
    const binding = file.names.bindingOf(root);
    const made = declaredWith(file.names, root);
    return (
      binding !== undefined &&
      (isType(binding.identifier.typeAnnotation, file) ||
        (made !== undefined && isHttpParams(evaluator, file, made, depth)))
    );
  }
  if (root.type !== 'CallExpression' || depth >= mostCalls) return false;
  const callee = evaluator.evaluate({ node: root.callee, file, env: undefined });
  if (callee.kind !== 'function') return false;
  const { node: fn, file: home } = callee.place;
  const returns = returnsOf(fn);
  return (
    isType('returnType' in fn ? fn.returnType : undefined, home) ||
    (returns.length > 0 && returns.every((one) => isHttpParams(evaluator, home, one, depth + 1)))
  );
}

function chainOf(node: t.Node): Chain {
  const links: t.CallExpression[] = [];
  let root = node;
  while (root.type === 'CallExpression' && root.callee.type === 'MemberExpression' && isSetting(root.callee)) {
    links.unshift(root);
    root = root.callee.object;
  }
  return { root, links };
}

function isSetting({ property, computed }: t.MemberExpression): boolean {
  return !computed && property.type === 'Identifier' && /^(set|append|appendAll)$/.test(property.name);
}

/** `new HttpParams().set('a', b)`, `new HttpParams({ fromObject: {…} })`, `this.paging(page).set('a', b)` */
function readMade(site: CallSite, { root, links }: Chain, whole: t.Node): BuiltQuery | Refusal | undefined {
  const isMade =
    root.type === 'NewExpression' && root.callee.type === 'Identifier' && root.callee.name === 'HttpParams';
  const isGiven = root.type === 'CallExpression' && mayBeHttpParams(site.file, root);
  if (!isMade && !isGiven) return undefined;
  const start = isMade ? startParameters(site, root) : namedPaging(site, root);
  const set = links.map((link) => parametersOf(site, link));
  if (start === undefined || set.includes(undefined)) return notFollowed;
  const parameters = [...start, ...set.flatMap((one) => one ?? [])];
  return { parameters, object: undefined, chain: whole, isShared: false };
}

function startParameters(
  site: CallSite,
  { arguments: [given] }: t.NewExpression,
): readonly QueryParameter[] | undefined {
  if (given === undefined) return [];
  const [only, ...others] = objectLiteral(given)?.properties ?? [];
  const isObject = only?.type === 'ObjectProperty' && keyName(only) === 'fromObject' && others.length === 0;
  const object = isObject ? objectLiteral(only.value) : undefined;
  return object && objectParameters(site, object);
}

/** The parameters that one call of a chain sets. */
function parametersOf(site: CallSite, link: t.CallExpression): readonly QueryParameter[] | undefined {
  const [name, value] = link.arguments;
  const method = ((link.callee as t.MemberExpression).property as t.Identifier).name;
  if (method === 'appendAll') {
    const object = name && objectLiteral(name);
    return object && objectParameters(site, object);
  }
  if (name?.type !== 'StringLiteral' || value === undefined) return undefined;
  const isReplacing = method === 'set';
  const one = { ...noParameter, name: plainName(name.value), value: { ...site.url, node: value }, isText: true };
  return [{ ...one, isReplacing, link }];
}

/** The parameter that the statement `params = params.set('a', b)` sets, under a test or for each item of a list. */
function writtenBy(site: CallSite, reference: t.Node, binding: Binding): readonly QueryParameter[] | undefined {
  const { file } = site;
  const write = binding.writes.find((one) => startOf(one) <= startOf(reference) && endOf(reference) <= endOf(one));
  if (write?.type !== 'AssignmentExpression' || write.operator !== '=') return undefined;
  const { root, links } = chainOf(write.right);
  const set = root === reference ? links.map((link) => parametersOf(site, link)) : [undefined];
  if (set.includes(undefined) || startOf(write) > startOf(site.node)) return undefined;
  const parameters = set.flatMap((one) => one ?? []);
  const [only] = parameters;
  const each =
    parameters.length === 1 && only?.value && !only.isReplacing
      ? appendedInLoop(file, write, only.value.node)
      : undefined;
  const statement = each?.statement ?? file.names.parentOf(write);
  if (statement === undefined || (statement.type !== 'ExpressionStatement' && each === undefined)) return undefined;
  const guardNode = guardWithoutElse(file, statement, binding.declaration);
  if (guardNode === 'other') return undefined;
  const guard = guardNode && file.textOf(guardNode);
  return parameters.map((one) =>
    one.guard === undefined ? { ...one, each, statement, guard, guardNode } : { ...one, isLoose: true, statement },
  );
}

/** Removes calls from chains. */
export function removeLinks(parameters: readonly QueryParameter[]): TextEdit[] {
  return parameters.flatMap(({ link }) => {
    if (link?.callee.type !== 'MemberExpression') return [];
    return [{ start: endOf(link.callee.object), end: endOf(link), text: '' }];
  });
}
