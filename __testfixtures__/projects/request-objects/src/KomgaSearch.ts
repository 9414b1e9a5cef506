import type { RequestManager } from 'paperback-extensions-common';

const server = 'http://komga.local:25600';

export async function search(manager: RequestManager, title: string, page: number) {
  const request = createRequestObject({ // want: review query-parameters
    url: `${server}/api/v1/series`,
    method: 'GET',
    param: `?search=${encodeURIComponent(title)}&page=${page}&deleted=false`,
  });
  const response = await manager.schedule(request, 1);
  return JSON.parse(response.data).content;
}

export async function publishers(manager: RequestManager) {
  const request = createRequestObject({ url: `${server}/api/v1/publishers`, method: 'GET' }); // want: review unknown-client
  return JSON.parse((await manager.schedule(request, 1)).data);
}

export const latest = () => createRequestObject({ url: `${server}/api/v1/series/latest`, method: 'GET' }); // nope: a live list
