import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import { addedToClient } from '../declared/added-to-client.ts';
import { exportedValue, isOwnExports, isWholeExport, wholeModule } from '../declared/exports.ts';
import { storeMember } from '../declared/pinia-store.ts';
import { addedToApp } from '../declared/provided.ts';
import { setOnRequest } from '../declared/set-on-request.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { computedBy } from '../methods/computed.ts';
import { propertyValue } from '../property-value.ts';
import { knownText, piecesOf } from '../text/pieces.ts';
import { urlMember } from '../text/url-object.ts';
import { hasNoMember } from '../types/known-members.ts';
import {
  branchesOf,
  choiceOf,
  type External,
  type MemberWrite,
  type ObjectValue,
  type Place,
  unknown,
  type Value,
} from '../value.ts';
import { spreadMember } from './assigned-object.ts';
import { addedStatic, instanceMember, staticMember } from './class-members.ts';
import { defaultOf } from './client-defaults.ts';

/** The name of the member that a member expression reads; undefined if it is computed from something unknown. */
export function propertyName(evaluator: Evaluator, place: Place<t.MemberExpression>): string | undefined {
  const { property, computed } = place.node;
  if (property.type === 'PrivateName') return `#${property.id.name}`;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  if (property.type === 'NumericLiteral') return String(property.value);
  return knownText(piecesOf(evaluator.evaluate({ ...place, node: property }), { ...place, node: property }));
}

/** A member of a value. Returns `undefined` only if the member is known not to exist. */
export function memberOf(evaluator: Evaluator, value: Value, name: string, place: Place): Value {
  switch (value.kind) {
    case 'object': {
      const member = objectMember(evaluator, value, name, place);
      return member.kind === 'undefined' && name === 'default' && isWholeModule(value) ? value : member;
    }
    case 'array':
      return arrayMember(evaluator, value.place, name, place);
    case 'enum':
      return enumMember(evaluator, value.place, name, place);
    case 'module':
      return exportedValue(evaluator, value.file, name, place);
    case 'namespace':
      return namespaceMember(evaluator, value.place, name, place);
    case 'instance':
      return instanceMember(evaluator, value, name, place);
    case 'class':
      return staticMember(evaluator, value.place, name, place);
    case 'external': {
      if (isOwnExports(value, name)) return wholeModule(evaluator, place.file);
      const computed = name === 'value' ? computedBy(evaluator, value) : undefined;
      if (computed !== undefined) return evaluator.evaluate(computed);
      return (
        clientDefault(evaluator, value, name, place) ??
        addedToApp(evaluator, value, name, place) ??
        addedToClient(evaluator, value, name) ??
        storeMember(evaluator, value, name, place) ??
        setOnRequest(evaluator, value, name, place) ?? {
          ...value,
          steps: [...value.steps, { kind: 'member', name }],
          place,
        }
      );
    }
    case 'function':
      return addedStatic(evaluator, value, name, place);
    case 'url':
      return urlMember(value, name, place);
    case 'choice':
      return membersOfOne(evaluator, value, name, place);
    case 'undefined':
      return { kind: 'undefined' };
    case 'unknown':
      return memberOfOne(evaluator, value, name, place) ?? unknown(place, `member \`${name}\` of an unknown value`);
    default:
      return unknown(place, `member \`${name}\` of an unknown value`);
  }
}

/**
 * A member of one of several values: not of null, of which reading one fails, unless the code asks for it, `x?.path`. None has it
 * if it is in no value.
 */
function membersOfOne(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'choice' }>,
  name: string,
  place: Place,
): Value {
  const others = value.branches.filter((one) => one.kind !== 'primitive' || one.value !== null);
  const isFailing = place.node.type === 'MemberExpression' && others.length > 0;
  const branches = (isFailing ? others : value.branches).map((one) => evaluator.member(one, name, place));
  return branches.every(({ kind }) => kind === 'undefined') ? { kind: 'undefined' } : { ...value, branches };
}

type Unknown = Extract<Value, { kind: 'unknown' }>;

