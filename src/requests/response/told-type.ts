import type { CallNode } from '../../source/node-kinds.ts';
import { withoutCasts } from '../../source/node-kinds.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionValue, Place } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { annotatedType, awaitedType, isTypeScript, typeArgumentsOf } from './page-type.ts';
import type { ResultKind } from './shape/result-kind.ts';
import { isCallOf, returnsOf } from './shape/syntax.ts';

/** The type to write where a response is read, because that of the called function does not fit a page. */
export interface ToldType {
  /** The type of the old body; `any` if it can't be named there. */
  readonly list: string;
}

/** Packages whose `json()` returns `unknown`, where the platform's returns `any`. */
const cautious = new Set(['undici', 'node-fetch']);

/** The type to write where the response of a call is read; undefined if the call determines it, or nothing does. */
export function toldTypeOf(evaluator: Evaluator, place: Place<CallNode>, { value }: ResultKind): ToldType | undefined {
  if (!isTypeScript(place.file)) return undefined;
  const callee = evaluator.evaluate({ ...place, node: place.node.callee });
  if (callee.kind === 'external') {
    const isCautious = callee.root.kind === 'module' && cautious.has(callee.root.source);
    return isCautious && value === 'response' ? { list: 'any' } : undefined;
  }
  const [fn] = functionsOf(callee);
  if (fn === undefined || value !== 'body' || typeArgumentsOf(fn.place.node).length > 0) return undefined;
  const list = listType(fn);
  if (list === undefined || /^(any|unknown|void)$/.test(list)) return undefined;
  return { list: fn.place.file === place.file || isCommon(list) ? list : 'any' };
}

/** The type inside the promise of a function without type parameters: as declared, or as passed to what it calls. */
function listType({ place: { node, file } }: FunctionValue): string | undefined {
  const declared = 'returnType' in node ? awaitedType(file, annotatedType(node.returnType)) : undefined;
  return textOf(file, declared) ?? textOf(file, returnsOf(node).map(toldAt)[0]);
}

function toldAt(given: Parameters<typeof withoutCasts>[0]) {
  const inner = withoutCasts(given);
  const call = inner.type === 'AwaitExpression' ? withoutCasts(inner.argument) : inner;
  return isCallOf(call) ? typeArgumentsOf(call)[0] : undefined;
}

function textOf(file: SourceFile, node: Parameters<SourceFile['textOf']>[0] | undefined): string | undefined {
  return node && file.textOf(node);
}

/** Whether a type means the same in every file. */
function isCommon(type: string): boolean {
  return (type.match(/[A-Za-z_$]\w*/g) ?? []).every((name) =>
    /^(string|number|boolean|null|undefined|readonly|Array|ReadonlyArray|Record|Set|Map)$/.test(name),
  );
}
