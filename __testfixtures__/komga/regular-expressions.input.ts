// fixture: profile=komga
import axios from 'axios';

const series = '/api/v1/series';

// want: review search-regex
export const volumes = () => axios.get(series, { params: { search_regex: 'vol\\. 1$,TITLE', size: 50 } });
export const exactly = () => fetch(`${series}?search_regex=${'^one piece$'},title`); // want: review search-regex
// want: review search-regex
export const within = (hasWolf: boolean) => axios.get(series, { params: { ...(hasWolf && { search_regex: 'wolf,title' }) } });
export const letter = (initial: string) => fetch(`${series}?search_regex=^${initial},title_sort&page=0`); // want: review search-regex
// want: review search-regex
export const jump = (at: { letter: string }) => axios.get(series, { params: { search_regex: `^${at.letter},title_sort` } });

// A comma of its own, no comma, and a field that the list does not know
export const comma = () => axios.get(series, { params: { search_regex: 'a, b,title' } }); // want: review search-regex
export const fieldless = () => axios.get(series, { params: { search_regex: '^a' } }); // want: review parameter-dropped
export const unknown = () => axios.get(series, { params: { search_regex: '^a,name' } }); // want: review parameter-dropped

// Signs that no condition has, or that may stand in what is not in sight
export const digits = () => fetch(`${series}?search_regex=^[0-9],title_sort`); // want: manual no-equal
export const anything = (pattern: string) => fetch(`${series}?search_regex=${pattern},title`); // want: manual no-equal
export const ending = (suffix: string) => fetch(`${series}?search_regex=${suffix}$,title`); // want: manual no-equal
export const escaped = (text: string) =>
  axios.get(series, { params: { search_regex: `^${text.replace(/\W/g, '\\$&')},title` } }); // want: manual no-equal
export const byField = (field: string) => fetch(`${series}?search_regex=^a,${field}`); // want: manual no-equal
