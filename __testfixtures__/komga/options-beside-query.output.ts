// fixture: profile=komga
import axios, { type AxiosRequestConfig } from 'axios';
import { currentLibrary, serverSettings } from './settings';

const komgaApi = 'http://komga.local:25600';

type Query = Record<string, string | number | boolean | undefined>;

// What stands behind a spread counts, whatever the spread holds.
class KomgaReader {
  readonly options: AxiosRequestConfig = { timeout: 5000, params: { library_id: 'all' } };

  constructor(private readonly token: string) {}

  private signIn(): AxiosRequestConfig {
    return { headers: { 'X-API-Key': this.token } };
  }

  private async read<T>(path: string, query: Query = {}): Promise<T> {
    const { data } = await axios.get<T>(`${komgaApi}${path}`, { ...this.options, params: query });
    return data;
  }

  private async list<T>(path: string, query: Query = {}): Promise<T> {
    const { data } = await axios.get<{ content: T }>(`${komgaApi}${path}`, { params: query, ...this.signIn() });
    return data.content;
  }

  genres(library: string): Promise<string[]> {
    return this.read<{ content: string[] }>('/api/v2/genres', {
      library_id: library,
      unpaged: true,
    }).then((page) => page.content); // want: migrated
  }

  publishers(library: string): Promise<string[]> {
    return this.list('/api/v2/publishers', { library_id: library, unpaged: true }); // want: migrated
  }

  years(library: string): Promise<string[]> {
    return this.list<string[]>('/api/v2/series/release-years', { library_id: library, unpaged: true }); // want: migrated
  }
}

// The options behind the query may have another one.
const scope = (): AxiosRequestConfig => ({ params: { library_id: currentLibrary() } });

async function listScoped(path: string, query: Query): Promise<string[]> {
  const { data } = await axios.get<string[]>(`${komgaApi}${path}`, { params: query, ...scope() });
  return data;
}

async function listSet(path: string, query: Query): Promise<string[]> {
  const { data } = await axios.get<string[]>(`${komgaApi}${path}`, { params: query, ...serverSettings.options });
  return data;
}

export const languages = () => listScoped('/api/v1/languages', { library_id: 'a' }); // want: manual query-unknown
export const labels = () => listSet('/api/v1/sharing-labels', { library_id: 'a' }); // want: manual query-unknown
export const years = () => new KomgaReader(serverSettings.token).years('a');