/** A value that is one of several strings, of which some are known, or one of several objects; otherwise undefined. */
export function oneEntry(values: readonly Value[], place: Place, why: string): Unknown | undefined {
  const one = { kind: 'unknown', place, why, via: [] } as const;
  const isString = values.every(({ kind }) => /^(text|external|unknown)$/.test(kind));
  if (isString && values.some(({ kind }) => kind === 'text'))
    return { ...one, among: values.map((value) => piecesOf(value, place)) };
  const [first] = values;
  const isAlike = first !== undefined && /^(object|function)$/.test(first.kind);
  return isAlike && values.every(({ kind }) => kind === first.kind) ? { ...one, entries: values } : undefined;
}

/** A member of an element of a list: `s.url` in `[{ url: a }, { url: b }].map((s) => s.url)`. */
function memberOfOne(
  evaluator: Evaluator,
  { entries = [], elements, why }: Unknown,
  name: string,
  place: Place,
): Value | undefined {
  if (elements !== undefined) return /^\d+$/.test(name) ? oneEntry(elements, place, why) : undefined;
  return oneEntry(
    entries.map((entry) => evaluator.member(entry, name, place)),
    place,
    why,
  );
}

/** A member of `api.defaults`. */
function clientDefault(evaluator: Evaluator, value: External, name: string, place: Place): Value | undefined {
  const last = value.steps.at(-1);
  if (last?.kind !== 'member' || last.name !== 'defaults') return undefined;
  return defaultOf(evaluator, { ...value, steps: value.steps.slice(0, -1) }, name, place);
}

/** Whether an object is all that a module exports: importers then also have it as its default. */
function isWholeModule({ place: { node, file } }: ObjectValue): boolean {
  return isWholeExport(file, node) || file.names.parentOf(node)?.type === 'TSExportAssignment';
}

/** The member names of an object literal, an enum or an array, if all are known. */
export function namesIn(value: Value): readonly string[] {
  if (value.kind === 'enum') return enumMembers(value.place.node).map(({ id }) => keyName({ key: id }) ?? '');
  if (value.kind === 'array') return [...value.place.node.elements.keys()].map(String);
  if (value.kind !== 'object' || value.writes.length > 0) return [];
  const names = value.place.node.properties.map((property) =>
    property.type === 'ObjectProperty' ? keyName(property) : undefined,
  );
  return names.every((name) => name !== undefined) ? names : [];
}

/**
 * A member of an object, including its writes, in their order; the last one counts if it has certainly happened. `this`
 * in a getter or method is the object after all of them.
 */
function objectMember(
  evaluator: Evaluator,
  self: ObjectValue,
  name: string,
  place: Place,
  writes: ObjectValue['writes'] = self.writes,
): Value {
  const write = writes.at(-1);
  if (write === undefined) return propertyOf(evaluator, self, name, place, self.place.node.properties.length - 1);
  const before = (): Value => objectMember(evaluator, self, name, place, writes.slice(0, -1));
  const [written, ...below] = write.path;
  if (written !== undefined && written !== name) return before();
  if (below.length > 0) return changedBelow(before(), { ...write, path: below }, place);
  const truth = write.happens();
  if (truth === false) return before();
  const now =
    written === undefined ? unknown(place, 'assigned under a computed name') : writtenValue(evaluator, write, place);
  return written === name && truth === true ? now : choiceOf([now, before()], place);
}

/** The value of a member after something in it is changed. */
function changedBelow(value: Value, write: MemberWrite, place: Place): Value {
  if (value.kind === 'object') return { ...value, writes: [...value.writes, write] };
  if (value.kind === 'choice') {
    return { ...value, branches: value.branches.map((branch) => changedBelow(branch, write, place)) };
  }
  return value.kind === 'array' && write.happens() !== false ? unknown(place, 'an array that is changed') : value;
}

function writtenValue(evaluator: Evaluator, write: MemberWrite, place: Place): Value {
  if (write.isRemoval) return { kind: 'undefined' };
  return write.value === undefined ? unknown(place, 'changed after its creation') : evaluator.evaluate(write.value);
}

