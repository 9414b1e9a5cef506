// fixture: profile=komga
const root = 'https://komga.example.com';

// A function makes a blank text of a value that is absent: then there is no filter.
const encoded = (value?: string | null) => encodeURIComponent(value ?? '');
export const ofLibrary = async (library?: string) =>
  (
    await fetch(`${root}/api/v1/series/list?size=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: encoded(library)
          ? { libraryId: { operator: 'is', value: decodeURIComponent(encoded(library)) } }
          : undefined,
      }),
    })
  ).json(); // want: migrated

export const ofGenre = async (genre?: string) =>
  (
    await fetch(`${root}/api/v1/series/list?size=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: String(genre ?? '')
          ? { anyOf: String(genre ?? '').split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
          : undefined,
      }),
    })
  ).json(); // want: migrated

// One that always has a value needs no test.
const shortened = (value: string) => value.slice(0, 13);
export const ofBook = async (libraryId: string) =>
  (
    await fetch(`${root}/api/v1/books/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: shortened(libraryId) } } }),
    })
  ).json(); // want: migrated
