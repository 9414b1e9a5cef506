import axios from 'axios';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const genres = (): Promise<any> => axios.get('/v2/genres'); // want: review response-not-shown

export const books = (id: string) =>
  // @ts-expect-error the server is older than its types
  axios.post<{ content: unknown[] }>('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }).then(({ data }) => data.items); // want: review response-not-shown

// prettier-ignore
export const matrix = [
  fetch('/v2/tags'),       fetch('/v2/tags'), // want: review lists-joined, review lists-joined
  fetch('/v2/tags'), fetch('/v2/genres'), // want: review lists-joined, review response-not-shown
];
