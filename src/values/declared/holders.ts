import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import type { Typed } from '../types/written-type.ts';

/** How to read the content of a state holder: as a member of it, by calling it, or directly. */
const holders: Readonly<Record<string, string>> = {
  ref: 'value',
  shallowRef: 'value',
  useRef: 'current',
  useState: '0',
  signal: '()',
  createSignal: '0()',
  reactive: '',
  defineProps: '',
};

/** The content of a call such as `ref<string[]>([])` or `useState('')`, and the remaining path to it. */
export interface Held extends Typed {
  readonly way: string;
}

/**
 * The type of what a state holder holds, from its type argument or its initial value; the latter counts only in
 * TypeScript.
 */
export function heldBy(
  { callee, typeParameters, arguments: args }: t.CallExpression,
  file: SourceFile,
): Held | undefined {
  const way = callee.type === 'Identifier' && Object.hasOwn(holders, callee.name) ? holders[callee.name] : undefined;
  const [type] = typeParameters?.type === 'TSTypeParameterInstantiation' ? typeParameters.params : [];
  const node = type ?? (isTypeScript(file) ? args[0] : undefined);
  if (way === undefined || node === undefined) return undefined;
  return { node, file, isOptional: args.length === 0 && way !== '', way };
}

/** Whether the initial value of a variable determines its type. */
export function isTypeScript({ languagePath }: SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(languagePath);
}
