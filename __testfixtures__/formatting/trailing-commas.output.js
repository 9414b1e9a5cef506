import axios from 'axios';

export const books = (
  seriesId,
) =>
  axios.post( // want: review query-parameters
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: seriesId } } },
    {
      params: {
        page: 0,
      },
      timeout: 3000,
    },
  );

export const page = (number) =>
  fetch( // want: review query-parameters
    `/api/v1/series/list?page=${number}`,
    {
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
      },
      credentials: 'include',
      method: 'POST',
      body: JSON.stringify({}),
    },
  );

export const all = () =>
  fetch( // want: review response-not-shown
    '/api/v1/books/list',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    },
  );
