import type * as t from '@babel/types';
import type { AddedQuery } from '../../contract/profile.ts';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { wrapInObject } from '../../requests/edits/object-edit.ts';
import { isMember } from '../../source/node-kinds.ts';
import { operand, saysOf } from '../../source/operand.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { holdsSuch } from '../../source/walk.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { namesHeld } from '../../values/objects/member-names.ts';
import type { UrlChange } from '../../values/text/edit.ts';
import { memberKinds, type ValueKinds } from '../../values/types/value-kinds.ts';
import { isDefinite, type Place, type Value } from '../../values/value.ts';
import { blankValue, isNeverBlank } from '../conditions/blank-value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import { otherwiseSent } from '../query/otherwise.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { isScalar, kindsOf, mayNotBeThere } from '../query/value-source.ts';
import { addedSource, inLiteral } from './query-changes.ts';

/** What to write so that a parameter is sent even if it would be absent or blank, or a note about it. */
export interface Fallback {
  readonly edits: readonly TextEdit[];
  readonly notes: readonly Note[];
  /** What the URL becomes by the edits. */
  readonly change?: UrlChange;
}

const none: Fallback = { edits: [], notes: [] };

/** Gives a parameter that may be absent or blank the default of the deprecated operation. */
export function fallbackFor(
  found: Found,
  parameter: QueryParameter | undefined,
  added: AddedQuery,
  isTwice = false,
): Fallback | Refusal {
  if (parameter === undefined || !mayBeEmpty(found, parameter)) return none;
  const { name } = parameter;
  const { file } = found.site;
  const isInObject = file.names.parentOf(parameter.property ?? found.site.node)?.type === 'ObjectExpression';
  const property = parameter.isShared || !isInObject ? undefined : parameter.property;
  const { whole } = parameter;
  if (whole !== undefined) {
    const text = `${name}: ${memberOr(found, whole, name, added)}`;
    if (property?.type !== 'SpreadElement') return { edits: inLiteral(whole, ['', `, ${text}`]), notes: [] };
    return edited({ start: endOf(property), end: endOf(property), text: `, ${text}` });
  }
  if (property?.type === 'SpreadElement') {
    if (parameter.assumed !== undefined && maySetNothing(found, parameter.assumed, name))
      return refuse('query-unknown', `\`${file.textOf(property.argument)}\` may set no \`${name}\`; set a value`);
    const { argument } = property;
    // Example: `load(id, { page, sort: route.query.sort })`, for a parameter that is spread
    if (
      parameter.assumed !== undefined &&
      argument.type === 'Identifier' &&
      file.names.bindingOf(argument) !== undefined
    )
      return edited({
        start: endOf(property),
        end: endOf(property),
        text: `, ${name}: ${memberOr(found, argument, name, added)}`,
      });
    const at = startOf(property);
    return edited({ start: at, end: at, text: `${added.name}: ${addedSource(found, added)}, ` });
  }
  const choice = property && choiceAround(file, property);
  if (choice !== undefined) {
    const before = [`${added.name}: ${addedSource(found, added)}`];
    return { edits: wrapInObject(file, choice, ['...(', ')'], { before }), notes: [] };
  }
  if (property?.type === 'ObjectProperty') {
    const given = file.textOf(property.value);
    // Example: `new URLSearchParams({ sort })`, which sends the word `undefined`
    const kinds = kindsOf(found, property.value);
    const isWord = parameter.isText && (kinds === undefined || mayNotBeThere(found, property.value, kinds));
    const source = orAdded(found, isWord ? `String(${given})` : operand(given), isWord ? undefined : kinds, added);
    return edited({ start: startOf(property), end: endOf(property), text: `${name}: ${source}` });
  }
  const otherwise = isTwice || !isNeverBlank(found, parameter) ? undefined : otherwiseSent(found, parameter, added);
  if (otherwise !== undefined) return { ...edited(otherwise.edit), change: otherwise.change };
  if (!mayBeAbsent(found, parameter) && blankValue(found, parameter) === undefined) return blank(name);
  const what = mayBeAbsent(found, parameter) ? `can't tell whether \`${name}\` is sent` : `\`${name}\` may be blank`;
  return refuse('query-unknown', `${what}, and the replacement has no default for it; set a value`);
}

