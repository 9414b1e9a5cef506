// fixture: profile=komga
// A query of which nothing stays goes as a whole, with the variables that held it.
import axios from 'axios';
import ky from 'ky';
const base = process.env.KOMGA_URL;
const http = axios.create({ baseURL: base });

export const joined = async (text) => {
  const params = new URLSearchParams({ search: text });
  return (await fetch(base + '/api/v1/series?' + params)).json(); // want: migrated
};
export const marked = async (text) => {
  const params = new URLSearchParams({ search: text });
  return (await fetch(base + '/api/v1/series' + '?' + params.toString())).json(); // want: migrated
};
export const named = async (library) => {
  const params = new URLSearchParams();
  if (library) params.append('library_id', library);
  const query = params.toString();
  return (await fetch(base + '/api/v1/series' + (query ? '?' + query : ''))).json(); // want: migrated
};
export const counted = async (library) => {
  const params = new URLSearchParams();
  if (library) params.append('library_id', library);
  const suffix = params.size > 0 ? `?${params}` : '';
  return (await fetch(`${base}/api/v1/series${suffix}`)).json(); // want: migrated
};
export const added = async (library) => {
  const params = new URLSearchParams();
  if (library) params.set('library_id', library);
  let url = `${base}/api/v1/series`;
  const query = params.toString();
  if (query !== '') url += `?${query}`;
  return (await fetch(url)).json(); // want: migrated
};
export const chosen = async (library) => {
  const params = new URLSearchParams();
  if (library) params.set('library_id', library);
  const query = String(params);
  const url = `${base}/api/v1/series`;
  return (await fetch(query ? `${url}?${query}` : url)).json(); // want: migrated
};
export const before = async (library) => {
  const params = new URLSearchParams({ library_id: library });
  return (await fetch(`${base}/api/v1/series?${params}&size=5`)).json(); // want: migrated
};
// The variable says what it is for.
export const explained = async (library) => {
  // The filters that the user chose.
  const params = new URLSearchParams({ library_id: library });
  return (await fetch(`${base}/api/v1/series?${params}`)).json(); // want: migrated
};
// Something else reads it.
export const logged = async (library) => {
  const params = new URLSearchParams();
  if (library) params.set('library_id', library);
  console.log(params.toString());
  return (await fetch(`${base}/api/v1/series?${params}`)).json(); // want: migrated
};

export const given = async (library) => {
  const params = { library_id: library };
  return (await http.get('/api/v1/series', { params })).data.content; // want: review
};
export const filled = async (library) => {
  const params = {};
  if (library) params.library_id = library;
  return (await http.get('/api/v1/series', { params })).data.content; // want: review
};
export const configured = async (library) => {
  const config = { params: { library_id: library } };
  return (await http.get('/api/v1/series', config)).data.content; // want: review
};
export const searched = async (library) => {
  const searchParams = new URLSearchParams({ library_id: library });
  return (await ky.get(`${base}/api/v1/series`, { searchParams, retry: 0 }).json()).content; // want: migrated
};
export const set = async (library) => {
  const searchParams = new URLSearchParams();
  searchParams.set('library_id', library);
  return (await ky.get(`${base}/api/v1/series`, { searchParams, retry: 0 }).json()).content; // want: migrated
};
export const shown = async (library) => {
  const params = { library_id: library };
  console.log(params);
  return (await http.get('/api/v1/series', { params })).data.content; // want: review
};
// A query that a URL has behind one that was added to it.
export const genres = async (library) => {
  const url = `${base}/api/v1/genres`;
  return (await fetch(library ? `${url}?library_id=${library}` : url)).json(); // want: migrated
};
export const kept = async (library, page) => {
  const query = new URLSearchParams({ library_id: library, page }).toString();
  const url = `${base}/api/v1/series`;
  return (await fetch(query ? `${url}?${query}` : url)).json(); // want: migrated
};
