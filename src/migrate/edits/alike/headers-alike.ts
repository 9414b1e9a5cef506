import type * as t from '@babel/types';
import { quoted } from '../../../requests/edits/respell.ts';
import { isOutside } from '../../../source/names/outside-name.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { keyName } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { isTypeScript } from '../../../values/declared/holders.ts';
import type { Form, Search } from './one-function.ts';

/** Several `Headers` that each get the content type: `{ ...Object.fromEntries(headers), 'content-type': 'application/json' }`. */
export function headersAlike({ file, isNew }: Search): readonly Form[] {
  const all = nodesOf(file, 'ObjectExpression')
    .filter(isNew)
    .flatMap((node) => {
      const headers = headersIn(file, node);
      return headers === undefined ? [] : [{ node, call: (name: string) => `${name}(${file.textOf(headers)})` }];
    });
  return [
    {
      names: ['asJson', 'withJsonType'],
      all,
      isWorth: (some) => some.length > 2,
      declared: (name) => ({
        head: `${name}(headers${isTypeScript(file) ? ': Headers' : ''})`,
        body: [
          'const all = new Headers(headers)',
          `all.set(${quoted(file, 'Content-Type')}, ${quoted(file, 'application/json')})`,
          'return all',
        ],
      }),
    },
  ];
}

/** The headers to which an object adds the content type; in TypeScript, these are `Headers`. */
function headersIn(file: SourceFile, { properties }: t.ObjectExpression): t.Node | undefined {
  const [spread, type, ...others] = properties;
  if (spread?.type !== 'SpreadElement' || type?.type !== 'ObjectProperty' || others.length > 0) return undefined;
  const { argument } = spread;
  const isJson = keyName(type) === 'content-type' && type.value.type === 'StringLiteral';
  if (!isJson || argument.type !== 'CallExpression' || !isOutside(file, argument.callee, 'Object.fromEntries'))
    return undefined;
  const [given] = argument.arguments;
  if (given?.type !== 'NewExpression') return given;
  return isTypeScript(file) ? undefined : given.arguments[0];
}
