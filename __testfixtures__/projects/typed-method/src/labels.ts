const root = 'https://komga.example.com';

// A record by method would need one more member.
type Known = 'PUT' | 'POST';

const labels: Record<Known, string> = { PUT: 'changes', POST: 'adds' };

async function labelled(method: Known, path: string, body: unknown): Promise<void> {
  await fetch(root + path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  console.log(labels[method]);
}

export const hide = (id: string) => labelled('PUT', `/api/v1/libraries/${id}`, { hidden: true }); // want: review method-type
