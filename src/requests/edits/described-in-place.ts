import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { RequestChange } from '../call-site.ts';
import { wrapInObject } from './object-edit.ts';
import { quoted } from './respell.ts';

/**
 * Writes the description of a request in place of its URL alone: `{ url, method: 'POST', body }`. `asProperties` is how a
 * body is written.
 */
export function describedInPlace(
  file: SourceFile,
  url: t.Node,
  { method, body }: RequestChange,
  asProperties = (source: string): readonly string[] => [`body: ${source}`],
): readonly TextEdit[] {
  if (method === undefined) return [];
  const after = [`method: ${quoted(file, method.to)}`, ...(body === undefined ? [] : asProperties(body))];
  const [open, close] = wrapInObject(file, url, ['url: ', ''], { after });
  const isBare = file.names.parentOf(url)?.type === 'ArrowFunctionExpression' && url.extra?.parenthesized !== true;
  if (!isBare) return [open, close];
  return [
    { ...open, text: `(${open.text}` },
    { ...close, text: `${close.text})` },
  ];
}
