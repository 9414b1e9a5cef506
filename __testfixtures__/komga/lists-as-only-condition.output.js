// fixture: profile=komga
import axios from 'axios';

// Several calls take what may be a list or a single value; one of them has no other condition.
const http = axios.create({ baseURL: 'https://komga.example.com/api/v1' });

function anyOf(name, values) {
  const conditions = [values || []].flat().map((value) => ({ [name]: { operator: 'is', value } }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}

export const totals = (settings) =>
  Promise.all([
    http.post(
      '/books/list',
      { condition: { allOf: [...anyOf('libraryId', settings.libraries)] } },
      { params: { size: 1 } },
    ), // want: migrated
    http.post(
      '/books/list',
      {
        condition: {
          allOf: [{ readStatus: { operator: 'is', value: 'UNREAD' } }, ...anyOf('libraryId', settings.libraries)],
        },
      },
      { params: { size: 1 } },
    ), // want: migrated
    http.post(
      '/series/list',
      { condition: { allOf: [{ deleted: { operator: 'isFalse' } }, ...anyOf('libraryId', settings.libraries)] } },
      { params: { size: 1 } },
    ), // want: migrated
  ]);
