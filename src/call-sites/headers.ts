import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import { endOf, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from '../url/evaluate.ts';
import { argumentPlaces } from '../url/members.ts';
import { happens } from '../url/mutation.ts';
import { knownText, normalForm } from '../url/pieces.ts';
import type { External, ObjectValue, Place, Value } from '../url/value.ts';
import type { Call } from './form.ts';
import { addProperties, inlineObject } from './object-edit.ts';
import { objectLiteral } from './respell.ts';
import { isTypeScript } from './response/page-type.ts';

/** What is to be done so that a JSON content type is sent: edits, and properties to add to the options. */
interface HeaderChange {
  readonly edits: readonly TextEdit[];
  readonly added: readonly string[];
}

const nothing: HeaderChange = { edits: [], added: [] };

/**
 * Merges the JSON content type into the headers of a call, in whatever form they are. `property` is the headers property
 * written in the options, `options` the whole options, `spread` the expression they come from where they are no literal.
 */
export function jsonHeader(
  call: Call,
  property: t.ObjectProperty | t.ObjectMethod | undefined,
  name: string,
  options: Value,
  spread?: t.Node,
): HeaderChange {
  const { evaluator, place } = call;
  const { file } = place;
  const [key, json] = ['Content-Type', 'application/json'].map(
    (text) => file.style.quote + text + file.style.quote,
  ) as [string, string];
  const value = evaluator.member(options, name, place);
  if (sendsJson(evaluator, value)) return nothing;
  const written = property?.type === 'ObjectProperty' && !property.shorthand ? property.value : undefined;
  const literal = written && objectLiteral(written);
  if (literal !== undefined) return { edits: inLiteral(call, literal, `${key}: ${json}`, json), added: [] };
  const inner = written && headersArgument(written);
  if (inner !== undefined) return { edits: addProperties(file, inner, [`${key}: ${json}`]), added: [] };
  if (written?.type === 'ArrayExpression') return { edits: [appendPair(written, `[${key}, ${json}]`)], added: [] };
  const source = property
    ? file.textOf(property.type === 'ObjectProperty' ? property.value : property.key)
    : spreadSource(call, spread, name, options);
  const text =
    source === undefined || value.kind === 'undefined'
      ? inlineObject(file, [`${key}: ${json}`])
      : merged(call, value, source, key, json);
  if (property === undefined) return { edits: [], added: [`${name}: ${text}`] };
  return { edits: [{ start: startOf(property), end: endOf(property), text: `${name}: ${text}` }], added: [] };
}

function spreadSource({ place }: Call, spread: t.Node | undefined, name: string, options: Value): string | undefined {
  if (spread === undefined) return spreadInLiteral(place, name, options);
  const access = options.kind === 'object' ? '.' : '?.';
  return `${place.file.textOf(spread)}${access}${name}`;
}

/** The last thing spread into the options literal that may bring headers: `{ ...init }` brings `init.headers`. */
function spreadInLiteral({ file }: Place, name: string, options: Value): string | undefined {
  if (options.kind !== 'object' || options.place.file !== file) return undefined;
  const spreads = options.place.node.properties.filter((property) => property.type === 'SpreadElement');
  const last = spreads.at(-1)?.argument;
  return last && /^(Identifier|MemberExpression)$/.test(last.type) ? `${file.textOf(last)}?.${name}` : undefined;
}

/** One expression for existing headers with the content type: plain objects are spread, anything else goes through `Headers`. */
function merged(_call: Call, value: Value, source: string, key: string, json: string): string {
  const file = _call.place.file;
  if (value.kind === 'object') return inlineObject(file, [`...${source}`, `${key}: ${json}`]);
  // By the type of the options, their headers may be no list.
  const isList = value.kind === 'array' && !(isTypeScript(file) && source.includes('.'));
  if (isList) return `[...${source}, [${key}, ${json}]]`;
  return inlineObject(file, [`...Object.fromEntries(new Headers(${source}))`, `${key.toLowerCase()}: ${json}`]);
}

function inLiteral(call: Call, literal: t.ObjectExpression, property: string, json: string): readonly TextEdit[] {
  const existing = literal.properties.find((one) => one.type === 'ObjectProperty' && isContentType(keyName(one)));
  if (existing?.type === 'ObjectProperty')
    return [{ start: startOf(existing.value), end: endOf(existing.value), text: json }];
  return addProperties(call.place.file, literal, [property]);
}

/** The object literal given to `new Headers({…})`. */
function headersArgument(node: t.Node): t.ObjectExpression | undefined {
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'Headers')
    return undefined;
  const [argument] = node.arguments;
  return argument && objectLiteral(argument);
}

function appendPair(array: t.ArrayExpression, pair: string): TextEdit {
  const last = array.elements.at(-1);
  const at = last ? endOf(last) : startOf(array) + 1;
  return { start: at, end: at, text: last ? `, ${pair}` : pair };
}

