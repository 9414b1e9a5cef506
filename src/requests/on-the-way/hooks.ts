import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isCall, rootOf, withoutCasts } from '../../source/node-kinds.ts';
import { keyName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { givenTo } from '../../values/given.ts';
import { assignedTo } from '../../values/objects/client-defaults.ts';
import { writesNamed } from '../../values/objects/outside-writes.ts';
import type { External, FunctionNode, Place, Value } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { baseNames } from '../form.ts';
import { interceptorsIn, isClientOf } from '../response/shape/interceptors.ts';
import { decoratorsOf } from '../wrappers/growing/replaced.ts';
import { listenersOf } from '../wrappers/listeners.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { angularInterceptors } from './angular-interceptors.ts';

/** Code through which a client passes each of its requests or responses. */
export interface Hook {
  /** The function, or the list of functions. */
  readonly place: Place;
  readonly name: string;
  /** What it receives: the request, its body, the response, its text, the error, or the arguments of `fetch`, `open` or `send`. */
  readonly takes: 'request' | 'body' | 'response' | 'text' | 'failure' | 'fetch' | 'open' | 'send';
  /** Whether its return value becomes the result of the call, and is followed from there. */
  readonly isFollowed?: boolean;
  /** Whether it takes the place of a global function for all code. */
  readonly isGlobal?: boolean;
  /** Whether it sends the request, or asks the next function to. */
  readonly isSender?: boolean;
  /** Whether it may belong to another client; then only what it certainly changes counts. */
  readonly isApart?: boolean;
}

/** The options with which clients and calls get hooks, in any library. */
const takenBy: ReadonlyMap<string, Hook['takes']> = new Map([
  ['adapter', 'request'],
  ['handlers', 'request'],
  ['fetch', 'fetch'],
  ['beforeRequest', 'request'],
  ['onRequest', 'request'],
  ['init', 'request'],
  ['beforeError', 'failure'],
  ['onRequestError', 'failure'],
  ['onResponseError', 'failure'],
  ['transformRequest', 'body'],
  ['stringifyJson', 'body'],
  ['afterResponse', 'response'],
  ['onResponse', 'response'],
  ['transformResponse', 'text'],
  ['parseJson', 'text'],
  ['parseResponse', 'text'],
]);

const senders: ReadonlySet<string> = new Set(['adapter', 'handlers']);

/** The hooks that a request goes through, as far as they are known. */
export function hooksOf(evaluator: Evaluator, site: CallSite): readonly Hook[] {
  const sender = senderOf(site);
  const listeners = site.functions.flatMap((one) => listenersOf(evaluator, one));
  const heard = listeners.map((place) => ({ place, name: 'listener', takes: 'request', isApart: true }) as const);
  const own = sender === undefined ? [] : [...hooksAt(evaluator, sender), ...angularInterceptors(evaluator, site)];
  return [...own, ...heard];
}

/** The hooks of the client of a library call, and those that the call brings. */
export function hooksAt(evaluator: Evaluator, sender: Place<CallNode>): readonly Hook[] {
  const client = evaluator.evaluate({ ...sender, node: sender.node.callee });
  const made = client.kind === 'external' ? madeWith(evaluator, client) : [];
  const options = [...argumentPlaces(sender), ...made].flatMap((place) => inOptions(evaluator, place));
  const intercepting = client.kind === 'external' ? interceptors(evaluator, client, sender.file) : [];
  const replaced = client.kind === 'external' ? replacing(evaluator, client, sender.file) : [];
  const defaults = client.kind === 'external' ? inDefaults(evaluator, client, sender.file) : [];
  return [...options, ...defaults, ...plugins(sender), ...intercepting, ...replaced];
}

/** `axios.defaults.transformResponse = …` */
function inDefaults(evaluator: Evaluator, client: External, file: SourceFile): readonly Hook[] {
  const given = [
    ['adapter', 'request'],
    ['transformRequest', 'body'],
    ['transformResponse', 'text'],
  ] as const;
  return given.flatMap(([name, takes]) =>
    defaultsOf(evaluator, client, name, file).map((place) => ({ place, name, takes, isSender: senders.has(name) })),
  );
}

/** The functions that the code base puts in the place of a global one, in any file: `window.fetch = …`. */
function replacing(evaluator: Evaluator, { root, steps }: External, file: SourceFile): readonly Hook[] {
  if (root.kind !== 'global') return [];
  const [name] = [root.name, ...steps.map((step) => (step.kind === 'member' ? step.name : ''))].slice(-1);
  const taken = name === 'fetch' ? ofWindow : root.name === 'XMLHttpRequest' ? ofXhr : undefined;
  if (taken === undefined) return [];
  const files = new Set([file, ...taken.texts.flatMap((text) => evaluator.filesWith(text))]);
  return [...files]
    .filter((one) => !isOfTests(one.path))
    .flatMap((one) =>
      taken.names.flatMap((takes) =>
        writesNamed(one, takes)
          .filter(({ object }) => isOutside(one, object, taken.holder))
          .flatMap(({ value }) => (value ? [{ node: withoutCasts(value), file: one, env: undefined }] : []))
          .map((place): Hook => ({ place, name: takes, takes, isGlobal: true })),
      ),
    );
}

/** Global functions that send: what holds them, and texts of files that may replace them. */
const ofWindow = {
  names: ['fetch'],
  holder: /^(window|globalThis|self|global)$/,
  texts: [
    ...['.fetch =', "'fetch'", '"fetch"'],
    ...['window', 'globalThis', 'self', 'global'].map((name) => `assign(${name}`),
  ],
} as const;
const ofXhr = {
  names: ['open', 'send'],
  holder: 'XMLHttpRequest.prototype',
  texts: ['XMLHttpRequest.prototype'],
} as const;

/** The values of an option of a call, or of the client it is made on. */
export function optionPlaces(evaluator: Evaluator, site: CallSite, name: string): readonly Place[] {
  const sender = senderOf(site);
  if (sender === undefined) return [];
  const client = evaluator.evaluate({ ...sender, node: sender.node.callee });
  const made = [client, ...passedFor(evaluator, sender)].flatMap((one) =>
    one.kind === 'external' ? madeWith(evaluator, one) : [],
  );
  const given = [...argumentPlaces(sender), ...made].flatMap(
    (place) => (place && propertyPlace(evaluator, place, name)) ?? [],
  );
  return [...given, ...(client.kind === 'external' ? defaultsOf(evaluator, client, name, sender.file) : [])];
}

/** The expressions for the address before every path, in the options of a call or of its client. */
export function basePlaces(evaluator: Evaluator, site: CallSite): readonly Place[] {
  return baseNames.flatMap((name) => optionPlaces(evaluator, site, name));
}

/** The clients that the code base passes for the parameter that a request is sent with. */
function passedFor(evaluator: Evaluator, { node: { callee }, file }: Place<CallNode>): readonly Value[] {
  const root = rootOf(callee);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding?.kind === 'param' ? givenTo(evaluator, binding, file).map(({ value }) => value) : [];
}

/** What code assigns to a default of a client, or of those that it was derived from: `api.defaults.params = {…}`. */
function defaultsOf(evaluator: Evaluator, client: External, name: string, file: SourceFile): readonly Place[] {
  const origins = [...client.steps.keys(), client.steps.length].map((count) => client.steps.slice(0, count));
  const assigned = origins.flatMap((steps) => assignedTo(evaluator, { ...client, steps }, name, file));
  return [...new Map(assigned.map((place) => [place.node, place])).values()];
}

/** The objects of query parameters that a client adds to each of its requests. */
export function defaultQueries(evaluator: Evaluator, site: CallSite): readonly Place[] {
  const sender = senderOf(site);
  if (sender === undefined) return [];
  const client = evaluator.evaluate({ ...sender, node: sender.node.callee });
  if (client.kind !== 'external') return [];
  const given = madeWith(evaluator, client).flatMap((place) => {
    const values = ['params', 'query', 'searchParams'].map((name) => place && propertyPlace(evaluator, place, name));
    return values.filter((one) => one !== undefined);
  });
  return [...given, ...defaultsOf(evaluator, client, 'params', sender.file)];
}

/**
 * What functions between the call and the request assign to the query of the options that they receive: `config.params
 * = { ...config.params, tag }`. If that code is unknown, the place is the call that sends them.
 */
export function writtenQueries(evaluator: Evaluator, site: CallSite): readonly Place[] {
  const { sentBy } = site;
  if (sentBy === undefined) return [];
  return argumentPlaces({ ...sentBy, env: site.within }).flatMap((place) => {
    const options = place && evaluator.evaluate(place);
    if (options?.kind !== 'object') return [];
    const isQuery = ([name]: readonly (string | undefined)[]) => name === undefined || site.queryNames.includes(name);
    const written = options.writes.filter((one) => isQuery(one.path) && one.happens() !== false);
    return written.flatMap(({ value }) => (value === undefined ? [sentBy] : isOwnWrite(site, value) ? [] : [value]));
  });
}

/** Whether a value is assigned in the code around a call, so that the query of the call already includes it. */
function isOwnWrite({ file, node }: CallSite, value: Place): boolean {
  const around = functionAround({ file, node, env: undefined }, node) ?? file.tree.program;
  return value.file === file && contains(around, value.node);
}

/** The call of a library that sends a request; undefined if it is not known. */
export function senderOf(site: CallSite): Place<CallNode> | undefined {
  if (site.sentBy !== undefined) return site.sentBy;
  // A function in such options is followed as a reader of the response.
  return site.node.type === 'ObjectExpression' || site.transform !== undefined
    ? undefined
    : { node: site.node, file: site.file, env: undefined };
}

/** The arguments of the functions that created a client, and of those that created the clients among them. */
function madeWith(evaluator: Evaluator, { steps }: External): readonly (Place | undefined)[] {
  return steps.flatMap((step) => {
    const given = step.kind === 'member' ? [] : argumentPlaces(step.place);
    // Example: `got.extend(counting, based)`
    const clients = given.flatMap((place) => {
      const value = place && evaluator.evaluate(place);
      return value?.kind === 'external' && value.root.kind === 'module' ? madeWith(evaluator, value) : [];
    });
    return [...given, ...clients];
  });
}

function inOptions(evaluator: Evaluator, place: Place | undefined): readonly Hook[] {
  if (place === undefined) return [];
  const lists = propertyPlace(evaluator, place, 'hooks');
  return [place, ...(lists ? [lists] : [])].flatMap((holder) =>
    [...takenBy].flatMap(([name, takes]) => {
      const found = propertyPlace(evaluator, holder, name);
      return found === undefined ? [] : [{ place: found, name, takes, isSender: senders.has(name) }];
    }),
  );
}

/**
 * The value of a property, or the property itself if it is a method: of an object, of one that is spread into it, or of
 * all that a module exports.
 */
function propertyPlace(evaluator: Evaluator, holder: Place, name: string, entered: t.Node[] = []): Place | undefined {
  const value = evaluator.evaluate(holder);
  if (value.kind === 'module') {
    const exported = evaluator.member(value, name, holder);
    return 'place' in exported && exported.kind !== 'unknown' ? exported.place : undefined;
  }
  // Example: `this.options = { ...this.options, ...given }`
  if (value.kind !== 'object' || entered.includes(value.place.node)) return undefined;
  const { place, writes } = value;
  const written = writes.findLast((one) => one.path.length === 1 && one.path[0] === name)?.value;
  if (written !== undefined) return written;
  for (const one of [...place.node.properties].reverse()) {
    if (one.type !== 'SpreadElement' && keyName(one) !== name) continue;
    if (one.type !== 'SpreadElement') return { ...place, node: one.type === 'ObjectProperty' ? one.value : one };
    const found = propertyPlace(evaluator, { ...place, node: one.argument }, name, [...entered, place.node]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `request.get(url).use(plugin)`, before or after the call that sets the query. */
function plugins({ node, file, env }: Place<CallNode>): readonly Hook[] {
  const found: Hook[] = [];
  let inner: t.Node = node;
  for (let outer = file.names.parentOf(inner); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (isCall(outer)) {
      const [given] = outer.arguments;
      const isUse = inner.type === 'MemberExpression' && keyName({ key: inner.property }) === 'use';
      if (isUse && given) found.push({ place: { node: given, file, env }, name: 'use', takes: 'request' });
    } else if (outer.type !== 'MemberExpression' || outer.object !== inner) return found;
    inner = outer;
  }
  return found;
}

function interceptors(evaluator: Evaluator, client: External, file: SourceFile): readonly Hook[] {
  return interceptorsIn(evaluator, client, file).flatMap(
    ({ of, given, client: place, isFollowed, name = `interceptors.${of === 'request' ? of : 'response'}` }) => {
      const isSame = isClientOf(evaluator, place, client);
      if (isSame === false) return [];
      return [{ place: given, name, takes: of, isFollowed: isFollowed && isSame === true } as const];
    },
  );
}

/**
 * The functions beside those that a request goes through: their decorators, what gets the object of the request, and
 * those on another way to it.
 */
export function functionsBeside(evaluator: Evaluator, site: CallSite): readonly Place<FunctionNode>[] {
  const decorators = site.functions.flatMap((one) => decoratorsOf(evaluator, one));
  return [...decorators, ...receivers(evaluator, site), ...(site.otherwise ?? [])];
}

/** The functions that get the object of a request before it is sent: `send` in `send(new Request(url))`. */
function receivers(evaluator: Evaluator, { node, file }: CallSite): readonly Place<FunctionNode>[] {
  if (node.type !== 'NewExpression') return [];
  const parent = file.names.parentOf(node);
  const id = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  const given: readonly t.Node[] = (id && file.names.bindingOf(id)?.references) ?? [node];
  return given.flatMap((one) => {
    const call = file.names.parentOf(one);
    if (call === undefined || !isCall(call) || call.callee === one) return [];
    return functionsOf(evaluator.evaluate({ node: call.callee, file, env: undefined })).map(({ place }) => place);
  });
}
