import { isRecord, type JsonRecord, type JsonShape, listOf, memberOf } from './json-shape.ts';
import { type OpenApi, resolved } from './openapi.ts';

/** The state of the comparison of one body with its schema. */
interface Check {
  readonly document: OpenApi;
  /** The schemas that each value is being compared with; one that leads back to itself is not compared again. */
  readonly open: Map<JsonShape, Set<unknown>>;
  steps: number;
}

/** A malicious document may make the comparison endless. */
const mostSteps = 20_000;

/**
 * Compares a body with a schema. Returns the first mismatch and its position, or undefined if everything known fits. A
 * property that the schema does not have is a mismatch: the server would ignore it, and with it a filter.
 */
export function mismatchOf(document: OpenApi, schema: unknown, body: JsonShape): string | undefined {
  return compare({ document, open: new Map(), steps: 0 }, schema, body, '', true);
}

function compare(check: Check, given: unknown, shape: JsonShape, at: string, isWhole: boolean): string | undefined {
  const schema = resolved(check.document, given);
  if (shape.kind === 'unknown' || !isRecord(schema) || check.steps++ > mostSteps) return undefined;
  if (shape.kind === 'choice') return first(shape.of, (one) => compare(check, schema, one, at, isWhole));
  const open = check.open.get(shape) ?? new Set();
  if (open.has(schema)) return undefined;
  check.open.set(shape, open.add(schema));
  const mismatch =
    kindMismatch(schema, shape, at) ??
    alternativesMismatch(check, schema, shape, at) ??
    first(listOf(memberOf(schema, 'allOf')), (one) => compare(check, one, shape, at, false)) ??
    propertiesMismatch(check, schema, shape, at, isWhole) ??
    (shape.kind === 'list'
      ? first(shape.items, (item, index) => compare(check, memberOf(schema, 'items'), item, `${at}[${index}]`, true))
      : undefined);
  open.delete(schema);
  return mismatch;
}

