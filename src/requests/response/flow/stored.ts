import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside, ownModule } from '../../../source/names/outside-name.ts';
import { type CallNode, isCall, isMember, rootOf, withoutCasts } from '../../../source/node-kinds.ts';
import { callsIn, nodesOf } from '../../../source/nodes.ts';
import { importOf, keyName, memberName, objectLiteral, patternPath } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { holdsSuch, usesName } from '../../../source/walk.ts';
import { isExported } from '../../../values/declared/exports.ts';
import { functionAround } from '../../../values/flow/flow.ts';
import type { Place } from '../../../values/value.ts';
import { awaited, isSame, type Shape } from '../shape/shape.ts';
import { isCallOf, isEmpty } from '../shape/syntax.ts';

/**
 * What a file stores in a `Map` or an object of its own, if an expression reads from that: `cache.get(key)`,
 * `kept[url]`, and `hit.value` for `cache.set(key, { value, until })`. None if other code may read or fill it too;
 * undefined if the expression does not read from such a store.
 */
export function storedValues(file: SourceFile, node: t.Node): readonly t.Node[] | undefined {
  return valuesRead(file, node, (inner) => {
    const store = storeReadBy(file, inner);
    return store && storedIn(file, store, node);
  });
}

/** Whether a value is the response of an earlier call, which its function keeps in a store of other code. */
export function isPutBack(
  file: SourceFile,
  node: t.Node,
  response: Shape,
  shapeOf: (node: t.Node) => Shape | undefined,
): boolean {
  const shapes = storedValues(file, node) === undefined ? putBack(file, node).map(shapeOf) : [];
  return shapes.length > 0 && shapes.every((shape) => shape && isSame(awaited(shape), awaited(response)));
}

/**
 * What a function puts into a store of other code under the key of an argument, if an expression in it reads that again: `fresh`
 * for `await kv.get(url)` beside `kv.put(url, JSON.stringify(fresh))`. Empty if there is none.
 */
function putBack(file: SourceFile, node: t.Node): readonly t.Node[] {
  const owner = functionAround({ node, file, env: undefined }, node);
  const found = valuesRead(file, node, (inner) => {
    const read = isCallOf(inner) ? storeCall(file, inner, /^(get|getItem|retrieve)$/) : undefined;
    if (read === undefined || owner === undefined || !isOfArgument(file, read.key)) return undefined;
    return callsIn(file).flatMap((call) => {
      const put = contains(owner, call) ? storeCall(file, call, /^(set|setItem|put|store)$/) : undefined;
      const isSame = put?.store === read.store && file.textOf(put.key) === file.textOf(read.key);
      return isSame ? call.arguments.slice(1, 2).map((value) => unwritten(file, value)) : [];
    });
  });
  return found ?? [];
}

/** The value of `JSON.stringify(value)`. */
function unwritten(file: SourceFile, node: t.Node): t.Node {
  const [value] = isCallOf(node) && isOutside(file, node.callee, 'JSON.stringify') ? node.arguments : [];
  return value ?? node;
}

/** What a store is reached by, and the key of a call of it: `kv.get(key)`, or `get(key)` of a package. */
function storeCall(file: SourceFile, { callee, arguments: [key] }: CallNode, names: RegExp) {
  if (key === undefined) return undefined;
  if (isMember(callee)) {
    const isNamed =
      names.test(memberName(callee) ?? '') &&
      !mayBeReadElsewhere(file, callee.object) &&
      !getsByItself(file, callee.object);
    return isNamed ? { store: file.textOf(callee.object), key } : undefined;
  }
  const binding = callee.type === 'Identifier' ? file.names.bindingOf(callee) : undefined;
  const imported = binding && importOf(binding, file.names);
  const isStore = imported !== undefined && names.test(imported.name) && !ownModule.test(imported.source);
  return isStore ? { store: imported.source, key } : undefined;
}

/** Whether a store is one of the code base that other files may read. */
function mayBeReadElsewhere(file: SourceFile, store: t.Node): boolean {
  const root = rootOf(store);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  const imported = binding && importOf(binding, file.names);
  if (imported !== undefined) return ownModule.test(imported.source);
  return binding !== undefined && binding.kind !== 'param' && isExported(file, binding.name);
}

/** Example: `new LRUCache({ fetchMethod })` */
function getsByItself(file: SourceFile, store: t.Node): boolean {
  const made = store.type === 'Identifier' ? sourceOf(file, store)?.init : undefined;
  return made !== undefined && holdsSuch(made, (one) => one.type === 'ObjectProperty' && !isLimit(one));
}

