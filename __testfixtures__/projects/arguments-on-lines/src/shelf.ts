// Calls with arguments on lines of their own, and such as get too long.

const server = process.env.KOMGA_URL ?? 'http://nas.local:25600';

async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(server + path, { ...init });
  return (await response.json()) as T;
}

export async function finished(id: string) {
  // want: migrated
  const page = await api<{ content: string[] }>(
    `/api/v1/series/${id}/books?unpaged=true&read_status=READ`,
  );
  return page.content;
}

function queryOf(filter: Record<string, string>, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) query.set(name, value);
  query.set('page', String(page));
  return query.toString();
}

export async function browse(filter: Record<string, string>, pageNumber: number) {
  // want: migrated
  const page = await api<{ content: string[] }>(`/api/v1/series?${queryOf(filter, pageNumber)}`);
  return page.content;
}

// Not so long.
export async function newest() {
  // want: migrated
  const page = await api<{ content: string[] }>('/api/v1/series?sort=createdDate,desc&size=20');
  return page.content;
}
