import type { Cache, Files, Http } from './http';

export class Shelf {
  constructor(
    private readonly http: Http,
    private readonly files: Files,
    private readonly cache: Cache,
  ) {}
  genres = () => this.http.get<string[]>('/genres'); // want: review wrapper-grown
  async titles(page: number) {
    const { content } = await this.http.get<{ content: object[] }>(`/series?page=${page}`); // want: review wrapper-grown
    return content.length;
  }
  latest = () => this.http.get<object>('/series/latest'); // nope: live
  kept = () => this.cache.get('/tags'); // nope: an object literal may be called
  local = () => this.files.load('/genres'); // nope: another class may be called
}
