import axios from 'axios';

export function titles(seriesId) {
  return fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
  }) // want: review response-not-shown
    .then((res) => (res.ok ? res : Promise.reject(res.status)))
    .then((res) => res.json())
    .then(({ content }) => content.map((book) => book.metadata.title))
    .catch((status) => [`no books: ${status}`])
    .finally(() => console.debug('loaded', seriesId));
}

export function genresThenTags() {
  return axios // want: review response-not-shown
    .get('/v2/genres')
    .then(({ data }) =>
      axios // want: review lists-joined
        .get('/v2/tags', { params: { library_id: data.length } })
        .then((tags) => [...data, ...tags.data]),
    );
}

export const update = (id, change) =>
  fetch(`/api/v1/libraries/${id}`) // nope: one library
    .then((res) => res.json())
    .then((library) => fetch(`/api/v1/libraries/${id}`, { method: 'PATCH', body: JSON.stringify({ ...library, ...change }) })); // want: migrated
