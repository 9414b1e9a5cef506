// fixture: profile=komga
import axios from 'axios';

// The service split the text again, also at a comma inside of an item
export const joined = (tags: string[]) =>
  fetch('/api/v1/books/list?size=5', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { anyOf: tags.map((value) => ({ tag: { operator: 'is', value } })) } }),
  }); // want: review lone-comma
export const written = (genres: string[]) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: { anyOf: genres.filter(Boolean).map((value) => ({ genre: { operator: 'is', value } })) },
  }),
}); // want: review lone-comma
export const inObject = (labels: string[]) => axios.post('/api/v1/series/list', {
  condition: { anyOf: labels.map((value) => ({ sharingLabel: { operator: 'is', value } })) },
}); // want: review lone-comma
export const asText = (tags: string[]) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: String(tags).split(/\s*,\s*/).filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })),
    },
  }),
}); // want: migrated

// Keys hold no commas, and a list of known texts is seen
export const ofLibraries = (ids: string[]) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) } }),
}); // want: migrated
export const states = (all: string[]) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { anyOf: all.map((value) => ({ readStatus: { operator: 'is', value } })) } }),
}); // want: migrated
export const repeated = (tags: string[]) => axios.post('/api/v1/books/list', {
  condition: { anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
}); // want: migrated
