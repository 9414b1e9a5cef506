// fixture: profile=komga
import axios from 'axios';

const series = '/api/v1/series';

// want: review search-regex
export const volumes = () => axios.post(
  `${series}/list`,
  { condition: { title: { operator: 'endsWith', value: 'vol. 1' } } },
  { params: { size: 50 } },
);
export const exactly = () => fetch(`${series}/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { title: { operator: 'is', value: 'one piece' } } }),
}); // want: review search-regex
// want: review search-regex
export const within = (hasWolf: boolean) => axios.post(`${series}/list`, {
  condition: hasWolf ? { title: { operator: 'contains', value: 'wolf' } } : undefined,
});
export const letter = (initial: string) => fetch(`${series}/list?page=0`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { titleSort: { operator: 'beginsWith', value: initial } } }),
}); // want: review search-regex
// want: review search-regex
export const jump = (at: { letter: string }) => axios.post(`${series}/list`, {
  condition: { titleSort: { operator: 'beginsWith', value: at.letter } },
});

// A comma of its own, no comma, and a field that the list does not know
export const comma = () =>
  axios.post(`${series}/list`, { condition: { title: { operator: 'contains', value: 'a, b' } } }); // want: review search-regex
export const fieldless = () => axios.post(`${series}/list`, {}); // want: review parameter-dropped
export const unknown = () => axios.post(`${series}/list`, {}); // want: review parameter-dropped

// Signs that no condition has, or that may stand in what is not in sight
export const digits = () => fetch(`${series}?search_regex=^[0-9],title_sort`); // want: manual no-equal
export const anything = (pattern: string) => fetch(`${series}?search_regex=${pattern},title`); // want: manual no-equal
export const ending = (suffix: string) => fetch(`${series}?search_regex=${suffix}$,title`); // want: manual no-equal
export const escaped = (text: string) =>
  axios.get(series, { params: { search_regex: `^${text.replace(/\W/g, '\\$&')},title` } }); // want: manual no-equal
export const byField = (field: string) => fetch(`${series}?search_regex=^a,${field}`); // want: manual no-equal
