// fixture: profile=komga
import { error } from '@sveltejs/kit';

const API = `${process.env.KOMGA_URL}/api/v1`;

async function ok<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  error(502, `Komga: ${response.status}`);
}

async function orNothing<T>(response: Response): Promise<T | undefined> {
  if (response.ok) return (await response.json()) as T;
  console.warn(response.status);
}

export const publishers = () => fetch(`${API}/publishers`).then((response) => ok<string[]>(response)); // want: migrated
export const genres = async () => ok<string[]>(await fetch(`${API}/genres`)); // want: migrated
export const languages = async () => orNothing<string[]>(await fetch(`${API}/languages`)); // want: manual response-passed
