const server = process.env.KOMGA_URL ?? '';
const defaults: RequestInit = { credentials: 'include', cache: 'no-store' };

async function withAuth(init: RequestInit = {}): Promise<RequestInit> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Basic ${process.env.KOMGA_LOGIN}`);
  return { ...init, headers };
}

export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const merged = await withAuth({ ...defaults, ...init });
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${server}/api/v1${path}`, merged);
    if (response.ok) return response.json();
    if (response.status < 500 || attempt === 2) throw new Error(`Komga: ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
  }
}

export const page = (n: number) => request<{ content: object[] }>(`/books?page=${n}&size=100`); // want: migrated
export const ages = () => request<string[]>('/age-ratings'); // want: review
export const save = (id: string, changes: object) =>
  request<void>(`/libraries/${id}`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(changes) }); // want: migrated
