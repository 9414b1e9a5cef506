// fixture: profile=komga
import ky from 'ky';
import wretch from 'wretch';
import QueryAddon from 'wretch/addons/queryString';

export class Shelf {
  static client = wretch().addon(QueryAddon);

  static connect(host: string) {
    this.client = wretch(`${host}/api/v1`).addon(QueryAddon).content('application/json');
  }

  static ready(): Promise<{ totalElements: number }> {
    return this.client.url('/books/list').query({ size: 1 }).post({
      condition: { mediaStatus: { operator: 'is', value: 'READY' } },
    }).json(); // want: migrated
  }

  static roles(): Promise<string[]> {
    return Shelf.client.get('/../v2/authors/roles?unpaged=true')
      .json<{ content: string[] }>()
      .then((page) => page.content); // want: migrated
  }

  static one(id: string) {
    return Shelf.client.get(`/series/${id}`).json(); // nope: one series
  }
}

export class Reader {
  private static http = ky.create({ retry: 0 });

  static connect(host: string) {
    Reader.http = ky.create({ prefixUrl: `${host}/api/v1`, retry: 0 });
  }

  static page(page: number) {
    return Reader.http.post('series/list', {
      searchParams: { page },
      json: { condition: { complete: { operator: 'isTrue' } } },
    }).json(); // want: migrated
  }
}
