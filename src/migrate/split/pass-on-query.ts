import type * as t from '@babel/types';
import type { OperationFacts } from '../../contract/profile.ts';
import { type CallSite, keepsUrlQuery, passedBy, type Refusal } from '../../requests/call-site.ts';
import { addProperties, inlineObject, pairText, removeProperties } from '../../requests/edits/object-edit.ts';
import { keyName, objectLiteral, propertyName, writtenOut } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { namesHeld } from '../../values/objects/member-names.ts';
import type { UrlChange } from '../../values/text/edit.ts';
import { slicePieces } from '../../values/text/match.ts';
import { knownText } from '../../values/text/pieces.ts';
import { type ObjectShape, objectShape } from '../../values/types/object-shape.ts';
import { branchesOf, type Hole, type Piece, type TextPiece, type Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import { withoutString } from '../query/appended-in-loop.ts';
import { pairList, pairsShape, paramsShape } from '../query/pair-query.ts';
import { isWrittenHere } from '../query/query.ts';
import { areSentAsWritten, plainName, queryNotKnown, sentName } from '../query/query-parameter.ts';
import { givenQueryExpression } from '../query/shared-options.ts';
import { ownQuery } from '../query/shared-query.ts';
import { addedSource } from './query-changes.ts';
import { droppedNote } from './split-query.ts';
import { urlChanges } from './url-changes.ts';

/** A query that is passed on as a whole, and what is added to it. */
export interface PassedOn {
  readonly queryEdits: readonly TextEdit[];
  /** Changes to the query in the URL. */
  readonly query?: readonly UrlChange[];
  /** The names of its parameters, as far as they are known. */
  readonly parameters: readonly string[];
  readonly notes: readonly Note[];
}

/**
 * Passes a query on to a list with the same parameters, as a copy with what is added. Refuses if it may be anything but
 * a plain object, or if one of its parameters affects another.
 */
export function passOnQuery(found: Found, facts: OperationFacts): PassedOn | Refusal {
  const { site, evaluator } = found;
  const copy = site.passed.held && inCopyOf(found, facts, site.passed.held);
  if (copy !== undefined) return copy;
  const given = givenQueryExpression(site);
  if (given === undefined) return besideText(found, facts) ?? besideOptions(found, facts);
  if (!isBareUrl(found) || !areSentAsWritten(site, facts.added)) return queryNotKnown;
  if (site.passed.takesPairs === 'only')
    return facts.precedence === undefined ? withPair(found, facts, given.node) : queryNotKnown;
  const params = given.options === undefined ? paramsShape(site, given.node) : undefined;
  const shape = params ?? shapeOf(evaluator, site.file, given.node);
  if (!isWithoutPrecedence(site, facts, given.options === undefined ? shape : undefined)) return queryNotKnown;
  if (shape === undefined) return besideUnknown(found, facts, given.node);
  const literal = objectLiteral(given.node);
  const added = (facts.added ?? []).map((one) => ({
    name: one.name,
    source: addedSource(found, one, params !== undefined),
  }));
  const ignored = literal?.properties.filter((one) => isIgnored(site, one, facts)) ?? [];
  const texts = added.map((one) => `${one.name}: ${one.source}`);
  const queryEdits =
    literal === undefined
      ? ownQuery(site, given, [], [], added, params !== undefined)
      : [...removeProperties(literal, ignored), ...addProperties(site.file, literal, texts, ignored)];
  if (queryEdits === undefined) return queryNotKnown;
  const sent = shape.names?.map((name) => sentName(site, name));
  const names = sent?.flatMap((name) => name ?? []) ?? [];
  const isKnown = sent?.every((name) => name !== undefined && facts.kept?.includes(name)) === true;
  const dropped = ignored.map((one) => droppedNote(sentName(site, propertyName(one) ?? '') ?? ''));
  const notes = isKnown ? dropped : [...dropped, passedOn(site.file.textOf(given.node), literal !== undefined)];
  return { queryEdits, parameters: [...names, ...added.map(({ name }) => name)], notes };
}

/** Whether no parameter of a query takes the place of another one: at most one of those that do so is there. */
function isWithoutPrecedence(site: CallSite, { precedence }: OperationFacts, shape: ObjectShape | undefined): boolean {
  const sent = shape?.names?.map((name) => sentName(site, name));
  const isOne = (names: readonly (string | undefined)[]) =>
    !names.includes(undefined) && names.filter((name) => name !== undefined && precedence?.includes(name)).length < 2;
  return precedence === undefined || (sent !== undefined && isOne(sent));
}

/** Adds to the URL what a list needs, beside a query of any form that the library sends as well. */
function besideUnknown(found: Found, facts: OperationFacts, node: t.Node): PassedOn | Refusal {
  const { site } = found;
  if (!keepsUrlQuery(site) || site.sentBy !== undefined) return queryNotKnown;
  const added = facts.added ?? [];
  return {
    query: urlChanges(found, { parameters: [] }, [], added),
    queryEdits: [],
    parameters: added.map(({ name }) => name),
    notes: [passedOn(site.file.textOf(node), false)],
  };
}

/** Gives a call a list of pairs with what is added: `get('/genres', [...pairs, ['unpaged', 'true']])`. */
function withPair(found: Found, facts: OperationFacts, node: t.Node): PassedOn | Refusal {
  const { site } = found;
  const { file } = site;
  const { names } = pairsShape(site, node);
  const list = pairList(node);
  const added = facts.added ?? [];
  const pairs = added.map((one) => pairText(file, one.name, addedSource(found, one, true)));
  const text = writtenOut(file.names, node, `[${[`...${file.textOf(node)}`, ...pairs].join(', ')}]`);
  const isKnown = names?.every((name) => facts.kept?.includes(plainName(name))) === true;
  return {
    queryEdits:
      list === undefined ? [{ start: startOf(node), end: endOf(node), text }] : addProperties(file, list, pairs),
    parameters: [...(names ?? []), ...added.map(({ name }) => name)],
    notes: isKnown ? [] : [passedOn(file.textOf(node), list !== undefined)],
  };
}

/**
 * Adds to the URL what a list needs, if its query is written there with parts that are not known: `/genres?${params}`.
 * Undefined if there is none.
 */
function besideText(found: Found, facts: OperationFacts): PassedOn | undefined {
  const { site, match } = found;
  const { flat, pathEnd } = match.alternative;
  const parts = partsIn(slicePieces(match.alternative, pathEnd, flat.length));
  const isOther = site.query !== 'none' || site.passed.given.length > 0 || facts.precedence !== undefined;
  if (isOther || flat[pathEnd] !== '?' || parts === undefined || !parts.all.every(site.isOwn)) return undefined;
  const written = parts.names.map(plainName);
  if (parts.wholes.length === 0 || !written.every((name) => facts.kept?.includes(name))) return undefined;
  const shapes = parts.wholes.map(({ node }) => paramsShape(site, withoutString(node)));
  const isKnown = shapes.every((shape) => shape?.names?.every((name) => facts.kept?.includes(plainName(name))));
  const names = shapes.flatMap((shape) => shape?.names ?? []);
  const added = facts.added ?? [];
  // Before the rest, which may end in a fragment.
  const text = added.map(({ name, value }) => `${name}=${value}&`).join('');
  return {
    query: [{ start: pathEnd + 1, end: pathEnd + 1, text }],
    queryEdits: [],
    parameters: [...written, ...names, ...added.map(({ name }) => name)],
    notes: isKnown ? [] : parts.wholes.map(({ node, file }) => passedOn(file.textOf(node), false)),
  };
}

/** A query in a URL: the names of its parameters in text, and what holds others as a whole: `?size=5&${params}`. */
interface Parts {
  readonly all: readonly (TextPiece | Hole)[];
  readonly names: readonly string[];
  readonly wholes: readonly Hole[];
}

/** Undefined if the query is in optional parts, or if the name of a parameter is not known. */
function partsIn(pieces: readonly Piece[]): Parts | undefined {
  const [all, wholes]: [(TextPiece | Hole)[], Hole[]] = [[], []];
  let text = '';
  for (const piece of pieces) {
    if (piece.kind === 'choice') return undefined;
    const open = text.slice(Math.max(text.lastIndexOf('?'), text.lastIndexOf('&')) + 1);
    if (piece.kind === 'hole' && open === '') wholes.push(piece);
    else if (piece.kind === 'hole' && !open.includes('=')) return undefined;
    text += piece.kind === 'text' ? piece.text : open === '' ? '=' : '';
    all.push(piece);
  }
  const names = text.split(/[?&]/).flatMap((pair) => pair.split('=', 1).filter((name) => name !== ''));
  return text.includes('#') ? undefined : { all, names, wholes };
}

/**
 * Adds to the URL what a list needs, if the options of the call come from elsewhere and all parameters in them are known:
 * `http.get('/genres', forLibrary(id))`. Only a library that joins both queries sends them.
 */
function besideOptions(found: Found, facts: OperationFacts): PassedOn | Refusal {
  const { site, evaluator } = found;
  const [options, ...others] = passedBy(site).filter((one) => one !== site.url.node);
  const isOpen = facts.precedence !== undefined || !isBareUrl(found) || site.sentBy !== undefined;
  if (!keepsUrlQuery(site) || isOpen || options === undefined || others.length > 0) return queryNotKnown;
  const place = { node: options, file: site.file, env: undefined };
  const names = branchesOf(evaluator.evaluate(place)).flatMap((value) => {
    if (value.kind === 'undefined') return [];
    const held = site.queryNames.map((name) => evaluator.member(value, name, place));
    return value.kind === 'object' ? held.map(namesOf) : [undefined];
  });
  const known = names.every((one) => one !== undefined) ? names.flat() : undefined;
  if (known?.every((name) => facts.kept?.includes(plainName(name))) !== true) return queryNotKnown;
  const added = facts.added ?? [];
  const query = urlChanges(found, { parameters: [] }, [], added);
  return { query, queryEdits: [], parameters: [...known, ...added.map(({ name }) => name)], notes: [] };
}

/** Gives a call a copy of its options with what a list needs: `get('/genres', { ...options, query: { …, unpaged: true } })`. */
function inCopyOf(
  found: Found,
  facts: OperationFacts,
  held: NonNullable<CallSite['passed']['held']>,
): PassedOn | undefined {
  const { site } = found;
  const isKept = held.names.every((name) => facts.kept?.includes(plainName(name)));
  if (!isKept || facts.precedence !== undefined || !isBareUrl(found)) return undefined;
  const { options, property, isThere } = held;
  const source = site.file.textOf(options);
  const before = isThere === 'never' ? [] : [`...${source}${isThere === 'always' ? '.' : '?.'}${property}`];
  const added = (facts.added ?? []).map((one) => ({ name: one.name, source: addedSource(found, one) }));
  const query = inlineObject(site.file, [...before, ...added.map((one) => `${one.name}: ${one.source}`)]);
  const text = inlineObject(site.file, [`...${source}`, `${property}: ${query}`]);
  const edit = { start: startOf(options), end: endOf(options), text };
  return { queryEdits: [edit], parameters: [...held.names, ...added.map(({ name }) => name)], notes: [] };
}

/** The names of the properties of an object, whichever of several it is; undefined if they are not all known. */
function namesOf(value: Value): readonly string[] | undefined {
  const all = branchesOf(value).map((one) => {
    if (one.kind === 'undefined') return [];
    return one.kind === 'object' ? namesHeld(one) : undefined;
  });
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

function passedOn(source: string, isLiteral: boolean): Note {
  const what = isLiteral ? 'what is spread into the query' : `\`${source}\``;
  const message = `${what} is passed on whole; parameters in it that were ignored before may now take effect`;
  return { code: 'query-passed-on', message };
}

/** Whether no part of the query is in the URL. */
function isBareUrl({ site, match: { alternative } }: Found): boolean {
  const { flat, pathEnd } = alternative;
  const own = slicePieces(alternative, pathEnd, flat.length).filter((piece) => isWrittenHere(site, piece));
  return knownText(own) === '';
}

type Property = t.ObjectExpression['properties'][number];

function isIgnored(site: CallSite, property: Property, { kept }: OperationFacts): boolean {
  const name = sentName(site, propertyName(property) ?? '');
  return name !== undefined && name !== '' && kept?.includes(name) !== true;
}

/** What is known about the object of a query; for an object literal, including everything that is spread into it. */
function shapeOf(evaluator: Evaluator, file: SourceFile, node: t.Node): ObjectShape | undefined {
  const literal = objectLiteral(node);
  if (literal === undefined) return objectShape(evaluator, file, node);
  const spread = literal.properties.flatMap((one) => (one.type === 'SpreadElement' ? [one.argument] : []));
  const shapes = spread.map((one) => objectShape(evaluator, file, one));
  if (shapes.includes(undefined)) return undefined;
  const isOpen = shapes.some((one) => one?.names === undefined) || literal.properties.some(isComputed);
  return { names: isOpen ? undefined : shapes.flatMap((one) => one?.names ?? []) };
}

function isComputed(property: Property): boolean {
  return property.type !== 'SpreadElement' && keyName(property) === undefined;
}
