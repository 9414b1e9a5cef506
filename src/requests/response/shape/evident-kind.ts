import type * as t from '@babel/types';
import { outsideName } from '../../../source/names/outside-name.ts';
import { type CallNode, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { calledName, callsByName } from '../../../source/nodes.ts';
import { memberName } from '../../../source/pattern.ts';
import type { Place } from '../../../values/value.ts';
import type { ResultKind } from './result-kind.ts';
import { isCallOf, withCasts } from './syntax.ts';

/** What reading a member of a result shows; each kind has names that no other kind here has: a page has `content`. */
const reads: readonly (readonly [RegExp, ResultKind['value']])[] = [
  [/^(json|ok|arrayBuffer|blob)$/, 'response'],
  [/^data$/, 'data'],
  [/^(content|totalElements|totalPages)$/, 'body'],
  [/^(map|filter|forEach|sort|some|every|join|reduce|find|flatMap)$/, 'body'],
];

/**
 * The result of a call, as its uses show: text if it is parsed as JSON; like that of `fetch` if `.json()` is called on
 * it; like that of axios if `.data` is read; a list if it is used as one. Undefined if other uses disagree.
 */
export function evidentKind(place: Place<CallNode>): ResultKind | undefined {
  const kind = shownKind(place) ?? kindBeside(place);
  // The `data` of a hook or a composable is a state of it: `const { data } = await useKomga(path)`
  if (kind === undefined || /^use[A-Z]/.test(calledName(place.node) ?? '')) return undefined;
  return { ...kind, isGuessed: true };
}

/** What all other calls of the same callee in the file show, for a result that is only handed on. */
function kindBeside({ node, file }: Place<CallNode>): ResultKind | undefined {
  const callee = file.textOf(node.callee);
  const beside = (callsByName(file).get(calledName(node) ?? '') ?? []).filter(
    (one) => one !== node && file.textOf(one.callee) === callee,
  );
  const kinds = beside.flatMap((one) => shownKind({ node: one, file, env: undefined }) ?? []);
  const [first] = kinds;
  return kinds.every(({ value, arrives }) => value === first?.value && arrives === first.arrives) ? first : undefined;
}

function shownKind({ node, file }: Place<CallNode>): ResultKind | undefined {
  const { names } = file;
  const outer = withCasts(file, node);
  const parent = names.parentOf(outer);
  if (parent === undefined) return undefined;
  const then =
    isMember(parent) && parent.object === outer && memberName(parent) === 'then' ? calling(file, parent) : undefined;
  if (then !== undefined) return arriving('promise', shownByCallback(file, then));
  if (parent.type === 'AwaitExpression') return arriving('promise', shownBy(file, parent));
  return arriving('now', shownBy(file, outer));
}

function arriving(arrives: 'promise' | 'now', value: ResultKind['value'] | undefined): ResultKind | undefined {
  if (value === undefined || (arrives === 'now' && value !== 'text' && value !== 'body')) return undefined;
  return { value, arrives };
}

function calling(file: Place['file'], member: t.Node): t.CallExpression | undefined {
  const parent = file.names.parentOf(member);
  return parent?.type === 'CallExpression' && parent.callee === member ? parent : undefined;
}

/** `.then((response) => response.json())`, `.then(({ data }) => data)` */
function shownByCallback(file: Place['file'], { arguments: args }: t.CallExpression): ResultKind['value'] | undefined {
  const fn = args[0] && withoutCasts(args[0]);
  if (fn?.type !== 'ArrowFunctionExpression' && fn?.type !== 'FunctionExpression') return undefined;
  const [param] = fn.params;
  return param?.type === 'Identifier' ? shownByName(file, param) : param && shownByPattern(param);
}

/** What all uses of a value show. */
function shownBy(file: Place['file'], node: t.Node): ResultKind['value'] | undefined {
  const value = withCasts(file, node);
  const parent = file.names.parentOf(value);
  if (parent?.type === 'VariableDeclarator') {
    if ('typeAnnotation' in parent.id && isListType(parent.id.typeAnnotation)) return 'body';
    return parent.id.type === 'Identifier' ? shownByName(file, parent.id) : shownByPattern(parent.id);
  }
  return shownByUse(file, value);
}

function shownByName(file: Place['file'], name: t.Identifier): ResultKind['value'] | undefined {
  const binding = file.names.bindingOf(name);
  if (binding === undefined || binding.writes.length > 0 || binding.references.length === 0) return undefined;
  const uses = binding.references.map((use) => withCasts(file, use)).filter((use) => !isStatusRead(file, use));
  const kinds = new Set(uses.map((use) => shownByUse(file, use) ?? 'unknown'));
  const [first] = kinds;
  return kinds.size === 1 && first !== 'unknown' ? first : undefined;
}

/** `response.status` shows nothing: many kinds of response have it. */
function isStatusRead(file: Place['file'], value: t.Node): boolean {
  const parent = file.names.parentOf(value);
  return (
    isMember(parent) && parent.object === value && /^(status|statusText|headers|url)$/.test(memberName(parent) ?? '')
  );
}

function shownByPattern(pattern: t.Node): ResultKind['value'] | undefined {
  if (pattern.type !== 'ObjectPattern') return undefined;
  const isData = pattern.properties.some(
    (one) => one.type === 'ObjectProperty' && one.key.type === 'Identifier' && one.key.name === 'data',
  );
  return isData ? 'data' : undefined;
}

function shownByUse(file: Place['file'], value: t.Node): ResultKind['value'] | undefined {
  const parent = file.names.parentOf(value);
  if (isCallOf(parent) && parent.callee !== value) {
    const callee = outsideName(file, parent.callee);
    if (callee === 'JSON.parse') return 'text';
    return callee === 'Array.isArray' ? 'body' : undefined;
  }
  if ((parent?.type === 'ForOfStatement' && parent.right === value) || parent?.type === 'SpreadElement') return 'body';
  if (!isMember(parent) || parent.object !== value) return undefined;
  const name = memberName(parent) ?? '';
  const read = file.names.parentOf(parent);
  // Example: `JSON.parse(response.body)`
  if (isCallOf(read) && read.callee !== parent && outsideName(file, read.callee) === 'JSON.parse')
    return name === 'body' ? 'response' : name === 'data' ? 'data' : undefined;
  return reads.find(([names]) => names.test(name))?.[1];
}

/** `: string[]` */
function isListType(annotation: t.Node | null | undefined): boolean {
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  return (
    type?.type === 'TSArrayType' || (type?.type === 'TSTypeOperator' && type.typeAnnotation.type === 'TSArrayType')
  );
}
