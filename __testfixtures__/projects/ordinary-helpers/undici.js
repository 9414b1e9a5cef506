import { request } from 'undici';

export class Komga {
  constructor(base) {
    this.base = base;
  }

  async get(path, query = {}) {
    const { statusCode, body } = await request(`${this.base}/api/v1${path}`, {
      query,
      headers: { authorization: `Basic ${process.env.KOMGA_TOKEN}` },
    });
    if (statusCode >= 400) throw new Error(`Komga responded with ${statusCode}`);
    return body.json();
  }

  series(id) {
    return this.get(`/series/${id}`); // nope: one series
  }

  booksOf(seriesId, { unread = false } = {}) {
    const query = { size: 10, sort: 'metadata.numberSort,asc' };
    if (unread) query.read_status = 'UNREAD';
    return this.get(`/series/${seriesId}/books`, query); // want: review wrapper-grown
  }

  async count() {
    const { totalElements } = await this.get('/series', { size: 0 }); // want: migrated
    return totalElements;
  }
}
