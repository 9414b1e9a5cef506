import { isListMember } from './syntax.ts';

/**
 * What a value is, relative to the decoded body that it leads to. `request` is not sent yet; `hosted` is what a host
 * application returns for it; `platform-request`: `new Request(…)`; `at-once`: a response that is read synchronously.
 */
export type Content =
  | 'response'
  | 'data'
  | 'body'
  | 'text'
  | 'superagent'
  | 'xhr'
  | 'xhr-json'
  | 'undici'
  | 'obsidian'
  | 'request'
  | 'platform-request'
  | 'hosted'
  | 'at-once';

export type Shape =
  | { readonly is: Content }
  /** `chain`: a promise that also has the methods of its value (`ky.get(url).json()`). */
  | { readonly is: 'promise' | 'chain'; readonly of: Shape }
  | ObservableShape
  | ElementsShape
  /** The result of `Promise.allSettled` for one promise. */
  | { readonly is: 'settled'; readonly of: Shape };

export interface ObservableShape {
  readonly is: 'observable';
  readonly of: Shape;
}

/** A list that contains it at one index, or at all, or an object that contains it under one name. */
export interface ElementsShape {
  readonly is: 'elements';
  readonly of: Shape;
  readonly at: number | string | undefined;
}

export function promiseOf(of: Shape): Shape {
  return of.is === 'promise' ? of : { is: 'promise', of };
}

/** The result of `await`. */
export function awaited(shape: Shape): Shape {
  return shape.is === 'promise' || shape.is === 'chain' ? shape.of : shape;
}

/** The result of `forkJoin` or `combineLatest` for a list or an object of observables; undefined for any other value. */
export function joinedShape(shape: Shape): Shape | undefined {
  if (shape.is !== 'elements' || shape.of.is !== 'observable') return undefined;
  return { is: 'observable', of: { ...shape, of: shape.of.of } };
}

/** The result of `Promise.all` or `Promise.allSettled` for a list of promises; undefined for any other value. */
export function allOf(shape: Shape, isSettled: boolean): Shape | undefined {
  if (shape.is !== 'elements') return undefined;
  const of = awaited(shape.of);
  return { is: 'promise', of: { ...shape, of: isSettled ? { is: 'settled', of } : of } };
}

const response: Shape = { is: 'response' };
const body: Shape = { is: 'body' };
const text: Shape = { is: 'text' };

const members: Readonly<Partial<Record<Shape['is'], Readonly<Record<string, Shape>>>>> = {
  response: { body: text, _data: body },
  data: { data: body },
  superagent: { body, text },
  xhr: { responseText: text, response: text },
  'xhr-json': { responseText: text, response: body },
  undici: { body: response },
  obsidian: { json: body, text },
  request: {},
  'platform-request': {},
  hosted: { data: text },
  'at-once': { body: text },
};

/** Members with the body in an unsupported form. */
const raw = /^(body|json|text|blob|arrayBuffer|formData|bytes|buffer|textStream|rawBody|responseXML)$/;

/** What a member of a value leads to: a shape, nothing of the body (`harmless`), or something unknown (`lost`). */
export function memberShape(shape: Shape, name: string | undefined): Shape | 'harmless' | 'lost' {
  if (name === undefined) return shape.is === 'elements' && shape.at === undefined ? shape.of : 'lost';
  const own = members[shape.is];
  // A member that only lists have shows that this is already the body.
  if (own !== undefined) {
    return (Object.hasOwn(own, name) && own[name]) || (raw.test(name) || isListMember(name) ? 'lost' : 'harmless');
  }
  if (shape.is === 'text')
    return /^(length|startsWith|endsWith|includes|indexOf|charAt)$/.test(name) ? 'harmless' : 'lost';
  if (shape.is === 'settled') return name === 'value' ? shape.of : 'harmless';
  if (shape.is !== 'elements') return 'lost';
  if (typeof shape.at === 'string') return shape.at === name ? shape.of : 'harmless';
  if (name === 'length') return 'harmless';
  if (!/^\d+$/.test(name)) return 'lost';
  return shape.at === undefined || shape.at === Number(name) ? shape.of : 'harmless';
}

/** Methods of a chained request that return something other than the request. */
const endsChain =
  /^(then|catch|finally|end|pipe|on|once|write|abort|cancel|stream|blob|buffer|arrayBuffer|formData|bytes)$/;

/** The result of a method of a value; undefined if it does not lead to the body. */
export function methodShape(shape: Shape, name: string): Shape | undefined {
  const on = shape.is === 'chain' ? shape.of : shape;
  if (on.is === 'response') {
    if (name === 'json') return promiseOf(body);
    if (name === 'text') return promiseOf(text);
    if (name === 'clone') return shape.is === 'chain' ? undefined : shape;
  }
  // Example: `fetch(request.clone())`
  if (shape.is === 'platform-request') return name === 'clone' ? shape : undefined;
  if (shape.is === 'at-once') return name === 'json' ? body : name === 'getContentText' ? text : undefined;
  if (shape.is === 'chain') return endsChain.test(name) ? undefined : shape;
  if (shape.is === 'text' && /^(trim|toString|replace|slice)$/.test(name)) return text;
  if (shape.is === 'observable' && name === 'toPromise') return promiseOf(shape.of);
  return undefined;
}

/** Whether a value has a status that distinguishes success from failure. */
export function hasStatus(shape: Shape): boolean {
  return (
    shape.is === 'response' ||
    shape.is === 'data' ||
    /^(superagent|xhr|xhr-json|hosted|undici|obsidian|at-once)$/.test(shape.is)
  );
}

/** A name for a shape, in messages. */
export function shapeName(shape: Shape): string {
  if (shape.is === 'body') return 'the response';
  if (shape.is === 'text') return 'the response text';
  if (shape.is === 'request' || shape.is === 'platform-request') return 'the request';
  if (shape.is === 'elements') return 'the list of responses';
  return 'of' in shape ? shapeName(shape.of) : 'the response';
}

export function isSame(a: Shape, b: Shape): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What all functions that a call may call make of a response: `read.list(response)`, where other code replaces `list`. */
export function commonShape([first, ...others]: readonly (Shape | undefined)[]): Shape | undefined {
  return others.every((one) => (one && first ? isSame(one, first) : one === first)) ? first : undefined;
}
