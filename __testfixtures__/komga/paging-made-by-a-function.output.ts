// fixture: profile=komga
interface Paging { page?: number; size?: number; sort?: string }
const server = process.env.KOMGA_URL;

async function get<T>(path: string, query: Record<string, unknown> = {}): Promise<T> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const response = await fetch(`${server}/api/v1${path}?${params}`);
  return response.json();
}

async function post<T>(path: string, body: unknown, query: Record<string, unknown> = {}): Promise<T> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const response = await fetch(`${server}/api/v1${path}?${params}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

function paging({ page, size, sort }: Paging) {
  return { page, size, sort };
}

export const unread = (seriesId: string, filter: Paging = {}) =>
  post<any>(
    '/books/list',
    {
      condition: {
        allOf: [{ seriesId: { operator: 'is', value: seriesId } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
      },
    },
    { ...paging(filter), sort: paging(filter).sort || 'metadata.numberSort,asc' },
  ); // want: review
export const pages = (seriesId: string, p: Paging = {}) =>
  post<any>(
    '/books/list',
    { condition: { seriesId: { operator: 'is', value: seriesId } } },
    { ...paging(p), sort: paging(p).sort || 'metadata.numberSort,asc' },
  ); // want: migrated
function pageParams(p: Paging) {
  const out = { page: p.page ?? 0, size: p.size, sort: p.sort };
  return out;
}
export const more = (seriesId: string, p: Paging = {}) =>
  get<any>(`/series/${seriesId}/books`, { read_status: 'UNREAD', ...pageParams(p) }); // want: manual query-unknown
