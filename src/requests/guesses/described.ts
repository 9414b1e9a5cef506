import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { holdsAny } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { leadingText, leavesOf, piecesOf, syntheticText } from '../../values/text/pieces.ts';
import type { Piece, Place } from '../../values/value.ts';
import { findProperty, literalGiven } from '../call-parts.ts';
import {
  type CallSite,
  commonQueryNames,
  type Refusal,
  type RequestCall,
  type RequestChange,
  refuse,
} from '../call-site.ts';
import { bodySlotOf } from '../edits/body-slot.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';
import { nothingPassed, queryPassedOn } from '../query/passed-query.ts';
import { callSite } from '../read-call.ts';
import { calleesOf } from '../wrappers/sending.ts';
import { argumentsAround, type Description, readDescription, urlNames } from './description.ts';
import { isOfOwnServer } from './unknown-client.ts';

const library: Library = {
  name: 'request-object',
  origins: [],
  base: 'baseURL',
  host: ['hostname', 'host'],
  members: {},
};
const table: Library = { ...library, name: 'declaration' };

/**
 * The request that an object literal describes for a call of something outside the code base, such as
 * `App.createRequest({ url, method })` of a host application; undefined if there is none.
 */
export function requestObjectSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  for (const argument of place.node.arguments) {
    const node = literalGiven(argument, place.file);
    if (node === undefined || isChanged(evaluator, { ...place, node: argument })) continue;
    const description = readDescription(evaluator, { ...place, node }, place.node);
    // Example: `assign({}, defaults, { url })`, which only makes another object
    if (description === undefined || evaluator.evaluate(place).kind === 'object') continue;
    const callee = evaluator.evaluate({ ...place, node: place.node.callee });
    // Example: `JSON.stringify({ path, params })`, of which a key is made
    if (callee.kind === 'external' && callee.root.kind === 'global' && languageNames.test(callee.root.name)) continue;
    const site = { ...siteOf(evaluator, description), isToOwnServer: isOfOwnServer(callee) };
    // Example: `runtime.sendMessage({ path, method })`, which a function of the code base receives
    return calleesOf(evaluator, place).length > 0 || site.pieces.some(isLookedUp)
      ? undefined
      : { ...site, node: place.node };
  }
  return undefined;
}

/** Global objects of the language, which send nothing. */
const languageNames = /^(JSON|Object|Array|Promise|Reflect|console|structuredClone)$/;

/** Example: `options.url = other`, which the literal does not show */
function isChanged(evaluator: Evaluator, place: Place): boolean {
  if (place.node.type !== 'Identifier') return false;
  const value = evaluator.evaluate(place);
  const isOfUrl = ([name]: readonly (string | undefined)[]) => name === undefined || urlNames.includes(name);
  return value.kind !== 'object' || value.writes.some(({ path }) => isOfUrl(path));
}

/**
 * The requests that object literals describe for other code to send, and that no call found in the file sends: entries
 * of tables, and arguments of functions of the code base that could not be followed.
 */
export function describedSites(
  evaluator: Evaluator,
  objects: readonly Place<t.ObjectExpression>[],
  sent: readonly CallSite[],
): CallSite[] {
  const descriptions = objects.flatMap((object) => readDescription(evaluator, object) ?? []);
  if (descriptions.length === 0) return [];
  const spoken = new Set(sent.flatMap((site) => [site.url.node, ...site.pieces.flatMap(nodesOf)]));
  return descriptions
    .filter(({ url }) => !holdsAny(url.node, spoken))
    .map((description) => ({ ...siteOf(evaluator, description), isDeclared: true }))
    .filter(({ pieces }) => !pieces.some(isLookedUp));
}

/** `table[name]`: the entries of the table are the call sites. */
function isLookedUp(piece: Piece): boolean {
  return piece.kind === 'choice' && piece.node.type === 'MemberExpression' && piece.node.computed;
}

