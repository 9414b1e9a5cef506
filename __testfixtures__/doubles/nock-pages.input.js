// fixture: profile=komga
import nock from 'nock';

const komga = nock('http://komga.test:25600/komga');

it('lists', async () => {
  komga.get('/api/v1/genres').reply(200, ['Drama']); // want: migrated
  komga.get('/api/v1/languages').query({ library_id: '1' }).reply(200, ['en']); // want: manual query-compared
  komga.get('/api/v1/publishers?library_id=1').reply(200, []); // want: migrated
  komga.get('/api/v1/tags').reply(500, { message: 'broken' }); // want: migrated
});

it('searches', async () => {
  komga.get('/api/v1/books').query({ page: 0, size: 20 }).reply(200, { content: [] }); // want: migrated
  komga.get('/api/v1/series').query({ library_id: 1 }).reply(200, { content: [] }); // want: manual mock-reads-query
  komga.get('/api/v1/series?search=blue&size=5').reply(200, { content: [] }); // want: review broader-double
});

it('the books of a series', async () => {
  komga.get('/api/v1/series/7/books').reply(200, { content: [] }); // want: review broader-double
});