function isContentType(name: string | undefined): boolean {
  return name?.toLowerCase() === 'content-type';
}

/** Whether headers are known to set the JSON content type already. */
export function sendsJson(evaluator: Evaluator, value: Value): boolean {
  if (value.kind === 'external') {
    const step = value.steps.at(-1);
    const [argument] = step?.kind === 'new' ? argumentPlaces(step.place) : [];
    return (
      value.root.name === 'Headers' &&
      ((argument !== undefined && sendsJson(evaluator, evaluator.evaluate(argument))) || isSetLater(evaluator, value))
    );
  }
  if (value.kind === 'choice') {
    const known = value.branches.filter(({ kind }) => kind !== 'unknown');
    return known.length > 0 && known.every((branch) => sendsJson(evaluator, branch));
  }
  if (value.kind === 'array')
    return value.place.node.elements.some((element) =>
      isJsonPair(evaluator, { ...value.place, node: element as t.Node }),
    );
  return value.kind === 'object' && objectSendsJson(evaluator, value);
}

const open = new Set<t.Node>();

function objectSendsJson(evaluator: Evaluator, value: ObjectValue): boolean {
  const { node } = value.place;
  // Have: const headers = () => ({ ...headers() })
  if (open.has(node)) return false;
  open.add(node);
  try {
    return hasJsonType(evaluator, value);
  } finally {
    open.delete(node);
  }
}

function hasJsonType(evaluator: Evaluator, value: ObjectValue): boolean {
  const written = value.writes.filter(({ path }) => path.length === 1 && isContentType(path[0])).at(-1);
  if (written?.value !== undefined && written.happens() === true) return isJsonText(evaluator, written.value);
  return value.place.node.properties.some((property) => {
    if (property.type === 'SpreadElement')
      return sendsJson(evaluator, evaluator.evaluate({ ...value.place, node: property.argument }));
    if (property.type !== 'ObjectProperty' || !isContentType(keyName(property))) return false;
    return isJsonText(evaluator, { ...value.place, node: property.value });
  });
}

function isJsonText(evaluator: Evaluator, place: Place): boolean {
  return /json/i.test(knownText(evaluator.text(place)) ?? '');
}

/** `headers.set('Content-Type', 'application/json')` on a variable, where it is sure to happen. */
function isSetLater(evaluator: Evaluator, { via, place }: External): boolean {
  return via.some(({ node, file }) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    return binding?.references.some((reference) => {
      const member = file.names.parentOf(reference);
      const call = member && file.names.parentOf(member);
      if (member?.type !== 'MemberExpression' || call?.type !== 'CallExpression' || call.callee !== member)
        return false;
      if (member.property.type !== 'Identifier' || !/^(set|append)$/.test(member.property.name)) return false;
      const [name, text] = argumentPlaces({ ...place, file, node: call });
      if (name === undefined || text === undefined || !isContentType(knownText(evaluator.text(name)))) return false;
      return isJsonText(evaluator, text) && happens(evaluator, { ...place, file, node: call }, binding) === true;
    });
  });
}

/** `['Content-Type', 'application/json']`, or a spread of pairs that has it. */
function isJsonPair(evaluator: Evaluator, place: Place): boolean {
  if (place.node.type === 'SpreadElement')
    return sendsJson(evaluator, evaluator.evaluate({ ...place, node: place.node.argument }));
  const pair = evaluator.evaluate(place);
  if (pair.kind !== 'array') return false;
  const [name, value] = pair.place.node.elements.map(
    (node) => node && knownText(evaluator.text({ ...pair.place, node })),
  );
  return isContentType(name ?? undefined) && /json/i.test(value ?? '');
}

/** What headers, or other options, carry besides the content type, for telling whether two requests carry the same. */
export function headersSign(evaluator: Evaluator, value: Value): string {
  switch (value.kind) {
    case 'undefined':
      return '';
    case 'primitive':
      return String(value.value);
    case 'text':
      return normalForm(value.pieces);
    case 'choice':
      return value.branches.map((branch) => headersSign(evaluator, branch)).join(' | ');
    case 'object':
      return objectSign(evaluator, value.place);
    default:
      return 'place' in value ? `...${value.place.file.textOf(value.place.node)}` : value.kind;
  }
}

function objectSign(evaluator: Evaluator, { node, ...place }: Place<t.ObjectExpression>): string {
  const parts = node.properties.flatMap((property): string[] => {
    if (property.type === 'SpreadElement') {
      const sign = headersSign(evaluator, evaluator.evaluate({ ...place, node: property.argument }));
      return sign === '' ? [] : [sign];
    }
    return isContentType(keyName(property)) ? [] : [place.file.textOf(property)];
  });
  return parts.sort().join(', ');
}
