// fixture: profile=komga
import axios from 'axios';

// A text from elsewhere may be several, as the old list read it
export const ofGenre = (genre: string) => fetch(`/api/v1/series?genre=${encodeURIComponent(genre)}&size=5`); // want: migrated
export const optional = (tag?: string) => axios.get('/api/v1/books', { params: { tag } }); // want: migrated
export const guarded = (tag?: string) => axios.get('/api/v1/books', { params: { ...(tag && { tag }) } }); // want: migrated
export const untyped = (publisher: any) => fetch(`/api/v1/series?publisher=${publisher}`); // want: migrated

// Keys have no commas, but a name in the plural is several of them
export const ofLibrary = (library: string) => fetch(`/api/v1/series?library_id=${library}`); // want: migrated
export const ofLibraries = (libraryIds: any) => fetch(`/api/v1/series?library_id=${libraryIds}`); // want: migrated
export const unread = (readStatus: string) => fetch(`/api/v1/books?read_status=${readStatus}`); // want: migrated

// Several parameters of one name are never split, nor is what is no text
export const both = (tag: string) => fetch(`/api/v1/series?tag=a,b&tag=${tag}`); // want: review not-encoded
export const listed = (tags?: string[]) => axios.get('/api/v1/books', { params: { tag: tags } }); // want: migrated
export const oneOf = (genre: 'drama' | 'crime') => fetch(`/api/v1/series?genre=${genre}`); // want: migrated

// Whether it is a list is not known
export const open = (filter: { tag: any }) => axios.get('/api/v1/books', { params: { tag: filter.tag } }); // want: review lone-comma

// Years and ratings are split as well, unless they are numbers
export const ofYear = (year: string) => fetch(`/api/v1/series?release_year=${year}`); // want: migrated
export const ofAge = (age: string) => fetch(`/api/v1/series?age_rating=${age}`); // want: migrated
export const ofNumber = (year: number) => fetch(`/api/v1/series?release_year=${year}`); // want: migrated
