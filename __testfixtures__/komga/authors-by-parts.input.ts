// fixture: profile=komga
// An author whose name and role are both values, and authors in a list.

interface Person {
  name: string;
  role: string;
}

const server = 'http://komga.local:25600';

export async function drawn(person: Person) {
  // want: migrated
  const res = await fetch(`${server}/api/v1/series?author=${encodeURIComponent(`${person.name},${person.role}`)}&size=3`);
  return (await res.json()).content;
}

export async function shelf(page: number, by?: Person) {
  const query = new URLSearchParams({ page: String(page) });
  if (by) query.set('author', `${by.name},${by.role}`);
  const res = await fetch(`${server}/api/v1/series?${query}`); // want: migrated
  return (await res.json()).content;
}

export async function inked(name: string, work: unknown) {
  const query = new URLSearchParams({ size: '9', author: `${name},${work}` });
  const res = await fetch(`${server}/api/v1/series?${query}`); // want: migrated
  return (await res.json()).content;
}
