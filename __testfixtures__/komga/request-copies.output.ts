// fixture: profile=komga
const server = 'https://komga.example.com';

// Both the request and its copy are sent.
export async function twice(): Promise<string[]> {
  const request = new Request(`${server}/api/v2/genres?unpaged=true`, { headers: { Accept: 'application/json' } }); // want: migrated
  const [first, second] = await Promise.all([fetch(request.clone()), fetch(request)]);
  return [...(await first.json()).content, ...(await second.json()).content];
}

// A request that is made of another one replaces its headers.
export function again() {
  const request = new Request(`${server}/api/v1/series?size=1`); // want: manual request-object
  return fetch(new Request(request, { headers: { 'X-Client': 'shelf' } }));
}

export function sent() {
  const request = new Request(`${server}/api/v1/series/list?size=2`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: migrated
  return fetch(request);
}
