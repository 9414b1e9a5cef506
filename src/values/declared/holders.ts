import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import type { Typed } from './written-type.ts';

/** How what a holder of state holds is read: as a member of it, by calling it, or as it is. */
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

/** What a call like `ref<string[]>([])` or `useState('')` holds, and what is left of the way to it. */
export interface Held extends Typed {
  readonly way: string;
}

/** What a holder of state holds, as its type argument or its first value says; values say it only in TypeScript. */
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

/** Whether the first value of a variable says what it may hold later. */
export function isTypeScript({ languagePath }: SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(languagePath);
}
