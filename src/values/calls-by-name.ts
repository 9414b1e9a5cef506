import type * as t from '@babel/types';
import { type CallNode, isCall, isMember } from '../source/node-kinds.ts';
import { callsByName, callsIn } from '../source/nodes.ts';
import { keyName, lastName, loopOf, memberName } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';
import { work } from '../source/work.ts';

/** The calls in a file of something with a name, those by its methods `call`, `apply` and `bind`, and those of an entry of a table. */
interface Named {
  readonly byName: readonly CallNode[];
  readonly through: readonly CallNode[];
  readonly ofTables: readonly CallNode[];
}

/** Many functions may have the same name: the methods `load` of many classes. */
const callsByNames = new WeakMap<SourceFile, Map<string, Named>>();

/**
 * The calls in a file of what has one of some names there, or a name that an import of the file gives to it; `isDefault` if it
 * is a default export. They are looked for once for all that have the same names.
 */
export function callsAs(from: SourceFile, names: readonly string[], isDefault: boolean): Named {
  const all = callsByNames.get(from) ?? new Map<string, Named>();
  callsByNames.set(from, all);
  const key = `${isDefault} ${names.join()}`;
  const found = all.get(key) ?? findCallsAs(from, [...names, ...importedAs(from, names, isDefault)], isDefault);
  all.set(key, found);
  return found;
}

function findCallsAs(from: SourceFile, names: readonly string[], isDefault: boolean): Named {
  work.listings++;
  const named = callsByName(from);
  const calls = (name: string) => named.get(name) ?? [];
  const through = throughMethods.flatMap(calls).filter(({ callee }) => {
    const called = isMember(callee) ? namesHeld(from, callee.object) : [];
    return called.some((name) => names.includes(name));
  });
  const byName = new Set([...names.flatMap(calls), ...(isDefault ? calledAtOnce(from) : [])]);
  const ofTables = tableCalls(from, names).filter((call) => !byName.has(call));
  return { byName: [...byName], through, ofTables };
}

/** The calls of a module that is loaded as a whole: `require('./series')(client)`. */
function calledAtOnce(file: SourceFile): readonly CallNode[] {
  return (callsByName(file).get('require') ?? []).flatMap((call) => {
    const outer = file.names.parentOf(call);
    return outer && isCall(outer) && outer.callee === call ? outer : [];
  });
}

const throughMethods = ['call', 'apply', 'bind'];

/** The name of an expression, and that of what its variable is set to: `load` of `load.call(…)` after `const load = api.get`. */
function namesHeld(file: SourceFile, node: t.Node): readonly string[] {
  const declared = node.type === 'Identifier' ? file.names.bindingOf(node)?.declaration : undefined;
  const init = declared?.type === 'VariableDeclarator' ? declared.init : undefined;
  return [node, ...(init ? [init] : [])].flatMap((one) => lastName(one) ?? []);
}

/** The names that imports of a file give to what another file exports. */
export function importedAs(file: SourceFile, names: readonly string[], isDefault: boolean): readonly string[] {
  const given = file.tree.program.body.flatMap((one) => (one.type === 'ImportDeclaration' ? one.specifiers : []));
  return given
    .flatMap((one) => {
      if (one.type === 'ImportNamespaceSpecifier') return [];
      const imported = one.type === 'ImportSpecifier' ? keyName({ key: one.imported }) : 'default';
      const isIt = imported === 'default' ? isDefault : names.includes(imported ?? '') && imported !== one.local.name;
      return isIt ? [one.local.name] : [];
    })
    .concat(isDefault ? requiredAs(file) : []);
}

const required = new WeakMap<SourceFile, readonly string[]>();

/** The names of the variables and properties that hold a module that is loaded as a whole: `{ health: require('./health') }`. */
function requiredAs(file: SourceFile): readonly string[] {
  const found =
    required.get(file) ??
    (callsByName(file).get('require') ?? []).flatMap((call) => {
      const holder = file.names.parentOf(call);
      if (holder?.type === 'ObjectProperty' && holder.value === call) return keyName(holder) ?? [];
      return holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' ? holder.id.name : [];
    });
  required.set(file, found);
  return found;
}

/** A call of one of the functions in a table, and the names of these functions. */
interface TableCall {
  readonly call: CallNode;
  readonly names: ReadonlySet<string>;
}

const ofTables = new WeakMap<SourceFile, readonly TableCall[]>();

/**
 * The calls in a file of a function that is chosen at run time from those with some names: `jobs[name](client)`, `for
 * (const job of [first, second]) job(client)`, `Object.values(jobs).map((job) => job(client))`.
 */
function tableCalls(file: SourceFile, names: readonly string[]): readonly CallNode[] {
  const all = ofTables.get(file) ?? findTableCalls(file);
  ofTables.set(file, all);
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

/** The name of a function or a class, or of the variable that holds it. */
export function nameOf(file: SourceFile, node: t.Node): string | undefined {
  if ('key' in node) return keyName(node as { key: t.Node; computed?: boolean });
  if ('id' in node && (node.id as t.Node | null)?.type === 'Identifier') return (node.id as t.Identifier).name;
  const parent = file.names.parentOf(node);
  if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : undefined;
  if (parent?.type === 'AssignmentExpression') return isMember(parent.left) ? memberName(parent.left) : undefined;
  return parent?.type === 'ObjectProperty' || parent?.type === 'ClassProperty' ? keyName(parent) : undefined;
}
