import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { External, Place, Value } from '../../values/value.ts';
import { type Refusal, refuse } from '../call-site.ts';
import { contentBraces, type Items, typeArgumentsOf } from './page-type.ts';

/** Whether a value is a schema of zod. */
export function isSchema(value: Value): value is External {
  return value.kind === 'external' && value.root.kind === 'module' && /^(npm:)?zod(\/|@|$)/.test(value.root.source);
}

/** `load(path, z.array(z.string()))` parses the page with `z.object({ content: z.array(z.string()) })`. */
export function schemaOfPage(
  { node, file }: Place<CallNode>,
  schema: External,
  items: Items | undefined,
): readonly TextEdit[] | Refusal {
  const given = node.arguments.find((one) => contains(one, schema.place.node));
  const name = given && namespaceOf(given);
  if (given === undefined || name === undefined || schema.place.file !== file || typeArgumentsOf(node).length > 0)
    return refuse('result-unknown', 'the response is parsed with a schema; change both by hand');
  if (items !== undefined)
    return refuse(
      'result-unknown',
      'the response is parsed with a schema, and its items become numbers; change both by hand',
    );
  const [open, close] = contentBraces(file);
  return [
    { start: startOf(given), end: startOf(given), text: `${name}.object(${open}` },
    { start: endOf(given), end: endOf(given), text: `${close})` },
  ];
}

/** The name at the start of `z.array(z.string())`. */
function namespaceOf(node: t.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return isMember(node.callee) ? namespaceOf(node.callee) : undefined;
  return isMember(node) ? namespaceOf(node.object) : undefined;
}
