// fixture: profile=komga
import axios from 'axios';

const ask = (path: string, init?: RequestInit) => fetch(`/komga/api/v1${path}`, init).then((answer) => answer.json());

export const written = (name: string) => ask('/series/list?size=100', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { author: { operator: 'is', value: { name, role: 'writer' } } } }),
}); // want: migrated
export const drawn = (person: string) => ask('/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { author: { operator: 'is', value: { name: person, role: 'penciller' } } } }),
}); // want: migrated
export const coloured = (person: string) => ask('/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { author: { operator: 'is', value: { name: person, role: 'colorist' } } } }),
}); // want: migrated
export const inked = (last: string, first: string) =>
  axios.post(
    '/api/v1/series/list',
    { condition: { author: { operator: 'is', value: { name: `${last}, ${first}`, role: 'inker' } } } },
    { params: { size: 5 } },
  ); // want: migrated
export const known = () => ask('/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { author: { operator: 'is', value: { name: 'Doe, John', role: 'writer' } } } }),
}); // want: migrated
export const any = (author: string) => ask(`/series?author=${encodeURIComponent(author)}`); // want: manual query-unknown
