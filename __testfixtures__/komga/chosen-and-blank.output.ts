// fixture: profile=komga
import axios from 'axios';

export const kept = (all: boolean) =>
  axios.post('/api/v1/series/list', {
    condition: { deleted: { operator: (all ? false : true) ? 'isTrue' : 'isFalse' } },
  }); // want: migrated
export const either = (a: boolean, b: boolean) =>
  axios.post('/api/v1/series/list', { condition: { oneShot: { operator: a || b ? 'isTrue' : 'isFalse' } } }); // want: migrated

// A blank text is one value to the deprecated list, and none to its replacement
export const tagsOf = (series = '') => axios.get('/api/v2/tags', {
  params: { series_id: series, include: 'BOOK', unpaged: true },
}).then((res) => ({ ...res, data: res.data.content })); // want: review blank-value

export async function ofPerson(person: { library?: string | null; genre: string | undefined; age?: number | null }) {
  const query = new URLSearchParams({ size: '5' });
  return (
    await fetch(`/api/v1/series/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            ...(person.library ? [{ libraryId: { operator: 'is', value: person.library } }] : []),
            ...(person.genre
              ? [{ anyOf: person.genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }]
              : []),
            ...(person.age != null
              ? [
                  {
                    anyOf: String(person.age).split(/\s*,\s*/).filter(Boolean).map((value) => ({
                      ageRating: /^\d+$/.test(String(value))
                        ? { operator: 'is', value: Number(value) }
                        : { operator: 'isNull' },
                    })),
                  },
                ]
              : []),
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

export const ofLibrary = async (libraryId: string | null) =>
  (
    await fetch('/api/v1/series/list?size=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: libraryId ? { libraryId: { operator: 'is', value: libraryId } } : undefined }),
    })
  ).json(); // want: migrated

export const shelf = (open: boolean, place: { shelf?: string | null }) =>
  axios.post(`/api/v1/series/list?${new URLSearchParams({ size: '5' })}`, {
    condition: open && place.shelf ? { libraryId: { operator: 'is', value: place.shelf } } : undefined,
  }); // want: migrated
export const nowhere = () => axios.get('/api/v1/books?library_id=&library_id='); // want: manual query-unknown
export const between = (one: string, other: string) => axios.post('/api/v1/books/list', {
  condition: {
    anyOf: [
      ...(one ? [{ libraryId: { operator: 'is', value: one } }] : []),
      ...(other ? [{ libraryId: { operator: 'is', value: other } }] : []),
    ],
  },
}); // want: review blank-value
