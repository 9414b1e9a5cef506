import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { CallNode, Place } from './value.ts';

/** A call as the function that is called sees it. */
interface DirectCall {
  /** With the function as its callee, and what the function takes as its arguments. */
  readonly place: Place<CallNode>;
  /** What `this` is in the function, where the call says it. */
  readonly self: Place | undefined;
}

const known = new WeakMap<CallNode, CallNode>();

/**
 * `f.call(self, a)` and `f.apply(self, [a])` call `f` with `a`, where `f` is a function or `self` may only be meant as its
 * `this`; any other call is what it looks like, as of a method that is named so: `this.call('GET', path)`.
 */
export function directCall(place: Place<CallNode>): DirectCall {
  const { callee, arguments: args } = place.node;
  if (callee.type !== 'MemberExpression' || place.node.type !== 'CallExpression') return { place, self: undefined };
  const name = keyName({ key: callee.property, computed: callee.computed });
  const passed = name === 'call' ? args.slice(1) : name === 'apply' ? listed(args) : undefined;
  const [self] = args;
  if (passed === undefined || self === undefined || !isThis(place.file, callee.object, self))
    return { place, self: undefined };
  const node = known.get(place.node) ?? ({ ...place.node, callee: callee.object, arguments: passed } as CallNode);
  known.set(place.node, node);
  return { place: { ...place, node }, self: { ...place, node: self } };
}

function isThis(file: SourceFile, called: t.Node, self: t.Node): boolean {
  if (/^(This|Super|New)/.test(called.type)) return false;
  if (/^(ThisExpression|NullLiteral)$/.test(self.type) || (self.type === 'Identifier' && self.name === 'undefined'))
    return true;
  if (called.type === 'MemberExpression') return file.textOf(called.object) === file.textOf(self);
  const declaration = called.type === 'Identifier' ? file.names.bindingOf(called)?.declaration : undefined;
  const made = declaration?.type === 'VariableDeclarator' ? declaration.init : declaration;
  return (
    made != null &&
    /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(made.type) &&
    !isValue(self)
  );
}

/** Whether it is plainly no object that methods are called on. */
function isValue({ type }: t.Node): boolean {
  return /Literal$|^(Array|Object|Function|ArrowFunction)Expression$/.test(type);
}

/** The arguments in `[self, [a, b]]`. */
function listed([, list, ...more]: CallNode['arguments']): CallNode['arguments'] | undefined {
  if (list?.type !== 'ArrayExpression' || more.length > 0 || list.elements.includes(null)) return undefined;
  return list.elements as t.CallExpression['arguments'];
}
