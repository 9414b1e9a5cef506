import { HttpError, isObject } from '../exchange.ts';

/** Whether a row meets a condition. */
export type Test<Row> = (row: Row) => boolean;

/** Turns what stands under the key of a condition into a test. */
export type Condition<Row> = (operator: unknown) => Test<Row>;

interface Operation {
  /** In lower case: names are read in any case. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function readOperator(value: unknown): Operation {
  if (!isObject(value)) throw bad('operator expected');
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]));
  const { operator } = fields;
  if (typeof operator !== 'string') throw bad("missing type id property 'operator'");
  return { name: operator.toLowerCase(), fields };
}

export function bad(message: string): HttpError {
  return new HttpError(400, `JSON parse error: ${message}`);
}

/** The value of an operator that needs one: absent is an error, null is nothing that any row has. */
function needed({ fields }: Operation): unknown {
  if (!('value' in fields)) throw bad("missing required creator property 'value'");
  return fields.value;
}

/** `is` and `isNot`. `read` refuses values of a wrong type; `has` compares a row with a value. */
export function equality<Row, Value>(
  read: (value: unknown) => Value,
  has: (row: Row, value: Value) => boolean,
): Condition<Row> {
  return (written) => {
    const operation = readOperator(written);
    if (operation.name !== 'is' && operation.name !== 'isnot') throw unknown(operation);
    const given = needed(operation);
    if (given === null) return () => false;
    const value = read(given);
    return operation.name === 'is' ? (row) => has(row, value) : (row) => !has(row, value);
  };
}

/** Equality of names that a row may have none of. */
export function nullableEquality<Row>(namesOf: (row: Row) => readonly string[]): Condition<Row> {
  const plain = equality<Row, string>(text, (row, value) => namesOf(row).some((name) => fold(name) === fold(value)));
  return (written) => {
    const { name } = readOperator(written);
    if (name === 'isnull') return (row) => namesOf(row).length === 0;
    if (name === 'isnotnull') return (row) => namesOf(row).length > 0;
    return plain(written);
  };
}

/** A name that every row has one of; accents and case do not count. */
export function nameEquality<Row>(nameOf: (row: Row) => string): Condition<Row> {
  return equality<Row, string>(text, (row, value) => fold(nameOf(row)) === fold(value));
}

/** An identifier or a list of them. */
export function idEquality<Row>(has: (row: Row, id: string) => boolean): Condition<Row> {
  return equality<Row, string>(text, has);
}

export function enumEquality<Row>(names: readonly string[], nameOf: (row: Row) => string): Condition<Row> {
  const read = (value: unknown) => {
    if (typeof value !== 'string' || !names.includes(value)) throw bad(`not one of ${names.join(', ')}`);
    return value;
  };
  return equality<Row, string>(read, (row, value) => nameOf(row) === value);
}

export function truth<Row>(isTrue: Test<Row>, isFalse: Test<Row> = (row) => !isTrue(row)): Condition<Row> {
  return (written) => {
    const operation = readOperator(written);
    if (operation.name === 'istrue') return isTrue;
    if (operation.name === 'isfalse') return isFalse;
    throw unknown(operation);
  };
}

/** Numbers, where greater and less include the value itself (since 1.26.0). */
export function numeric<Row>(numberOf: (row: Row) => number | null, isNullable: boolean): Condition<Row> {
  return (written) => {
    const operation = readOperator(written);
    if (isNullable && operation.name === 'isnull') return (row) => numberOf(row) === null;
    if (isNullable && operation.name === 'isnotnull') return (row) => numberOf(row) !== null;
    const comparisons: Readonly<Record<string, (own: number, value: number) => boolean>> = {
      is: (own, value) => own === value,
      isnot: (own, value) => own !== value,
      greaterthan: (own, value) => own >= value,
      lessthan: (own, value) => own <= value,
    };
    const comparison = comparisons[operation.name];
    if (comparison === undefined) throw unknown(operation);
    const given = needed(operation);
    if (given === null) return () => false;
    const value = number(given);
    return (row) => {
      const own = numberOf(row);
      return own !== null && comparison(own, value);
    };
  };
}

/** Dates: an instant is taken as its date in UTC, and the comparisons are strict. */
export function date<Row>(dateOf: (row: Row) => string | null): Condition<Row> {
  return (written) => {
    const operation = readOperator(written);
    if (operation.name === 'isnull') return (row) => dateOf(row) === null;
    if (operation.name === 'isnotnull') return (row) => dateOf(row) !== null;
    if (operation.name !== 'before' && operation.name !== 'after') throw unknown(operation);
    const bound = utcDate(operation.fields.datetime);
    const isAfter = operation.name === 'after';
    return (row) => {
      const own = dateOf(row);
      return own !== null && (isAfter ? own > bound : own < bound);
    };
  };
}

/** Text: neither case nor accents count. */
export function textual<Row>(textOf: (row: Row) => string): Condition<Row> {
  const tests: Readonly<Record<string, (own: string, value: string) => boolean>> = {
    is: (own, value) => own === value,
    contains: (own, value) => own.includes(value),
    beginswith: (own, value) => own.startsWith(value),
    endswith: (own, value) => own.endsWith(value),
  };
  const negated: Readonly<Record<string, string>> = {
    isnot: 'is',
    doesnotcontain: 'contains',
    doesnotbeginwith: 'beginswith',
    doesnotendwith: 'endswith',
  };
  return (written) => {
    const operation = readOperator(written);
    const positive = negated[operation.name];
    const test = tests[positive ?? operation.name];
    if (test === undefined) throw unknown(operation);
    const given = needed(operation);
    if (given === null) return () => false;
    const value = fold(text(given));
    return (row) => test(fold(textOf(row)), value) === (positive === undefined);
  };
}

function unknown({ name }: Operation): HttpError {
  return bad(`could not resolve type id '${name}'`);
}

/** Scalars become text, as Jackson does it. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw bad('not a text');
}

/** A number, or a text that is one. */
function number(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  throw bad('not a number');
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function utcDate(value: unknown): string {
  if (typeof value !== 'string' || !instant.test(value) || Number.isNaN(Date.parse(value))) {
    throw bad('not a date and time with a zone');
  }
  return new Date(value).toISOString().slice(0, 10);
}

export function fold(value: string): string {
  return value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
