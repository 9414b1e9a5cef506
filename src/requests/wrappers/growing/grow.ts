import type * as t from '@babel/types';
import { documentMethod } from '../../../source/comments/doc-comment.ts';
import type { CallNode } from '../../../source/node-kinds.ts';
import { keyName, objectLiteral, parametersOf } from '../../../source/pattern.ts';
import { endOf, type SourceFile } from '../../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../../source/text-edit.ts';
import { argumentPlaces, directCall } from '../../../values/direct-call.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { signatureOfName } from '../../../values/types/signatures-to-fit.ts';
import type { FunctionValue, Place } from '../../../values/value.ts';
import type { BaseChange, CallSite, Growth, RequestCall, RequestChange } from '../../call-site.ts';
import { setArguments } from '../../edits/argument-edit.ts';
import { addProperties } from '../../edits/object-edit.ts';
import type { Finder } from '../../finder.ts';
import { widenedFor } from '../../on-the-way/method-type.ts';
import { calleesOf } from '../sending.ts';
import type { WrapperCall } from '../wrapper-spelling.ts';
import { callBeside } from './beside.ts';
import { hasRoom } from './declared-room.ts';
import { carriedIn, forBase, holdsPath } from './grow-base.ts';
import { forMethod, isMethodGiven, namedByParameter } from './grow-method.ts';
import { keysWithBody } from './keys-with-body.ts';
import { type Asked, type NewParameter, newParameter } from './new-parameter.ts';
import { onlyWithBody } from './only-with-body.ts';
import { isReplaced } from './replaced.ts';
import { notGiven, takerOf } from './taker.ts';

/**
 * The ways to add an optional parameter to the called function: a JSON body, with which it sends the other method, the
 * method alone, or what it puts before the path. Without the argument, the function behaves as before: the old request stays in it
 * unchanged. Empty if the function can't get a parameter, or its request can't be written like that.
 */
export function growthsOf(
  call: WrapperCall,
  change: RequestChange,
  finder: Finder,
  sitesAt: SitesAt,
): readonly Growth[] {
  const { evaluator, inner } = call;
  const { base, method, body } = change;
  const taker = takerOf(call);
  if (taker === undefined || (base === undefined ? method === undefined : holdsPath(base))) return [];
  const { callee } = taker;
  if (!hasRoom(evaluator, callee.place) || isReplaced(evaluator, callee.place)) return [];
  if (body !== undefined && base === undefined && fixesRequest(inner)) return [];
  const forOther = body === undefined ? method && forMethod(callee.place.file, inner, method) : forBody;
  const asked = notGiven(taker, base === undefined ? forOther : forBase(evaluator, callee.place, base));
  if (asked === undefined) return [];
  const called = taker.call.place.node.callee;
  const slots = [true, false].flatMap((one) => newParameter(evaluator, callee.place, asked, one, called) ?? []);
  // Functions may call each other.
  return finder.upToTwice(callee.place.node, () =>
    slots.flatMap((slot) => grownBy(taker.call, change, finder, sitesAt, callee, slot)),
  );
}

/** The ways in which a function uses one new parameter. */
function grownBy(
  call: WrapperCall,
  change: RequestChange,
  finder: Finder,
  sitesAt: SitesAt,
  callee: FunctionValue,
  slot: NewParameter,
): readonly Growth[] {
  const { evaluator, inner } = call;
  const { base, method, body } = change;
  const { node, file } = callee.place;
  const ways =
    base === undefined
      ? waysToPass(call, change, finder, sitesAt, callee, slot.name)
      : requestsIn(call, finder, sitesAt, callee).flatMap(({ at, site, direct }) => [
          ...(at.node === inner.node ? [] : slottedInside(site, at, base, slot.name)),
          ...basedInside(finder, at, base, slot.name),
          ...grownInside(evaluator, site, direct, change, slot.name),
          ...addressGrown(evaluator, finder, finder.siteAt(at) ?? site, change, slot.name),
        ]);
  const named = body === undefined ? namedByParameter(callee.place, inner, slot.name) : [];
  const carried = base === undefined ? named : carriedIn(callee.place, base, slot.name);
  const all = [...carried.map((edits) => new Map([[file, edits]])), ...ways];
  const keyed = base === undefined && body !== undefined ? keysWithBody(callee.place, inner, slot.name) : [];
  if (keyed === undefined) return [];
  const documented = base === undefined && body && method ? documentMethod(file, node, method, slot.name) : undefined;
  const own = merged(slot.edits, new Map([[file, documented ? [...keyed, documented] : keyed]]));
  return all.flatMap((edits) => {
    const whole = own && merged(edits, own);
    return whole === undefined
      ? []
      : [{ callee: callee.place, name: slot.name, isOption: slot.isOption, edits: whole }];
  });
}

