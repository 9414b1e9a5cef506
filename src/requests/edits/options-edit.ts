import type * as t from '@babel/types';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { findProperty } from '../call-parts.ts';
import { type Refusal, type RequestChange, refuse } from '../call-site.ts';
import type { Call } from '../form.ts';
import { insertArgument } from './argument-edit.ts';
import { addProperties, inlineObject, removeProperties } from './object-edit.ts';

/**
 * Writes a change in the options of a typed client at a position: removes path parameters that the new path does not
 * have, and adds query and body. Path and query are in the options themselves, or in a property of them.
 */
export function optionsEdits(
  call: Call,
  change: RequestChange,
  position: number,
  within?: 'params',
): readonly TextEdit[] | Refusal {
  const { file, node } = call.place;
  const given = node.arguments[position];
  const query = queryProperty(call, change);
  const outer = [
    ...query.map((one) => (within === undefined ? one : `${within}: ${inlineObject(file, [one])}`)),
    ...(change.body === undefined ? [] : [`body: ${change.body}`]),
  ];
  const literal = given && objectLiteral(given);
  if (literal !== undefined) return literalEdits(call, change, literal, within);
  if (outer.length === 0) return [];
  if (given === undefined) return appended(call, inlineObject(file, outer), position);
  if (given.type !== 'Identifier' || change.added.length > 0) {
    return refuse('options-expression', 'the options are computed; write them out at the call, or change it by hand');
  }
  const start = startOf(given);
  return [{ start, end: endOf(given), text: inlineObject(file, [`...${file.textOf(given)}`, ...outer]) }];
}

/** Options as a new last argument. */
function appended({ place }: Call, text: string, position: number): readonly TextEdit[] | Refusal {
  const { file, node } = place;
  if (node.arguments.length !== position)
    return refuse(
      'arguments',
      "can't tell where an argument belongs; write the arguments out, or change the call by hand",
    );
  const at = endOf(node) - 1;
  if (position === 0) return [{ start: at, end: at, text }];
  const edit = insertArgument(file, node, position - 1, text);
  return edit === undefined
    ? refuse('arguments', "can't tell where an argument belongs; write the arguments out, or change the call by hand")
    : [edit];
}

/** `query: {…}`, if there are parameters to add. */
function queryProperty({ place: { file } }: Call, { added }: RequestChange): string[] {
  const properties = added.map(({ name, source }) => `${name}: ${source}`);
  return added.length === 0 ? [] : [`query: ${inlineObject(file, properties)}`];
}

function literalEdits(
  call: Call,
  change: RequestChange,
  literal: t.ObjectExpression,
  within: 'params' | undefined,
): readonly TextEdit[] {
  const { file } = call.place;
  const query = queryProperty(call, change);
  const body = findProperty(literal, ['body']);
  const text = change.body === undefined ? [] : [`body: ${change.body}`];
  const replaced = body === undefined ? [] : text.map((one) => ({ start: startOf(body), end: endOf(body), text: one }));
  const added = body === undefined ? text : [];
  if (within === undefined) {
    const { gone, edits } = unusedPath(literal, change.path);
    return [
      ...edits,
      ...removeProperties(literal, gone),
      ...addProperties(file, literal, [...query, ...added], gone),
      ...replaced,
    ];
  }
  const property = findProperty(literal, [within]);
  const params = property?.type === 'ObjectProperty' ? objectLiteral(property.value) : undefined;
  if (property === undefined || params === undefined) {
    const outer = query.map((one) => `${within}: ${inlineObject(file, [one])}`);
    return [...addProperties(file, literal, [...outer, ...added]), ...replaced];
  }
  const { gone, edits } = unusedPath(params, change.path);
  if (query.length === 0 && gone.length > 0 && gone.length === params.properties.length) {
    return [...removeProperties(literal, [property]), ...addProperties(file, literal, added, [property]), ...replaced];
  }
  const inner = [...removeProperties(params, gone), ...addProperties(file, params, query, gone)];
  return [...edits, ...inner, ...addProperties(file, literal, added), ...replaced];
}

/** Path parameters that a path does not have: the whole `path` if none is left, otherwise single ones. */
function unusedPath(
  params: t.ObjectExpression,
  path: string | undefined,
): { readonly gone: readonly t.Node[]; readonly edits: readonly TextEdit[] } {
  const property = path === undefined ? undefined : findProperty(params, ['path']);
  const given = property?.type === 'ObjectProperty' ? objectLiteral(property.value) : undefined;
  if (property === undefined || given === undefined || path === undefined) return { gone: [], edits: [] };
  const isUnused = (one: t.Node) => one.type === 'ObjectProperty' && !path.includes(`{${keyName(one)}}`);
  const unused = given.properties.filter(isUnused);
  if (unused.length === given.properties.length) return { gone: [property], edits: [] };
  return { gone: [], edits: removeProperties(given, unused) };
}
