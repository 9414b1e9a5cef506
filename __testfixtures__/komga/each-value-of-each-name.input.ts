// fixture: profile=komga
type Query = Record<string, string | string[] | undefined>;

async function komga<T>(path: string, query?: Query, init?: RequestInit): Promise<T> {
  const url = new URL(path, 'https://komga.example/api/v1/');
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(key, item);
  }
  const response = await fetch(url, init);
  return response.json();
}

async function each<T>(path: string, query: Query, init?: RequestInit): Promise<T> {
  const params = new URLSearchParams();
  Object.entries(query).forEach(([key, value]) => {
    if (value === undefined) return;
    [value].flat().forEach((one) => params.append(key, one));
  });
  const response = await fetch(`/api/v1/${path}?${params}`, init);
  return response.json();
}

// want: migrated
export const pageOf = (page: number, library?: string) => komga('series', { page: String(page), library_id: library });

// want: migrated
export const booksIn = (library?: string) => each('books', { size: '5', library_id: library });

async function joined<T>(path: string, query: Query, init?: RequestInit): Promise<T> {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of [value].flat()) parts.push(`${key}=${encodeURIComponent(item)}`);
  }
  const response = await fetch(`/api/v1/${path}?${parts.join('&')}`, init);
  return response.json();
}

// want: migrated
export const unread = (library?: string[]) => joined('books', { size: '5', library_id: library });
