export type Query = Record<string, string | string[] | boolean | undefined>;

function encoded(query: Query): string {
  const out = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const one of value) out.append(name, one);
    else out.set(name, String(value));
  }
  const text = out.toString();
  return text === '' ? '' : `?${text}`;
}

export class Http {
  constructor(private readonly origin: string) {}

  get<T>(path: string, query: Query = {}): Promise<T> {
    return this.send<T>('GET', path, query);
  }

  private async send<T>(method: string, path: string, query: Query): Promise<T> {
    const response = await fetch(this.origin + path + encoded(query), { method });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  }
}
