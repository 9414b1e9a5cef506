import { z } from 'zod';

const Series = z.object({ id: z.string(), name: z.string() });
const Genres = z.array(z.string());
const pageOf = <T extends z.ZodTypeAny>(item: T) => z.object({ content: z.array(item), last: z.boolean() });

async function load<S extends z.ZodTypeAny>(path: string, schema: S): Promise<z.infer<S>> {
  const response = await fetch(process.env.KOMGA_URL + path);
  return schema.parse(await response.json());
}

export const series = () => load('/api/v1/series?size=5', pageOf(Series)).then(({ content }) => content); // want: review wrapper-grown
export const genres = () => load('/api/v1/genres', z.array(z.string())); // want: migrated
export const languages = async (): Promise<string[]> => (await load('/api/v1/languages', z.string().array())).sort(); // want: migrated
export const ratings = () => load('/api/v1/age-ratings', z.array(z.string())); // want: review age-ratings
export const tags = () => load('/api/v1/tags', Genres); // want: migrated