function first<T>(items: readonly T[], test: (item: T, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = test(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Type, allowed values and format. */
function kindMismatch(schema: JsonRecord, shape: JsonShape, at: string): string | undefined {
  const type = memberOf(schema, 'type');
  const types = typeof type === 'string' ? [type] : listOf(type);
  const isNull = shape.kind === 'value' && shape.value === null;
  const isAllowed = types.length === 0 || kindsOf(shape).some((kind) => types.includes(kind));
  if (!isAllowed && !(isNull && memberOf(schema, 'nullable') === true))
    return `${place(at)} must be of the type \`${types.join(' or ')}\``;
  if (shape.kind !== 'value' || isNull) return undefined;
  const values = memberOf(schema, 'enum');
  if (Array.isArray(values) && !values.includes(shape.value))
    return `${place(at)} must be one of ${values.map((value) => `\`${value}\``).join(', ')}, not \`${shape.value}\``;
  const isInstant = typeof shape.value !== 'string' || /T.*(Z|[+-]\d\d:\d\d)$/.test(shape.value);
  return memberOf(schema, 'format') === 'date-time' && !isInstant
    ? `${place(at)} must be a date with time and zone, not \`${shape.value}\``
    : undefined;
}

function kindsOf(shape: JsonShape): readonly string[] {
  if (shape.kind === 'object') return ['object'];
  if (shape.kind === 'list') return ['array'];
  if (shape.kind === 'text') return ['string'];
  if (shape.kind !== 'value') return [];
  if (shape.value === null) return ['null'];
  return Number.isInteger(shape.value) ? ['integer', 'number'] : [typeof shape.value];
}

/** `oneOf` and `anyOf`: by the discriminator if there is one, otherwise by the keys that each alternative requires. */
function alternativesMismatch(check: Check, schema: JsonRecord, shape: JsonShape, at: string): string | undefined {
  const one = listOf(memberOf(schema, 'oneOf'));
  const alternatives = one.length > 0 ? one : listOf(memberOf(schema, 'anyOf'));
  if (alternatives.length === 0) return undefined;
  const mapped = shape.kind === 'object' ? discriminated(schema, shape, at) : undefined;
  if (mapped !== undefined) {
    return 'mismatch' in mapped ? mapped.mismatch : compare(check, mapped.schema, shape, at, false);
  }
  const candidates = alternatives.filter((alternative) => hasRequired(check, alternative, shape));
  if (candidates.length === 0) return `${place(at)} has ${keysOf(shape)}, which the document does not list`;
  if (candidates.length > 1 && one.length > 0 && shape.kind === 'object' && !shape.isOpen) {
    const keys = candidates.flatMap((alternative) => requiredOf(check, alternative)).map((key) => `\`${key}\``);
    if (keys.length > 1) return `${place(at)} has ${keys.join(' and ')}, of which only one counts`;
  }
  const mismatches = candidates.map((alternative) => compare(check, alternative, shape, at, true));
  return mismatches.includes(undefined) ? undefined : mismatches[0];
}

/** The schema that the discriminator names; undefined if there is none, or its value is unknown. */
function discriminated(
  schema: JsonRecord,
  shape: Extract<JsonShape, { kind: 'object' }>,
  at: string,
): { readonly schema: unknown } | { readonly mismatch: string } | undefined {
  const discriminator = memberOf(schema, 'discriminator');
  const name = memberOf(discriminator, 'propertyName');
  const mapping = memberOf(discriminator, 'mapping');
  if (typeof name !== 'string' || !isRecord(mapping)) return undefined;
  const value = shape.properties.get(name);
  if (value === undefined) return shape.isOpen ? undefined : { mismatch: `${place(at)} needs \`${name}\`` };
  if (value.kind !== 'value' || typeof value.value !== 'string') return undefined;
  if (!Object.hasOwn(mapping, value.value)) {
    const known = Object.keys(mapping).map((key) => `\`${key}\``);
    return { mismatch: `${place(`${at}.${name}`)} must be one of ${known.join(', ')}, not \`${value.value}\`` };
  }
  return { schema: { $ref: mapping[value.value] } };
}

function requiredOf({ document }: Check, schema: unknown): readonly string[] {
  return listOf(memberOf(resolved(document, schema), 'required')).filter(
    (name): name is string => typeof name === 'string',
  );
}

function hasRequired(check: Check, alternative: unknown, shape: JsonShape): boolean {
  if (shape.kind !== 'object' || shape.isOpen) return true;
  return requiredOf(check, alternative).every((name) => shape.properties.has(name));
}

/** Required properties, those that the schema has, and those that it does not have. */
function propertiesMismatch(
  check: Check,
  schema: JsonRecord,
  shape: JsonShape,
  at: string,
  isWhole: boolean,
): string | undefined {
  if (shape.kind !== 'object') return undefined;
  const missing = shape.isOpen ? undefined : requiredOf(check, schema).find((name) => !shape.properties.has(name));
  if (missing !== undefined) return `${place(at)} needs \`${missing}\``;
  const properties = memberOf(schema, 'properties');
  const isComposed = ['oneOf', 'anyOf', 'allOf'].some((name) => memberOf(schema, name) !== undefined);
  const isClosed = isWhole && !isComposed && isRecord(properties) && !memberOf(schema, 'additionalProperties');
  return first([...shape.properties], ([name, inner]) => {
    const own = memberOf(properties, name);
    if (own === undefined && isClosed) return `${place(at)} has \`${name}\`, which the document does not list`;
    return compare(check, own, inner, `${at}.${name}`, true);
  });
}

function keysOf(shape: JsonShape): string {
  if (shape.kind !== 'object') return 'a value';
  return shape.properties.size === 0 ? 'no key' : [...shape.properties.keys()].map((key) => `\`${key}\``).join(', ');
}

function place(at: string): string {
  return at === '' ? 'the body' : `\`${at.replace(/^\./, '')}\` of the body`;
}
