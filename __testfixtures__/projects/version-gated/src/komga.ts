export async function ask(path: string, method = 'GET', body?: unknown) {
  const response = await fetch(process.env.KOMGA_URL + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.json();
}
