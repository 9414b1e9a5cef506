import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isFunction } from '../../source/node-kinds.ts';
import { declaredWith, loopOf } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { joinedParts } from '../../values/text/query-text.ts';
import type { Renamed } from './sent-names.ts';

/** What a use of a query variable adds to it; `isText`: each value as one string, even one that is absent. */
export type Fill = { readonly isText?: boolean } /** One parameter with a literal name. */ & (
  | { readonly kind: 'named'; readonly name: string; readonly value?: t.Node }
  /** Every parameter of another query, each under a name that is its own or made of it. */
  | { readonly kind: 'whole'; readonly node: t.Node; readonly given?: Renamed | undefined }
  /** One that is not known. */
  | { readonly kind: 'open'; readonly node: t.Node }
);

/** What a reference to a query adds to it: `q.set(name, x)`, `q[name] = x`, `url.search = x`, `parts.push(…)`. */
export function fillsOf(file: SourceFile, reference: t.Node): readonly Fill[] {
  const { names } = file;
  let member = names.parentOf(reference);
  if (
    member?.type === 'CallExpression' &&
    member.arguments[0] === reference &&
    isOutside(file, member.callee, 'Object.assign')
  )
    return member.arguments.slice(1).map((node) => ({ kind: 'whole', node }));
  if (member?.type === 'AssignmentExpression' && member.left === reference && member.operator === '+=')
    return [addedText(file, member)];
  if (member?.type !== 'MemberExpression' || member.object !== reference) return [];
  const outer = names.parentOf(member);
  if (outer?.type === 'AssignmentExpression' && outer.left === member) return assigned(file, member, outer);
  if (isName(member.property, /^searchParams$/) && outer?.type === 'MemberExpression') member = outer;
  const call = names.parentOf(member);
  if (call?.type !== 'CallExpression' || call.callee !== member) return [];
  const [name] = call.arguments;
  const isText = isInEveryRound(file, call, name && leading(name));
  if (isName(member.property, /^push$/)) return call.arguments.map((node) => ({ ...pushed(file, node), isText }));
  return isName(member.property, /^(set|append)$/) && name !== undefined ? [{ ...under(file, name), isText }] : [];
}

/** Whether a reference to a query takes a parameter out of it: `query.delete(name)`. */
export function isCutBy({ names }: SourceFile, reference: t.Node): boolean {
  const member = names.parentOf(reference);
  return member?.type === 'MemberExpression' && member.object === reference && isName(member.property, /^delete$/);
}

/** `text += (text ? '&' : '?') + name + '=' + value`, `text += '&' + name + '=' + value`, `text += '&page=' + page` */
function addedText(file: SourceFile, added: t.AssignmentExpression): Fill {
  const parts = joinedParts(added.right).flatMap((part) => joinedParts(startOfPair(file, part) ?? part));
  const isMarked = parts[0]?.type === 'ConditionalExpression' || /^[?&]$/.test(literalOf(parts[0]));
  const [name, equals] = isMarked ? parts.slice(1) : parts;
  const written = /^[?&]?([\w.[\]-]+)=/.exec(literalOf(name))?.[1];
  if (written !== undefined) return { kind: 'named', name: written };
  const inner = name && encoded(name);
  if (inner?.type !== 'Identifier' || !literalOf(equals).startsWith('=')) return { kind: 'open', node: added.right };
  return { ...under(file, inner), isText: isInEveryRound(file, added, inner) };
}

/** What `start` is in `const start = encodeURIComponent(name) + '='`. */
function startOfPair(file: SourceFile, part: t.Node): t.Expression | undefined {
  const made = declaredWith(file.names, part);
  return made !== undefined && /^(BinaryExpression|TemplateLiteral)$/.test(made.type) ? made : undefined;
}

function literalOf(node: t.Node | undefined): string {
  if (node?.type === 'TemplateElement') return node.value.raw;
  return node?.type === 'StringLiteral' ? node.value : '';
}

