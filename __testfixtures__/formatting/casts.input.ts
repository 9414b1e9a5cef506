import axios from 'axios';

interface Book { id: string }

export async function books(seriesId: any): Promise<Book[]> {
  const response = await axios.get(`/api/v1/series/${<string>seriesId}/books`); // want: review response-not-shown
  return <Book[]>response.data.content;
}

export async function genres() {
  return <string[]>(await axios.get('/api/v1/genres')).data; // want: review response-not-shown
}

export const labels = async () => (await axios.get(<string>'/api/v1/sharing-labels')).data as string[]; // want: review response-not-shown

export const languages = async () => ((await fetch('/api/v1/languages' as const))!.json()) satisfies Promise<unknown>; // want: review response-not-shown

export const tags = async () => (await (fetch('/api/v1/tags', { method: 'GET' } as RequestInit))).json() as Promise<string[]>; // want: review lists-joined

export const series = async () => (await fetch(('/api/v1/series')!, { credentials: 'include' } satisfies RequestInit)).json(); // want: review response-not-shown

export const library = (id: string | undefined, part: object) =>
  axios.put(`/api/v1/libraries/${id!}`, part as Record<string, unknown>); // want: migrated
