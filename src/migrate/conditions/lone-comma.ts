import type { OperationFacts } from '../../contract/profile.ts';
import { operand } from '../../source/operand.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOnly, type ValueKind } from '../../values/types/value-kinds.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { type ValueSource, valuesOf } from '../query/value-source.ts';
import { valueNode } from './blank-value.ts';
import { textOrigin } from './text-origin.ts';

/** The separator of the values in a string, as the deprecated lists read it (semantics §2.7). */
const comma = String.raw`/\s*,\s*/`;

/**
 * The deprecated lists split a single value at its commas, so a value that may have some is split here, unless the code shows
 * where it is from. `isFree`: the parameter holds free text rather than keys; of keys, only names in the plural count as several.
 */
export function splitAtCommas(
  found: Found,
  parameter: QueryParameter,
  value: ValueSource,
  isFree: boolean,
): ValueSource {
  if (value.kind === 'literal' || value.kind === 'list') return value;
  const { file, node } = found.site;
  const { source, kind } = value;
  if (!isFree && !isPlural(source)) return value;
  const type = value.kinds === undefined ? typeOf(file, source, node) : typeOfKinds(value.kinds);
  if (kind === 'any')
    return type === 'text' ? { kind: 'list', source: `(${source} ? ${source}.split(${comma}) : [])` } : value;
  if (type === 'other' || originOf(found, parameter) !== undefined) return value;
  const text = type === 'text' || source.startsWith('`') ? operand(source) : `String(${source})`;
  return { ...value, kind: 'list', source: `${text}.split(${comma})` };
}

function typeOfKinds(kinds: ReadonlySet<ValueKind>): 'text' | 'other' | undefined {
  if (isOnly(kinds, 'text', 'absent', 'null')) return 'text';
  return kinds.has('text') ? undefined : 'other';
}

/** Reports a value that is not split because it may already be a list, and a list whose items the service split. */
export function commaNotes(found: Found, { texts }: OperationFacts, moved: readonly QueryParameter[]): Note[] {
  const lone = moved.filter(
    (one) => texts?.includes(one.name) && moved.every((other) => other === one || other.name !== one.name),
  );
  return lone.flatMap((one) => {
    const values = valuesOf(found, one, true);
    const isOpen = !('refused' in values) && values.some((value) => isOpenText(found, one, value));
    if (!isOpen) return [];
    const message = `a comma in a single \`${one.name}\` value used to separate values; now it is part of the value`;
    return [{ code: 'lone-comma', message }];
  });
}

/**
 * Whether a value that is not split may be a string with commas: an item of a list, or one of which neither type nor name
 * says that it is a list.
 */
function isOpenText(found: Found, parameter: QueryParameter, value: ValueSource): boolean {
  if (value.kind === 'literal') return false;
  if (value.kind === 'list') return value.isJoined === true;
  const origin = originOf(found, parameter);
  if (origin !== undefined || value.kind === 'one') return origin === 'item';
  return !isPlural(value.source) && typeOf(found.site.file, value.source, found.site.node) === undefined;
}

/** Where the text of a parameter is from. */
export function originOf(found: Found, parameter: QueryParameter): ReturnType<typeof textOrigin> {
  const node = valueNode(found, parameter);
  return node && textOrigin(found.evaluator, parameter.name, { ...found.site.url, node });
}

/** Whether the name of a value is in the plural. */
function isPlural(source: string): boolean {
  return /^[\w$.]*s$/i.test(source) && !/(ss|us|is|series)$/i.test(source);
}

/** What the type of a variable says: certainly a string or absent, something without commas, or nothing. */
export function typeOf(
  file: SourceFile,
  source: string,
  at: Parameters<SourceFile['names']['lookup']>[1],
): 'text' | 'other' | undefined {
  const annotation = /^[\w$]+$/.test(source) ? file.names.lookup(source, at)?.identifier.typeAnnotation : undefined;
  if (annotation?.type !== 'TSTypeAnnotation') return undefined;
  const type = annotation.typeAnnotation;
  const parts = (type.type === 'TSUnionType' ? type.types : [type]).filter(
    (part) => !/^TS(Undefined|Null)Keyword$/.test(part.type),
  );
  if (parts.every((part) => part.type === 'TSStringKeyword')) return 'text';
  const isOther = /^TS((Number|Boolean)Keyword|(Literal|Array|TypeOperator)(Type)?)$/;
  return parts.every((part) => isOther.test(part.type)) ? 'other' : undefined;
}