/** Whether an object has a name, and so replaces a default before it, even by undefined. */
function maySetNothing({ evaluator }: Found, object: Place, name: string): boolean {
  const value = evaluator.evaluate(object);
  return value.kind === 'object' && namesHeld(value)?.includes(name) !== false;
}

/** A member of an object, or what is sent without it. */
function memberOr(found: Found, object: t.Node, name: string, added: AddedQuery): string {
  const { file } = found.site;
  const declared = object.type === 'Identifier' ? file.names.bindingOf(object)?.identifier.typeAnnotation : undefined;
  const type =
    declared?.type === 'TSTypeAnnotation' ? { node: declared.typeAnnotation, file, env: undefined } : undefined;
  const kinds = type && memberKinds(found.evaluator, type, [name]);
  return orAdded(found, memberOf(file, object, name), kinds, added);
}

/** A value, or what is sent if it is absent or blank; an empty list is neither, but nothing is sent for it. */
function orAdded(found: Found, source: string, kinds: ValueKinds, added: AddedQuery): string {
  const other = addedSource(found, added);
  return kinds?.has('list') ? `${source}?.length ? ${source.replace('?.', '.')} : ${other}` : `${source} || ${other}`;
}

/** `query.sort`, or `query?.sort` if its type says that it may be absent, or nothing says that it is not. */
function memberOf(file: SourceFile, object: t.Node, name: string): string {
  const binding = object.type === 'Identifier' ? file.names.bindingOf(object) : undefined;
  const { optional, typeAnnotation } = binding?.identifier ?? {};
  // Example: `(page = {}) =>`, `({ status, ...page }) =>`
  const holder = binding && file.names.parentOf(binding.identifier)?.type;
  const isGiven = holder === 'AssignmentPattern' || holder === 'RestElement';
  const isUntyped = binding?.kind === 'param' && !typeAnnotation && !isGiven;
  const isAbsent =
    optional === true ||
    isUntyped ||
    (typeAnnotation && holdsSuch(typeAnnotation, ({ type }) => /^TS(Undefined|Null)Keyword$/.test(type)));
  return `${file.textOf(object)}${isAbsent ? '?.' : '.'}${name}`;
}

/** The expression that makes the object of a property conditional: `x ? { sort } : {}`. */
function choiceAround({ names }: SourceFile, property: t.Node): t.Node | undefined {
  const object = names.parentOf(property);
  const outer = object && names.parentOf(object);
  return outer?.type === 'ConditionalExpression' || outer?.type === 'LogicalExpression' ? outer : undefined;
}

function edited(edit: TextEdit): Fallback {
  return { edits: [edit], notes: [] };
}

function blank(name: string): Fallback {
  const message = `if \`${name}\` is blank, the deprecated list has a default order but the replacement has none; check its value`;
  return { edits: [], notes: [{ code: 'blank-value', message }] };
}

/**
 * Writes a list of one for each parameter that took one value and now takes a list. That changes nothing about what is sent,
 * but the compiler wants it. `path` is the new one, `others` are edits that these must not cut into.
 */
export function listsOfOne(
  found: Found,
  path: string | undefined,
  parameters: readonly QueryParameter[],
  others: readonly TextEdit[],
): readonly Fallback[] {
  const [method = '', before = ''] = found.deprecation.operation.split(' ');
  const { types } = found.site;
  return parameters.map((parameter) => {
    const { name, value } = parameter;
    if (!types || !path || value === undefined || types.isList(method, path, name) === false) return none;
    const isOne = types.isList(method, before, name) === false;
    const kinds = kindsOf(found, value.node) ?? (isOne ? new Set(['text']) : undefined);
    if (kinds?.has('list') || value.node.type === 'ArrayExpression') return none;
    const edit = kinds && listOfOne(found, parameter, value.node);
    if (edit !== undefined && !others.some(({ start, end }) => start < edit.end && edit.start < end))
      return edited(edit);
    const message = `\`${name}\` is a list in the types of the replacement; pass a list with the value`;
    return { edits: [], notes: [{ code: 'single-value', message }] };
  });
}

