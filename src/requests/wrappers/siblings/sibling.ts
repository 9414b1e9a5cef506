import type * as t from '@babel/types';
import { type CallNode, classBodyAround, isMember } from '../../../source/node-kinds.ts';
import { keyName, parametersOf, textIn } from '../../../source/pattern.ts';
import { contains, endOf, startOf } from '../../../source/source-file.ts';
import { breakBefore } from '../../../source/style.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { childrenOf } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { memberNames } from '../../../values/objects/member-names.ts';
import type { FunctionNode, Place, Value } from '../../../values/value.ts';
import type { MethodChange } from '../../call-site.ts';
import { hasGrown } from '../growing/new-parameter.ts';
import { calleesOf, functionsOf } from '../sending.ts';
import { isMethodName } from '../signature.ts';
import { callsFunction, doesAlike } from './does-alike.ts';

/** Another function of the code base that can replace a called one. */
export interface Sibling {
  readonly callee: Place<FunctionNode>;
  /** The edits that call it instead, and import its name if needed. */
  readonly edits: readonly TextEdit[];
  /** Whether it has the same name except for the method: `postJson` for `getJson`. */
  readonly isNamesake: boolean;
  /** Whether it calls the other function: `sendJson`, which passes a method, headers and a body to it. */
  readonly isAround: boolean;
}

/** The siblings of a function: their names and values, and how to make their names available in the file. */
interface Company {
  readonly names: readonly string[];
  valueOf(name: string): Value | undefined;
  /** Makes a name available in the file; undefined if that is impossible. */
  bring(name: string): readonly TextEdit[] | undefined;
}

const mostOthers = 4;

/**
 * The functions next to a called one that may send another method: `api.post` for `api.get`, `postJson` for `getJson`,
 * then others that look as if they did, under any name.
 */
export function siblingsOf(
  evaluator: Evaluator,
  place: Place<CallNode>,
  method: MethodChange,
  hasBody: boolean,
): Sibling[] {
  const name = calledName(place.node);
  if (name === undefined) return [];
  const [namesakes, likely] = [namesakesOf(name.text, method), likelyNames(name.text, method)];
  const called = calleesOf(evaluator, place).map((one) => one.place);
  const found = companiesOf(evaluator, place, method).map((company) => {
    const toSibling = (sibling: string): Sibling[] => {
      const value = sibling === name.text ? undefined : company.valueOf(sibling);
      const [callee] = value === undefined ? [] : functionsOf(value);
      const brought = callee && company.bring(sibling);
      if (callee === undefined || brought === undefined || !mayCall(place, callee.place)) return [];
      if (!takesTypes(place.node, callee.place.node, called)) return [];
      if (!called.every((one) => doesAlike(evaluator, one, callee.place))) return [];
      const isNamesake = namesakes.includes(sibling);
      // What grew for its own callers takes the place of no other function, which can grow itself.
      if (!isNamesake && hasGrown(callee.place)) return [];
      const edits = [{ start: name.start, end: name.end, text: sibling }, ...brought];
      const isAround = callsFunction(
        evaluator,
        callee.place,
        called.map(({ node }) => node),
      );
      return [{ callee: callee.place, edits, isNamesake, isAround }];
    };
    const others = company.names.filter((one) => !likely.includes(one)).flatMap(toSibling);
    const able = others.filter(({ callee }) => maySend(callee, method, hasBody)).slice(0, mostOthers);
    return { likely: likely.flatMap(toSibling), able };
  });
  return [...found.flatMap((one) => one.likely), ...found.flatMap((one) => one.able)];
}

/**
 * Whether a function may be called at the position of a call: a private method only in its class, and never in its own
 * callees.
 */
function mayCall({ node, file }: Place<CallNode>, { node: method, file: home }: Place<FunctionNode>): boolean {
  if (file === home && contains(method, node)) return false;
  const member = home.names.parentOf(method)?.type === 'ClassProperty' ? home.names.parentOf(method) : method;
  const access = member !== undefined && 'accessibility' in member ? member.accessibility : undefined;
  if (access === 'protected') return isMember(node.callee) && /^(ThisExpression|Super)$/.test(node.callee.object.type);
  const body = access === 'private' ? classBodyAround(home, method) : undefined;
  return body === undefined || (file === home && contains(body, node));
}

/**
 * Whether a function takes the type arguments of a call, as far as it declares them, and returns something if it takes none, unless
 * the called one returns nothing either.
 */
