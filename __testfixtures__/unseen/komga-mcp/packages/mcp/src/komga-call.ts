export interface Creds {
  url: string;
  key: string;
}

export function credsFromEnv(env = process.env): Creds {
  const url = env.KOMGA_URL;
  const key = env.KOMGA_API_KEY;
  if (!url || !key) throw new Error("KOMGA_URL and KOMGA_API_KEY must be set");
  return { url: url.replace(/\/$/, ""), key };
}

/**
 * For the questions the SDK has no method for. Always a GET.
 */
export async function call<T>(creds: Creds, path: string, search?: URLSearchParams): Promise<T> {
  const suffix = search && [...search].length > 0 ? `?${search}` : "";
  const response = await fetch(`${creds.url}${path}${suffix}`, {
    headers: { "X-API-Key": creds.key, Accept: "application/json" },
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Komga ${response.status}: ${text.slice(0, 120)}`);
  return JSON.parse(text) as T;
}
