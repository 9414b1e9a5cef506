const root = `${process.env.KOMGA_URL}/api/v1`;

/** Reads JSON. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(root + path, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return response.json();
}

async function getText(path: string) {
  return (await fetch(root + path)).text();
}

export { getText };
