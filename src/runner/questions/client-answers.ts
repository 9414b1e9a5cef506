import { cased } from '../../requests/edits/respell.ts';
import { type CallShape, type ClientShape, verbOf } from '../../requests/guesses/call-shape.ts';
import type { MissingClient } from '../../requests/missing-fact.ts';
import type { QuestionAnswer } from './question.ts';

type Members = Readonly<Record<string, CallShape>>;

/** The result of a call in words, for each way to say it in the configuration; the likeliest first. */
const results = {
  json: 'the body itself',
  response: 'a response like that of `fetch`',
  data: 'an object with the body as `data`',
  body: 'an object with the body as `body`',
  text: 'the body as text',
} as const;

const most = 5;

/** What an unknown client may take and return: the likeliest answer first. */
export function clientAnswers(name: string, facts: readonly MissingClient[]): readonly QuestionAnswer[] {
  const members: Record<string, CallShape> = {};
  for (const { member, shape } of facts) members[member] = { ...shape, ...members[member] };
  const shapes = Object.keys(members).every((member) => verbOf(member) !== undefined)
    ? withSiblings(members)
    : withMethod(members);
  const [first, ...others] = shapes;
  const [likely = 'json', ...otherResults] = resultsOf(facts);
  const all = [
    ...(first === undefined ? [] : [answerOf(name, first, likely)]),
    ...others.map((shape) => answerOf(name, shape, likely)),
    ...(first === undefined ? [] : otherResults.map((result) => answerOf(name, first, result))),
  ];
  return all.slice(0, most);
}

type Result = keyof typeof results;

/** The results that are possible, those first that the uses of one show. */
function resultsOf(facts: readonly MissingClient[]): readonly Result[] {
  const known = facts.flatMap(({ responds }) => responds ?? []);
  return [...new Set([...known, ...(Object.keys(results) as Result[])])];
}

/** Adds to `get` a `post` that also takes a body, as the last argument or after the URL; and to `put` a `patch`. */
function withSiblings(members: Members): readonly Members[] {
  const places: readonly ((shape: CallShape) => CallShape)[] = [
    (shape) => ({ ...shape, body: lastOf(shape) + 1, ...(typeof shape.headers === 'number' && { isText: true }) }),
    (shape) => ({ ...moved(shape, 1), body: 1 }),
  ];
  const variants = places.map((place) => {
    const others = Object.entries(members).flatMap(([member, shape]): [string, CallShape][] => {
      const verb = verbOf(member) as string;
      const other = verb === 'PUT' ? 'PATCH' : verb === 'GET' ? 'POST' : undefined;
      if (other === undefined) return [];
      const own = members[cased(member, verb, other)];
      return [[cased(member, verb, other), own?.body === undefined && verb === 'GET' ? place(shape) : (own ?? shape)]];
    });
    return { ...members, ...Object.fromEntries(others) };
  });
  return distinct(variants);
}

/** One function for all methods: its options, or further arguments, say which one is sent. */
function withMethod(members: Members): readonly Members[] {
  const ways: readonly ((shape: CallShape) => CallShape)[] = [
    (shape) => ({ ...shape, ...slot(shape, 'method', 1), ...slot(shape, 'body', 2) }),
    (shape) => (isPositional(shape) ? shape : { ...slotsIn(shape), ...shape }),
  ];
  const variants = ways.map((way) =>
    Object.fromEntries(Object.entries(members).map(([name, one]) => [name, way(one)])),
  );
  const hasMethod = Object.values(members).some(({ method }) => method !== undefined);
  return distinct(hasMethod || !Object.values(members).some(takesOptions) ? variants : [...variants].reverse());
}

function takesOptions(shape: CallShape): boolean {
  return shape.options !== undefined || !isPositional(shape);
}

function isPositional({ method, body }: CallShape): boolean {
  return typeof method === 'number' || typeof body === 'number';
}

/** `{ method, headers, body }`, as `fetch` takes them. */
function slotsIn({ url, options }: CallShape): Partial<CallShape> {
  const isInOptions = typeof url === 'string';
  return {
    ...(!isInOptions && { options: options ?? (url as number) + 1, headers: 'headers', isText: true }),
    method: 'method',
    body: 'body',
  };
}

/** Where to put a part that no call shows: in the options if there are any, otherwise after the other arguments. */
function slot(shape: CallShape, part: 'method' | 'body', behind: number): Partial<CallShape> {
  if (shape[part] !== undefined) return {};
  const isInOptions = typeof shape.url === 'string' || typeof shape.method === 'string';
  return { [part]: isInOptions ? part : lastOf(shape) + (part === 'body' && shape.method !== undefined ? 1 : behind) };
}

function lastOf(shape: CallShape): number {
  return Math.max(...Object.values(shape).filter((one) => typeof one === 'number'));
}

/** A shape with one more argument at a position. */
function moved(shape: CallShape, at: number): CallShape {
  const entries = Object.entries(shape).map(([part, place]) => [
    part,
    typeof place === 'number' && place >= at ? place + 1 : place,
  ]);
  return Object.fromEntries(entries);
}

const order: readonly (keyof CallShape)[] = ['url', 'method', 'query', 'options', 'headers', 'body', 'isText'];

/** Each variant once, with its parts in a fixed order. */
function distinct(variants: readonly Members[]): readonly Members[] {
  const ordered = (shape: CallShape) =>
    Object.fromEntries(order.flatMap((part) => (shape[part] === undefined ? [] : [[part, shape[part]]])));
  const all = variants.map((one) =>
    Object.fromEntries(Object.entries(one).map(([name, shape]) => [name, ordered(shape)])),
  );
  return [...new Map(all.map((one) => [JSON.stringify(one), one as unknown as Members])).values()];
}

function answerOf(name: string, members: ClientShape, result: Result): QuestionAnswer {
  const calls = Object.entries(members).map(([member, shape]) => `\`${called(name, member)}(${argumentsOf(shape)})\``);
  const entries = Object.entries(members).map(([member, { isText, ...shape }]) => [
    member,
    { ...shape, ...(isText && { text: true }), responds: result },
  ]);
  const returned =
    result === undefined ? '' : `, which ${calls.length === 1 ? 'returns' : 'return'} ${results[result]}`;
  return {
    label: `${calls.join(' and ')}${returned}`,
    setting: { clients: { [name]: Object.fromEntries(entries) } },
  };
}

/** `Network.get`, or `ask` for a function. */
export function called(name: string, member: string): string {
  return member === '' ? name : `${name}.${member}`;
}

/** The arguments of a call as code: `url, { method, body }`. */
function argumentsOf({ isText, responds, options, ...shape }: CallShape): string {
  const text = (part: string) => (part === 'body' && isText ? 'JSON.stringify(body)' : part);
  const list: string[] = [];
  const inObject: string[] = [];
  for (const [part, place] of Object.entries(shape)) {
    if (typeof place === 'number') list[place] = text(part);
    else if (typeof place === 'string') inObject.push(text(part) === place ? place : `${place}: ${text(part)}`);
  }
  if (inObject.length > 0) list[options ?? 0] = `{ ${inObject.join(', ')} }`;
  return Array.from(list, (one) => one ?? '…').join(', ');
}
