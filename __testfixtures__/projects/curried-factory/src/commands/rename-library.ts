import { type Api, makeApi } from '../make-api.ts';

export async function renameLibrary(address: string, password: string, id: string, name: string) {
  const api = makeApi(address, { user: 'admin@komga.org', password });
  await api(`/api/v1/libraries/${id}`, { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated
  return volumes(api, id);
}

async function volumes(api: Api, library: string) {
  return api(`/api/v1/books?library_id=${library}`); // want: review query-parameters
}
