// fixture: profile=komga
import axios from 'axios';

export const kept = (all: boolean) =>
  axios.get('/api/v1/series', { params: { deleted: all ? false : true } }); // want: migrated
export const either = (a: boolean, b: boolean) =>
  axios.get('/api/v1/series', { params: { oneshot: a || b } }); // want: migrated

// A blank text is one value to the deprecated list, and none to its replacement
export const tagsOf = (series = '') => axios.get('/api/v1/tags/book', { params: { series_id: series } }); // want: review blank-value

export async function ofPerson(person: { library?: string | null; genre: string | undefined; age?: number | null }) {
  const query = new URLSearchParams({ size: '5' });
  if (person.library != null) query.set('library_id', person.library);
  if (undefined !== person.genre) query.append('genre', person.genre);
  if (person.age != null) query.set('age_rating', String(person.age));
  return (await fetch(`/api/v1/series?${query}`)).json(); // want: migrated
}

export const ofLibrary = async (libraryId: string | null) =>
  (await fetch(`/api/v1/series?size=1${libraryId !== null ? `&library_id=${libraryId}` : ''}`)).json(); // want: migrated

export const shelf = (open: boolean, place: { shelf?: string | null }) =>
  axios.get(`/api/v1/series?${new URLSearchParams({ size: '5', ...(open && place.shelf != null ? { library_id: place.shelf } : {}) })}`); // want: migrated
export const nowhere = () => axios.get('/api/v1/books?library_id=&library_id='); // want: manual query-unknown
export const between = (one: string, other: string) => axios.get(`/api/v1/books?library_id=${one}&library_id=${other}`); // want: review blank-value
