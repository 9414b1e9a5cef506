interface Rows {
  '/books': { query: { search?: string; size?: number }; result: { content: { id: string }[] } };
  '/genres': { query: { library_id?: string }; result: string[] };
}

export function create({ base, fetch: send = globalThis.fetch }: { base: string; fetch?: typeof fetch }) {
  async function get<P extends keyof Rows>(path: P, query?: Rows[P]['query']): Promise<Rows[P]['result']> {
    const url = new URL(`${base}/api/v1${path}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.append(name, String(value));
    return (await send(url)).json();
  }
  return { get };
}

export type Client = ReturnType<typeof create>;
