/** A JSON value, as far as it is known. */
export type JsonShape =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  /** A string whose value is unknown. */
  | { readonly kind: 'text' }
  /** With `isOpen`, it may have other properties. */
  | { readonly kind: 'object'; readonly properties: ReadonlyMap<string, JsonShape>; readonly isOpen: boolean }
  /** The items that it may have. */
  | { readonly kind: 'list'; readonly items: readonly JsonShape[] }
  | { readonly kind: 'choice'; readonly of: readonly JsonShape[] };

export const unknownShape: JsonShape = { kind: 'unknown' };

/** The shape of a completely known value, as `JSON.parse` returns it. */
export function shapeOfJson(value: unknown): JsonShape {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(shapeOfJson) };
  if (isRecord(value)) {
    const properties = new Map(Object.entries(value).map(([name, inner]) => [name, shapeOfJson(inner)]));
    return { kind: 'object', properties, isOpen: false };
  }
  return /^(string|number|boolean)$/.test(typeof value) || value === null
    ? { kind: 'value', value: value as string | number | boolean | null }
    : unknownShape;
}

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of a parsed JSON value; undefined if it has no such member. */
export function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
