import ky, { HTTPError, type KyInstance } from 'ky';

type Author = { name: string; role: string };

const api = ky.create({ prefixUrl: '/', credentials: 'include' });

export async function authorsOrNone(): Promise<Author[]> {
  try {
    return await ky.get('/api/v1/authors').json<Author[]>(); // want: review response-not-shown
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 404) return [];
    throw error;
  }
}

export const pencillers = () => api.get('api/v1/authors', { searchParams: { role: 'penciller' } }).json<Author[]>(); // want: review response-not-shown

export const withinCollection = (id: string) => api(`api/v1/authors?collection_id=${id}`).json<Author[]>(); // want: review response-not-shown

export const list = (client: KyInstance): Promise<Author[]> => client('api/v1/authors', { method: 'GET' }).json(); // want: review response-not-shown

export const byName = (name: string) => api.get(`api/v1/authors/${name}`); // nope: below the list
