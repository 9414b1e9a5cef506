import axios from 'axios';

interface Book { id: string }

export async function books(seriesId: any): Promise<Book[]> {
  const response = await axios.post('/api/v1/books/list', {
    condition: { seriesId: { operator: 'is', value: seriesId } },
  }); // want: review response-not-shown
  return <Book[]>response.data.content;
}

export async function genres() {
  return <string[]>(await axios.get('/v2/genres')).data; // want: review response-not-shown
}

export const labels = async () => (await axios.get(<string>'/v2/sharing-labels')).data as string[]; // want: review response-not-shown

export const languages = async () => ((await fetch('/v2/languages' as const))!.json()) satisfies Promise<unknown>; // want: review response-not-shown

export const tags = async () => (await (fetch('/v2/tags', { method: 'GET' } as RequestInit))).json() as Promise<string[]>; // want: review lists-joined

export const series = async () => (
  await fetch(('/api/v1/series/list')!, {
    credentials: 'include',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  } satisfies RequestInit)
).json(); // want: review response-not-shown

export const library = (id: string | undefined, part: object) =>
  axios.patch(`/api/v1/libraries/${id!}`, part as Record<string, unknown>); // want: migrated
