// fixture: profile=komga
const root = 'https://komga.example.com';

// What a function resolves to is awaited where it stands.
const library = async () => localStorage.getItem('library') ?? 'L1';
const language = async (isOld: boolean) => (isOld ? 'en' : 'fr');

export const genres = async (): Promise<string[]> =>
  (await fetch(`${root}/api/v2/genres?library_id=${await library()}&unpaged=true`)).json().then((page) => page.content); // want: migrated
export const tags = async (): Promise<string[]> =>
  (await fetch(`${root}/api/v2/tags?library_id=${await library()}&unpaged=true`)).json().then((page) => page.content); // want: migrated

export const series = async (isOld: boolean) => fetch(`${root}/api/v1/series?language=${await language(isOld)}`); // want: manual value-unknown

// What it does is not left out, though its result is known
let asked = 0;
const counted = async () => {
  asked++;
  return 'L1';
};
export const books = async () => fetch(`${root}/api/v1/books?library_id=${await counted()}`); // want: manual not-proved
