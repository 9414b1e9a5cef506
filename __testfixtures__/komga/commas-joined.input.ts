// fixture: profile=komga
import axios from 'axios';

// The service split the text again, also at a comma inside of an item
export const joined = (tags: string[]) =>
  fetch(`/api/v1/books?size=5&tag=${encodeURIComponent(tags.join(','))}`); // want: review lone-comma
export const written = (genres: string[]) => fetch(`/api/v1/series?genre=${genres}`); // want: review lone-comma
export const inObject = (labels: string[]) => axios.get('/api/v1/series', { params: { sharing_label: labels.join(',') } }); // want: review lone-comma
export const asText = (tags: string[]) => fetch(`/api/v1/books?${new URLSearchParams({ tag: String(tags) })}`); // want: migrated

// Keys hold no commas, and a list of known texts is seen
export const ofLibraries = (ids: string[]) => fetch(`/api/v1/series?library_id=${ids.join(',')}`); // want: migrated
export const states = (all: string[]) => fetch(`/api/v1/books?read_status=${all.join(',')}`); // want: migrated
export const repeated = (tags: string[]) => axios.get('/api/v1/books', { params: { tag: tags } }); // want: migrated
