// fixture: profile=komga
import { ofetch } from 'ofetch';

function anyOf(name, values) {
  const conditions = [values || []].flat().map((value) => ({
    [name]: { operator: 'is', value },
  }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}

// Two values that may each be a list or a single one.
export class Shelf {
  constructor(filters) {
    this.filters = filters;
  }

  load(page) {
    const query = { page, size: 60 };
    return ofetch('/api/v1/series/list', {
      query,
      method: 'POST',
      body: {
        condition: {
          allOf: [
            ...anyOf('libraryId', this.filters.libraryId),
            ...anyOf('language', this.filters.languages),
          ],
        },
      },
    }); // want: review not-retried
  }
}

// What is made a list is one.
export async function unread(lib) {
  const query = { size: 10 };
  return ofetch('/api/v1/books/list', {
    query,
    method: 'POST',
    body: {
      condition: {
        allOf: [
          { readStatus: { operator: 'is', value: 'UNREAD' } },
          ...(lib
            ? [
                {
                  anyOf: [].concat(lib).map((value) => ({
                    libraryId: { operator: 'is', value },
                  })),
                },
              ]
            : []),
        ],
      },
    },
  }); // want: review not-retried
}