function assigned(file: SourceFile, member: t.MemberExpression, { right }: t.AssignmentExpression): readonly Fill[] {
  if (member.computed) return [under(file, member.property)];
  if (isName(member.property, /^search$/)) return [{ kind: 'whole', node: right }];
  const isOfUrl = isName(member.property, /^(pathname|hash|href|host|port|protocol|username|password)$/);
  return isOfUrl || member.property.type !== 'Identifier'
    ? []
    : [{ kind: 'named', name: member.property.name, value: right }];
}

/** Whether a loop or a callback reaches a call every time it runs: once for each name, if it iterates over names. */
function isInEveryRound({ names }: SourceFile, call: t.Node, name: t.Node | undefined): boolean {
  let at: t.Node | undefined = call;
  while (at !== undefined && !isFunction(at) && !/^For(Of|In)Statement$/.test(at.type)) {
    if (/^(If|Switch|Try)Statement$|^(Conditional|Logical)Expression$/.test(at.type)) return false;
    at = names.parentOf(at);
  }
  const named = name?.type === 'Identifier' ? names.bindingOf(name)?.declaration : undefined;
  if (at === undefined || (named !== undefined && !contains(at, named))) return false;
  let leaves = false;
  walk(at, (node) => {
    leaves ||= /^(Continue|Break|Return)Statement$/.test(node.type);
    return undefined;
  });
  return !leaves;
}

/** A parameter with a literal name, or the names of all parameters that a loop iterates over. */
export function under(file: SourceFile, name: t.Node): Fill {
  if (name.type === 'StringLiteral') return { kind: 'named', name: name.value };
  const key = name.type === 'Identifier' ? file.names.bindingOf(name)?.identifier : undefined;
  const source = key && namesGoneThrough(file, name as t.Identifier);
  if (source !== undefined) return { kind: 'whole', node: source, given: { name, key: key as t.Identifier } };
  return madeOfName(file, name) ?? { kind: 'open', node: name };
}

/** `'name=' + x`, and `${name}=${x}` in a loop. */
function pushed(file: SourceFile, node: t.Node): Fill {
  const first = leftmost(node);
  const text =
    first.type === 'StringLiteral' ? first.value : first.type === 'TemplateLiteral' ? first.quasis[0]?.value.raw : '';
  const written = /^([\w.[\]-]+)=/.exec(text ?? '')?.[1];
  if (written !== undefined) return { kind: 'named', name: written };
  const name = leading(node);
  const isWhole = name !== undefined && name.type !== 'StringLiteral' && startsWithName(node, (one) => one === name);
  return isWhole ? under(file, name) : { kind: 'open', node };
}

/** A name that is made of the one that a loop is at: `snakeCase(key)`, `const name = key.toLowerCase()`. */
function madeOfName(file: SourceFile, name: t.Node): Fill | undefined {
  const made = name.type === 'Identifier' ? (declaredWith(file.names, name) ?? name) : name;
  const keys = new Map<t.Node, t.Identifier>();
  walk(made, (one) => {
    const source = one === name || one.type !== 'Identifier' ? undefined : namesGoneThrough(file, one);
    if (source !== undefined) keys.set(source, file.names.bindingOf(one as t.Identifier)?.identifier as t.Identifier);
    return undefined;
  });
  const [[source, key] = [], ...others] = keys;
  if (source === undefined || key === undefined || others.length > 0) return undefined;
  return { kind: 'whole', node: source, given: { name, key } };
}

function leftmost(node: t.Node): t.Node {
  return node.type === 'BinaryExpression' ? leftmost(node.left) : node;
}

/** What a pair, or a string, starts with: `name` of `[name, x]`, `${name}=${x}` and `encodeURIComponent(name) + '=' + x`. */
function leading(node: t.Node): t.Node | undefined {
  const first = leftmost(node);
  const start =
    first.type === 'TemplateLiteral'
      ? first.expressions[0]
      : first.type === 'ArrayExpression'
        ? first.elements[0]
        : first;
  return start ? encoded(start) : undefined;
}

