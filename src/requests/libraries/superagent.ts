import type * as t from '@babel/types';
import { isCall } from '../../source/node-kinds.ts';
import { endOf, type SourceFile } from '../../source/source-file.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { Place, Value } from '../../values/value.ts';
import { type CallSite, refuse } from '../call-site.ts';
import { chainBeyondChoices, chainInStatements, chainOf, takerOfChain, usesOfHeld } from '../chain.ts';
import { clientNode } from '../edits/other-base.ts';
import type { Call, Form, Library } from '../form.ts';
import { isContentType, saysAnother } from '../on-the-way/content-type.ts';
import { setOneByOne } from '../query/set-one-by-one.ts';

function sentBody(call: Call): Place | undefined {
  const node = [...chainOf(call)].find(({ name }) => name === 'send')?.call.arguments[0] ?? laterBody(call, 'send');
  return node && { ...call.place, node };
}

/** The body that a later statement gives, by a method with a name, if there is one: `if (body) request.send(body)`. */
export function laterBody(call: Call, method: string): t.Node | undefined {
  const { file } = call.place;
  const [sent, another] = [...chainInStatements(call)].filter(({ name }) => name === method);
  const body = another === undefined ? sent?.call.arguments[0] : undefined;
  return body?.type === 'Identifier' && sent?.tests.every((test) => asksFor(file, test, body)) ? body : undefined;
}

/** Whether a test asks only whether a variable is given: `if (query) request.query(query)`. */
function asksFor(file: SourceFile, test: t.Node, given: t.Node): boolean {
  return given.type === 'Identifier' && file.textOf(askedFor(test)) === file.textOf(given);
}

/** What a test asks for the presence of: `body` of `body`, `body !== undefined` and `body != null`. */
function askedFor(test: t.Node): t.Node {
  const isPresence = test.type === 'BinaryExpression' && /^!==?$/.test(test.operator) && isAbsentWord(test.right);
  return isPresence ? test.left : test;
}

/** The arguments of `.query(…)`, in the chain of a request and in statements on the variable that holds it. */
export function laterQuery(call: Call): CallSite['laterQuery'] {
  const { file } = call.place;
  const { names } = file;
  const chain = [...chainBeyondChoices(call)];
  const parent = takerOfChain(call, chain);
  const added = [...chainInStatements(call)].filter(({ name }) => name === 'query');
  const named = usesOfHeld(call, chain).filter((use) => isMemberOf(names.parentOf(use), use));
  const isOpen = parent?.type === 'AssignmentExpression' || named.length > added.length;
  const queries = chain.filter(({ name }) => name === 'query');
  // What other requests send too can only change if it is a parameter, whose value each caller gives.
  const isPassed = (node: t.Node) => node.type === 'Identifier' && names.bindingOf(node)?.kind === 'param';
  const isFree = queries.every((one) => !one.isShared || one.call.arguments.every(isPassed));
  // A statement can't go with its query, but each caller can pass another one.
  const isGiven = (node: t.Node) => (isCall(node) ? node.arguments.every(isPassed) : isPassed(node));
  const { evaluator, place } = call;
  const given = added.map(({ tests, call: link }): readonly t.Node[] | undefined => {
    const whole = setOneByOne(evaluator, { ...place, node: link }, place.node);
    if (whole !== undefined) return [whole];
    const isAsked = link.arguments.every((one) => isGiven(one) && tests.every((test) => asksFor(file, test, one)));
    return isAsked ? link.arguments : undefined;
  });
  const isKnown = given.every((one) => one !== undefined);
  return isOpen || !isFree || !isKnown ? 'unknown' : [...queries.flatMap((one) => one.call.arguments), ...given.flat()];
}

/** `request.query`, and members with an unknown name. */
function isMemberOf(node: t.Node | undefined, object: t.Node): boolean {
  if (node?.type !== 'MemberExpression' || node.object !== object) return false;
  return node.computed || (node.property.type === 'Identifier' && node.property.name === 'query');
}

