// fixture: profile=komga
// What goes leaves no empty line at the start of a block, and none beside another one.

const server = 'http://komga.local:25600';

export async function shelf(id?: string) {
  const res = await fetch(`${server}/api/v1/series/list?size=5`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: id ? { libraryId: { operator: 'is', value: id } } : undefined }),
  }); // want: migrated
  return (await res.json()).content;
}

export async function started(id?: string) {
  const res = await fetch(`${server}/api/v1/books/list?size=5`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
          ...(id ? [{ libraryId: { operator: 'is', value: id } }] : []),
        ],
      },
    }),
  }); // want: migrated
  return (await res.json()).content;
}
