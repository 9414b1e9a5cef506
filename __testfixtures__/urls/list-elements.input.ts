// Paths made from the elements of a list that is written out

const kinds = ['genres', 'publishers'];

export const all = () => Promise.all(kinds.map((kind) => fetch(`/api/v1/${kind}`))); // want: review response-not-shown, review response-not-shown

export async function each(show: (answer: Response) => void) {
  for (const path of ['/api/v1/tags', '/api/v1/libraries']) show(await fetch(path)); // want: manual one-of-a-list
}

export const named = () =>
  [
    { name: 'Languages', path: 'languages' },
    { name: 'Users', path: 'users' },
  ].map(async ({ name, path }) => [name, await fetch(`/api/v1/${path}`)]); // want: manual one-of-a-list

export const books = () => ['1', '2'].map((id) => fetch(`/api/v1/series/${id}/books`)); // want: review response-not-shown
export const live = () => ['latest', 'new'].map((kind) => fetch(`/api/v1/series/${kind}`)); // nope: live lists

// A list that other code changes
const growing = ['genres', 'tags'];
export const more = (kind: string) => growing.push(kind);
export const grown = () => growing.map((kind) => fetch(`/api/v1/${kind}`)); // want: manual open-end

// Lists whose elements other code gets
export const asked = () => ['/api/v1/genres', '/api/v1/tags'].filter((path) => fetch(path)); // want: manual one-of-a-list, manual one-of-a-list
export const numbered = () =>
  ['/api/v1/genres', '/api/v1/tags'].map(async (path, at, all) => [await fetch(path), all[at]]); // want: manual one-of-a-list, manual one-of-a-list
