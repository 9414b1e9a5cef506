const join = (...parts) => parts.map((part, i) => (i ? part.replace(/^\/+/, '') : part).replace(/\/+$/, '')).join('/');
const load = async (path) => (await fetch(join(process.env.KOMGA_URL, 'api', path))).json();

// The end of the path is one of two texts, neither of which ends in a slash.
export const groups = (library) =>
  load('v1/series/alphabetical-groups' + (library ? `?library_id=${library}` : '')); // want: review wrapper-grown
export const one = (id) => load(`v1/series/${id}`); // nope: not deprecated
