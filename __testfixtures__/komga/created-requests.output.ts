// fixture: profile=komga
// Requests that a host application creates, to be sent later.
const server = process.env.KOMGA_URL;
declare const App: { createRequest(request: object): object };
declare const manager: { schedule(request: object): Promise<{ data: string }> };

function asText(query: Record<string, string | number | boolean | string[] | undefined>): string {
  const parts: string[] = [];
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) parts.push(`${name}=${encodeURIComponent(String(one))}`);
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export async function books(series: string) {
  const request = App.createRequest({ // want: review unknown-client
    url: `${server}/api/v1/books/list`,
    param: asText({ page: 0, sort: 'metadata.numberSort,asc' }),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({
      condition: {
        allOf: [{ seriesId: { operator: 'is', value: series } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
      },
    }),
  });
  return JSON.parse((await manager.schedule(request)).data).content;
}

export async function sections() {
  const all: { title: string; request: object }[] = [];
  all.push({
    title: 'New',
    request: App.createRequest({
      url: `${server}/api/v1/books/list`,
      param: '?size=5',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: JSON.stringify({}),
    }), // want: review unknown-client
  });
  return all.map(async ({ title, request }) => ({ title, text: (await manager.schedule(request)).data }));
}
