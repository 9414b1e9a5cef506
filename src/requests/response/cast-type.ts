import type * as t from '@babel/types';
import { type CallNode, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { declaredWith } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { TypeFinder } from '../../values/types/type-of.ts';
import type { FunctionNode, Place, Value } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { declaredSignature } from '../wrappers/signature.ts';
import { itemType } from './own-page.ts';
import { annotatedType, awaitedType, isTypeScript, typeArgumentsOf } from './page-type.ts';
import type { ResultKind } from './shape/result-kind.ts';
import { isCallOf, returnsOf } from './shape/syntax.ts';

/** The type to write where a response is read, because that of the called function does not fit a page. */
export interface CastType {
  /** The type of the old body; `any` if it can't be named there. */
  readonly list: string;
}

/** Packages whose `json()` returns `unknown`, where the platform's returns `any`. */
const cautious = new Set(['undici', 'node-fetch']);

/** The type to write where the response of a call is read; undefined if the call determines it, or nothing does. */
export function castTypeOf(evaluator: Evaluator, place: Place<CallNode>, kind: ResultKind): CastType | undefined {
  const { value, isUnknown } = kind;
  if (!isTypeScript(place.file)) return undefined;
  if (isUnknown === true) return { list: 'any' };
  const callee = evaluator.evaluate({ ...place, node: place.node.callee });
  if (callee.kind === 'external' && callee.root.kind === 'module') {
    const { source } = callee.root;
    // Example: `const tags: any = await api.get(path)`, if an interceptor returns `response.data`
    const isUnwrapped = source === 'axios' && value === 'body' && typeArgumentsOf(place.node).length === 0;
    return isUnwrapped || (cautious.has(source) && value === 'response') ? { list: 'any' } : undefined;
  }
  const declared =
    value === 'body' ? declaredBy(evaluator, callee, place.node.callee.type === 'CallExpression') : undefined;
  return declared && castOf(declared, place);
}

/** The type inside the promise that a function returns. */
interface Declared {
  readonly type: t.Node;
  readonly file: SourceFile;
  /** The names of the function's type parameters. */
  readonly parameters: readonly string[];
}

/** As declared, or as passed to what the function calls; `isMade`: another function makes it at the call. */
function declaredBy(evaluator: Evaluator, callee: Value, isMade: boolean): Declared | undefined {
  const { returns, typeParameters = [] } = declaredSignature(callee) ?? {};
  if (returns !== undefined) {
    const type = awaitedType(returns.file, returns.node);
    return type && { type, file: returns.file, parameters: typeParameters };
  }
  const [fn] = functionsOf(callee);
  if (fn === undefined) return undefined;
  const { node, file } = fn.place;
  const declared = 'returnType' in node ? awaitedType(file, annotatedType(node.returnType)) : undefined;
  const type =
    declared ??
    returnsOf(node)
      .map((one) => castAt(file, one))
      .find((one) => one !== undefined) ??
    shownBy(evaluator, fn.place);
  // Example: `<T>(path) => (query): Promise<T> => …`
  const maker = isMade ? functionAround(fn.place, node) : undefined;
  return type && { type, file, parameters: [...typeParametersOf(node), ...typeParametersOf(maker)] };
}

function typeParametersOf(node: t.Node | undefined): readonly string[] {
  const params = node === undefined ? [] : typeArgumentsOf(node);
  return params.flatMap((one) => (one.type === 'TSTypeParameter' ? one.name : []));
}

/** As the types of what the function returns show: `return list as string[]`, `return pending.get(path)`. */
function shownBy(evaluator: Evaluator, { node, file }: Place<FunctionNode>): t.Node | undefined {
  for (const one of returnsOf(node).flatMap((given) => givenBy(file, given))) {
    const shown = new TypeFinder(evaluator).typeOf(one, file);
    if (shown === undefined || shown.file !== file || !shown.node.type.startsWith('TS')) continue;
    const awaited = awaitedType(file, shown.node);
    if (awaited !== undefined || node.async) return awaited ?? shown.node;
  }
  return undefined;
}

/** An expression and those that it takes its value from, each once: `pending.get(path) ?? load(path)` has two more. */
function givenBy(file: SourceFile, given: t.Node, outer: readonly t.Node[] = []): readonly t.Node[] {
  const within = [...outer, given];
  const parts = partsOf(file, given).filter((part) => !within.includes(part));
  return [given, ...parts.flatMap((part) => givenBy(file, part, within))];
}

function partsOf(file: SourceFile, given: t.Node): readonly t.Node[] {
  const inner = withoutCasts(given);
  if (inner !== given) return [inner];
  switch (given.type) {
    case 'AwaitExpression':
      return [given.argument];
    case 'ConditionalExpression':
      return [given.consequent, given.alternate];
    case 'LogicalExpression':
      return [given.left, given.right];
    case 'Identifier': {
      const declared = declaredWith(file.names, given);
      return declared === undefined ? [] : [declared];
    }
    default:
      return [];
  }
}

/**
 * Undefined if the whole type is a type parameter, for which the call may name a page. Example: `string[]` for
 * `get<string>(…)`, if that is declared as `get<T>(path: string): Promise<T[]>`.
 */
function castOf({ type, file, parameters }: Declared, place: Place<CallNode>): CastType | undefined {
  const item = itemType(type);
  if (item === undefined && parameters.length > 0) return undefined;
  const at = item === undefined ? -1 : parameters.indexOf(file.textOf(item));
  if (at >= 0) {
    const given = typeArgumentsOf(place.node)[at];
    return { list: given === undefined ? 'any' : `${withParentheses(place.file.textOf(given))}[]` };
  }
  const list = file.textOf(type);
  if (/^(any|unknown|void)$/.test(list)) return undefined;
  const isKnownThere = isCommon(list) || (file === place.file && !namesParameter(file, type));
  return { list: isKnownThere ? list : 'any' };
}

/** Whether a type contains a type parameter, which has no meaning outside its function: `R` in `<R>(f: () => Promise<R>)`. */
function namesParameter(file: SourceFile, type: t.Node): boolean {
  return holdsSuch(type, (one) => {
    const name = one.type === 'TSTypeReference' ? one.typeName : undefined;
    return name?.type === 'Identifier' && file.names.bindingOf(name)?.declaration.type === 'TSTypeParameter';
  });
}

/** A type in a form that `[]` can follow: `(A | B)[]`. */
function withParentheses(type: string): string {
  return /^[\w$.]+(?:<[\w$.]+>)?$/.test(type) ? type : `(${type})`;
}

/** The type argument of the call that gives an expression: of `exchange<string[]>(path)` for `r.ok ? r.value : []`, too. */
function castAt(file: SourceFile, given: t.Node): t.Node | undefined {
  for (const one of givenBy(file, given)) {
    const type = isMember(one) ? castAt(file, one.object) : isCallOf(one) ? typeArgumentsOf(one)[0] : undefined;
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Whether a type means the same in every file. */
function isCommon(type: string): boolean {
  return (type.match(/[A-Za-z_$]\w*/g) ?? []).every((name) =>
    /^(string|number|boolean|null|undefined|readonly|Array|ReadonlyArray|Record|Set|Map)$/.test(name),
  );
}