/** The calls in a function that lead to the request. */
function requestsIn(
  { evaluator, place, inner, ...call }: WrapperCall,
  finder: Finder,
  sitesAt: SitesAt,
  callee: FunctionValue,
) {
  const env = evaluator.enter(callee.place, argumentPlaces(place), callee.self, callee.place.env ?? place.env);
  return finder.sending.callsIn(callee).flatMap((node) => {
    const at: Place<CallNode> = { node, file: callee.place.file, env };
    // Example: the client is also a parameter, whose value only the call determines
    const sent = () => finder.siteAt({ ...at, env: undefined }) ?? finder.siteAt(at);
    const site = at.node === inner.node ? sent() : leadingTo(sitesAt(at), { evaluator, place, inner, ...call });
    return site === undefined ? [] : [{ at, site, direct: directCall(evaluator, at).place }];
  });
}

/**
 * The ways in which a function passes on the body, or the method, that a parameter holds; `isAlways` if it does so without a test
 * whether there is a body.
 */
export function waysToPass(
  call: WrapperCall,
  { method, body }: RequestChange,
  finder: Finder,
  sitesAt: SitesAt,
  callee: FunctionValue,
  name: string,
  isAlways = false,
): readonly Edits[] {
  const { evaluator, inner } = call;
  const { node } = callee.place;
  const isSaid = body !== undefined && method !== undefined && isMethodGiven(callee.place, inner);
  const methods = isSaid ? [undefined, method] : [method];
  const allowed = new Map([[callee.place.file, isSaid ? widenedFor(evaluator, callee.place, method) : []]]);
  const requests = requestsIn(call, finder, sitesAt, callee);
  const ways = methods.flatMap((said) => requests.map((request) => ({ ...request, said })));
  return ways.flatMap(({ at, site, direct, said }) => {
    const sending = { method: said, path: undefined, added: [], body: body && name, isByParameter: true };
    // A function that calls itself has no other place for the body.
    const isAgain = calleesOf(evaluator, at).some((one) => one.place.node === node);
    const other = () => withoutDefaults(call, callee, at, finder);
    const spelled = isAgain || body === undefined ? [] : spelledIn(site, at, sending, other, isAlways);
    const grown = isAgain && isAlways ? [] : grownInside(evaluator, site, direct, sending, name, isAlways);
    return [...spelled, ...grown].flatMap((way) => (said === method ? way : (merged(way, allowed) ?? [])));
  });
}

/**
 * Whether a function always sends the method or body that it sets, whatever its options: `{ ...init, method: 'GET' }`.
 */
function fixesRequest({ node }: CallSite): boolean {
  if (node.type === 'ObjectExpression') return false;
  return node.arguments.some((argument) => {
    const properties = objectLiteral(argument)?.properties ?? [];
    const at = properties.findIndex(({ type }) => type === 'SpreadElement');
    return at >= 0 && properties.slice(at + 1).some((one) => one.type === 'ObjectProperty' && isFixed(one));
  });
}

function isFixed(property: t.ObjectProperty): boolean {
  const { value } = property;
  if (!/^(method|body)$/.test(keyName(property) ?? '')) return false;
  return value.type === 'StringLiteral' || (value.type === 'Identifier' && value.name === 'undefined');
}

export const forBody: Asked = { names: ['body', 'payload', 'data', 'json', 'requestBody'] };

type Edits = Growth['edits'];

/** Finds the requests that a call of a function leads to. */
export type SitesAt = (place: Place<CallNode>) => readonly RequestCall[];

/** The request that a call in the function leads to, if it is the one in question. */
function leadingTo(sites: readonly RequestCall[], { inner }: WrapperCall): CallSite | undefined {
  return sites.find(({ sentBy }) => sentBy?.node === inner.node);
}

/** The same for a request that is written where the call has no way to say otherwise. */
function spelledIn(
  site: CallSite,
  at: Place<CallNode>,
  change: RequestChange,
  other: () => CallSite | undefined,
  isAlways: boolean,
): Edits[] {
  const ways = spelledInside(site, at, change, isAlways);
  const again = ways.length > 0 ? undefined : other();
  return again === undefined ? ways : spelledInside(again, at, change, isAlways);
}

