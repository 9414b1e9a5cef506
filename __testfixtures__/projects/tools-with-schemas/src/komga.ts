import { z } from 'zod';

export const Strings = z.array(z.string());
export const Page = z.object({ content: z.array(z.object({ id: z.string() })), totalElements: z.number() });

type Result<T> = { ok: true; data: T } | { ok: false; error: string };

const base = process.env.KOMGA_URL;

/** Never throws: a tool has to report the problem. */
export async function read<S extends z.ZodTypeAny>(
  schema: S,
  path: string,
  params: Record<string, string | string[] | undefined> = {},
): Promise<Result<z.infer<S>>> {
  const url = new URL(`${base}${path}`);
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, one);
  }
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    if (!response.ok) return { ok: false, error: `status ${response.status}` };
    const parsed = schema.safeParse(await response.json());
    if (!parsed.success) return { ok: false, error: parsed.error.message };
    return { ok: true, data: parsed.data };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

export const Short = z.array(z.string().max(3));