function takesTypes(
  { typeParameters: given }: CallNode,
  other: FunctionNode,
  called: readonly Place<FunctionNode>[],
): boolean {
  const isNothing = called.length > 0 && called.every(({ node }) => givesNothing(node));
  if (!given) return isNothing || !givesNothing(other);
  const taken = typesTaken(other);
  return taken.filter((one) => !one.default).length <= given.params.length && given.params.length <= taken.length;
}

function typesTaken({ typeParameters }: FunctionNode): readonly t.TSTypeParameter[] {
  return typeParameters?.type === 'TSTypeParameterDeclaration' ? typeParameters.params : [];
}

/** Whether a function returns nothing, or nothing unless a call gives it a type: `put<T = void>(path, body): Promise<T>`. */
function givesNothing(node: FunctionNode): boolean {
  return [...returnedBy(node.returnType), ...typesTaken(node).flatMap((one) => one.default ?? [])].some(isVoid);
}

function returnedBy(type: FunctionNode['returnType']): readonly t.TSType[] {
  return type?.type === 'TSTypeAnnotation' ? [type.typeAnnotation] : [];
}

function isVoid(type: t.TSType): boolean {
  const inner = type.type === 'TSTypeReference' ? type.typeParameters?.params : undefined;
  return type.type === 'TSVoidKeyword' || inner?.some(isVoid) === true;
}

/**
 * Whether a function names the method, or one that its callers say, and takes a body if there is one to send. One that always
 * sends another method does not: `raw(path, { method: 'PATCH', body })`.
 */
function maySend({ node }: Place<FunctionNode>, { to }: MethodChange, hasBody: boolean): boolean {
  const word = new RegExp(`\\b(${to}|method|verb)\\b`, 'i');
  const says = (one: t.Node): boolean => {
    const children = childrenOf(one);
    const spread = children.findLastIndex(({ type }) => type === 'SpreadElement');
    // What is spread behind the method may say another one.
    return (
      word.test(ownText(one)) || children.some((child, at) => (at > spread && isOther(child, to) ? false : says(child)))
    );
  };
  return says(node) && (!hasBody || parametersOf(node).length > 1);
}

/** Whether a property says another method. */
function isOther(node: t.Node, method: string): boolean {
  if (node.type !== 'ObjectProperty' || node.value.type !== 'StringLiteral' || !isMethodName(node.key)) return false;
  return node.value.value.toUpperCase() !== method;
}

/** What a node itself says: a name, or a text. */
function ownText(node: t.Node): string {
  return node.type === 'Identifier' ? node.name : textIn(node);
}

