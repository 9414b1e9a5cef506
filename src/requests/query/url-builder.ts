import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { type AnyMember, type CallNode, classBodyAround, isCall, isMember, rootOf } from '../../source/node-kinds.ts';
import { callsIn } from '../../source/nodes.ts';
import { lastName, memberName, objectLiteral } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { classFacts } from '../../values/objects/class-facts.ts';
import { returnsOf } from '../../values/returns.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { isListKind, valueKinds } from '../../values/types/value-kinds.ts';
import type { ClassNode, Piece, Place } from '../../values/value.ts';
import { keepsName } from './keeps-name.ts';
import { type Put, putsOf } from './query-setters.ts';

/**
 * An object of the code base that builds a URL, and the calls that set its query: `new Address('/books').add('size',
 * 5).build()`.
 */
export interface UrlBuilder {
  /** The chain of calls that it starts as. */
  readonly start: t.Expression;
  /** The method that sets one parameter. */
  readonly setter: string;
  readonly settings: readonly Setting[];
  /** The variable that holds it. */
  readonly holder: Binding | undefined;
  /** Whether a piece of the URL is what the object makes of its query. */
  isQuery(piece: Piece): boolean;
}

/** A call that sets a parameter. */
export interface Setting {
  readonly call: t.CallExpression;
  readonly put: Put;
  /** The statement of the call, if it is not part of the chain that the object starts or ends as. */
  readonly statement: t.Node | undefined;
}

/**
 * Finds the object that builds a URL in the file of a call, or that it gives to functions; undefined if there is none, or if it
 * is used in a way not known.
 */
export function urlBuilderOf(
  evaluator: Evaluator,
  call: Place<CallNode>,
  pieces: readonly Piece[],
  functions: readonly Place[] = [],
): UrlBuilder | undefined {
  const { file } = call;
  for (const leaf of pieces.flatMap(leavesOf)) {
    if (leaf.kind !== 'hole' || classBodyAround(leaf.file, leaf.node) === undefined) continue;
    for (const { node, file: home } of leaf.via) {
      const found = home === file ? (builtBy(evaluator, file, node) ?? builtAs(evaluator, file, node)) : undefined;
      if (found !== undefined) return found;
    }
  }
  return functions.length > 0 ? builderGiven(evaluator, call, pieces, functions) : undefined;
}

/**
 * The object that a call gives to a function, which makes the query of it: `send({ path, query: new Query().add('size', 5) })`.
 * What functions get may only be read where they are.
 */
