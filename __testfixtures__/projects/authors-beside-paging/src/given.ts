async function send(path: string, query: Record<string, string>, method = 'GET', body?: unknown) {
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1/${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.json();
}

// A function that takes both already.
export const inked = (person: string) => send('series', { author: person, size: '40' }); // want: migrated