function companiesOf(evaluator: Evaluator, place: Place<CallNode>, method: MethodChange): Company[] {
  const { callee } = place.node;
  if (isMember(callee)) {
    const receiver = evaluator.evaluate({ ...place, node: callee.object });
    const isPrivate = callee.property.type === 'PrivateName';
    const shown = memberNames(evaluator, receiver).filter((name) => name.startsWith('#') === isPrivate);
    return [
      {
        names: shown.map((name) => name.replace(/^#/, '')),
        valueOf: (name) => evaluator.member(receiver, isPrivate ? `#${name}` : name, place),
        bring: () => [],
      },
    ];
  }
  const binding = callee.type === 'Identifier' ? place.file.names.bindingOf(callee) : undefined;
  // What is called there may be another function each time.
  if (binding === undefined || binding.kind === 'param') return [];
  const pattern = patternOf(place, binding.identifier);
  return [
    inScope(evaluator, place, binding.scope.bindings),
    ...(pattern === undefined ? [] : [inPattern(evaluator, place, pattern, method)]),
    ...fromModule(evaluator, place, binding.declaration, method),
  ];
}

/** The functions that the file of the call has a name for. */
function inScope(evaluator: Evaluator, place: Place<CallNode>, bindings: ReadonlyMap<string, unknown>): Company {
  return {
    names: [...bindings.keys()],
    valueOf(name) {
      const binding = place.file.names.lookup(name, place.node);
      return binding && evaluator.evaluate({ ...place, node: binding.identifier });
    },
    bring: () => [],
  };
}

/** The other properties of the object in `const { get } = useApi()`. */
function inPattern(evaluator: Evaluator, place: Place<CallNode>, declarator: Taken, method: MethodChange): Company {
  const whole = evaluator.evaluate({ ...place, node: declarator.init });
  return {
    names: memberNames(evaluator, whole),
    valueOf: (name) => evaluator.member(whole, name, place),
    bring: (name) => behind(place, name, declarator.id.properties, method),
  };
}

type Taken = t.VariableDeclarator & { id: t.ObjectPattern; init: t.Expression };

function patternOf({ file }: Place, identifier: t.Identifier): Taken | undefined {
  const property = file.names.parentOf(identifier);
  const pattern = property && file.names.parentOf(property);
  const declarator = pattern && file.names.parentOf(pattern);
  if (property?.type !== 'ObjectProperty' || keyName(property) !== identifier.name) return undefined;
  return declarator?.type === 'VariableDeclarator' && declarator.init ? (declarator as Taken) : undefined;
}

/** The other exports of the module from which a function is imported by name. */
function fromModule(
  evaluator: Evaluator,
  place: Place<CallNode>,
  declaration: t.Node,
  method: MethodChange,
): Company[] {
  const { file } = place;
  const statement = file.names.parentOf(declaration);
  if (declaration.type !== 'ImportSpecifier' || statement?.type !== 'ImportDeclaration') return [];
  const module = evaluator.imported(place, { source: statement.source.value, name: '*' });
  return [
    {
      names: memberNames(evaluator, module),
      valueOf: (name) => evaluator.member(module, name, place),
      bring: (name) => behind(place, name, statement.specifiers, method),
    },
  ];
}

/** Adds a name to a list of names in braces, behind the one that it is made of; undefined if it means something else at the call. */
function behind(
  { file, node }: Place<CallNode>,
  name: string,
  list: readonly t.Node[],
  method: MethodChange,
): readonly TextEdit[] | undefined {
  const last = list.find((one) => nameBeside(file.textOf(one), method) === name) ?? list.at(-1);
  if (last === undefined || list.at(-1)?.type === 'RestElement') return undefined;
  if (file.names.lookup(name, node) !== undefined || file.names.lookup(name, last) !== undefined) return undefined;
  const isOwnLine = breakBefore(file.text, startOf(last));
  const separator = isOwnLine === undefined ? ', ' : `,${isOwnLine}`;
  return [{ start: endOf(last), end: endOf(last), text: separator + name }];
}

/** The name in a callee that contains the method. */
export function calledName({ callee }: CallNode): { text: string; start: number; end: number } | undefined {
  const node = isMember(callee) ? callee.property : callee;
  if (node.type === 'PrivateName') return { text: node.id.name, start: startOf(node.id), end: endOf(node.id) };
  return node.type === 'Identifier' ? { text: node.name, start: startOf(node), end: endOf(node) } : undefined;
}

/** The name for a function beside one whose name says the old method as a word: `postJson` for `getJson`, `apiPost` for `apiGet`. */
export function nameBeside(name: string, { from, to }: MethodChange): string | undefined {
  const [marks = ''] = /^[_$]*/.exec(name) ?? [];
  const words = [marks, ...name.slice(marks.length).split(/(?<=[a-z\d])(?=[A-Z])/)];
  const at = words.findIndex((word) => word.toUpperCase() === from);
  const [now] = at < 0 ? [] : withWord(words[at] ?? '', from.toLowerCase(), to.toLowerCase());
  return now === undefined ? undefined : words.with(at, now).join('');
}

/** `getJson` becomes `postJson`, `_get` becomes `_post`. */
function namesakesOf(name: string, change: MethodChange): string[] {
  const { from, to } = change;
  return [nameBeside(name, change) ?? [], withWord(name, from.toLowerCase(), to.toLowerCase())].flat();
}

/** The same, and also for names that only mention reading: `fetchJson`, `loadJson` and similar become `postJson`. */
function likelyNames(name: string, change: MethodChange): string[] {
  const now = change.to.toLowerCase();
  const isRead = change.from === 'GET';
  const likely = isRead ? ['fetch', 'load', 'read', 'request'].flatMap((word) => withWord(name, word, now)) : [];
  return [...new Set([...namesakesOf(name, change), ...likely, ...(isRead ? ['post', 'send', 'postJson'] : [])])];
}

/** A name with its last occurrence of a word replaced by another one. */
function withWord(name: string, word: string, now: string): string[] {
  const at = name.toLowerCase().lastIndexOf(word);
  if (at < 0) return [];
  const isUpper = name[at] !== name[at]?.toLowerCase();
  const replaced = isUpper ? `${now[0]?.toUpperCase()}${now.slice(1)}` : now;
  return [name.slice(0, at) + replaced + name.slice(at + word.length)];
}
