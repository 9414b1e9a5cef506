// fixture: profile=komga
import axios from 'axios';

interface PageRequest {
  page?: number;
  size?: number;
}

// What is left of the parameters is the copy of an object, and the object itself does.
export async function find(libraryId?: string, pageRequest?: PageRequest) {
  const params: any = { ...pageRequest };
  if (libraryId) params.library_id = libraryId;
  return (await axios.get('/api/v1/books', { params })).data; // want: migrated
}

export async function series(params?: PageRequest, search?: string) {
  const all = { ...params } as any;
  if (search) {
    all.search = search;
  }
  return (await axios.get('/api/v1/series', { params: all })).data; // want: migrated
}

// The copy stays if other code uses it, or the object.
export async function kept(search: string, pageRequest?: PageRequest) {
  const params: any = { ...pageRequest };
  if (search) params.search = search;
  console.log(pageRequest);
  return (await axios.get('/api/v1/series', { params })).data; // want: migrated
}

const send = async (method: string, path: string, { params, data }: { params: object; data?: unknown }) =>
  axios.request({ method, url: path, params: { ...params, size: 10 }, data });

// A function of the client may need the object.
export async function through(search: string, pageRequest?: PageRequest) {
  const params: any = { ...pageRequest };
  if (search) params.search = search;
  return (await send('GET', '/api/v1/series', { params })).data; // want: migrated
}
