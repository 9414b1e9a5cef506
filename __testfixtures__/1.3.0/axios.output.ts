import axios, { type AxiosInstance, type AxiosResponse } from 'axios';

interface LibraryForm {
  name: string;
  importComicInfo: boolean;
  emptyTrashAfterScan: boolean;
}

const catalogue = axios.create({ baseURL: import.meta.env.VITE_CATALOGUE_URL, withCredentials: true });

export const saveForm = (id: string, form: LibraryForm) => axios.patch(`/api/v1/libraries/${id}`, form); // want: migrated

export async function saveFormTyped(id: string, form: LibraryForm): Promise<AxiosResponse<void>> {
  return await catalogue.patch<void, AxiosResponse<void>, LibraryForm>(`/api/v1/libraries/${id}`, form, { timeout: 4000 }); // want: migrated
}

export function keepTrash(id: string) {
  // want: migrated
  return axios(`/api/v1/libraries/${id}`, {
    method: 'patch',
    data: { emptyTrashAfterScan: false },
  });
}

export function emptyTrash(id: string) {
  return axios({ // want: migrated
    url: '/api/v1/libraries/' + id,
    method: 'PATCH',
    data: { emptyTrashAfterScan: true },
  });
}

export const importComicInfo = (id: string, importComicInfo: boolean) =>
  catalogue.request({ method: 'PATCH', url: `/api/v1/libraries/${id}`, data: { importComicInfo } }); // want: migrated

export class LibraryAdministration {
  private readonly http: AxiosInstance;

  constructor(baseURL: string, apiKey: string) {
    this.http = axios.create({ baseURL, headers: { 'X-API-Key': apiKey } });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.http.patch(`api/v1/libraries/${id}`, { name }); // want: migrated
  }

  async scan(id: string): Promise<void> {
    await this.http.post(`api/v1/libraries/${id}/scan`); // nope: scanning is not deprecated
  }
}

export async function applyDefaults(client: AxiosInstance, ids: readonly string[], defaults: Partial<LibraryForm>) {
  for (const libraryId of ids) {
    await client
      .get<LibraryForm>(`/api/v1/libraries/${libraryId}`)
      .then(({ data }) => client.patch(`/api/v1/libraries/${libraryId}`, { ...data, ...defaults })); // want: migrated
  }
}
