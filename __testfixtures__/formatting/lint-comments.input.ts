import axios from 'axios';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const genres = (): Promise<any> => axios.get('/api/v1/genres'); // want: review response-not-shown

export const books = (id: string) =>
  // @ts-expect-error the server is older than its types
  axios.get<{ content: unknown[] }>(`/api/v1/series/${id}/books`).then(({ data }) => data.items); // want: review response-not-shown

// prettier-ignore
export const matrix = [
  fetch('/api/v1/tags'),       fetch('/api/v1/tags/book'), // want: review lists-joined, review lists-joined
  fetch('/api/v1/tags/series'), fetch('/api/v1/genres'), // want: review lists-joined, review response-not-shown
];
