import type * as t from '@babel/types';
import { isEmptyList, orEmpty } from '../../source/node-kinds.ts';
import { keyName, lastName, memberName, parametersOf } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import { holdsAny, walk } from '../../source/walk.ts';
import type { ClassFacts } from '../../values/objects/class-facts.ts';

/** What a method of a class puts into the query that its object collects. */
export interface Put {
  /** One parameter by name and value, one for each item of a list, or those that the method names. */
  readonly of: 'one' | 'each' | 'named';
  /** The names, if the method names them, and whether it may set nothing under each. */
  readonly names?: ReadonlyMap<string, boolean>;
  /** Whether the list may be absent. */
  readonly isOptional?: boolean;
  /** Whether earlier values of the name are replaced. */
  readonly isReplacing: boolean;
  /** Whether an absent value is sent too, as text. */
  readonly isText: boolean;
  /** Whether a value that counts as false is not sent either, such as `false` or 0. */
  readonly isOnlyTrue: boolean;
}

/**
 * The methods of a class that set query parameters in a field that starts empty, by name; none if the constructor, or
 * the method that reads the query, may change it too.
 */
export function putsOf(
  { instanceMembers, maker }: ClassFacts,
  reader: string | undefined,
  isReadAsItIs: (field: string) => boolean,
): ReadonlyMap<string, Put> {
  const found = new Map<string, Put>();
  const fields = new Set<string>();
  for (const [name, member] of instanceMembers) {
    const one = member.type === 'ClassMethod' ? oneIn(member) : undefined;
    if (one === undefined) continue;
    found.set(name, one.put);
    fields.add(one.field);
  }
  const [field, ...others] = fields;
  if (field === undefined || others.length > 0) return new Map();
  const ones = new Map(found);
  for (const [name, member] of instanceMembers) {
    if (member.type !== 'ClassMethod' || ones.has(name) || name === reader) continue;
    const other = eachIn(member, ones, field) ?? namedIn(member, ones, field);
    if (other !== undefined) found.set(name, other);
  }
  const start = instanceMembers.get(field);
  const isEmpty = start !== undefined && 'value' in start && start.value != null && isEmptyQuery(start.value);
  const users = [reader === undefined ? undefined : instanceMembers.get(reader), maker];
  const isChanged = users.some((one) => one != null && changes(one as t.Node, field, found));
  return isEmpty && !isChanged && isReadAsItIs(field) ? found : new Map();
}

function isEmptyQuery(node: t.Node): boolean {
  if (node.type === 'ArrayExpression') return node.elements.length === 0;
  if (node.type === 'ObjectExpression') return node.properties.length === 0;
  return node.type === 'NewExpression' && node.arguments.length === 0;
}

/** Whether code sets something in a field of its object, or calls a method that does. */
function changes(code: t.Node, field: string, setters: ReadonlyMap<string, Put>): boolean {
  let isFound = false;
  walk(code, (node) => {
    if (node.type === 'AssignmentExpression') isFound ||= ownField(node.left) === field;
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object } = node.callee;
    const name = memberName(node.callee) ?? '';
    isFound ||= object.type === 'ThisExpression' && setters.has(name);
    isFound ||= ownField(object) === field && /^(push|unshift|splice|set|append|delete|fill|pop|shift)$/.test(name);
  });
  return isFound;
}

/** The field of the object itself that an expression is, or is in. */
function ownField(node: t.Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (node.object.type === 'ThisExpression') return memberName(node);
  return ownField(node.object);
}