/** Whether a key, or the constant that it is, contains a parameter: it is not the same for every request. */
function isOfArgument(file: SourceFile, key: t.Node): boolean {
  const text = (key.type === 'Identifier' ? sourceOf(file, key)?.init : undefined) ?? key;
  return holdsSuch(text, (one) => one.type === 'Identifier' && file.names.bindingOf(one)?.kind === 'param');
}

/** The values that lead to an expression, if it reads what `find` finds, maybe under other names. */
function valuesRead(
  file: SourceFile,
  node: t.Node,
  find: (inner: t.Node) => readonly t.Node[] | undefined,
): readonly t.Node[] | undefined {
  const path: string[] = [];
  let inner = bare(file, node);
  while (true) {
    const stored = find(inner);
    if (stored !== undefined) {
      const values = stored.map((one) => along(one, path));
      return values.every((one) => one !== undefined) ? values : [];
    }
    const name = isMember(inner) ? memberName(inner) : undefined;
    if (isMember(inner) && name !== undefined) {
      path.unshift(name);
      inner = bare(file, inner.object);
      continue;
    }
    const source = inner.type === 'Identifier' ? sourceOf(file, inner) : undefined;
    if (source === undefined) return undefined;
    path.unshift(...source.path);
    inner = bare(file, source.init);
  }
}

/** The shape of what a file stores, if an expression reads from its store. */
export function storedShape(
  file: SourceFile,
  node: t.Node,
  shapeOf: (node: t.Node) => Shape | undefined,
): Shape | undefined {
  const [first, ...others] = (storedValues(file, node) ?? []).map(shapeOf);
  return first && others.every((one) => one !== undefined && isSame(one, first)) ? first : undefined;
}

/** Whether a value comes from an earlier call of the same function; in stores of other code, judged by its name. */
export function isCached({ file }: Place, node: t.Node): boolean {
  if (storedValues(file, node) !== undefined) return false;
  return !isCall(withoutCasts(node)) || isMember((withoutCasts(node) as CallNode).callee)
    ? usesName(node, /cache|memo|pending|inflight/i)
    : false;
}

/** What a variable is set to, except empty values; undefined if it is set in another way than with `=`. */
export function valuesOf({ declaration, writes }: Binding): readonly t.Node[] | undefined {
  const isAssignment = (write: t.Node) => write.type === 'AssignmentExpression' && write.operator === '=';
  if (declaration.type !== 'VariableDeclarator' || !writes.every(isAssignment)) return undefined;
  const sources = [declaration.init, ...writes.map((write) => (write as t.AssignmentExpression).right)];
  return sources.filter((source) => source != null).filter((source) => !isEmpty(source));
}

/** An expression without casts, `await`, and `JSON.parse` around it. */
function bare(file: SourceFile, node: t.Node): t.Node {
  const inner = withoutCasts(node);
  if (inner.type === 'AwaitExpression') return bare(file, inner.argument);
  const [text] = isCallOf(inner) && isOutside(file, inner.callee, 'JSON.parse') ? inner.arguments : [];
  return text === undefined ? inner : bare(file, text);
}

/** The initial value of a variable that is not assigned again, and the names that lead to the variable in it. */
function sourceOf(
  file: SourceFile,
  identifier: t.Identifier,
): { readonly init: t.Node; readonly path: readonly string[] } | undefined {
  const binding = file.names.bindingOf(identifier);
  const declaration = binding?.declaration;
  if (declaration?.type !== 'VariableDeclarator' || !declaration.init || (binding?.writes.length ?? 0) > 0)
    return undefined;
  const path = patternPath(declaration.id, binding?.identifier as t.Identifier);
  const names = path?.flatMap(({ name }) => (name === undefined || name === '=' ? [] : name));
  return names !== undefined && names.length === path?.length ? { init: declaration.init, path: names } : undefined;
}

/** `cache` of `cache.get(key)` and `cache[key]`. */
function storeReadBy(file: SourceFile, node: t.Node): t.Node | undefined {
  if (isCallOf(node) && isMember(node.callee) && memberName(node.callee) === 'get')
    return bare(file, node.callee.object);
  return isMember(node) && node.computed && node.property.type !== 'StringLiteral'
    ? bare(file, node.object)
    : undefined;
}

/** The stored values: none if a function other than that of `reading` reads them; undefined if it is not a store. */
function storedIn(file: SourceFile, store: t.Node, reading: t.Node): readonly t.Node[] | undefined {
  const reader = functionAround({ node: reading, file, env: undefined }, reading);
  const uses = usesOf(file, store);
  const stored = uses?.map((use) => storedBy(file, use, reader) ?? (isCleanup(file, use, uses) ? [] : undefined));
  return stored?.every((one) => one !== undefined) === false ? [] : (stored?.flat() as t.Node[] | undefined);
}