/** Whether neither the request nor its agent sets a content type other than JSON, the default for an object. */
function setsJson(call: Call): boolean {
  const { evaluator, place } = call;
  const client = evaluator.evaluate({ ...place, node: place.node.callee });
  const steps = client.kind === 'external' ? client.steps : [];
  const before = steps.flatMap((step, index) => {
    const member = steps[index - 1];
    return step.kind === 'call' && member?.kind === 'member' ? [{ name: member.name, place: step.place }] : [];
  });
  const chained = [...chainBeyondChoices(call), ...chainInStatements(call)];
  const later = chained.map((one) => ({ name: one.name, place: { ...place, node: one.call } }));
  return [...before, ...later].every(({ name, place: { node, file, env } }) => {
    const [first, second] = node.arguments.map((one): Place => ({ node: one, file, env }));
    if (first === undefined || !/^(set|type)$/.test(name ?? '')) return true;
    if (second === undefined && name === 'set') return !saysAnother(evaluator, evaluator.evaluate(first));
    const type = name === 'type' ? first : isContentType(knownText(evaluator.text(first))) ? second : undefined;
    return type === undefined || /json/i.test(knownText(evaluator.text(type)) ?? 'json');
  });
}

const parts: Pick<Form, 'body' | 'laterQuery' | 'readQuery' | 'isJson'> = {
  isJson: setsJson,
  body: {
    kind: 'later',
    read: sentBody,
    write: (call, body) => {
      if ([...chainBeyondChoices(call)].some((one) => one.isShared && one.name === 'query'))
        return refuse('query-unknown', 'another request gets the same `.query(…)`; give this one its own');
      const at = endOf(call.place.node);
      return [{ start: at, end: at, text: `.send(${body})` }];
    },
  },
  laterQuery,
  readQuery: (call) => {
    const later = laterQuery(call);
    return later === 'unknown' ? later : later.length > 0 ? 'some' : 'none';
  },
};

function verb(method: string): readonly Form[] {
  return [{ ...parts, url: 0, method: { kind: 'member', method } }];
}

const verbs = {
  get: verb('GET'),
  post: verb('POST'),
  put: verb('PUT'),
  patch: verb('PATCH'),
  delete: verb('DELETE'),
  del: verb('DELETE'),
  head: verb('HEAD'),
};

export const superagentLibrary: Library = {
  name: 'superagent',
  origins: [{ module: 'superagent', export: '' }, { global: 'superagent' }],
  factories: { agent: 0, use: 0, set: 0, auth: 0, timeout: 0, retry: 0, accept: 0, type: 0 },
  members: {
    '': [{ ...parts, url: 1, method: { kind: 'argument', index: 0 } }],
    ...verbs,
  },
};

/** Methods of an agent that return it again. */
const settings = ['use', 'set', 'auth', 'timeout', 'retry', 'accept', 'type', 'query', 'ca', 'key', 'cert'];
/** A position that no argument has: settings of an agent say nothing about its address. */
const none = Number.MAX_SAFE_INTEGER;

/** Whether the requests go to an address: those to an app in the same process are answered by the code base. */
function hasAddress({ evaluator, place }: Call): boolean {
  const client = evaluator.evaluate({ ...place, node: clientNode(place.node) });
  const made = client.kind === 'external' ? client.steps.find(({ kind }) => kind === 'call') : undefined;
  const [server] = made?.kind === 'call' ? argumentPlaces(made.place) : [];
  return server !== undefined && isAddress(evaluator.evaluate(server));
}

function isAddress(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(isAddress);
  return value.kind === 'text' || value.kind === 'url';
}

/** `supertest('http://localhost').get(path)`, and the same with `supertest.agent`. */
export const supertestLibrary: Library = {
  name: 'supertest',
  origins: [
    { module: 'supertest', export: '' },
    { module: 'supertest', export: 'agent' },
  ],
  factories: { '': 0, agent: 0, ...Object.fromEntries(settings.map((name) => [name, none])) },
  base: '',
  respondsAs: 'superagent',
  members: Object.fromEntries(
    Object.entries(verbs).map(([name, forms]) => [name, forms.map((form) => ({ ...form, isFor: hasAddress }))]),
  ),
};