/** `ids: [id]`, or `ids: id ? [id] : undefined` if the value may be absent and no test around it says otherwise. */
function listOfOne(found: Found, { name, guard }: QueryParameter, value: t.Node): TextEdit | undefined {
  const { file } = found.site;
  let node = value;
  let holder = file.names.parentOf(node);
  while (holder?.type === 'ConditionalExpression' || holder?.type === 'LogicalExpression')
    [node, holder] = [holder, file.names.parentOf(holder)];
  const text = listText(found, node, guard);
  const isShort = holder?.type === 'ObjectProperty' && holder.shorthand;
  if (text === undefined) return undefined;
  return { start: startOf(node), end: endOf(node), text: isShort ? `${name}: ${text}` : text };
}

function listText(found: Found, node: t.Node, guard: string | undefined): string | undefined {
  const { file } = found.site;
  if (isAbsentWord(node)) return file.textOf(node);
  if (node.type === 'ConditionalExpression') {
    const [yes, no] = [node.consequent, node.alternate].map((one) => listText(found, one, file.textOf(node.test)));
    return yes && no && `${file.textOf(node.test)} ? ${yes} : ${no}`;
  }
  if (node.type === 'LogicalExpression' && isAbsentWord(node.right)) return listText(found, node.left, undefined);
  const isThere = saysOf(guard, node) || !mayNotBeThere(found, node, kindsOf(found, node) ?? anyText);
  if (isThere) return `[${file.textOf(node)}]`;
  const item = thereAs(file, node);
  return item && `${file.textOf(node)} ? [${item}] : undefined`;
}

/** The source of a name or a member once it is known to be there: `person.library` for `person?.library`. */
function thereAs(file: SourceFile, node: t.Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'ThisExpression') return file.textOf(node);
  if (!isMember(node)) return undefined;
  const object = thereAs(file, node.object);
  const property = file.textOf(node.property);
  return object && (node.computed ? `${object}[${property}]` : `${object}.${property}`);
}

const anyText: ValueKinds = new Set(['text', 'absent']);

/** Whether a parameter may not be sent. */
export function mayBeAbsent(found: Found, { value, guard, isText, each, isLoose }: QueryParameter): boolean {
  if (guard !== undefined || each !== undefined || isLoose) return true;
  if (value === undefined || isText || isScalar(found, value.node, undefined)) return false;
  return !/^(String|Numeric|Boolean|Template)Literal$|^ArrayExpression$/.test(value.node.type);
}

/** Whether a parameter may be sent without a value, or not at all. */
function mayBeEmpty(found: Found, parameter: QueryParameter): boolean {
  const { evaluator, site } = found;
  if (mayBeAbsent(found, parameter) || blankValue(found, parameter) !== undefined) return true;
  if (parameter.value !== undefined)
    return !isAddedTo(evaluator.evaluate(parameter.value), site.file, parameter.value.node);
  const pieces = parameter.pieces ?? [];
  return pieces.every(
    (one) => one.kind !== 'text' && !isAddedTo(evaluator.evaluate({ ...site.url, ...one }), one.file, one.node),
  );
}

/** Whether a value is a non-empty string. */
function isAddedTo(value: Value, file: SourceFile, node: t.Node): boolean {
  if (value.kind === 'choice') return value.branches.every((branch) => isAddedTo(branch, file, node));
  return isDefinite(value) || ('among' in value && value.among !== undefined) || !isOpen(file, node);
}

/** Whether an expression reads something that other code sets. */
function isOpen(file: SourceFile, node: t.Node): boolean {
  if (node.type !== 'Identifier') return /^(Optional)?MemberExpression$/.test(node.type);
  return file.names.bindingOf(node)?.kind === 'param';
}
