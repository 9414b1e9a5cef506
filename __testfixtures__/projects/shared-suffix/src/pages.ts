import { request } from './client.js';

type Params = Record<string, string | number | boolean>;

/** Every item of every page. */
async function each<T>(path: string, params: Params, use: (item: T) => void): Promise<void> {
  for (let number = 0; ; number++) {
    const query = new URLSearchParams();
    const all = Object.assign({}, params, { page: number, size: 200 });
    Object.entries(all).forEach(([name, value]) => query.append(name, String(value)));
    const page = await request<{ content: T[]; last: boolean }>(`${path}?${query}`);
    page.content.forEach(use);
    if (page.last) return;
  }
}

export async function titles(): Promise<string[]> {
  const found: string[] = [];
  await each<{ name: string }>('/series', { deleted: false }, ({ name }) => found.push(name)); // want: review wrapper-grown
  return found;
}