/** The request, if the parameters of the function may be anything: `load(path, method = 'GET')`, whose default is no part of it. */
function withoutDefaults(
  { evaluator, place, inner }: WrapperCall,
  callee: FunctionValue,
  at: Place<CallNode>,
  finder: Finder,
): CallSite | undefined {
  if (at.node !== inner.node) return undefined;
  const open = parametersOf(callee.place.node).map(() => undefined);
  const env = evaluator.enter(callee.place, open, callee.self, callee.place.env ?? place.env);
  return finder.siteAt({ ...at, env });
}

/** The call in the function, which sends the body if there is one. */
function spelledInside(
  site: CallSite,
  { node, file }: Place<CallNode>,
  change: RequestChange,
  isAlways: boolean,
): Edits[] {
  const spelled = site.respell(change);
  if ('refused' in spelled) return [];
  return spelled.flatMap((edits) => {
    const ways = isAlways ? [edits] : onlyWithBody(file, node, edits, change.body ?? '');
    return ways.map((way) => new Map([[file, way]]));
  });
}

/** The client call in the function, sent to a base URL that depends on a parameter; by default the client's own. */
function basedInside(finder: Finder, at: Place<CallNode>, base: BaseChange, name: string): Edits[] {
  const change = {
    method: undefined,
    path: undefined,
    added: [],
    body: undefined,
    base: { ...base, to: `\${${name}}` },
  };
  const spelled = finder.siteAt(at)?.respell(change) ?? [];
  return 'refused' in spelled ? [] : spelled.map((edits) => new Map([[at.file, edits]]));
}

/** The call in the function, which passes the parameter on to one that the called function has already. */
function slottedInside(site: CallSite, { file }: Place<CallNode>, base: BaseChange, name: string): Edits[] {
  const passed = { ...base, to: name, isName: true };
  const spelled = site.respell({ method: undefined, path: undefined, added: [], body: undefined, base: passed });
  return 'refused' in spelled ? [] : spelled.map((edits) => new Map([[file, edits]]));
}

/** Adds a parameter to what the call in the function calls, and passes it on. */
function grownInside(
  evaluator: Evaluator,
  site: CallSite,
  { node, file }: Place<CallNode>,
  change: RequestChange,
  name: string,
  isAlways = false,
): Edits[] {
  return (site.grow?.(change) ?? []).flatMap((growth) => {
    if (growth.behind !== undefined) {
      const own = isAlways ? callBeside(file, node, growth, name) : undefined;
      return [(own && merged(growth.edits, new Map([[file, own]]))) ?? []].flat();
    }
    const position = parametersOf(growth.callee.node).length - (growth.isOption === true ? 1 : 0);
    const passed =
      growth.isOption === true
        ? asOption(file, node, position, growth.name, name)
        : setArguments(file, node, new Map([[position, name]]));
    // Example: `work: (path: string) => Promise<T>`, a parameter that is called
    const type = signatureOfName(evaluator, { node: node.callee, file, env: undefined }, position);
    const declared = type === undefined ? new Map() : new Map([[type.file, [declaredBehind(type.params, name)]]]);
    const whole = passed && merged(growth.edits, new Map([[file, passed]]));
    const all = whole && merged(whole, declared);
    return all === undefined ? [] : [all];
  });
}

/** Passes a property in the options of a call, which it may leave out. */
function asOption(
  file: SourceFile,
  node: CallNode,
  position: number,
  name: string,
  value: string,
): TextEdit[] | undefined {
  const property = name === value ? name : `${name}: ${value}`;
  const given = node.arguments[position];
  const literal = given && objectLiteral(given);
  if (literal !== undefined) return addProperties(file, literal, [property]);
  return given === undefined ? setArguments(file, node, new Map([[position, `{ ${property} }`]])) : undefined;
}

function declaredBehind(params: readonly t.Node[], name: string): TextEdit {
  const at = endOf(params.at(-1) as t.Node);
  return { start: at, end: at, text: `, ${name}?: unknown` };
}

/** Adds a parameter to the function that makes the URL of the call in the function, and passes it on. */
function addressGrown(
  evaluator: Evaluator,
  finder: Finder,
  site: CallSite,
  change: RequestChange,
  name: string,
): Edits[] {
  const behind = finder.behindAddress(site);
  return behind?.addressCall === undefined ? [] : grownInside(evaluator, behind, behind.addressCall, change, name);
}

function merged(first: Edits, second: Edits): Edits | undefined {
  const all = new Map(first);
  for (const [file, edits] of second) {
    const both = mergeEdits(all.get(file) ?? [], edits);
    if (both === undefined) return undefined;
    all.set(file, both);
  }
  return all;
}
