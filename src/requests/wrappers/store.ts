import type * as t from '@babel/types';
import { classBodyAround, isEmptyObject, isMemberOfThis, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { declaredWith, keyName, memberName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { usesName } from '../../source/walk.ts';

const store = /cache|store|storage|memo|map|pending|inflight|in_flight|seen|lru|etag|redis|keyv|^kv$/i;

/** Whether something is a store, judged by its name or by its initial value. */
export function isStore(file: SourceFile, node: t.Node): boolean {
  return usesName(node, store) || isMadeStore(storeInit(file, node));
}

/** Whether the code in sight makes a store: `new Map()`, `{}`. */
export function isOwnStore(file: SourceFile, node: t.Node): boolean {
  const init = storeInit(file, node);
  return isMadeStore(init) || (init != null && isEmptyObject(init));
}

/** A map or set that is made with what it holds, `new Map([['/genres', 'Genres']])`, is a table. */
function isMadeStore(init: t.Node | null | undefined): boolean {
  if (init?.type !== 'NewExpression' || !usesName(init.callee, /(Map|Set|Cache|LRU)$/)) return false;
  const [held] = init.arguments;
  return held?.type !== 'ArrayExpression' || held.elements.length === 0;
}

/** Whether an object is written with what it holds, and nothing is put under a key of it: `{ '/api/v1/genres': 'Genres' }`. */
export function isTable(file: SourceFile, node: t.Expression | t.Super): boolean {
  const object = withoutCasts(node);
  if (object.type === 'ObjectExpression') return true;
  const init = storeInit(file, object);
  if (init?.type !== 'ObjectExpression' || init.properties.length === 0) return false;
  const text = file.textOf(object);
  return !nodesOf(file, 'AssignmentExpression').some(
    ({ left }) => left.type === 'MemberExpression' && left.computed && file.textOf(left.object) === text,
  );
}

function storeInit(file: SourceFile, node: t.Node): t.Node | null | undefined {
  const init = isMemberOfThis(node) ? fieldInit(file, node) : declaredWith(file.names, node);
  return init && withoutCasts(init);
}

/** The initial value of a field of the class around a node: where it is declared, or the only one that is assigned. */
function fieldInit(file: SourceFile, node: t.MemberExpression): t.Node | null | undefined {
  const owner = classBodyAround(file, node);
  const name = memberName(node);
  const field = owner?.body.find(
    (one): one is t.ClassProperty | t.ClassPrivateProperty =>
      /^Class(Private)?Property$/.test(one.type) && keyName(one as t.ClassProperty) === name,
  );
  if (owner === undefined || field?.value) return field?.value;
  const [assigned, ...others] = nodesOf(file, 'AssignmentExpression').filter(
    ({ left }) => contains(owner, left) && isMemberOfThis(left) && memberName(left) === name,
  );
  return others.length === 0 && assigned?.operator === '=' ? assigned.right : undefined;
}
