// fixture: profile=komga
// The same functions by other names.
export const languages = async () =>
  globalThis.JSON.parse(await (await fetch('/api/v1/languages')).text()); // want: migrated
export const tags = async () => JSON /* of the platform */.parse(await (await fetch('/api/v1/tags')).text()); // want: migrated

// Other functions by the same name.
export const genres = async () => {
  const JSON = { parse: (text: string) => text.length };
  return JSON.parse(await (await fetch('/api/v1/genres')).text()); // want: manual
};
export const books = (JSON: string) => fetch(`/api/v1/books?search=${JSON}`); // want: manual
export const ratings = async (String: unknown): Promise<string[]> => (await fetch('/api/v1/age-ratings')).json(); // want: manual not-proved
