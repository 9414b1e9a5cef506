import request from 'supertest';
import app from './index.js';

describe('GET /api/v1/books', () => { // nope: the name of a test; mention
  it('answers with a list', async () => {
    const response = await request(app).get('/api/v1/books').expect(200); // nope: a test of the own server; mention
    expect(response.body.books).toHaveLength(0);
  });

  it('refuses a book without a title', () => request(app).post('/api/v1/books').send({}).expect(400)); // nope: a test of the own server
});
