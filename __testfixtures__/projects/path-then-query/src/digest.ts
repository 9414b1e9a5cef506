import { get, items, type Page } from './komga.ts';

interface Series {
  id: string;
  name: string;
}

export const finished = () => get<Page<Series>>('/series')({ status: 'ENDED', complete: true, size: 10 }); // want: review wrapper-grown
export const latest = () => get<Page<Series>>('/series/latest')({ size: 5 }); // nope: a live list

export async function firstVolume({ id }: Series) {
  const { content } = await get<Page<{ name: string }>>(`/series/${id}/books`)({ size: 1 }); // want: migrated
  return content[0];
}

export async function fresh(since: string) {
  const names: string[] = [];
  // want: review wrapper-grown
  for await (const { name } of items<Series>('/books', { released_after: since })) names.push(name);
  return names;
}
