import { error } from '@sveltejs/kit';

export interface Page<T> {
  readonly content: readonly T[];
  readonly totalPages: number;
}
export interface Book {
  readonly id: string;
}

interface Context {
  fetch: typeof fetch;
  locals: { komga: string };
}

export async function query<T>({ fetch, locals }: Context, path: string, search?: URLSearchParams): Promise<T> {
  const suffix = search ? `?${search.toString()}` : '';
  const response = await fetch(`${locals.komga}${path}${suffix}`);
  if (!response.ok) error(response.status, await response.text());
  return response.json();
}
