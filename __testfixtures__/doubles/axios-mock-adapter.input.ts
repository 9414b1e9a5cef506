import MockAdapter from 'axios-mock-adapter';
import axios from 'axios';

const client = axios.create({ baseURL: 'http://komga.test:25600/api/v1' });

let mock: MockAdapter;
const hidden = new MockAdapter(client);

beforeEach(() => {
  mock = new MockAdapter(axios);
  mock.onGet('/api/v1/series').reply(200, { content: [] }); // want: review response-not-shown
  mock.onGet('/api/v1/books', { params: { page: 0 } }).reply(200, { content: [] }); // want: manual mock-reads-query
  mock.onPut('/api/v1/libraries/7').reply(204).onGet('/api/v1/libraries/7').reply(200, {}); // want: migrated
  mock.onGet('/api/v1/genres').replyOnce(200, ['Drama']); // want: review response-not-shown
  mock.onGet('/api/v1/publishers').networkError(); // want: migrated
  mock.onAny('/api/v1/languages').reply(500); // want: manual method-unknown
  mock.onGet('/api/v1/books/7').reply(200, { id: '7' }); // nope: one book
});

hidden.onGet('/series').reply(200, { content: [] }); // want: review response-not-shown
hidden.onGet('/collections').reply(200, []); // nope: a live list

describe('without types', () => {
  let adapter;
  beforeEach(() => {
    adapter = new MockAdapter(axios);
  });
  it('finds books', () => {
    adapter.onGet('/api/v1/books').reply(200, { content: [] }); // want: manual doubles-alike
    adapter.onGet('/api/v1/series/7/books').reply(200, { content: [] }); // want: manual doubles-alike
  });
  it('finds series', () => {
    adapter.onGet('/api/v1/series').reply(200, { content: [] }); // want: review response-not-shown
  });
});
