// fixture: profile=komga
import request from 'supertest';
import { start } from './start';

declare function test(name: string, run: (done: (error?: unknown) => void) => unknown): void;
declare function check(given: unknown): void;

const host = 'http://komga.local:25600';
const komga = request.agent(process.env.KOMGA_URL ?? host).auth('reader', 'secret');

test('lists', async () => {
  const { body } = await komga.get('/api/v2/genres?unpaged=true').expect(200).expect('Content-Type', /json/); // want: migrated
  check(body.content.includes('robots'));
  const found = await request(host)
    .post('/api/v1/series/list')
    .send({ fullTextSearch: 'komga' })
    .query({ size: 1 })
    .expect(200); // want: migrated
  check(found.body.content.length);
  await komga.patch('/api/v1/libraries/7').send({ name: 'Comics' }).expect(204); // want: migrated
});

test('what is expected', async () => {
  await komga.get('/api/v2/genres?unpaged=true').expect((response) => check(response.body.content.length > 0)); // want: migrated
  await komga.get('/api/v1/genres').expect(200, ['robots']); // want: manual not-followed
  await komga.get('/api/v1/publishers').expect(['robots']); // want: manual not-followed
});

test('callbacks', (done) => {
  komga.get('/api/v2/genres?unpaged=true').expect(200, (error, response) => done(error ?? response.body.content[0])); // want: migrated
  komga.get('/api/v2/publishers?unpaged=true').expect((response) => check(response.body.content[0])).expect(200, done); // want: migrated
});

// An app in the same process is the code base's own.
test('own', () => request(start()).get('/api/v1/series').query({ search: 'komga' })); // nope: a test of the own server; mention
