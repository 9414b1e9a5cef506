import ky, { type KyInstance } from 'ky';

const server = process.env.SERVER!;
const api = ky.create({ prefixUrl: server });

export async function genres(): Promise<string[]> {
  return ky.get(`${server}/api/v1/genres`).json(); // want: review response-not-shown
}

export async function genresOf(library: string): Promise<string[]> {
  return api.get('api/v1/genres', { searchParams: { library_id: library } }).json(); // want: review response-not-shown
}

export const tags = () => api('api/v1/tags').json<string[]>(); // want: review lists-joined
export const bookTags = () => api('api/v1/tags/book', { method: 'get' }).json<string[]>(); // want: review lists-joined
export const seriesTags = () => api('api/v1/tags/series').json<string[]>(); // want: review lists-joined
export const languages = () => api.get('api/v1/languages', { timeout: 2_000 }).json<string[]>(); // want: review response-not-shown

export function publishers(search: string): Promise<string[]> {
  return ky(`${server}/api/v1/publishers?search=${search}`).json(); // want: review response-not-shown
}

export function labels() {
  return ky // want: review response-not-shown
    .extend({ prefixUrl: server })
    .get('api/v1/sharing-labels')
    .json<string[]>();
}

export class Lookups {
  constructor(private client: KyInstance) {}

  ages = () => this.client.get('api/v1/age-ratings').json<string[]>(); // want: review response-not-shown

  async years(): Promise<number[]> {
    const dates = await this.client.get('api/v1/series/release-dates').json<string[]>(); // want: review response-not-shown
    return dates.map((date) => Number(date.slice(0, 4)));
  }

  async names(part: string): Promise<string[]> {
    return await this.client.get(`api/v1/authors/names?search=${encodeURIComponent(part)}`).json(); // want: review response-not-shown
  }

  async roles(): Promise<string[]> {
    return await this.client('api/v1/authors/roles').json(); // want: review response-not-shown
  }

  async settings(): Promise<unknown> {
    return await this.client('api/v1/settings').json(); // nope: a live operation
  }
}

export const migrated = () => api.get('v2/genres').json(); // nope: migrated already
