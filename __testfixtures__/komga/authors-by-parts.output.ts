// fixture: profile=komga
// An author whose name and role are both values, and authors in a list.

interface Person {
  name: string;
  role: string;
}

const server = 'http://komga.local:25600';

export async function drawn(person: Person) {
  // want: migrated
  const res = await fetch(`${server}/api/v1/series/list?size=3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { author: { operator: 'is', value: { name: person.name, role: person.role.toLowerCase() } } },
    }),
  });
  return (await res.json()).content;
}

export async function shelf(page: number, by?: Person) {
  const query = new URLSearchParams({ page: String(page) });
  const res = await fetch(`${server}/api/v1/series/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: by ? { author: { operator: 'is', value: { name: by.name, role: by.role.toLowerCase() } } } : undefined,
    }),
  }); // want: migrated
  return (await res.json()).content;
}

export async function inked(name: string, work: unknown) {
  const query = new URLSearchParams({ size: '9' });
  const res = await fetch(`${server}/api/v1/series/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { author: { operator: 'is', value: { name, role: String(work).toLowerCase() } } },
    }),
  }); // want: migrated
  return (await res.json()).content;
}
