import type * as t from '@babel/types';
import { type CallNode, isCall, isMember } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Hole } from '../../values/value.ts';

const encoders = /^(encodeURI(Component)?|escape)$/;

/** `x` of `encodeURIComponent(x)`, even if its `%20` is replaced with `+`, which means the same in a query. */
export function encodedArgument({ node, file }: Pick<Hole, 'node' | 'file'>): t.Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  if (isEncoder(file, node.callee)) return node.arguments[0];
  const { callee } = node;
  const isPlus = isMember(callee) && textsOf(node).every((text, index) => ['%20', '+'][index] === text);
  return isPlus && /^replace(All)?$/.test(calledName(node) ?? '') && textsOf(node).length === 2
    ? encodedArgument({ node: callee.object, file })
    : undefined;
}

/** `encodeURIComponent`, `window.encodeURIComponent`, or a constant that is one of them. */
export function isEncoder(file: SourceFile, node: t.Node): boolean {
  const it = (node.type === 'Identifier' && initOf(file, node)) || node;
  // Example: `config.encode || encodeURI`
  if (it.type === 'LogicalExpression') return isEncoder(file, it.right);
  if (it.type === 'Identifier') return file.names.isGlobal(it) && encoders.test(it.name);
  return (
    isMember(it) &&
    it.object.type === 'Identifier' &&
    /^(window|globalThis|self|global)$/.test(it.object.name) &&
    encoders.test(memberName(it) ?? '')
  );
}

/** The value of a variable that is never reassigned. */
export function initOf({ names }: SourceFile, node: t.Identifier): t.Node | undefined {
  const binding = names.bindingOf(node);
  const declared = binding?.writes.length === 0 ? binding.declaration : undefined;
  return declared?.type === 'VariableDeclarator' && declared.id === binding?.identifier
    ? (declared.init ?? undefined)
    : undefined;
}

/** Whether a call puts encoded characters into a string: `x.replace(/ /g, '+')`, `x.replace(/[&#]/g, (c) => '%' + …)`. */
export function encodesByHand(node: CallNode): boolean {
  const put = node.arguments.at(-1);
  const isPut = isMember(node.callee) && /^(replace|replaceAll|join)$/.test(calledName(node) ?? '');
  return isPut && put !== undefined && holdsEncoded(put);
}

function holdsEncoded(node: t.Node): boolean {
  let isThere = false;
  walk(node, (inner) => {
    const text =
      inner.type === 'StringLiteral' ? inner.value : inner.type === 'TemplateElement' ? inner.value.raw : undefined;
    isThere ||= text !== undefined && /^(\+|%$|%[\da-f]{2})/i.test(text);
  });
  return isThere;
}

/** The texts of arguments, including those of regular expressions. */
function textsOf({ arguments: given }: CallNode): readonly (string | undefined)[] {
  return given.map((one) =>
    one.type === 'StringLiteral' ? one.value : one.type === 'RegExpLiteral' ? one.pattern : undefined,
  );
}

/** Whether some code encodes anything. */
export function encodesInside(file: SourceFile, node: t.Node): boolean {
  let isThere = false;
  walk(node, (inner) => {
    isThere ||=
      isEncoder(file, inner) || isQuery(file, inner) || isTable(file, inner) || (isCall(inner) && encodesByHand(inner));
  });
  return isThere;
}

/** `new URLSearchParams(…)`, whose text is encoded. */
function isQuery({ names }: SourceFile, node: t.Node): boolean {
  const made = node.type === 'NewExpression' && node.callee.type === 'Identifier' ? node.callee : undefined;
  return made?.name === 'URLSearchParams' && names.isGlobal(made);
}

/** `signs` in `signs[sign] ?? sign`, if it holds encoded characters. */
function isTable(file: SourceFile, node: t.Node): boolean {
  const table = node.type === 'Identifier' ? initOf(file, node) : undefined;
  return table?.type === 'ObjectExpression' && holdsEncoded(table);
}
