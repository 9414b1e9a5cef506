import { HttpError, type Query } from '../exchange.ts';

/** All values of a parameter, under its name and its name with brackets, as they were sent. */
export function rawValues(query: Query, name: string): string[] {
  return query.filter(([key]) => key === name || key === `${name}[]`).map(([, value]) => value);
}

/** A list parameter: a single value is split at its commas, several are taken as they are. */
export function listValues(query: Query, name: string): string[] {
  const values = rawValues(query, name);
  const [only] = values;
  if (only === undefined || values.length > 1) return values;
  return only === '' ? [] : only.split(',').map((part) => part.trim());
}

/** A parameter that takes one value; several are joined by commas. */
export function singleValue(query: Query, name: string): string | undefined {
  const values = rawValues(query, name);
  return values.length === 0 ? undefined : values.join(',');
}

/** A list parameter of names: upper case as they are, and 400 for any other. */
export function namedValues<Name extends string>(query: Query, name: string, names: readonly Name[]): Name[] {
  return listValues(query, name).map((value) => {
    const found = names.find((one) => one === value.trim());
    if (found === undefined) throw badValue(name, value);
    return found;
  });
}

/** A parameter that is true or false; undefined where it is absent or empty. */
export function flagValue(query: Query, name: string): boolean | undefined {
  const text = singleValue(query, name)?.toLowerCase();
  if (text === undefined || text === '') return undefined;
  if (['true', 'on', 'yes', '1'].includes(text)) return true;
  if (['false', 'off', 'no', '0'].includes(text)) return false;
  throw badValue(name, text);
}

/** A parameter that is a date without a time. */
export function dateValue(query: Query, name: string): string | undefined {
  const text = singleValue(query, name);
  if (text === undefined || text === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) throw badValue(name, text);
  return text;
}

/** The part before and the part after the last comma of a value; undefined where it has none. */
export function splitAtLastComma(text: string): readonly [string, string] | undefined {
  const comma = text.lastIndexOf(',');
  return comma < 0 ? undefined : [text.slice(0, comma), text.slice(comma + 1)];
}

function badValue(name: string, value: string): HttpError {
  return new HttpError(400, `Failed to convert '${name}' with value: '${value}'`);
}
