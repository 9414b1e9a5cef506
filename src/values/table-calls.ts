import type * as t from '@babel/types';
import { type CallNode, isMember } from '../source/node-kinds.ts';
import { callsIn } from '../source/nodes.ts';
import { loopOf } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';

/** A call of one of the functions in a table, and the names of these functions. */
interface TableCall {
  readonly call: CallNode;
  readonly names: ReadonlySet<string>;
}

const known = new WeakMap<SourceFile, readonly TableCall[]>();

/**
 * The calls in a file of a function that is chosen at run time from those with some names: `jobs[name](client)`, `for
 * (const job of [first, second]) job(client)`, `Object.values(jobs).map((job) => job(client))`.
 */
export function tableCalls(file: SourceFile, names: readonly string[]): readonly CallNode[] {
  const all = known.get(file) ?? findTableCalls(file);
  known.set(file, all);
  return all.flatMap((one) => (names.some((name) => one.names.has(name)) ? one.call : []));
}

function findTableCalls(file: SourceFile): readonly TableCall[] {
  return callsIn(file).flatMap((call) => {
    const table = call.arguments.length > 0 ? tableOf(file, call.callee) : undefined;
    const names = table === undefined ? undefined : namesWithin(file, table);
    return names === undefined || names.size === 0 ? [] : { call, names };
  });
}

/** What a callee is taken from: an object with a computed member, or what a loop or a method goes through. */
function tableOf({ names }: SourceFile, callee: t.Node): t.Node | undefined {
  if (isMember(callee)) return callee.computed && callee.property.type !== 'StringLiteral' ? callee.object : undefined;
  const declaration = callee.type === 'Identifier' ? names.bindingOf(callee)?.declaration : undefined;
  if (declaration?.type === 'VariableDeclarator') return loopOf(names, declaration)?.right;
  const taker = declaration && names.parentOf(declaration);
  const isCallback = taker?.type === 'CallExpression' && taker.arguments[0] === declaration;
  return isCallback && taker.callee.type === 'MemberExpression' ? taker.callee.object : undefined;
}

/** The names of what an expression is made of, also as the entries of the tables that it names. */
function namesWithin({ names }: SourceFile, node: t.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (one: t.Node, isTable: boolean): undefined => {
    walk(one, (inner) => {
      if (inner.type !== 'Identifier') return undefined;
      found.add(inner.name);
      const declaration = isTable ? undefined : names.bindingOf(inner)?.declaration;
      const init = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
      if (init?.type === 'ObjectExpression' || init?.type === 'ArrayExpression') collect(init, true);
      return undefined;
    });
  };
  collect(node, false);
  return found;
}
