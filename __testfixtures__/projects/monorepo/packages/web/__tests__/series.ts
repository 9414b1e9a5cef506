import MockAdapter from 'axios-mock-adapter';
import { fetchBook } from '../src/api';
import { http } from '../src/lib/http';

const mock = new MockAdapter(http);

it('reads a book', async () => {
  mock.onGet('/api/v1/books/7').reply(200, { id: '7' }); // nope: one book
  mock.onGet('/api/v1/books').reply(200, { content: [] }); // want: review response-not-shown
  expect((await fetchBook('7')).data.id).toBe('7');
});
