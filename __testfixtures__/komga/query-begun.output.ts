// fixture: profile=komga
// What the path of a call begins as its query goes on there, though the function takes a query as well.
const base = process.env.KOMGA_URL;

interface Options {
  query?: Record<string, string | number | boolean>;
  next?: { revalidate: number };
}

function toSearch(query: Record<string, string | number | boolean> = {}) {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) params.set(key, String(value));
  const text = params.toString();
  return text ? `?${text}` : '';
}

async function load<T>(path: string, { query, ...init }: Options = {}, version = 'v1'): Promise<T> {
  const response = await fetch(`${base}/api/${version}${path}${toSearch(query)}`, init as RequestInit);
  return (await response.json()).content;
}

export const bookTags = (series: string) =>
  load<string[]>(
    `/tags?series_id=${encodeURIComponent(series)}&include=BOOK&unpaged=true`,
    { next: { revalidate: 60 } },
    'v2',
  ); // want: migrated
export const languages = () =>
  load<string[]>('/languages', { next: { revalidate: 60 }, query: { unpaged: true } }, 'v2'); // want: migrated

// The function begins the query itself: what its callers may give it would begin another one
const inFirst = async (kind: string, query?: Record<string, string | number | boolean>) =>
  (await fetch(`${base}/api/v1/${kind}?library_id=L1${toSearch(query)}`)).json();
export const genres = () => inFirst('genres'); // want: manual base-holds-version
