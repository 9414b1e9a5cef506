// fixture: profile=komga
// A query of which nothing stays goes as a whole, with the variables that held it.
import axios from 'axios';
import ky from 'ky';
const base = process.env.KOMGA_URL;
const http = axios.create({ baseURL: base });

export const joined = async (text) => {
  return (
    await fetch(base + '/api/v1/series/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: text }),
    })
  ).json(); // want: migrated
};
export const marked = async (text) => {
  return (
    await fetch(base + '/api/v1/series/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: text }),
    })
  ).json(); // want: migrated
};
export const named = async (library) => {
  return (
    await fetch(base + '/api/v1/series/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })
  ).json(); // want: migrated
};
export const counted = async (library) => {
  const suffix = '';
  return (
    await fetch(`${base}/api/v1/series/list${suffix}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })
  ).json(); // want: migrated
};
export const added = async (library) => {
  const url = `${base}/api/v1/series/list`;
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })
  ).json(); // want: migrated
};
export const chosen = async (library) => {
  const url = `${base}/api/v1/series/list`;
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })
  ).json(); // want: migrated
};
export const before = async (library) => {
  return (
    await fetch(`${base}/api/v1/series/list?size=5`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
    })
  ).json(); // want: migrated
};
// The variable says what it is for.
export const explained = async (library) => {
  // The filters that the user chose.
  const params = new URLSearchParams();
  return (
    await fetch(`${base}/api/v1/series/list?${params}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
    })
  ).json(); // want: migrated
};
// Something else reads it.
export const logged = async (library) => {
  const params = new URLSearchParams();
  console.log(params.toString());
  return (
    await fetch(`${base}/api/v1/series/list?${params}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })
  ).json(); // want: migrated
};

export const given = async (library) => {
  return (
    await http.post('/api/v1/series/list', {
      condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
    })
  ).data.content; // want: review
};
export const filled = async (library) => {
  return (
    await http.post('/api/v1/series/list', {
      condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
    })
  ).data.content; // want: review
};
export const configured = async (library) => {
  return (
    await http.post('/api/v1/series/list', {
      condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
    })
  ).data.content; // want: review
};
export const searched = async (library) => {
  return (
    await ky.post(`${base}/api/v1/series/list`, {
      retry: 0,
      json: { condition: { libraryId: { operator: 'is', value: library } } },
    }).json()
  ).content; // want: migrated
};
export const set = async (library) => {
  return (
    await ky.post(`${base}/api/v1/series/list`, {
      retry: 0,
      json: { condition: { libraryId: { operator: 'is', value: library } } },
    }).json()
  ).content; // want: migrated
};
export const shown = async (library) => {
  const params = {};
  console.log(params);
  return (
    await http.post(
      '/api/v1/series/list',
      { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
      { params },
    )
  ).data.content; // want: review
};
// A query that a URL has behind one that was added to it.
export const genres = async (library) => {
  const url = `${base}/api/v2/genres?unpaged=true`;
  return (await fetch(library ? `${url}&library_id=${library}` : url)).json().then((page) => page.content); // want: migrated
};
export const kept = async (library, page) => {
  const query = new URLSearchParams({ page }).toString();
  const url = `${base}/api/v1/series/list`;
  return (
    await fetch(query ? `${url}?${query}` : url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
    })
  ).json(); // want: migrated
};
