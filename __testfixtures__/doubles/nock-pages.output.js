// fixture: profile=komga
import nock from 'nock';

const komga = nock('http://komga.test:25600/komga');

it('lists', async () => {
  komga.get('/api/v2/genres?unpaged=true').reply(200, { content: ['Drama'] }); // want: migrated
  komga.get('/api/v1/languages').query({ library_id: '1' }).reply(200, ['en']); // want: manual query-compared
  komga.get('/api/v2/publishers?library_id=1&unpaged=true').reply(200, { content: [] }); // want: migrated
  komga.get('/api/v2/tags?unpaged=true').reply(500, { message: 'broken' }); // want: migrated
});

it('searches', async () => {
  komga.post('/api/v1/books/list').query({ page: 0, size: 20 }).reply(200, { content: [] }); // want: migrated
  komga.get('/api/v1/series').query({ library_id: 1 }).reply(200, { content: [] }); // want: manual mock-reads-query
  komga.post('/api/v1/series/list?size=5').reply(200, { content: [] }); // want: review broader-double
});

it('the books of a series', async () => {
  komga.post('/api/v1/books/list?sort=metadata.numberSort,asc').reply(200, { content: [] }); // want: review broader-double
});
