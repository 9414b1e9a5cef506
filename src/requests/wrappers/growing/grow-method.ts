import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { FunctionNode, Place, TextPiece } from '../../../values/value.ts';
import type { CallSite, MethodChange } from '../../call-site.ts';
import { quoted } from '../../edits/respell.ts';
import type { Asked } from './new-parameter.ts';

/** The parameter for the method that a function sends, with the one that it names as the default. */
export function forMethod(file: SourceFile, inner: CallSite, { from, to }: MethodChange): Asked | undefined {
  const written = literalOf(inner);
  if (written === undefined || written.text.toUpperCase() !== from) return undefined;
  const fallback = quoted(file, written.text);
  return { names: ['method', 'verb'], fallback, type: `${fallback} | ${quoted(file, to)}` };
}

/** The edits with which a function sends the method that a parameter names: `send('PUT', path)` becomes `send(method, path)`. */
export function namedByParameter({ node, file }: Place<FunctionNode>, inner: CallSite, name: string): TextEdit[][] {
  const { at } = literalOf(inner) ?? {};
  if (at === undefined || at.file !== file || !contains(node.body, at.node)) return [];
  return [[{ start: startOf(at.node), end: endOf(at.node), text: name }]];
}

/** The only literal that a request has its method from. */
function literalOf({ methods }: CallSite): TextPiece | undefined {
  const [text, ...others] = methods.texts;
  return text?.at?.node.type === 'StringLiteral' && others.length === 0 ? text : undefined;
}
