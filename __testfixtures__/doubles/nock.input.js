const nock = require('nock');

const base = 'http://komga.test:25600';

test('series', async () => {
  nock(base) // want: review response-not-shown
    .get('/api/v1/series/alphabetical-groups')
    .reply(200, [{ group: 'A', count: 1 }])
    .persist()
    .get('/api/v1/books/1')
    .reply(200, { id: '1' });
});

test('books', async () => {
  const scope = nock(base, { reqheaders: { 'x-api-key': 'k' } }).persist();
  scope.get('/api/v1/books?size=5').reply(200, { content: [] }); // want: review query-parameters
  scope.intercept('/api/v1/libraries/7', 'PUT', { name: 'Comics' }).reply(204); // want: migrated
  scope.get(/\/api\/v1\/genres/).reply(200, []); // nope: a pattern that is not read
  scope.get('/api/v1/libraries').reply(200, []); // nope: a live list
});

test('the books of two series', async () => {
  nock(base).get('/api/v1/series/7/books').times(2).reply(200, { content: [] }); // want: manual doubles-alike
  nock(base).get('/api/v1/series/8/books').reply(200, { content: [] }); // want: manual doubles-alike
});

test('gone', async () => {
  nock(base).get('/api/v1/authors').reply(404); // want: migrated
  nock(base).get('/api/v1/authors/names').reply(200, ['Moebius']); // want: review response-not-shown
  nock(base).get('/api/v1/tags').reply(200, () => ['a']); // want: review lists-joined
  nock('https://api.datadoghq.com').get('/api/v1/series').reply(200, {}); // nope: another service; mention
});

// Names that are reserved for tests are no public hosts.
test('reserved', async () => {
  nock('http://media.test').get('/api/v1/publishers').reply(200, ['Kana']); // want: review response-not-shown
  nock('https://shelf.example').get('/api/v1/languages').reply(200, ['ja']); // want: review response-not-shown
  nock('https://shelf.example.com').get('/api/v1/languages').reply(200, ['ja']); // nope: a public host; mention
});
