export type Params = Record<string, string | number | boolean | string[]>;

export interface Page<T> {
  content: T[];
  last: boolean;
  totalElements: number;
}

const query = (params: Params): string => {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** First where, then what: `get('/series')({ size: 5 })`. */
export const get = <T>(path: string) => async (params: Params = {}): Promise<T> => {
  const response = await fetch(`${process.env.KOMGA}/api/v1${path}${query(params)}`);
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  return (await response.json()) as T;
};

/** Every item of a paged list. */
export async function* items<T>(path: string, params: Params = {}): AsyncGenerator<T> {
  const load = get<Page<T>>(path);
  for (let page = 0; ; page++) {
    const { content, last } = await load({ ...params, page });
    yield* content;
    if (last) return;
  }
}
