import type * as t from '@babel/types';
import { expect, test } from 'vitest';
import { openSource } from '../../src/source/source-file.ts';
import { Evaluator } from '../../src/values/evaluate.ts';
import { isWellJoined } from '../../src/values/text/query-mark.ts';

/** Whether the text of an expression is a URL whose query starts with one `?` however it turns out. */
function isJoined(source: string): boolean {
  const file = openSource('url.js', `const url = ${source};`);
  if ('failure' in file) throw new Error('the expression does not parse');
  const [statement] = file.tree.program.body;
  const node = (statement as t.VariableDeclaration).declarations[0]?.init as t.Expression;
  return isWellJoined(new Evaluator().text({ node, file, env: undefined }));
}

test.each([
  "'/genres'",
  "'/genres?a=b&c=d'",
  "'/genres' + (x ? '?a=' + x : '')",
  "'/genres?a=b' + (x ? '&c=' + x : '') + (y ? '&d=1' : '&e=1')",
  "'/genres' + (x ? '?a=b' : '?c=d') + '&e=f'",
  "'/genres?' + new URLSearchParams(x) + '&a=b'",
  "'/genres?a=b#x?y&z'",
])('is one query: %s', (source) => expect(isJoined(source)).toBe(true));

test.each([
  "'/genres&a=b'",
  "'/genres' + (x ? '?a=' + x : '') + '&c=d'",
  "'/genres?a=b' + (x ? '?c=' + x : '')",
  "'/genres' + (x ? '?a=b' : '') + (y ? '?c=d' : '')",
  "'/genres' + (x && '&a=b')",
])('may turn out to be none: %s', (source) => expect(isJoined(source)).toBe(false));
