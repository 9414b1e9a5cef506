// fixture: profile=komga
// A function that tries again by calling itself sends one request, not two.
const server = process.env.KOMGA_URL;

export const series = (page: number) => get<object>('/api/v1/series', { page: String(page) }); // want: review wrapper-grown

async function get<T>(path: string, params: Record<string, string> = {}, attempt = 0): Promise<T> {
  const url = `${server}${path}?${new URLSearchParams(params)}`;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (error) {
    if (attempt >= 3) throw error;
    await new Promise((done) => setTimeout(done, 200 * 2 ** attempt));
    return get<T>(path, params, attempt + 1);
  }
}

export const genres = () => get<string[]>('/api/v1/genres'); // want: migrated
