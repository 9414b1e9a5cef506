// fixture: profile=komga
// Placeholders that a loop over the members of an object fills.

const base = process.env.KOMGA_URL ?? 'http://localhost:25600';

type Values = Record<string, string | number>;

const reduced = (path: string, values: Values) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path);

function looped(path: string, values: Values): string {
  let text = path;
  for (const [name, value] of Object.entries(values)) {
    text = text.replaceAll(`{${name}}`, encodeURIComponent(String(value)));
  }
  return text;
}

function each(path: string, values: Values): string {
  let text = path;
  Object.keys(values).forEach((key) => {
    text = text.replace(':' + key, String(values[key]));
  });
  return text;
}

/** Values may be left out. */
function guarded(path: string, values: Partial<Values>): string {
  let text = path;
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) text = text.replace(`{${name}}`, `${value}`);
  }
  return text;
}

export const volumes = async (seriesId: string) =>
  (
    await fetch(base + reduced('/api/v1/books/list?sort=metadata.numberSort,asc', { seriesId }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
    })
  ).json(); // want: migrated

export const rename = (libraryId: string, body: string) =>
  fetch(base + looped('/api/v1/libraries/{libraryId}', { libraryId }), { method: 'PATCH', body }); // want: migrated

export const shelf = async (id: string) => (
  await fetch(base + each('/api/v1/books/list?sort=metadata.numberSort,asc', { id }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  })
).json(); // want: migrated

export const scan = (libraryId: string) => fetch(base + looped('/api/v1/libraries/{libraryId}/scan', { libraryId }), { method: 'POST' }); // nope: live
export const one = (seriesId: string) => fetch(base + reduced('/api/v1/series/{seriesId}', { seriesId })); // nope: live

export const listed = async (kind: 'genres' | 'tags') =>
  (await fetch(base + guarded('/api/v1/{kind}/{rest}', { kind, rest: 'book' }))).json(); // want: manual one-of-a-type

/** The members are not shown. */
export const given = (values: Values) => fetch(base + looped('/api/v1/series/{seriesId}/books', values)); // want: manual path-not-followed

/** A later value is left out. */
function first(path: string, values: Values): string {
  let text = path;
  for (const [name, value] of Object.entries(values)) {
    text = text.replace(`{${name}}`, String(value));
    if (name === 'id') break;
  }
  return text;
}
export const early = (id: string) => fetch(base + first('/api/v1/series/{id}/books', { id })); // want: manual path-not-followed

/** An object that changes before the loop. */
export async function changing(id: string, isOther: boolean) {
  const values: Values = { id };
  if (isOther) values.id = 'other';
  return (await fetch(base + looped('/api/v1/series/{id}/books', values))).json(); // want: manual path-not-followed
}
