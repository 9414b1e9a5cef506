import type { Undone } from '../../runner/writing/undo.ts';
import { harmless } from '../harmless.ts';
import { count } from './columns.ts';

/** What was restored, and what was left, with the reason. */
export function undoReport({ restored, left }: Undone): string {
  const lines = left.map(({ path, reason }) => `  ${path}  ${reason}\n`);
  const rest = left.length === 0 ? '' : `; ${count(left.length, 'file')} not restored:`;
  return harmless(`${count(restored.length, 'file')} restored${rest}\n${lines.join('')}`);
}
