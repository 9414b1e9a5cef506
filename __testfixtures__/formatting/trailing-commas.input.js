import axios from 'axios';

export const books = (
  seriesId,
) =>
  axios.get( // want: review query-parameters
    `/api/v1/series/${seriesId}/books`,
    {
      params: {
        page: 0,
      },
      timeout: 3000,
    },
  );

export const page = (number) =>
  fetch( // want: review query-parameters
    `/api/v1/series?page=${number}`,
    {
      headers: {
        Accept: 'application/json',
      },
      credentials: 'include',
    },
  );

export const all = () =>
  fetch( // want: review response-not-shown
    '/api/v1/books',
  );
