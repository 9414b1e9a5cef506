import { keyName, parametersOf } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { holdsSuch } from '../../../source/walk.ts';
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

/** Whether the callers of a function say which method it sends: `call({ path, method = 'GET' })`. */
export function isMethodGiven({ node, file }: Place<FunctionNode>, { methods, node: request }: CallSite): boolean {
  const isDefault = ({ at }: TextPiece): boolean =>
    at?.file === file && parametersOf(node).some((one) => contains(one, at.node));
  if (methods.texts.some(isDefault)) return true;
  if (!contains(node, request)) return false;
  return holdsSuch(request, (inner) => {
    const value = inner.type === 'ObjectProperty' && keyName(inner) === 'method' ? inner.value : undefined;
    const binding = value?.type === 'Identifier' ? file.names.bindingOf(value) : undefined;
    const isOptional = binding !== undefined && file.names.parentOf(binding.identifier)?.type === 'AssignmentPattern';
    return isOptional && binding.declaration === node && binding.writes.length === 0;
  });
}
