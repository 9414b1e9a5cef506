// fixture: profile=komga
const server = 'https://komga.example.com';

// Both the request and its copy are sent.
export async function twice(): Promise<string[]> {
  const request = new Request(`${server}/api/v1/genres`, { headers: { Accept: 'application/json' } }); // want: migrated
  const [first, second] = await Promise.all([fetch(request.clone()), fetch(request)]);
  return [...(await first.json()), ...(await second.json())];
}

// A request that is made of another one replaces its headers.
export function again() {
  const request = new Request(`${server}/api/v1/series?size=1`); // want: manual request-object
  return fetch(new Request(request, { headers: { 'X-Client': 'shelf' } }));
}

export function sent() {
  const request = new Request(`${server}/api/v1/series?size=2`); // want: migrated
  return fetch(request);
}
