import { useQuery } from '@tanstack/react-query';
import { useKomga } from './use-komga';

interface Page<T> {
  content: T[];
}

export function useSeriesBooks(seriesId: string) {
  const komga = useKomga();
  return useQuery({
    queryKey: ['series', seriesId, 'books'], // nope: a query key
    queryFn: () => komga<Page<{ id: string }>>(`/api/v1/series/${seriesId}/books?unpaged=true`), // want: review query-parameters
    select: (page) => page.content,
  });
}

export function useSeries(page: number, unread: boolean) {
  const komga = useKomga();
  const only = unread ? '&read_status=UNREAD' : '';
  return useQuery({
    queryKey: ['series', page, unread],
    queryFn: ({ signal }) => komga<Page<{ id: string }>>(`/api/v1/series?page=${page}${only}`, { signal }), // want: review query-parameters
  });
}

export function useGenres() {
  const komga = useKomga();
  return useQuery({ queryKey: ['genres'], queryFn: () => komga<string[]>('/api/v1/genres') }); // want: review response-not-shown
}
