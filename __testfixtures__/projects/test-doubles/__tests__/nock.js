import nock from 'nock';
import { newest, rename } from '../src/feed';

const komga = nock('http://komga.test:25600');

test('the newest books', async () => {
  komga.get('/api/v1/books').query({ sort: 'createdDate,desc' }).reply(200, { content: [] }); // want: review
  expect(await newest()).toEqual([]);
});

test('a library is renamed', async () => {
  const scope = komga.put('/api/v1/libraries/7', { name: 'Comics' }).reply(204); // want: migrated
  await rename('7', 'Comics');
  scope.done();
});

test('another path', async () => {
  komga.get('/api/v1/libraries').reply(200, []); // nope: a live list
});
