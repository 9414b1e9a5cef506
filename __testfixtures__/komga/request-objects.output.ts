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
  App.createRequest({ url: `${server}/api/v1/books/list`, param: ``, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: JSON.stringify({ condition: { libraryId: { operator: 'is', value: id } } }) }); // want: review unknown-client
