declare const App: { createRequest(request: { url: string; method: string; param?: string; headers?: object; data?: string }): object };
declare const manager: { schedule(request: object): Promise<{ data: string }> };
const api = 'https://komga.example.lan/api/v1';

export async function found(title: string | undefined, tags: readonly { id: string }[], page: number) {
  let param = `?page=${page}&size=40`;
  if (title) param += '&search=' + encodeURIComponent(title);
  for (const tag of tags) {
    if (tag.id.startsWith('genre-')) param += '&genre=' + tag.id.slice(6);
  }
  // want: review unknown-client
  const request = App.createRequest({ url: `${api}/series`, method: 'GET', param });
  return JSON.parse((await manager.schedule(request)).data).content;
}

// What is asked for later is another query.
export function later(tags: readonly { id: string }[]) {
  let param = '?size=40';
  const create = () => App.createRequest({ url: `${api}/books`, method: 'GET', param }); // want: manual query-unknown
  for (const tag of tags) if (tag.id !== '') param += `&${tag.id}=true`;
  return create();
}

// The page is not in the variable.
export function paged(tags: readonly { id: string }[], page: number) {
  let param = '&size=40';
  for (const tag of tags) if (tag.id !== '') param += `&${tag.id}=true`;
  return App.createRequest({ url: `${api}/books?page=${page}`, method: 'GET', param }); // want: manual query-unknown
}
