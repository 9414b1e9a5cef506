// fixture: profile=komga
import axios from 'axios';

// The first part keeps its slashes at the start, as it may be an address; the others lose theirs.
const below = (...parts) =>
  parts.map((part, at) => (at > 0 ? String(part).replace(/^\/+/, '') : String(part)).replace(/\/+$/, '')).join('/');

// The method and the body have names of their own here.
export async function call({ host }, { verb = 'get', at, filter, content }) {
  const query = new URLSearchParams(filter);
  const url = below(host ?? process.env.KOMGA, 'api/v1/', at) + '?' + query;
  const { data } = await axios.request({ url, method: verb, data: content });
  return data;
}

export async function* each(place, what) {
  for (let page = 0, last = false; !last; page++) {
    const found = await call(place, { ...what, filter: { ...what.filter, page } });
    last = found.last;
    yield found.content;
  }
}

export const letters = (place) => call(place, { at: '/series/list/alphabetical-groups/', verb: 'post', content: {} }); // want: migrated
export const failed = (place) => call(place, {
  at: '/books/list',
  filter: { size: 1 },
  verb: 'post',
  content: { condition: { mediaStatus: { operator: 'is', value: 'ERROR' } } },
}); // want: migrated
export const move = (place, id, root) => call(place, { verb: 'PATCH', at: `/libraries/${id}`, content: { root } }); // want: migrated
export const one = (place, id) => call(place, { at: `/series/${id}` }); // nope: one series

export async function ended(place) {
  const names = [];
  // want: migrated
  for await (const some of each(place, {
    at: '/series/list',
    filter: {},
    verb: 'post',
    content: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } },
  })) {
    names.push(...some.map(({ name }) => name));
  }
  return names;
}
