// fixture: profile=komga
// A tag writes the values of its template in its own way, also one that is absent.
const root = 'https://komga.example.com';

const url = (texts: TemplateStringsArray, ...values: unknown[]) =>
  texts.reduce((all, text, index) => all + text + (index < values.length ? encodeURIComponent(String(values[index] ?? '')) : ''), '');

export const inLibrary = async (library?: string) =>
  (await (await fetch(root + url`/api/v1/series?library_id=${library}&size=${1}`)).json()).totalElements; // want: manual value-unknown

export const inThis = async (library: string) =>
  (
    await (await fetch(root + url`/api/v1/series/list?size=${1}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })).json()
  ).totalElements; // want: migrated