/** Whether a use is in a statement that removes what it finds: `for (const [key, { until }] of cache) cache.delete(key)`. */
export function isCleanup(file: SourceFile, use: t.Node, uses: readonly t.Node[]): boolean {
  let around = file.names.parentOf(use);
  while (around !== undefined && !/Statement$/.test(around.type)) around = file.names.parentOf(around);
  return uses.some((other) => {
    const member = other === use || !around || !contains(around, other) ? undefined : file.names.parentOf(other);
    const isDeleted = member && file.names.parentOf(member)?.type === 'UnaryExpression';
    return isMember(member) && (isDeleted === true || memberName(member) === 'delete');
  });
}

/** The uses of a variable or private field that starts as an empty store. */
function usesOf(file: SourceFile, store: t.Node): readonly t.Node[] | undefined {
  if (store.type === 'Identifier') {
    const binding = file.names.bindingOf(store);
    const declaration = binding?.declaration;
    const isOwn = declaration?.type === 'VariableDeclarator' && isEmptyStore(declaration.init);
    return isOwn && binding?.writes.length === 0 && !isExported(file, store.name) ? binding.references : undefined;
  }
  if (store.type !== 'MemberExpression' || store.object.type !== 'ThisExpression') return undefined;
  const nameOf = ({ property, computed }: t.MemberExpression) => keyName({ key: property, computed });
  const name = nameOf(store);
  const fields = [...nodesOf(file, 'ClassProperty'), ...nodesOf(file, 'ClassPrivateProperty')];
  const named = fields.filter((one) => keyName(one) === name);
  const uses = nodesOf(file, 'MemberExpression').filter((one) => nameOf(one) === name);
  const assigned = uses.flatMap((one) => valueSet(file, one) ?? []);
  const [made, ...others] = [...named.flatMap(({ value }) => value ?? []), ...assigned];
  if (named.length > 1 || others.length > 0 || !isEmptyStore(made)) return undefined;
  return uses.filter((one) => valueSet(file, one) === undefined);
}

/** What a member is set to, as in `this.kept = new Map()`. */
function valueSet({ names }: SourceFile, member: t.Node): t.Node | undefined {
  const parent = names.parentOf(member);
  return parent?.type === 'AssignmentExpression' && parent.left === member ? parent.right : undefined;
}

function isEmptyStore(node: t.Node | null | undefined): boolean {
  const inner = node && withoutCasts(node);
  if (inner?.type === 'ObjectExpression') return inner.properties.length === 0;
  if (inner?.type !== 'NewExpression' || inner.callee.type !== 'Identifier') return false;
  // Example: `new LRUCache({ max: 500, ttl: 60_000 })`, whose options must not say how to get what is not in it
  const isPlain = (one: t.Node) => objectLiteral(one)?.properties.every(isLimit) === true;
  return inner.callee.name.endsWith('Cache')
    ? inner.arguments.every(isPlain)
    : /^(Weak)?Map$/.test(inner.callee.name) && inner.arguments.length === 0;
}

function isLimit(property: t.ObjectExpression['properties'][number]): boolean {
  return property.type === 'ObjectProperty' && !/fetch|load/i.test(keyName(property) ?? '');
}

/** Members of a `Map` that show none of the values in it. */
const harmless = new Set(['has', 'delete', 'clear', 'size', 'keys']);

/** What a use of a store puts into it; undefined if it may pass the store on, or reads it outside of a function. */
function storedBy(file: SourceFile, use: t.Node, reader: t.Node | undefined): readonly t.Node[] | undefined {
  const parent = file.names.parentOf(use);
  if (!isMember(parent) || parent.object !== use) return parent?.type === 'BinaryExpression' ? [] : undefined;
  const outer = file.names.parentOf(parent);
  const isOwn = reader !== undefined && contains(reader, use);
  if (parent.computed) {
    if (outer?.type === 'AssignmentExpression' && outer.left === parent) return [outer.right];
    return isOwn || outer?.type === 'UnaryExpression' ? [] : undefined;
  }
  const name = memberName(parent) ?? '';
  if (name === 'set' && isCallOf(outer) && outer.callee === parent) return outer.arguments.slice(1, 2);
  return harmless.has(name) || (name === 'get' && isOwn) ? [] : undefined;
}

/** The part of an object literal that some names lead to. */
function along(node: t.Node, path: readonly string[]): t.Node | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return node;
  const inner = withoutCasts(node);
  if (inner.type !== 'ObjectExpression') return undefined;
  const property = inner.properties.findLast((one) => one.type !== 'SpreadElement' && keyName(one) === name);
  return property?.type === 'ObjectProperty' ? along(property.value, rest) : undefined;
}
