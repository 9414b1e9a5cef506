import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { server } from '../src/feed';

export const handlers = [
  http.get(`${server}/api/v1/genres`, () => HttpResponse.json(['Drama', 'Horror'])), // want: review response-not-shown
  http.get('*/api/v1/books', ({ request }) => { // want: review
    const sort = new URL(request.url).searchParams.get('sort');
    return HttpResponse.json({ content: sort ? [{ id: '1' }] : [] });
  }),
  http.put('http://komga.test:25600/api/v1/libraries/:id', () => new HttpResponse(null, { status: 204 })), // want: migrated
  http.get('*/api/v1/books/:id', () => HttpResponse.json({ id: '1' })), // nope: one book
  http.post('*/api/v1/series/list', () => HttpResponse.json({ content: [] })), // nope: moved already
];

export const mocks = setupServer(...handlers);
