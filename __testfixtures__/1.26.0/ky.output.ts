import ky, { type KyInstance } from 'ky';

const server = process.env.SERVER!;
const api = ky.create({ prefixUrl: server });

export async function genres(): Promise<string[]> {
  return ky.get(`${server}/v2/genres`).json(); // want: review response-not-shown
}

export async function genresOf(library: string): Promise<string[]> {
  return api.get('v2/genres', { searchParams: { library_id: library } }).json(); // want: review response-not-shown
}

export const tags = () => api('v2/tags').json<string[]>(); // want: review lists-joined
export const bookTags = () => api('v2/tags', { method: 'get' }).json<string[]>(); // want: review lists-joined
export const seriesTags = () => api('v2/tags').json<string[]>(); // want: review lists-joined
export const languages = () => api.get('v2/languages', { timeout: 2_000 }).json<string[]>(); // want: review response-not-shown

export function publishers(search: string): Promise<string[]> {
  return ky(`${server}/v2/publishers?search=${search}`).json(); // want: review response-not-shown
}

export function labels() {
  return ky // want: review response-not-shown
    .extend({ prefixUrl: server })
    .get('v2/sharing-labels')
    .json<string[]>();
}

export class Lookups {
  constructor(private client: KyInstance) {}

  ages = () => this.client.get('v2/age-ratings').json<string[]>(); // want: review response-not-shown

  async years(): Promise<number[]> {
    const dates = await this.client.get('v2/series/release-years').json<string[]>(); // want: review response-not-shown
    return dates.map((date) => Number(date.slice(0, 4)));
  }

  async names(part: string): Promise<string[]> {
    return await this.client.get(`v2/authors/names?search=${encodeURIComponent(part)}`).json(); // want: review response-not-shown
  }

  async roles(): Promise<string[]> {
    return await this.client('v2/authors/roles').json(); // want: review response-not-shown
  }

  async settings(): Promise<unknown> {
    return await this.client('api/v1/settings').json(); // nope: a live operation
  }
}

export const migrated = () => api.get('v2/genres').json(); // nope: migrated already