/** `add(name, value) { this.list.push([name, value]); return this; }` */
function oneIn(method: t.ClassMethod): { readonly put: Put; readonly field: string } | undefined {
  const [name, value, ...more] = parametersOf(method).map(nameOf);
  const found: { field: string; isReplacing: boolean }[] = [];
  let isOther = name === undefined || value === undefined || more.length > 0;
  if (name === undefined || value === undefined) return undefined;
  const tests: t.Node[] = [];
  const loop = loopOver(method.body, value);
  const sent = loop?.item ?? value;
  walk(method.body, (node) => {
    if (node === loop?.list) return false;
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') tests.push(node.test);
    // A test of an item leaves out a part of the list.
    isOther ||= loop !== undefined && tests.some((test) => contains(loop.node, test));
    if (node.type === 'LogicalExpression' && !tests.some((test) => holdsAny(test, new Set([node]))))
      tests.push(node.left);
    isOther ||= /^(For|While|Do|Try|Switch)/.test(node.type) && node !== loop?.node;
    if (node.type === 'AssignmentExpression') {
      const { left, right } = node;
      const isOwn = left.type === 'MemberExpression' && left.computed && isNamed(left.property, name);
      const field = left.type === 'MemberExpression' ? ownField(left.object) : undefined;
      if (isOwn && field !== undefined && loop === undefined && isOnly(right, value))
        found.push({ field, isReplacing: true });
      else isOther = true;
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
    const field = ownField(node.callee.object);
    if (field === undefined) {
      isOther ||= node.callee.object.type === 'ThisExpression';
      return undefined;
    }
    const put = putBy(node, memberName(node.callee) ?? '', name, sent);
    if (put === undefined || (put === 'set' && loop !== undefined)) isOther = true;
    else found.push({ field, isReplacing: put === 'set' });
    return undefined;
  });
  const [first] = found;
  if (isOther || first === undefined || found.length > 1) return undefined;
  const isOnlyTrue = tests.some((test) => !isOfPresence(test, value));
  return {
    put: { of: 'one', isReplacing: first.isReplacing, isText: tests.length === 0, isOnlyTrue },
    field: first.field,
  };
}

/** A loop over a value that is a list or a single one: `for (const one of Array.isArray(value) ? value : [value]) …` */
function loopOver(body: t.BlockStatement, value: string) {
  for (const node of body.body) {
    const loop = node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration' ? node : undefined;
    const item = loop?.left.type === 'VariableDeclaration' ? loop.left.declarations[0]?.id : undefined;
    if (loop !== undefined && item?.type === 'Identifier' && isAsList(loop.right, value))
      return { node: loop, list: loop.right, item: item.name };
  }
  return undefined;
}

/** `Array.isArray(value) ? value : [value]`, `[value].flat()`, `[].concat(value)` */
function isAsList(node: t.Node, value: string): boolean {
  const isAlone = (one: t.Node) =>
    one.type === 'ArrayExpression' && one.elements.length === 1 && isItem(one.elements[0]);
  const isItem = (one: t.Node | null | undefined) => one != null && isNamed(one, value);
  if (node.type === 'ConditionalExpression') {
    const { test, consequent, alternate } = node;
    const isTest = test.type === 'CallExpression' && lastName(test.callee) === 'isArray' && isItem(test.arguments[0]);
    return isTest && isItem(consequent) && isAlone(alternate);
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  const name = memberName(node.callee);
  if (name === 'flat') return isAlone(object) && node.arguments.length === 0;
  return name === 'concat' && isEmptyList(object) && node.arguments.length === 1 && isItem(node.arguments[0]);
}

/** Whether a test only asks whether a value is there: `value !== undefined && value !== ''`. */
function isOfPresence(test: t.Node, value: string): boolean {
  if (test.type === 'LogicalExpression') return isOfPresence(test.left, value) && isOfPresence(test.right, value);
  if (test.type !== 'BinaryExpression' || !isNamed(test.left, value)) return false;
  const { right } = test;
  const isNothing =
    right.type === 'NullLiteral' ||
    isNamed(right, 'undefined') ||
    (right.type === 'StringLiteral' && right.value === '');
  return isNothing && /^[!=]==?$/.test(test.operator);
}

/** `push([name, String(value)])`, `append(name, value)` */
function putBy(call: t.CallExpression, method: string, name: string, value: string): string | undefined {
  const [first, second] = call.arguments;
  const isPair = (one: t.Node | null | undefined, other: t.Node | null | undefined) =>
    one != null && other != null && isNamed(one, name) && isOnly(other, value);
  if (/^(set|append)$/.test(method)) return isPair(first, second) ? method : undefined;
  if (method !== 'push' || second !== undefined) return undefined;
  if (first?.type === 'ArrayExpression' && first.elements.length === 2)
    return isPair(first.elements[0], first.elements[1]) ? method : undefined;
  const isText = first?.type === 'TemplateLiteral' && first.expressions.length === 2;
  const [start, sign, end] = isText ? first.quasis.map(({ value: { raw } }) => raw) : [];
  const isJoined = start === '' && sign === '=' && end === '';
  return isText && isJoined && isPair(first.expressions[0], first.expressions[1]) ? method : undefined;
}

/** `addAll(name, values) { for (const value of values) this.add(name, value); return this; }` */
function eachIn(method: t.ClassMethod, ones: ReadonlyMap<string, Put>, field: string): Put | undefined {
  const [name, values, ...more] = parametersOf(method).map(nameOf);
  if (name === undefined || values === undefined || more.length > 0 || method.body.body.length > 2) return undefined;
  const [loop] = method.body.body;
  const isOver = (list: t.Node, item: t.Node | undefined | null, body: t.Node): Put | undefined => {
    const [only, ...others] = body.type === 'BlockStatement' ? body.body : [body];
    const call = only?.type === 'ExpressionStatement' ? only.expression : only;
    if (others.length > 0 || call?.type !== 'CallExpression' || item?.type !== 'Identifier') return undefined;
    const set = putInto(call, ones, field);
    const isItem = set !== undefined && isNamed(set.name, name) && isOnly(set.value, item.name);
    const present = orEmpty(list);
    return isItem && isNamed(present ?? list, values) && !set.put.isReplacing
      ? { ...set.put, of: 'each', isOptional: present !== undefined }
      : undefined;
  };
  if (loop?.type === 'ForOfStatement' && loop.left.type === 'VariableDeclaration')
    return isOver(loop.right, loop.left.declarations[0]?.id, loop.body);
  const call = loop?.type === 'ExpressionStatement' ? loop.expression : undefined;
  const callee = call?.type === 'CallExpression' && call.callee.type === 'MemberExpression' ? call : undefined;
  const [given] = callee?.arguments ?? [];
  if (callee === undefined || given?.type !== 'ArrowFunctionExpression') return undefined;
  const { object, property } = callee.callee as t.MemberExpression;
  return keyName({ key: property }) === 'forEach' ? isOver(object, given.params[0], given.body) : undefined;
}

/** `page(page, size = 20) { return this.set('page', page).set('size', size); }` */
function namedIn(method: t.ClassMethod, ones: ReadonlyMap<string, Put>, field: string): Put | undefined {
  const names = new Map<string, boolean>();
  const read = (node: t.Node): boolean => {
    if (node.type === 'ThisExpression') return true;
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
    const set = putInto(node, ones, field);
    if (set?.name.type !== 'StringLiteral') return false;
    names.set(set.name.value, set.put.isOnlyTrue || !set.put.isText);
    return ownField(node.callee.object) === field || read(node.callee.object);
  };
  const isRead = method.body.body.every((one) => {
    const node = one.type === 'ReturnStatement' ? one.argument : one.type === 'ExpressionStatement' && one.expression;
    return node ? read(node) : false;
  });
  return isRead && names.size > 0
    ? { of: 'named', names, isReplacing: false, isText: true, isOnlyTrue: false }
    : undefined;
}

/** What a call of a setter, or one on the field itself, puts into a query. */
function putInto(call: t.CallExpression, ones: ReadonlyMap<string, Put>, field: string) {
  const [name, value, ...more] = call.arguments;
  if (call.callee.type !== 'MemberExpression' || name === undefined || value === undefined || more.length > 0)
    return undefined;
  const method = memberName(call.callee) ?? '';
  const isDirect = ownField(call.callee.object) === field && /^(set|append)$/.test(method);
  const direct: Put = { of: 'one', isReplacing: method === 'set', isText: true, isOnlyTrue: false };
  const put = isDirect ? direct : ones.get(method);
  return put?.of === 'one' ? { put, name, value } : undefined;
}

function nameOf(param: t.Node): string | undefined {
  return param.type === 'Identifier' ? param.name : undefined;
}

function isNamed(node: t.Node, name: string): boolean {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'encodeURIComponent')
    return node.arguments.length === 1 && isNamed(node.arguments[0] as t.Node, name);
  return node.type === 'Identifier' && node.name === name;
}

/** Whether an expression is a value, or only the text of it. */
function isOnly(node: t.Node, name: string): boolean {
  if (isNamed(node, name)) return true;
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 1 && isOnly(node.expressions[0] as t.Node, name);
  if (node.type !== 'CallExpression') return false;
  if (node.callee.type === 'Identifier' && /^(String|encodeURIComponent)$/.test(node.callee.name))
    return node.arguments.length === 1 && isOnly(node.arguments[0] as t.Node, name);
  return (
    node.callee.type === 'MemberExpression' &&
    memberName(node.callee) === 'toString' &&
    isOnly(node.callee.object, name)
  );
}
