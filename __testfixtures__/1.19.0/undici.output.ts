import { type Client, request } from 'undici';

export class Volumes {
  constructor(private readonly client: Client) {}

  async of(seriesId: string) {
    const answer = await this.client.request({ // want: review response-not-shown
      path: '/api/v1/books/list',
      method: 'POST',
      headers: { accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
    });
    return answer.body.json();
  }

  total = async () => (
    await this.client.request({
      path: '/api/v1/books/list?size=0',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    })
  ).body.json(); // want: review query-parameters
  one = async (id: string) => (await this.client.request({ path: `/api/v1/books/${id}`, method: 'GET' })).body.json(); // nope: one book
}

export const all = (base: string) => request(`${base}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
