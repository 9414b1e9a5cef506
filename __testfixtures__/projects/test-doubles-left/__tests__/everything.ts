import { HttpResponse, http } from 'msw';

// Stands in for both calls, and imports neither.
export const everything = [http.get('*/api/v1/books', () => HttpResponse.json({ content: [] }))]; // want: manual call-left
