interface Config { server: string; key: string }
function buildUrl(config: Config, path: string, params?: Record<string, string>): string {
  const query = params ? `?${new URLSearchParams(params)}` : '';
  return `${config.server}/api/v1${path}${query}`;
}
export async function series(config: Config, search: string) {
  const url = buildUrl(config, '/series', { search, size: '20' });
  const res = await fetch(url, { headers: { 'X-API-Key': config.key } }); // want: migrated
  return res.json();
}
export async function books(config: Config, id: string) {
  const res = await fetch(buildUrl(config, `/series/${id}/books`, { unpaged: 'true' })); // want: migrated
  return (await res.json()).content;
}
export async function all(config: Config, filter: Record<string, string>) {
  const res = await fetch(buildUrl(config, '/books', filter)); // want: migrated
  return (await res.json()).content;
}
