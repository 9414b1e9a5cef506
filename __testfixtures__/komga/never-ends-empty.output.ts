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

export const publishers = () =>
  fetch(`${process.env.KOMGA_URL}/api/v2/publishers?unpaged=true`)
    .then((response) => ok<{ content: string[] }>(response))
    .then((page) => page.content); // want: migrated
export const genres = async () =>
  ok<{ content: string[] }>(await fetch(`${process.env.KOMGA_URL}/api/v2/genres?unpaged=true`))
    .then((page) => page.content); // want: migrated
export const languages = async () => orNothing<string[]>(await fetch(`${API}/languages`)); // want: manual response-passed
