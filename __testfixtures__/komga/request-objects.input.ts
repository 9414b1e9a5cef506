// fixture: profile=komga
declare const App: any;
declare const manager: any;
declare const server: string;

export async function search(title: string, page: number) {
  const request = App.createRequest({ // want: review unknown-client
    url: `${server}/api/v1/series`,
    method: 'GET',
    param: `?search=${encodeURIComponent(title)}&page=${page}&deleted=false`,
  });
  return JSON.parse((await manager.schedule(request, 1)).data).content;
}

export const filtered = (id: string) =>
  App.createRequest({ url: `${server}/api/v1/books`, param: `?library_id=${id}`, method: 'GET' }); // want: review unknown-client