function builderGiven(
  evaluator: Evaluator,
  { node: call, file }: Place<CallNode>,
  pieces: readonly Piece[],
  functions: readonly Place[],
): UrlBuilder | undefined {
  const leaves = pieces.flatMap(leavesOf);
  const holes = leaves.filter((leaf) => leaf.kind === 'hole' && classBodyAround(leaf.file, leaf.node) !== undefined);
  if (holes.length === 0) return undefined;
  const given = call.arguments.flatMap((argument) => [
    argument,
    ...(objectLiteral(argument)?.properties ?? []).flatMap((one) => (one.type === 'ObjectProperty' ? one.value : [])),
  ]);
  const found = given.flatMap((object) => {
    const made = evaluator.evaluate({ node: object, file, env: undefined });
    if (made.kind !== 'instance') return [];
    const { instanceMembers } = classFacts(made.place);
    const readings = holes.flatMap(({ via }) => via.filter((one) => one.file === made.place.file));
    const isRead = (member: t.Node) => readings.some((one) => contains(member, one.node));
    const build = [...instanceMembers].find(([, one]) => one.type === 'ClassMethod' && isRead(one))?.[0];
    const built = builtOf(evaluator, file, object, { build, use: object });
    const isOther = (name = '') => name !== build && instanceMembers.has(name);
    const isKept = !functions.some((one) => callsOnGiven(evaluator, one, isOther));
    return built !== undefined && isKept && holes.some(built.isQuery) ? [built] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a function, or one that it passes a parameter to, calls a method with such a name on a parameter: `query.add('size', 5)`. */
function callsOnGiven(
  evaluator: Evaluator,
  { node, file, env }: Place,
  isSuch: (name?: string) => boolean,
  steps = 3,
): boolean {
  const isParameter = (one: t.Node) => one.type === 'Identifier' && file.names.bindingOf(one)?.kind === 'param';
  return callsIn(file).some((call) => {
    if (!contains(node, call)) return false;
    const { callee } = call;
    if (isMember(callee) && isParameter(rootOf(callee)) && isSuch(memberName(callee))) return true;
    if (steps === 0 || !call.arguments.some(isParameter)) return false;
    const called = evaluator.evaluate({ node: callee, file, env });
    return called.kind === 'function' && callsOnGiven(evaluator, called.place, isSuch, steps - 1);
  });
}

/** `address.build()` */
function builtBy(evaluator: Evaluator, file: SourceFile, build: t.Node): UrlBuilder | undefined {
  const callee = build.type === 'CallExpression' && isMember(build.callee) ? build.callee : undefined;
  return callee && builtOf(evaluator, file, callee.object, { build: memberName(callee), use: build });
}

/** `${address}`, where its class has a `toString` */
function builtAs(evaluator: Evaluator, file: SourceFile, object: t.Node): UrlBuilder | undefined {
  return builtOf(evaluator, file, object, { build: 'toString', use: object });
}

/** `build`: the method that makes the text; `use`: the expression for that. */
function builtOf(
  evaluator: Evaluator,
  file: SourceFile,
  object: t.Node,
  { build, use }: { readonly build: string | undefined; readonly use: t.Node },
): UrlBuilder | undefined {
  const made = evaluator.evaluate({ node: object, file, env: undefined });
  if (made.kind !== 'instance' || made.place.node.type.startsWith('Function')) return undefined;
  const { place } = made;
  const puts = putsOf(classFacts(place), build, (field) => isReadAsItIs(place, field));
  const setter = [...puts].find(([, put]) => put.of === 'one')?.[0];
  if (setter === undefined) return undefined;
  const own = chainOf(object, puts);
  const held = own.root.type === 'Identifier' ? heldBy(file, own.root, puts, use) : undefined;
  const start = held?.start ?? own;
  const settings = [...(held?.settings ?? []), ...own.settings];
  // What may be absent is left out by its length, which only a list has.
  const isRead = ({ call: { arguments: args }, put }: Setting) =>
    put.isOptional !== true || (args[1] !== undefined && isListKind(valueKinds(evaluator, file, args[1])));
  if (!isMade(evaluator, file, start.root) || !settings.every(isRead)) return undefined;
  return {
    start: held === undefined ? (object as t.Expression) : held.init,
    setter,
    settings,
    holder: held?.binding,
    isQuery: (piece) => piece.kind === 'hole' && piece.file === place.file && isIn(piece.node),
  };

  function isIn(node: t.Node): boolean {
    const body = classBodyAround(place.file, node);
    return body !== undefined && 'body' in place.node && body === place.node.body;
  }
}

/** Whether a class only tests a field with a query, sets something in it, or makes a text of it in which names stay. */
function isReadAsItIs({ node, file }: Place<ClassNode>, field: string): boolean {
  const { names } = file;
  const isKept = (inner: t.Node): boolean => {
    const parent = names.parentOf(inner);
    if (parent === undefined || /^(Unary|Binary)Expression$|^(TemplateLiteral|ClassProperty)$/.test(parent.type))
      return true;
    if (parent.type === 'ConditionalExpression') return parent.test === inner || isKept(parent);
    if (parent.type === 'NewExpression') return lastName(parent.callee) === 'URLSearchParams';
    if (isCall(parent) && isOutside(file, parent.callee, /^(String|Object\.(entries|keys))$/)) return isKept(parent);
    const call = isMember(parent) && parent.object === inner ? names.parentOf(parent) : undefined;
    if (!isMember(parent) || parent.object !== inner) return false;
    if (parent.computed || call === undefined || !isCall(call) || call.callee !== parent)
      return parent.computed || /^(length|size)$/.test(memberName(parent) ?? '');
    const name = memberName(parent) ?? '';
    if (/^(map|flatMap)$/.test(name)) return keepsName(file, call.arguments[0]);
    return /^(append|set|push|toString|join|entries|keys|has|get)$/.test(name);
  };
  return !holdsSuch(node, (inner) => isMember(inner) && isField(inner, field) && !isKept(inner));
}

function isField(member: AnyMember, field: string): boolean {
  return member.object.type === 'ThisExpression' && memberName(member) === field;
}

type Puts = ReadonlyMap<string, Put>;

interface Chain {
  readonly root: t.Node;
  readonly settings: readonly Setting[];
}

/** The calls that set parameters at the end of a chain, and what the first of them is called on. */
function chainOf(node: t.Node, puts: Puts, statement?: t.Node): Chain {
  const settings: Setting[] = [];
  let root = node;
  while (root.type === 'CallExpression' && root.callee.type === 'MemberExpression') {
    const put = puts.get(memberName(root.callee) ?? '');
    if (put === undefined) break;
    settings.unshift({ call: root, put, statement });
    root = root.callee.object;
  }
  return { root, settings };
}

/** Whether an object is new: it is created there, or by a function that does nothing else. */
function isMade(evaluator: Evaluator, file: SourceFile, root: t.Node): boolean {
  if (root.type === 'NewExpression') return true;
  if (root.type !== 'CallExpression') return false;
  const callee = evaluator.evaluate({ node: root.callee, file, env: undefined });
  const returns = callee.kind === 'function' ? returnsOf(callee.place.node) : [];
  return returns.length > 0 && returns.every(({ type }) => type === 'NewExpression');
}

/** What a variable starts as, and the parameters set through it; undefined if it is used in any other way. */
function heldBy(file: SourceFile, name: t.Identifier, puts: Puts, use: t.Node) {
  const { names } = file;
  const binding = names.bindingOf(name);
  const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  if (binding === undefined || !init || binding.writes.length > 0) return undefined;
  const start = chainOf(init, puts);
  const settings = [...start.settings];
  for (const reference of binding.references) {
    let top: t.Node = reference;
    for (let call = chainedOn(file, top, puts); call !== undefined; call = chainedOn(file, top, puts)) top = call;
    const member = names.parentOf(top);
    const isBuild = member?.type === 'MemberExpression' && names.parentOf(member) === use;
    if (isBuild || top === use) continue;
    if (startOf(reference) > startOf(use)) return undefined;
    if (member?.type !== 'ExpressionStatement' || top === reference) return undefined;
    settings.push(...chainOf(top, puts, member).settings);
  }
  return { binding, init, start, settings };
}

/** The call of a setter on an expression. */
function chainedOn({ names }: SourceFile, node: t.Node, puts: Puts): t.CallExpression | undefined {
  const member = names.parentOf(node);
  if (member?.type !== 'MemberExpression' || member.object !== node || !puts.has(memberName(member) ?? ''))
    return undefined;
  const call = names.parentOf(member);
  return call?.type === 'CallExpression' && call.callee === member ? call : undefined;
}
