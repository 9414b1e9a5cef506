// fixture: profile=komga
import createClient from 'openapi-fetch';
import type { paths } from './generated/komga.ts';

const komga = createClient<paths>({ baseUrl: process.env.KOMGA_URL });

// What it returns is inferred from its argument, so a call needs no type argument
async function unwrap<T>(result: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await result;
  if (data === undefined) throw error;
  return data;
}

export async function labels(): Promise<string[]> {
  const found = await unwrap(komga.GET('/api/v1/sharing-labels')); // want: review types-to-generate
  return found.map((label) => label.trim());
}

// Nothing says what it returns but the type argument
const decode = async <T>(response: Response): Promise<T> => response.json();

export async function genres(): Promise<string[]> {
  return decode(await fetch(`${process.env.KOMGA_URL}/api/v1/genres`)); // want: migrated
}
