interface Call {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  params?: Record<string, string>;
  payload?: unknown;
}

/** Calls the Komga server that is being imported from. */
export async function call<T>({ path, method = 'GET', params, payload }: Call): Promise<T> {
  const query = params ? `?${new URLSearchParams(params)}` : '';
  const response = await fetch(`${process.env.KOMGA_HOST}${path}${query}`, {
    method,
    headers: { Authorization: `Bearer ${process.env.KOMGA_TOKEN}`, 'Content-Type': 'application/json' },
    body: payload === undefined ? undefined : JSON.stringify(payload),
  });
  if (!response.ok) throw new Error(`${method} ${path} failed`);
  return response.json() as Promise<T>;
}
