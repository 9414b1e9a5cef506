// fixture: profile=komga
import axios from 'axios';
import ky from 'ky';

const root = 'https://komga.example.com';

// The error of a failed request says where it went.
class HttpError extends Error {
  constructor(
    readonly path: string,
    readonly status: number,
  ) {
    super('request failed');
  }
}
async function get(path: string) {
  const response = await fetch(root + path);
  if (!response.ok) throw new HttpError(path, response.status);
  return response.json();
}
async function post(path: string, body: unknown) {
  const response = await fetch(root + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new HttpError(path, response.status);
  return response.json();
}
export const total = async () => (await post('/api/v1/series/list?size=1', {})).totalElements; // want: review wrapper-grown
export const isSame = (error: HttpError) => error.path.startsWith('/api/v1/series'); // mention
export const genres = async () => (await get('/api/v1/genres')).length; // want: manual url-read
export const missing = (error: unknown) => error instanceof HttpError && error.path === '/api/v1/genres'; // mention

// So do those of libraries.
export const tags = () =>
  // want: manual url-read
  axios.get<string[]>(`${root}/api/v1/tags`).catch((error) => {
    if (error.config.url.endsWith('/api/v1/tags')) return { data: [] as string[] }; // mention
    throw error;
  });
export const languages = async () => {
  try {
    return (await ky.get(`${root}/api/v1/languages`).json<string[]>()).length; // want: manual url-read
  } catch (error) {
    const { pathname } = new URL((error as { request: Request }).request.url);
    return new URL((error as { request: Request }).request.url).pathname === '/api/v1/languages' ? pathname : 0; // mention
  }
};
