// fixture: profile=komga
import axios from 'axios';

interface PageRequest {
  page?: number;
  size?: number;
}

// What is left of the parameters is the copy of an object, and the object itself does.
export async function find(libraryId?: string, pageRequest?: PageRequest) {
  return (
    await axios.post(
      '/api/v1/books/list',
      { condition: libraryId ? { libraryId: { operator: 'is', value: libraryId } } : undefined },
      { params: pageRequest },
    )
  ).data; // want: migrated
}

export async function series(params?: PageRequest, search?: string) {
  return (await axios.post('/api/v1/series/list', { fullTextSearch: search }, { params })).data; // want: migrated
}

// The copy stays if other code uses it, or the object.
export async function kept(search: string, pageRequest?: PageRequest) {
  const params: any = { ...pageRequest };
  console.log(pageRequest);
  return (await axios.post('/api/v1/series/list', { fullTextSearch: search }, { params })).data; // want: migrated
}

const send = async (method: string, path: string, { params, data }: { params: object; data?: unknown }) =>
  axios.request({ method, url: path, params: { ...params, size: 10 }, data });

// A function of the client may need the object.
export async function through(search: string, pageRequest?: PageRequest) {
  const params: any = { ...pageRequest };
  return (await send('POST', '/api/v1/series/list', { params, data: { fullTextSearch: search } })).data; // want: migrated
}
