import type * as t from '@babel/types';
import type { OperationFacts } from '../../contract/profile.ts';
import { type CallSite, keepsUrlQuery, passedBy, type Refusal } from '../../requests/call-site.ts';
import { addProperties, removeProperties } from '../../requests/edits/object-edit.ts';
import { keyName, objectLiteral, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { UrlChange } from '../../values/text/edit.ts';
import { slicePieces } from '../../values/text/match.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import { givenQueryExpression, isWrittenHere } from '../query/query.ts';
import { areSentAsWritten, plainName, queryNotKnown, sentName } from '../query/query-parameter.ts';
import { namesHeld, type ObjectShape, objectShape } from '../query/query-type.ts';
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
  const given = givenQueryExpression(site);
  if (given === undefined) return besideOptions(found, facts);
  if (facts.precedence !== undefined || !isBareUrl(found) || !areSentAsWritten(site, facts.added)) return queryNotKnown;
  const shape = shapeOf(evaluator, site.file, given.node);
  if (shape === undefined) return queryNotKnown;
  const literal = objectLiteral(given.node);
  const added = (facts.added ?? []).map((one) => ({ name: one.name, source: addedSource(found, one) }));
  const ignored = literal?.properties.filter((one) => isIgnored(site, one, facts)) ?? [];
  const texts = added.map((one) => `${one.name}: ${one.source}`);
  const queryEdits =
    literal === undefined
      ? ownQuery(site, given, [], [], added)
      : [...removeProperties(literal, ignored), ...addProperties(site.file, literal, texts, ignored)];
  if (queryEdits === undefined) return queryNotKnown;
  const sent = shape.names?.map((name) => sentName(site, name));
  const names = sent?.flatMap((name) => name ?? []) ?? [];
  const isKnown = sent?.every((name) => name !== undefined && facts.kept?.includes(name)) === true;
  const dropped = ignored.map((one) => droppedNote(sentName(site, propertyName(one) ?? '') ?? ''));
  const notes = isKnown ? dropped : [...dropped, passedOn(site.file.textOf(given.node), literal !== undefined)];
  return { queryEdits, parameters: [...names, ...added.map(({ name }) => name)], notes };
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

/** The values that a value may be: of `id ? { query: { id } } : undefined`, the object and `undefined`. */
function branchesOf(value: Value): readonly Value[] {
  return value.kind === 'choice' ? value.branches.flatMap(branchesOf) : [value];
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
