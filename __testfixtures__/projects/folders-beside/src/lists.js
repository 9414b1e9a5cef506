import { apiBase } from './settings.js';

const base = apiBase();

async function getJson(url) {
  const href = url instanceof URL ? url.href : url;
  return (await fetch(href, { cache: 'no-store' })).json();
}

export const publishers = () => getJson(new URL('./publishers', apiBase())); // want: migrated
export const languages = (library) => {
  const scope = library ? `?library_id=${encodeURIComponent(library)}` : '';
  return getJson(new URL(`languages${scope}`, apiBase())); // want: migrated
};
export const labels = (scope) => getJson(new URL('./sharing-labels' + (scope ? `?library_id=${scope}` : ''), base)); // want: migrated
export const tags = () => getJson(new URL('tags/series', base)); // want: migrated
export const genres = () => getJson(base.href + 'genres'); // want: migrated
export const series = () => getJson(new URL('./series?size=5', base)); // want: review wrapper-grown
export const one = (id) => getJson(new URL(`series/${id}`, base)); // nope: one series
