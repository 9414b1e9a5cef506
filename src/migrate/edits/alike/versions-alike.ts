import type * as t from '@babel/types';
import { groupBy } from '../../../source/groups.ts';
import { type CallNode, isMember, rootOf } from '../../../source/node-kinds.ts';
import { callsIn } from '../../../source/nodes.ts';
import { lastName, memberName } from '../../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { isTypeScript } from '../../../values/declared/holders.ts';
import type { Form, Search } from './one-function.ts';

/** A call that says a version behind parameters that it leaves open, and what reads its page. */
interface Versioned {
  readonly call: CallNode & { readonly callee: t.Expression };
  readonly path: t.Node;
  /** All of `load(path, undefined, 'v2').then((page) => page.content)`. */
  readonly read: t.Node | undefined;
}

/** Several calls that leave parameters open and say the same version: `load('/genres', undefined, 'v2')`. */
export function versionsAlike({ file, isNew }: Search): readonly Form[] {
  const found = callsIn(file).flatMap((call) => versioned(file, call, isNew) ?? []);
  const alike = groupBy(found, ({ call, path }) => file.textOf(call.callee) + behind(file, path, call));
  return [...alike.values()].flatMap((all) => formOf(file, all) ?? []);
}

function formOf(file: SourceFile, all: readonly Versioned[]): Form | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const { callee } = first.call;
  const types = all.map(({ call }) => typesOf(file, call));
  const reads = new Set(all.map(({ call, read }) => read && behind(file, call, read)));
  const [type] = types;
  const isRead =
    reads.size === 1 &&
    !reads.has(undefined) &&
    types.every((one) => one?.outer === type?.outer && (one === undefined || one.outer !== undefined));
  const isTyped = type !== undefined;
  if (types.some((one) => (one !== undefined) !== isTyped)) return undefined;
  const given = isTyped ? `<${isRead ? `${type.outer}<T>` : 'T'}>` : '';
  const now = (one: Types | undefined) => (one === undefined ? '' : `<${isRead ? one.inner : one.whole}>`);
  const rest = behind(file, first.path, isRead && first.read ? first.read : first.call);
  return {
    names: [`${lastName(callee)}${versionOf(first.call).toUpperCase()}`],
    all: all.map(({ call, read, path }, index) => ({
      node: isRead && read ? read : call,
      call: (name) => `${name}${now(types[index])}(${file.textOf(path)})`,
    })),
    isWorth: (some) => some.length > 2,
    declared: (name) => ({
      head: `${name}${isTyped ? '<T>' : ''}(path${isTypeScript(file) ? ': string' : ''})`,
      body: [`return ${file.textOf(callee)}${given}(path${rest}`],
    }),
  };
}

function versioned(file: SourceFile, call: CallNode, isNew: Search['isNew']): Versioned | undefined {
  const [path, ...others] = call.arguments;
  const version = others.pop();
  const { callee } = call;
  if (path === undefined || version?.type !== 'StringLiteral' || !/^v\d+$/.test(version.value)) return undefined;
  const isSame = others.some(isOpen) && others.every((one) => isOpen(one) || isConstant(one));
  if (!isNew(version) || !isSame || path.type === 'SpreadElement') return undefined;
  const root = rootOf(callee);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  if (call.type !== 'CallExpression' || binding?.scope !== file.names.root || lastName(callee) === undefined)
    return undefined;
  return { call: call as Versioned['call'], path, read: readOf(file, call) };
}

function isOpen(node: t.Node): boolean {
  return node.type === 'Identifier' && node.name === 'undefined';
}

function readOf({ names }: SourceFile, call: t.Node): t.Node | undefined {
  const member = names.parentOf(call);
  const then = member && names.parentOf(member);
  if (!isMember(member) || memberName(member) !== 'then' || then?.type !== 'CallExpression') return undefined;
  const [read, ...others] = then.arguments;
  const body = read?.type === 'ArrowFunctionExpression' && read.params.length === 1 ? read.body : undefined;
  const isContent = body?.type === 'MemberExpression' && memberName(body) === 'content';
  const isPlain = isContent && body.object.type === 'Identifier' && others.length === 0;
  return then.callee === member && isPlain ? then : undefined;
}

/** `{ unpaged: true }` */
function isConstant(node: t.Node): boolean {
  if (node.type !== 'ObjectExpression') return /^(String|Numeric|Boolean|Null)Literal$/.test(node.type);
  return node.properties.every((one) => one.type === 'ObjectProperty' && !one.computed && isConstant(one.value));
}

/** The rest of an expression behind a part of it, on one line. */
function behind(file: SourceFile, part: t.Node, whole: t.Node): string {
  return file.text.slice(endOf(part), endOf(whole)).replace(/\n\s*/g, '');
}

function versionOf({ arguments: args }: CallNode): string {
  const last = args.at(-1);
  return last?.type === 'StringLiteral' ? last.value : '';
}

/** The type of a call, and the parts of `Page<string>`. */
interface Types {
  readonly whole: string;
  readonly outer: string | undefined;
  readonly inner: string | undefined;
}

function typesOf(file: SourceFile, { typeParameters }: CallNode): Types | undefined {
  const [type] = typeParameters?.params ?? [];
  if (type === undefined) return undefined;
  const [inner, ...more] = type.type === 'TSTypeReference' ? (type.typeParameters?.params ?? []) : [];
  const isOfOne = inner !== undefined && more.length === 0;
  const outer = isOfOne ? file.text.slice(startOf(type), startOf(inner) - 1) : undefined;
  return { whole: file.textOf(type), outer, inner: isOfOne ? file.textOf(inner) : undefined };
}
