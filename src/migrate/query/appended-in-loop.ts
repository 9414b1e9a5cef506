import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { FunctionNode } from '../../values/value.ts';
import type { EachOf } from './query-parameter.ts';

/**
 * The loop around a call that adds a value to a query, if the loop does nothing else: `for (const x of list)
 * q.append('a', x)` and `list?.forEach((x) => q.append('a', x))`. Undefined if the value is anything but a part of the
 * item.
 */
export function appendedInLoop(file: SourceFile, call: t.Node, value: t.Node): EachOf | undefined {
  const loop = loopAround(file, call);
  const item = loop && sentOf(file, loop.pattern, value);
  return loop && item !== undefined ? { ...loop, value: item } : undefined;
}

type Loop = Omit<EachOf, 'value'> & { readonly pattern: t.Node };

function loopAround(file: SourceFile, call: t.Node): Loop | undefined {
  const { names } = file;
  const inner = onlyOf(file, names.parentOf(call), call);
  const outer = inner && names.parentOf(inner);
  if (outer?.type === 'ForOfStatement' && !outer.await && outer.body === inner) {
    const { left, right } = outer;
    const declared = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
    return (
      declared && { list: right, isOptional: false, item: file.textOf(declared), pattern: declared, statement: outer }
    );
  }
  const callback = inner?.type === 'ArrowFunctionExpression' ? inner : outer;
  return callback?.type === 'ArrowFunctionExpression' ? forEachOf(file, callback) : undefined;
}

/**
 * What contains only a call: a statement, a block with nothing else, or an arrow function with the call as its body.
 */
function onlyOf(file: SourceFile, parent: t.Node | undefined, call: t.Node): t.Node | undefined {
  if (parent?.type === 'ArrowFunctionExpression') return parent.body === call ? parent : undefined;
  if (parent?.type !== 'ExpressionStatement') return undefined;
  const block = file.names.parentOf(parent);
  if (block?.type !== 'BlockStatement') return parent;
  return block.body.length === 1 ? block : undefined;
}

function forEachOf(file: SourceFile, callback: t.ArrowFunctionExpression): Loop | undefined {
  const { names } = file;
  const [pattern] = callback.params;
  const call = names.parentOf(callback);
  const isCalled = call?.type === 'CallExpression' || call?.type === 'OptionalCallExpression';
  const callee = isCalled && call.arguments[0] === callback ? call.callee : undefined;
  const statement = call && names.parentOf(call);
  const isMethod = isMember(callee);
  const isLoop = isMethod && callee.property.type === 'Identifier' && callee.property.name === 'forEach';
  if (!isLoop || pattern === undefined || callback.params.length > 1 || statement?.type !== 'ExpressionStatement')
    return undefined;
  const isOptional = callee.type === 'OptionalMemberExpression';
  return { list: callee.object as t.Expression, isOptional, item: bare(file, pattern), pattern, statement };
}

/** What is sent for each item of a list: `list.map((x) => ['a', x])`, by the function and the expression of the value. */
export function mappedTo(
  file: SourceFile,
  list: t.Expression,
  { params: [pattern, ...others] }: FunctionNode,
  value: t.Node,
): EachOf | undefined {
  if (pattern === undefined || others.length > 0) return undefined;
  const sent = sentOf(file, pattern, value);
  return sent === undefined
    ? undefined
    : { list, isOptional: false, isMapped: true, item: bare(file, pattern), value: sent, statement: undefined };
}

/** A pattern without its type. */
function bare(file: SourceFile, pattern: t.Node): string {
  return pattern.type === 'Identifier' ? pattern.name : file.textOf(pattern);
}

/** The source of what is sent for an item: the item, a member of it, or a name in its pattern. */
function sentOf(file: SourceFile, pattern: t.Node, value: t.Node): string | undefined {
  const sent = withoutString(value);
  let root: t.Node = sent;
  while (root.type === 'MemberExpression' && !root.computed) root = root.object;
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  const { start, end } = pattern;
  const isOfItem =
    binding !== undefined &&
    (start as number) <= (binding.identifier.start as number) &&
    (binding.identifier.end as number) <= (end as number);
  return isOfItem && binding.writes.length === 0 ? file.textOf(sent) : undefined;
}

/** `x` of `String(x)` and `x.toString()`. */
export function withoutString(node: t.Node): t.Node {
  if (node.type !== 'CallExpression') return node;
  const { callee } = node;
  if (callee.type === 'Identifier' && callee.name === 'String') return node.arguments[0] ?? node;
  const isText = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isText && (callee.property as t.Identifier).name === 'toString' ? callee.object : node;
}
