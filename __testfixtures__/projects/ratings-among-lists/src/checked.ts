import ky from 'ky';
import { z } from 'zod';

const http = ky.create({ prefixUrl: `${process.env.KOMGA_URL}/api/v1` });
const strings = z.array(z.string());

async function read<S extends z.ZodTypeAny>(path: string, schema: S): Promise<z.output<S>> {
  return schema.parse(await http.get(path).json());
}

// want: migrated
export const publishers = () => read('publishers', strings);
// want: review age-ratings
export const ratings = () => read('age-ratings', strings);
// want: migrated
export const years = () => read('series/release-dates', strings);
