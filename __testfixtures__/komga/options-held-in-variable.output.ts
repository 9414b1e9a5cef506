// fixture: profile=komga
// The options of a call are in a variable that other calls also use: the call gets a copy with what the list needs.

interface Options {
  query?: Record<string, string | boolean | undefined>;
  ttl?: number;
}

async function get<T>(path: string, { query, ttl = 60 }: Options = {}): Promise<T> {
  const url = new URL(`${process.env.KOMGA}/api${path}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  const response = await fetch(url, { cache: ttl > 0 ? 'force-cache' : 'no-store' });
  return response.json() as Promise<T>;
}

export async function facets(library?: string) {
  const options = library ? { query: { library_id: library } } : undefined;
  const genres = (
    await get<{ content: string[] }>('/v2/genres', { ...options, query: { ...options?.query, unpaged: true } })
  ).content; // want: migrated
  const tags = (
    await get<{ content: string[] }>('/v2/tags', { ...options, query: { ...options?.query, unpaged: true } })
  ).content; // want: migrated
  return { genres, tags };
}

export async function labels() {
  const options = { ttl: 3600 };
  const all = (
    await get<{ content: string[] }>('/v2/sharing-labels', { ...options, query: { unpaged: true } })
  ).content; // want: migrated
  return {
    all,
    publishers: (await get<{ content: string[] }>('/v2/publishers', { ...options, query: { unpaged: true } })).content,
  }; // want: migrated
}

export async function always(library: string) {
  const options = { ttl: 5, query: { library_id: library } };
  const other = { ...options, ttl: 6 };
  const genres = (
    await get<{ content: string[] }>('/v2/genres', { ...options, query: { ...options.query, unpaged: true } })
  ).content; // want: migrated
  return {
    genres,
    languages: (await get<{ content: string[] }>('/v2/languages', {
      ...other,
      query: { ...other.query, unpaged: true },
    })).content,
  }; // want: migrated
}

/** What is in the options is not known: it may be `unpaged` itself. */
export async function given(options: Options) {
  return get<string[]>('/v1/genres', options); // want: manual query-unknown
}

export async function unpaged(library?: string) {
  const options = library ? { query: { library_id: library, size: '5' } } : undefined;
  return get<string[]>('/v1/genres', options); // want: manual query-unknown
}

/** A query that changes is not known. */
export async function changing(name: string, library: string) {
  const options: Options = { query: { library_id: library } };
  options.query = { [name]: library };
  return get<string[]>('/v1/genres', options); // want: manual query-unknown
}

/** A search can't be split in options that other code holds. */
export async function search(text?: string) {
  const options = text ? { query: { search: text } } : undefined;
  return get<{ content: unknown[] }>('/v1/series', options); // want: manual query-unknown
}
