// fixture: profile=komga
// Functions that send nothing, or give nothing back, unless the request reads.
const server = process.env.KOMGA_URL;
const settings = { rehearsal: process.env.REHEARSAL === 'yes' };

async function rehearsed(method: string, path: string, body?: unknown) {
  if (settings.rehearsal && method !== 'GET') {
    console.log('would send', method, path, JSON.stringify(body));
    return null;
  }
  const response = await fetch(`${server}/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.json();
}

// A read that is a POST would not be sent in a rehearsal.
export const ended = async () => (await rehearsed('GET', 'series?status=ENDED')).content; // want: manual method-decides
// Both methods write, so neither is sent.
export const rename = (id: string, name: string) => rehearsed('PUT', `libraries/${id}`, { name }); // want: migrated

async function silent(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server}/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (method !== 'GET') return;
  return response.json();
}

// Nobody would read the response.
export const newest = async () => (await silent('GET', 'series?sort=createdDate,desc')).content; // want: manual method-decides

const held: string[] = [];
async function counted(method: string, path: string, body?: unknown) {
  const isWrite = method !== 'GET';
  if (isWrite) held.push(path);
  const response = await fetch(`${server}/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.json();
}

// What is done beside the request is for a person to look at.
export const oneshots = async () => (await counted('GET', 'series?oneshot=true')).content; // want: review method-tested
