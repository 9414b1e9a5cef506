'use client';
import useSWR from 'swr';

const fetcher = (url: string) => fetch(url).then((response) => response.json());

export function Shelf({ page }: { page: number }) {
  const { data } = useSWR(`/api/komga/series?page=${page}`, fetcher); // want: manual base-unknown
  const { data: libraries } = useSWR('/api/komga/libraries', fetcher); // nope: the application's own route
  return <a href="/series/1/books">{data?.content.length} in {libraries?.length}</a>; // nope: a page of the application
}
