export type Params = Record<string, string | number | boolean | undefined>;
export type Result<T> = { ok: true; data: T } | { ok: false; data?: undefined; status: number };

const failed = (status: number) => ({ ok: false, status }) as const;

/** Says whether it worked; without data if it did not. */
export async function ask<T>({ path, query = {} }: { path: string; query?: Params }): Promise<Result<T>> {
  try {
    const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
    const response = await fetch(`${process.env.KOMGA_URL}/api/${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`);
    if (response.status >= 500) return { ok: false, status: response.status };
    if (!response.ok) return failed(response.status);
    return { ok: true, data: await response.json() };
  } catch {
    return failed(0);
  }
}

/** With `null` for data. */
export async function tryTo<T>(path: string): Promise<{ data: T | null; error: unknown }> {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`);
  if (!response.ok) return { data: null, error: await response.text() };
  return { data: await response.json(), error: undefined };
}

const before: { value?: unknown } = {};

/** What was there before stands in for what can't be had. */
export async function orBefore<T>(path: string): Promise<{ ok: boolean; data: T }> {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`);
  if (!response.ok) return { ok: false, data: before.value as T };
  return { ok: true, data: await response.json() };
}

const nothing: Partial<{ data: unknown }> = {};

/** What is spread may have data. */
export async function withRest<T>(path: string): Promise<{ ok: boolean; data: T }> {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`);
  if (!response.ok) return { ok: false, ...(nothing as { data: T }) };
  return { ok: true, data: await response.json() };
}
