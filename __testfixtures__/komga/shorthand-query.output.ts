// fixture: profile=komga
// The query is an option of the client under a name of its own, which the call gives in short.
const base = process.env.KOMGA_URL;

interface Wish {
  url: string;
  filter?: Record<string, unknown>;
}

function asText(filter: Record<string, unknown>): string {
  const parts = Object.entries(filter).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

async function read({ url, filter = {} }: Wish) {
  const response = await fetch(`${base}/api${url}${asText(filter)}`);
  return (await response.json()).content;
}

export const genres = (filter: Record<string, unknown>) =>
  read({ url: '/v2/genres', filter: { ...filter, unpaged: true } }); // want: review query-passed-on
export const labels = (filter: Record<string, unknown>) =>
  read({ filter: { ...filter, unpaged: true }, url: '/v2/sharing-labels' }); // want: review query-passed-on
export const tags = (library: string) => read({ url: '/v2/tags', filter: { library_id: library, unpaged: true } }); // want: migrated
