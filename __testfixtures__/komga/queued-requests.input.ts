// fixture: profile=komga
// Requests as data, with a method under any name.
const root = 'https://komga.example.com';
const json = { 'Content-Type': 'application/json' };
type Job = { verb: 'PUT' | 'DELETE' | 'POST'; path: string; body?: object };
const jobs: Job[] = [];

export async function drain(order: (a: Job, b: Job) => number) {
  for (const { verb, path, body } of [...jobs].sort(order)) {
    await fetch(root + path, { method: verb, headers: json, body: body && JSON.stringify(body) });
  }
}

export function later(id: string, name: string) {
  jobs.push( // want: manual path-not-followed
    { verb: 'POST', path: `/api/v1/libraries/${id}/scan` }, // nope: not deprecated
    { verb: 'PUT', path: `/api/v1/libraries/${id}`, body: { name } },
    { verb: 'DELETE', path: `/api/v1/libraries/${id}` }, // nope: not deprecated
  );
}
