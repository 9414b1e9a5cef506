// fixture: profile=komga
import axios from 'axios';

// A text from elsewhere may be several, as the old list read it
export const ofGenre = (genre: string) => fetch('/api/v1/series/list?size=5', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: genre
      ? { anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
      : undefined,
  }),
}); // want: migrated
export const optional = (tag?: string) => axios.post('/api/v1/books/list', {
  condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined,
}); // want: migrated
export const guarded = (tag?: string) => axios.post('/api/v1/books/list', {
  condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined,
}); // want: migrated
export const untyped = (publisher: any) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: { anyOf: String(publisher).split(/\s*,\s*/).map((value) => ({ publisher: { operator: 'is', value } })) },
  }),
}); // want: migrated

// Keys have no commas, but a name in the plural is several of them
export const ofLibrary = (library: string) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
}); // want: migrated
export const ofLibraries = (libraryIds: any) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: String(libraryIds).split(/\s*,\s*/).map((value) => ({ libraryId: { operator: 'is', value } })),
    },
  }),
}); // want: migrated
export const unread = (readStatus: string) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: readStatus ? { readStatus: { operator: 'is', value: readStatus } } : undefined }),
}); // want: migrated

// Several parameters of one name are never split, nor is what is no text
export const both = (tag: string) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: [{ tag: { operator: 'is', value: 'a,b' } }, ...(tag ? [{ tag: { operator: 'is', value: tag } }] : [])],
    },
  }),
}); // want: review not-encoded
export const listed = (tags?: string[]) => axios.post('/api/v1/books/list', {
  condition: tags?.length
    ? { anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) }
    : undefined,
}); // want: migrated
export const oneOf = (genre: 'drama' | 'crime') => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { genre: { operator: 'is', value: genre } } }),
}); // want: migrated

// Whether it is a list is not known
export const open = (filter: { tag: any }) => axios.post('/api/v1/books/list', {
  condition: filter.tag ? { tag: { operator: 'is', value: filter.tag } } : undefined,
}); // want: review lone-comma

// Years and ratings are split as well, unless they are numbers
export const ofYear = (year: string) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: year
      ? {
          anyOf: year.split(/\s*,\s*/).filter((value) => /^\d+$/.test(String(value))).map((value) => ({
            allOf: [
              {
                releaseDate: {
                  operator: 'after',
                  dateTime: `${String(Math.max(Number(value) - 1, 0)).padStart(4, '0')}-12-31T12:00:00Z`,
                },
              },
              {
                releaseDate: {
                  operator: 'before',
                  dateTime: `${String(Math.min(Number(value) + 1, 9999)).padStart(4, '0')}-01-01T12:00:00Z`,
                },
              },
            ],
          })),
        }
      : undefined,
  }),
}); // want: migrated
export const ofAge = (age: string) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: age
      ? {
          anyOf: age.split(/\s*,\s*/).map((value) => ({
            ageRating: /^\d+$/.test(String(value)) ? { operator: 'is', value: Number(value) } : { operator: 'isNull' },
          })),
        }
      : undefined,
  }),
}); // want: migrated
export const ofNumber = (year: number) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      allOf: [
        {
          releaseDate: {
            operator: 'after',
            dateTime: `${String(Math.max(year - 1, 0)).padStart(4, '0')}-12-31T12:00:00Z`,
          },
        },
        {
          releaseDate: {
            operator: 'before',
            dateTime: `${String(Math.min(year + 1, 9999)).padStart(4, '0')}-01-01T12:00:00Z`,
          },
        },
      ],
    },
  }),
}); // want: migrated
