import type * as t from '@babel/types';
import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf } from '../../source/pattern.ts';
import { contains, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givesItself } from '../../values/objects/chained-calls.ts';
import { classFacts } from '../../values/objects/class-facts.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { type CallSite, type Refusal, type RequestChange, refuse, type Spelling } from '../call-site.ts';
import { quoted } from '../edits/respell.ts';

/**
 * A request that a chain of calls builds, in a class of the code base: `client.request('series').query('page',
 * 1).send()`.
 */
export interface Builder {
  /** The expression for the end of the path. */
  readonly root: t.Node;
  /** Whether a variable holds it, on which other code may make further calls. */
  readonly isHeld: boolean;
  /** The receiver of the last call of the chain, which sends. */
  readonly receiver: t.Expression;
  /** The name of the method that sends. */
  readonly sender: t.Node;
  /** The calls that each set a query parameter, by name and value. */
  readonly parameters: readonly t.CallExpression[];
  /** The methods of the class that set a part of the request. */
  readonly setters: Setters;
}

type Part = 'query' | 'method' | 'body';
type Setters = Readonly<Partial<Record<Part, string>>>;

/**
 * Reads the chain that ends with a call, if a call in it contains the end of the path; undefined for any other call.
 */
export function builderOf(evaluator: Evaluator, place: Place<CallNode>, inner: CallSite): Builder | undefined {
  const { callee } = place.node;
  const called = callee.type === 'MemberExpression' ? callee.object : undefined;
  const receiver = called && (isCall(called) ? called : madeAs(place.file, called));
  if (receiver === undefined) return undefined;
  const root = endOfPath(inner, place.file, receiver);
  const made = evaluator.evaluate({ ...place, node: receiver });
  if (root === undefined || made.kind !== 'instance') return undefined;
  const setters = settersOf(classFacts(made.place).instanceMembers.values());
  const links: t.CallExpression[] = [];
  for (let link: t.Node = receiver; link.type === 'CallExpression' && link.callee.type === 'MemberExpression'; ) {
    links.unshift(link);
    link = link.callee.object;
  }
  // Example: `libraries.update(id, body)` of `new Repository('libraries')`, no part of whose request is set by calls
  if (links.length === 0 && Object.keys(setters).length === 0) return undefined;
  const isSetting = ({ callee: called }: t.CallExpression) =>
    called.type === 'MemberExpression' && memberName(called) === setters.query;
  return {
    root,
    isHeld: receiver !== called,
    receiver,
    sender: (callee as t.MemberExpression).property,
    parameters: links.filter(isSetting),
    setters,
  };
}

/** The chain that a constant is initialized with: `const request = client.request('series').query('page', 1)`. */
function madeAs({ names }: Place['file'], node: t.Node): t.Expression | undefined {
  const declaration = node.type === 'Identifier' ? names.bindingOf(node)?.declaration : undefined;
  const init = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  return init && isCall(init) ? init : undefined;
}

/** The text in a receiver that is the last known part of the path. */
function endOfPath(inner: CallSite, file: Place['file'], receiver: t.Node): t.Node | undefined {
  const texts = inner.pieces.flatMap(leavesOf).flatMap((piece) => (piece.kind === 'text' ? piece : []));
  const start = texts.findIndex(({ text }) => text.includes('?'));
  const end = texts.slice(0, start < 0 ? undefined : start).findLast(({ text }) => /[^/]/.test(text));
  return end?.at?.file === file && contains(receiver, end.at.node) ? end.at.node : undefined;
}

/** The methods by which a chain sets parts of a request, recognized by their effects. */
function settersOf(members: Iterable<t.Node>): Setters {
  const found: Partial<Record<Part, string>> = {};
  for (const member of members) {
    if (member.type !== 'ClassMethod' || !givesItself(member)) continue;
    const part = partSet(member);
    const name = keyName(member);
    if (part !== undefined && name !== undefined) found[part] ??= name;
  }
  return found;
}

function partSet(member: t.ClassMethod): Part | undefined {
  const [first, second] = parametersOf(member).map((one) => (one.type === 'Identifier' ? one.name : undefined));
  let part: Part | undefined;
  walk(member.body, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && second !== undefined) {
      const isPut = /^(append|set)$/.test(keyName({ key: node.callee.property }) ?? '');
      const [name] = node.arguments;
      const isOwn =
        node.callee.object.type === 'MemberExpression' && node.callee.object.object.type === 'ThisExpression';
      if (isPut && isOwn && name?.type === 'Identifier' && name.name === first) part = 'query';
    }
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || second !== undefined) return;
    const field = memberName(node.left) ?? '';
    const isGiven = node.right.type === 'Identifier' && node.right.name === first;
    const [json] = node.right.type === 'CallExpression' ? node.right.arguments : [];
    const isJson = json?.type === 'Identifier' && json.name === first;
    if (isGiven && /method|verb/i.test(field)) part = 'method';
    else if ((isGiven || isJson) && /body|payload|data|json/i.test(field)) part ??= 'body';
  });
  return part;
}

/** Writes another method and a body as calls before the one that sends. */
export function spellByChain(
  { file, node, methods }: Pick<CallSite, 'file' | 'node' | 'methods'>,
  { sender, setters, isHeld }: Builder,
  { method, body, base }: RequestChange,
): readonly Spelling[] | Refusal {
  if (isHeld)
    return refuse(
      'no-slot',
      'a variable holds the request, and other code may set parts of it; change the call by hand',
    );
  if (base !== undefined) return [];
  const named = methods.texts.filter(({ at }) => at?.file === file && contains(node, at.node));
  const renamed = named.map(
    ({ at }): TextEdit => ({ start: at?.start ?? 0, end: at?.end ?? 0, text: method?.to ?? '' }),
  );
  const lacks = (method !== undefined && named.length === 0 && setters.method) === undefined;
  if (lacks || (body !== undefined && setters.body === undefined))
    return refuse('no-slot', 'the calls of this chain cannot set the new method and body; change it by hand');
  const sets = method === undefined || named.length > 0 ? '' : `${setters.method}(${quoted(file, method.to)}).`;
  const gives = body === undefined ? '' : `${setters.body}(${body}).`;
  const at = startOf(sender);
  const added: TextEdit[] = sets + gives === '' ? [] : [{ start: at, end: at, text: sets + gives }];
  return [[...(method === undefined ? [] : renamed), ...added]];
}
