import useSWR from 'swr';
const base = process.env.NEXT_PUBLIC_KOMGA + '/api/v1';
const fetcher = (path: string) => fetch(base + path, { credentials: 'include' }).then((response) => response.json());
export function Shelf({ id }: { id: string }) {
  const { data } = useSWR(`/series/${id}/books?unpaged=true`, fetcher); // want: manual
  const { data: tags } = useSWR<string[]>('/tags', fetcher); // want: manual
  const { data: one } = useSWR(`/series/${id}`, fetcher); // nope: one series
  return <ul>{data?.content.map((book: { name: string }) => <li>{book.name}</li>)}{tags?.map((tag) => <li>{tag}</li>)}{one?.name}</ul>;
}