/** The nodes, in any file, that a piece of a URL comes from, or was reached through. */
function nodesOf(piece: Piece): readonly t.Node[] {
  const via = piece.via.map(({ node }) => node);
  if (piece.kind === 'choice') return [...via, ...piece.branches.flat().flatMap(nodesOf)];
  return piece.kind === 'text' && piece.at !== undefined ? [...via, piece.at.node] : via;
}

/** A description as a call site of the call that receives it, or of its own. */
export function siteOf(evaluator: Evaluator, description: Description): CallSite {
  const { object, url, holder } = description;
  const { args, index } = argumentsAround(description);
  // Example: `{ method: 'GET', url: '…' }` that no call receives; a form reads only its arguments
  const place = { ...object, node: holder ?? object.node } as Place<CallNode>;
  const call: Call = { evaluator, place, args };
  const text = queryText(evaluator, description);
  const slot = bodySlotOf(description);
  const form: Form = {
    url: '',
    options: index,
    method: { kind: 'property', names: [description.method], anyCase: false },
    body: slot?.body ?? { kind: 'property', name: 'body', isText: true },
    ...(slot?.isJson ? {} : { headers: 'headers' }),
    query: text === undefined && description.query !== undefined ? [description.query] : [],
  };
  const found = {
    library: holder === undefined ? table : library,
    forms: [form],
    clientOptions: [],
    client: undefined,
    address: undefined,
  };
  const site = callSite(call, form, url, found);
  return {
    ...site,
    pieces: [...site.pieces, ...(text ?? [])],
    beside: text?.flatMap(leavesOf) ?? [],
    ...(hasData(evaluator, site, object)
      ? { query: 'some', queryNames: [...commonQueryNames, 'data'] }
      : { queryNames: commonQueryNames }),
    passed: text === undefined ? nothingPassed : queryPassedOn(evaluator, text, object.file),
    isClientKnown: false,
    isDeclared: holder === undefined,
    respell: (change) => {
      const spelling = spell(call, form, site, change, description, slot !== undefined);
      return 'refused' in spelling ? spelling : [spelling];
    },
  };
}

/** Example: `uni.request({ url, method: 'GET', data })`, which sends `data` as the query. */
function hasData(evaluator: Evaluator, { methods }: CallSite, object: Description['object']): boolean {
  if (!methods.known.includes('GET')) return false;
  const given = evaluator.member(evaluator.evaluate(object), 'data', object);
  return given.kind !== 'undefined' && !(given.kind === 'primitive' && given.value === null);
}

function spell(
  call: Call,
  form: Form,
  site: CallSite,
  change: RequestChange,
  { object, holder }: Description,
  isSlotKnown: boolean,
): ReturnType<typeof respell> | Refusal {
  const name = holder === undefined ? 'what sends it' : `\`${object.file.textOf(holder.callee)}\``;
  if (change.body !== undefined && !isSlotKnown) {
    return refuse('body-slot-unknown', `can't tell where ${name} takes a body; add it by hand`);
  }
  if (change.body !== undefined && form.body.kind === 'property' && findProperty(object.node, [form.body.name])) {
    return refuse(
      'body-taken',
      `\`${form.body.name}\` of this \`GET\` is already set and may not be a body; change the call by hand`,
    );
  }
  return respell(call, form, site, change);
}

/** Query parameters as text outside the URL: `param: '?page=0'`; undefined if there are none or they are an object. */
function queryText(evaluator: Evaluator, { object, query }: Description): readonly Piece[] | undefined {
  const property = query === undefined ? undefined : findProperty(object.node, [query]);
  if (property?.type !== 'ObjectProperty') return undefined;
  const place: Place = { ...object, node: property.value };
  const value = evaluator.evaluate(place);
  if (value.kind !== 'text' && value.kind !== 'choice') return undefined;
  const pieces = piecesOf(value, place);
  const start = leadingText(pieces);
  return start === '' || /^[?&]/.test(start) ? pieces : [syntheticText('?'), ...pieces];
}
