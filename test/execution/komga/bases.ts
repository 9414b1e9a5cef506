import { call } from '../scenario.ts';
import { codes, type KomgaScenario, searching, series } from './wire.ts';

/** Clients whose base holds the version: lists that move to another one are sent there call by call. */
export const baseScenarios: readonly KomgaScenario[] = [
  {
    name: 'base: a client of axios, made in another file',
    source: `
import { api } from './http';
export const genres = async (library?: string) => (await api.get<string[]>('/genres', { params: { library_id: library } })).data.length;
export const find = async (search: string) => (await api.get('/series', { params: { search, size: 3 } })).data.totalElements;
export const library = async (id: string) => (await api.get(\`/libraries/\${id}\`)).data.name;
`,
    modules: {
      'http.ts': `
import axios from 'axios';
export const api = axios.create({ baseURL: \`\${process.env.BASE_URL}/api/v1\`, headers: { 'X-API-Key': 'k' } });
`,
    },
    calls: [call('genres'), call('genres', 'L1'), call('find', 'ninja'), call('library', 'L1')],
    wire: [
      'GET /api/v2/genres?unpaged=true',
      'GET /api/v2/genres?library_id=L1&unpaged=true',
      searching('ninja', series('size=3')),
      'GET /api/v1/libraries/L1',
    ],
  },
  {
    name: 'base: a method that all requests go through grows by a version and by a body',
    source: `
import axios, { type AxiosInstance } from 'axios';
class Catalogue {
  private readonly http: AxiosInstance;
  constructor(address: string) {
    this.http = axios.create({ baseURL: address + '/api/v1/' });
  }
  private async read<T>(path: string, params?: Record<string, unknown>): Promise<T> {
    const { data } = await this.http.get<T>(path, { params });
    return data;
  }
  publishers() {
    return this.read<string[]>('publishers');
  }
  languages(library: string) {
    return this.read<string[]>('languages', { library_id: library });
  }
  async find(search: string) {
    return (await this.read<{ totalElements: number }>('series', { search, size: 3 })).totalElements;
  }
  async library(id: string) {
    return (await this.read<{ name: string }>(\`libraries/\${id}\`)).name;
  }
}
const catalogue = new Catalogue(process.env.BASE_URL as string);
export const publishers = () => catalogue.publishers();
export const languages = (library: string) => catalogue.languages(library);
export const find = (search: string) => catalogue.find(search);
export const library = (id: string) => catalogue.library(id);
`,
    calls: [call('publishers'), call('languages', 'L2'), call('find', 'ninja'), call('library', 'L1')],
    note: codes.grown,
    wire: [
      'GET /api/v2/publishers?unpaged=true',
      'GET /api/v2/languages?library_id=L2&unpaged=true',
      searching('ninja', series('size=3')),
      'GET /api/v1/libraries/L1',
    ],
  },
  {
    name: 'base: the defaults of axios itself',
    path: 'client.mjs',
    source: `
import axios from 'axios';
axios.defaults.baseURL = process.env.BASE_URL + '/api/v1';
export const labels = async () => (await axios.get('/sharing-labels')).data;
export async function find(search) {
  const { data } = await axios.get('/series', { params: { search, size: 3 } });
  return data.totalElements;
}
`,
    calls: [call('labels'), call('find', 'ninja')],
    wire: ['GET /api/v2/sharing-labels?unpaged=true', searching('ninja', series('size=3'))],
  },
];
