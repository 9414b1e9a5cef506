// fixture: profile=komga
// A path with an unknown version may be the deprecated one.
const version = process.env.API_VERSION;
const root = process.env.BASE_URL;

export const genres = () => fetch(`${root}/api/v${version}/genres`); // want: manual version-unknown
export const update = (id: string, body: string) =>
  fetch(`${root}/api/v${version}/libraries/${id}`, { method: 'PUT', body }); // want: manual version-unknown
export const libraries = () => fetch(`${root}/api/v${version}/libraries`); // nope: live
export const shop = () => fetch(`https://shop.example.com/api/v${version}/genres`); // nope: another service
export const nested = () => fetch(`${root}/api/v${version}/shop/genres`); // nope: another path
const versioned = (n: number) => `/api/v${n}`;
export const groups = (n: number) => fetch(`${root}${versioned(n)}/series/alphabetical-groups`); // want: manual version-unknown
export const groupsOf = (n: number) => fetch(root + '/api/v' + n + '/series/alphabetical-groups'); // want: manual version-unknown
