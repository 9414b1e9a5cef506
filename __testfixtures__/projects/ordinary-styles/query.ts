import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api';
export const seriesOptions = (library: string, page: number) =>
  queryOptions({ queryKey: ['series', library, page], queryFn: () => api.get('series', { searchParams: { library_id: library, page } }).json<{ content: object[] }>() }); // want: review not-retried
export const usePublishers = () => useQuery({ queryKey: ['publishers'], queryFn: () => api.get('publishers').json<string[]>() }); // want: migrated
export const useBooks = (id: string) => useQuery({ queryKey: ['books', id], queryFn: async ({ signal }) => api.get(`series/${id}/books`, { signal }).json() }); // want: review not-retried
