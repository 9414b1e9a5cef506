import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { findProperty } from '../call-parts.ts';
import { type Loader, type Refusal, type ResponseTransform, refuse } from '../call-site.ts';
import { insertArgument } from '../edits/argument-edit.ts';
import { addProperties, inlineObject } from '../edits/object-edit.ts';
import { isOpen } from './decoder-type.ts';
import { callback, follow } from './flow/follow.ts';
import { Trace } from './flow/trace.ts';
import { contentSource, type Items, isTypeScript, type Paged, pageTypeOf, typeArgumentsOf } from './page-type.ts';
import type { ResultKind } from './shape/result-kind.ts';

/** The option with a function that receives the body first; `isUntyped`: whether the body has the type `unknown` there. */
export interface BodyOption {
  readonly name: string;
  readonly isUntyped: boolean;
  /** The position of the options in the call: 1 if it is not stated. */
  readonly position?: number;
  /** The member of what the function receives, and returns, that holds the body, of any type. */
  readonly reads?: string;
}

/**
 * Nuxt's `useFetch` returns the body in a ref: `transform: (page) => page.content` reads the content before. So does
 * `parse` of Angular's `httpResource`. `afterFetch` of VueUse receives and returns an object with the body.
 */
export function transformed(
  evaluator: Evaluator,
  { node, file }: Place<CallNode>,
  { name, isUntyped, position = 1, reads }: BodyOption,
  items?: Items,
): { readonly edits: readonly TextEdit[] } | Refusal {
  const [type, ...others] = typeArgumentsOf(node);
  if (others.length > 0)
    return refuse('several-type-arguments', 'the call has several type arguments; change them by hand');
  const paged = { file, evaluator, items };
  const reader = reads === undefined ? contentReader(paged, type, isUntyped) : heldReader(paged, reads);
  const transform = `${name}: ${reader.text}`;
  const typeEdits =
    type === undefined || isUntyped || reads !== undefined
      ? reader.imported
      : [...reader.imported, { start: endOf(node.callee), end: endOf(node.typeParameters as t.Node), text: '' }];
  const options = node.arguments[position];
  const literal = options && objectLiteral(options);
  if (options === undefined) {
    const added = insertArgument(file, node, position - 1, inlineObject(file, [transform]));
    return added === undefined
      ? refuse('arguments', "can't tell where an argument belongs; write the arguments out, or change the call by hand")
      : { edits: [...typeEdits, added] };
  }
  if (literal === undefined || literal.properties.some(({ type }) => type === 'SpreadElement'))
    return refuse('options-expression', 'the options are computed; write them out at the call, or change it by hand');
  if (literal.properties.some((one) => one.type !== 'SpreadElement' && [name, 'pick'].includes(keyName(one) ?? '')))
    return refuse('transformed', `the response goes through \`${name}\` or \`pick\`; read \`content\` there`);
  return { edits: [...typeEdits, ...addProperties(file, literal, [transform])] };
}

/** `(page: { content: string[] }) => page.content` */
function contentReader(paged: Paged, list: t.Node | undefined, isUntyped = false): ReturnType<typeof pageTypeOf> {
  const type = isTypeScript(paged.file) ? pageTypeOf(paged, list ?? 'unknown') : undefined;
  const page = type === undefined ? 'page' : `page: ${isUntyped ? 'unknown' : type.text}`;
  const body = type !== undefined && isUntyped ? `(page as ${type.text})` : 'page';
  return { text: `(${page}) => ${contentSource(paged, body)}`, imported: type?.imported ?? [] };
}

/** `(ctx) => ({ ...ctx, data: ctx.data.content })` */
function heldReader(paged: Paged, name: string): ReturnType<typeof pageTypeOf> {
  const object = inlineObject(paged.file, ['...ctx', `${name}: ${contentSource(paged, `ctx.${name}`)}`]);
  return { text: `(ctx) => (${object})`, imported: [] };
}

/** Makes the function that receives the response, or a new one, read the content of the page. */
export function transformedBy(
  evaluator: Evaluator,
  { name, options, call }: ResponseTransform,
  items?: Items,
): readonly TextEdit[] | Refusal {
  const { node, file } = options;
  if (node.properties.some(({ type }) => type === 'SpreadElement'))
    return refuse('options-expression', 'the options are computed; write them out at the call, or change it by hand');
  const property = findProperty(node, [name]);
  if (property !== undefined) {
    const fn = property.type === 'ObjectMethod' ? property : property.value;
    return readByFunction(evaluator, { node: call, file, env: undefined }, { fn, position: 0 }, items);
  }
  const reader = contentReader({ file, evaluator, items }, typeArgumentsOf(call)[0]);
  return [...reader.imported, ...addProperties(file, node, [`${name}: ${reader.text}`])];
}

/** `useSWR(key, load)` becomes `useSWR(key, (url) => load(url).then((page) => page.content))`. */
export function readByLoader(
  evaluator: Evaluator,
  { node, file }: Place<CallNode>,
  { fn, callee }: Loader,
  items?: Items,
): readonly TextEdit[] | undefined {
  const paged = { file, evaluator, items };
  const [param] = callee.node.params;
  const name = param?.type === 'Identifier' ? param.name : 'url';
  const isTyped = isTypeScript(file);
  const isGeneric = isOpen(typeArgumentsOf(callee.node)[0]);
  const returned = callee.node.returnType;
  if (isTyped && !isGeneric && returned && !holdsSuch(returned, ({ type }) => type === 'TSAnyKeyword'))
    return undefined;
  const type = isTyped && isGeneric ? pageTypeOf(paged, typeArgumentsOf(node)[0] ?? 'any') : undefined;
  const called = `${file.textOf(fn)}${type === undefined ? '' : `<${type.text}>`}`;
  const parameter = isTyped ? `(${name}: string)` : `(${name})`;
  const text = `${parameter} => ${called}(${name}).then((page) => ${contentSource(paged, 'page')})`;
  return [...(type?.imported ?? []), { start: startOf(fn), end: endOf(fn), text }];
}

/**
 * Makes a function that receives the page at a position read its content; `mayFail`: or nothing, if the request has
 * failed.
 */
export function readByFunction(
  evaluator: Evaluator,
  place: Place<CallNode>,
  { fn, position, mayFail = false }: { readonly fn: t.Node; readonly position: number; readonly mayFail?: boolean },
  items?: Items,
): readonly TextEdit[] | Refusal {
  const always: ResultKind = { value: 'body', arrives: 'callback' };
  const kind: ResultKind = mayFail ? { ...always, nothing: 'undefined' } : always;
  const trace = new Trace(evaluator, place, { follow, callback }, kind, true, undefined, items);
  trace.callback(fn, position, { is: 'body' }, fn);
  return trace.refusal ?? [...trace.edits, ...trace.typeEdits];
}
