const base = `${process.env.KOMGA_URL}/api/v1`;

const queryString = (params: Record<string, string | undefined>) =>
  Object.entries(params)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`)
    .join('&');

export async function find(text: string, library?: string) {
  const response = await fetch(`${base}/series?${queryString({ search: text, library_id: library, page: '0' })}`); // want: migrated
  return (await response.json()).content;
}
