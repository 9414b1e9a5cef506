// fixture: profile=komga
declare const App: any;
declare const manager: any;
declare const server: string;

export async function search(title: string, page: number) {
  const request = App.createRequest({ // want: review unknown-client
    url: `${server}/api/v1/series/list`,
    method: 'POST',
    param: `?page=${page}`,
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({ condition: { deleted: { operator: 'isFalse' } }, fullTextSearch: title }),
  });
  return JSON.parse((await manager.schedule(request, 1)).data).content;
}

export const filtered = (id: string) =>
  App.createRequest({
    url: `${server}/api/v1/books/list`,
    param: '',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({ condition: { libraryId: { operator: 'is', value: id } } }),
  }); // want: review unknown-client

export async function genres(): Promise<string[]> {
  const request = App.createRequest({
    url: `${server}/api/v2/genres`,
    method: 'GET',
    param: '?library_id=1&unpaged=true',
  }); // want: review unknown-client
  const response = await manager.schedule(request, 1);
  return (typeof response.data === 'string' ? JSON.parse(response.data) : response.data).content;
}

export async function several() {
  const genres = App.createRequest({ url: `${server}/api/v2/genres?unpaged=true`, method: 'GET' }); // want: review unknown-client
  const tags = App.createRequest({ url: `${server}/api/v2/tags?include=SERIES&unpaged=true`, method: 'GET' }); // want: review unknown-client
  const libraries = App.createRequest({ url: `${server}/api/v1/libraries`, method: 'GET' }); // nope: a live list
  const responses = await Promise.all([genres, tags, libraries].map((request) => manager.schedule(request, 1)));
  const [{ content: a }, { content: b }, c] = responses.map((r) => (typeof r.data === 'string' ? JSON.parse(r.data) : r.data));
  return { genres: a, tags: b, libraries: c };
}

export async function inOneWay() {
  const genres = App.createRequest({ url: `${server}/api/v1/genres`, method: 'GET' }); // want: manual response-passed
  const libraries = App.createRequest({ url: `${server}/api/v1/libraries`, method: 'GET' }); // nope: a live list
  const sent = async (request: unknown) => JSON.parse((await manager.schedule(request, 1)).data);
  return Promise.all([genres, libraries].map((request) => sent(request)));
}

class Source {
  async read<T>(path: string): Promise<T> {
    const request = App.createRequest({ url: `${server}${path}`, method: 'GET' });
    const response = await manager.schedule(request, 1);
    return typeof response.data === 'string' ? JSON.parse(response.data) : response.data;
  }

  publishers = () => this.read<{ content: string[] }>('/api/v2/publishers?unpaged=true').then((page) => page.content); // want: review unknown-client
  libraries = () => this.read<string[]>('/api/v1/libraries'); // nope: a live list
}

export const source = new Source();
export const unread = App.createRequest({ url: `${server}/api/v1/languages`, method: 'GET' }); // want: manual exported
export const given = () => App.createRequest({ url: `${server}/api/v1/languages`, method: 'GET' }); // want: manual response-returned
App.ask({ url: `${server}/api/v1/languages`, method: 'GET' }); // want: manual unknown-client
