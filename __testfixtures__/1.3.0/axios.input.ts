import axios, { type AxiosInstance, type AxiosResponse } from 'axios';

interface LibraryForm {
  name: string;
  importComicInfo: boolean;
  emptyTrashAfterScan: boolean;
}

const catalogue = axios.create({ baseURL: import.meta.env.VITE_CATALOGUE_URL, withCredentials: true });

export const saveForm = (id: string, form: LibraryForm) => axios.put(`/api/v1/libraries/${id}`, form); // want: migrated

export async function saveFormTyped(id: string, form: LibraryForm): Promise<AxiosResponse<void>> {
  return await catalogue.put<void, AxiosResponse<void>, LibraryForm>(`/api/v1/libraries/${id}`, form, { timeout: 4000 }); // want: migrated
}

export function keepTrash(id: string) {
  // want: migrated
  return axios(`/api/v1/libraries/${id}`, {
    method: 'put',
    data: { emptyTrashAfterScan: false },
  });
}

export function emptyTrash(id: string) {
  return axios({ // want: migrated
    url: '/api/v1/libraries/' + id,
    method: 'PUT',
    data: { emptyTrashAfterScan: true },
  });
}

export const importComicInfo = (id: string, importComicInfo: boolean) =>
  catalogue.request({ method: 'PUT', url: `/api/v1/libraries/${id}`, data: { importComicInfo } }); // want: migrated

export class LibraryAdministration {
  private readonly http: AxiosInstance;

  constructor(baseURL: string, apiKey: string) {
    this.http = axios.create({ baseURL, headers: { 'X-API-Key': apiKey } });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.http.put(`api/v1/libraries/${id}`, { name }); // want: migrated
  }

  async scan(id: string): Promise<void> {
    await this.http.post(`api/v1/libraries/${id}/scan`); // nope: scanning is not deprecated
  }
}

export async function applyDefaults(client: AxiosInstance, ids: readonly string[], defaults: Partial<LibraryForm>) {
  for (const libraryId of ids) {
    await client
      .get<LibraryForm>(`/api/v1/libraries/${libraryId}`)
      .then(({ data }) => client.put(`/api/v1/libraries/${libraryId}`, { ...data, ...defaults })); // want: migrated
  }
}