/** The query whose names a variable iterates over: in a `for` loop, or as the parameter of a `forEach`. */
function namesGoneThrough(file: SourceFile, name: t.Identifier): t.Node | undefined {
  const { names } = file;
  const binding = names.bindingOf(name);
  if (binding === undefined) return undefined;
  const { declaration } = binding;
  if (declaration.type === 'VariableDeclarator') {
    const list = loopOf(names, declaration)?.right;
    return list && isNameOf(declaration.id, name.name, list) ? list : undefined;
  }
  if (declaration.type !== 'ArrowFunctionExpression' && declaration.type !== 'FunctionExpression') return undefined;
  const call = names.parentOf(declaration);
  if (call?.type === 'CallExpression' && call.arguments[1] === declaration) return goneThroughBy(file, call, name);
  const callee = call?.type === 'CallExpression' && call.arguments[0] === declaration ? call.callee : undefined;
  if (callee?.type !== 'MemberExpression' || !isName(callee.property, /^(forEach|map)$/)) return undefined;
  const [first, second] = declaration.params;
  if (second?.type === 'Identifier' && second.name === name.name) return callee.object;
  return first !== undefined && isNameOf(first, name.name, callee.object) ? callee.object : undefined;
}

/** The query whose names are a parameter of what a library calls for each: `_.forEach(query, (value, name) => …)`. */
function goneThroughBy(file: SourceFile, { callee, arguments: [query, each] }: t.CallExpression, name: t.Identifier) {
  const [first, second] =
    each?.type === 'ArrowFunctionExpression' || each?.type === 'FunctionExpression' ? each.params : [];
  const isByValue = isOutside(file, callee, /^((_|lodash(-es)?|underscore)[./])?(forEach|each|forOwn|forIn)$/);
  const key = isByValue ? second : isOutside(file, callee, /^(\$|jquery|jQuery)\.each$/) ? first : undefined;
  return key?.type === 'Identifier' && key.name === name.name ? query : undefined;
}

/**
 * Whether a pattern binds the name of a parameter to `name`: as `[name, value]`, or alone if the loop is over names
 * only.
 */
function isNameOf(pattern: t.Node, name: string, source: t.Node): boolean {
  if (pattern.type === 'ArrayPattern')
    return pattern.elements[0]?.type === 'Identifier' && pattern.elements[0].name === name;
  const areEntries =
    source.type === 'CallExpression' &&
    source.callee.type === 'MemberExpression' &&
    isName(source.callee.property, /^entries$/);
  return pattern.type === 'Identifier' && pattern.name === name && !areEntries;
}

export function isName(node: t.Node, pattern: RegExp): boolean {
  return node.type === 'Identifier' && pattern.test(node.name);
}

/** The argument of `encodeURIComponent`; any other expression unchanged. */
function encoded(node: t.Node): t.Node {
  const isEncoded = node.type === 'CallExpression' && isName(node.callee, /^encodeURIComponent$/);
  return (isEncoded ? node.arguments[0] : undefined) ?? node;
}

/** Whether an expression is `[name, …]`, `${name}=…` or `name + '=' + …`, with a name that passes a test. */
export function startsWithName(node: t.Node, isOne: (name: t.Node) => boolean): boolean {
  const is = (one: t.Node | null | undefined): boolean => one != null && isOne(encoded(one));
  switch (node.type) {
    case 'ArrayExpression':
      return is(node.elements[0]);
    case 'TemplateLiteral':
      return (
        node.quasis[0]?.value.raw === '' &&
        is(node.expressions[0]) &&
        node.quasis[1]?.value.raw.startsWith('=') === true
      );
    case 'BinaryExpression':
      return is(leftmost(node));
    default:
      return false;
  }
}