/** Looks a property up from the last one back, since later ones override earlier ones. */
function propertyOf(evaluator: Evaluator, value: ObjectValue, name: string, place: Place, last: number): Value {
  for (let index = last; index >= 0; index--) {
    const property = value.place.node.properties[index] as t.ObjectExpression['properties'][number];
    if (property.type === 'SpreadElement') {
      const spread: Place = { ...value.place, node: property.argument };
      const found = spreadMember(evaluator, evaluator.evaluate(spread), name, spread);
      if (found.kind === 'undefined' || isOfOtherType(evaluator, found, name, spread)) continue;
      if (isCertain(found)) return ownedBy(value, found);
      const rest = propertyOf(evaluator, value, name, place, index - 1);
      return choiceOf([found, rest], spread);
    }
    const key = keyName(property) ?? computedKey(evaluator, value.place, property);
    if (key === name) return propertyValue(evaluator, value, property, place);
    if (key !== undefined) continue;
    const rest = propertyOf(evaluator, value, name, place, index - 1);
    return choiceOf([unknown({ ...value.place, node: property }, 'a computed key'), rest], place);
  }
  return { kind: 'undefined' };
}

/** Whether a member of a spread value is not known, but its type has no such member: `...options`, of `{ signal?: AbortSignal }`. */
function isOfOtherType(evaluator: Evaluator, found: Value, name: string, spread: Place): boolean {
  const isOpen = ({ kind }: Value) => kind === 'unknown' || kind === 'undefined';
  return branchesOf(found).every(isOpen) && hasNoMember(evaluator, spread, name);
}

/** A method that an object has from another one: `this` in it is the object. */
function ownedBy(self: ObjectValue, value: Value): Value {
  const isMethod = value.kind === 'function' && value.self?.kind === 'object';
  return isMethod && value.place.node.type !== 'ArrowFunctionExpression' ? { ...value, self } : value;
}

function computedKey(
  evaluator: Evaluator,
  place: Place,
  property: t.ObjectProperty | t.ObjectMethod,
): string | undefined {
  return knownText(evaluator.text({ ...place, node: property.key }));
}

function isCertain(value: Value): boolean {
  return value.kind !== 'choice' && value.kind !== 'unknown' && value.kind !== 'external';
}

function arrayMember(evaluator: Evaluator, array: Place<t.ArrayExpression>, name: string, place: Place): Value {
  const { elements } = array.node;
  const index = Number(name);
  const before = elements.slice(0, index + 1);
  if (!Number.isInteger(index) || before.some((element) => element?.type === 'SpreadElement')) {
    return unknown(place, 'an unknown element');
  }
  const element = elements[index];
  return element ? evaluator.evaluate({ ...array, node: element }) : { kind: 'undefined' };
}

function enumMember(evaluator: Evaluator, declared: Place<t.TSEnumDeclaration>, name: string, place: Place): Value {
  const found = enumMembers(declared.node).find(({ id }) => keyName({ key: id }) === name);
  return found?.initializer
    ? evaluator.evaluate({ ...declared, node: found.initializer })
    : unknown(place, 'an enum member without a string value');
}

function enumMembers(node: t.TSEnumDeclaration): readonly t.TSEnumMember[] {
  return node.body?.members ?? node.members ?? [];
}

function namespaceMember(
  evaluator: Evaluator,
  declared: Place<t.TSModuleDeclaration>,
  name: string,
  place: Place,
): Value {
  const [inside] = declared.node.body.type === 'TSModuleBlock' ? declared.node.body.body : [];
  const binding = inside && declared.file.names.lookup(name, inside);
  return binding
    ? evaluator.evaluate({ ...declared, node: binding.identifier })
    : unknown(place, 'not in the namespace');
}

/** The arguments of a call as places, with known spread lists expanded; undefined from the first unknown one on. */
export function spreadPlaces(evaluator: Evaluator, call: Parameters<typeof argumentPlaces>[0]): (Place | undefined)[] {
  const places = argumentPlaces(call);
  const at = places.indexOf(undefined);
  const spread = at < 0 ? undefined : call.node.arguments[at];
  if (spread?.type !== 'SpreadElement' || at !== places.length - 1) return places;
  const list = evaluator.evaluate({ ...call, node: spread.argument });
  if (list.kind !== 'array' || list.place.node.elements.some((one) => one === null || one.type === 'SpreadElement'))
    return places;
  return [...places.slice(0, at), ...list.place.node.elements.map((node) => ({ ...list.place, node: node as t.Node }))];
}
