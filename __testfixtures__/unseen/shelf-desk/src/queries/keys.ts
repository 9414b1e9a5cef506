import type { SeriesFilter } from '@/api/seriesApi';

export const keys = {
  series: (filter: SeriesFilter) => ['series', 'list', filter] as const,
  groups: (filter: SeriesFilter) => ['series', 'groups', filter] as const,
  seriesBooks: (id: string) => ['series', id, 'books'] as const,
  nextBook: (id: string) => ['series', id, 'next'] as const,
  search: (term: string) => ['search', term] as const,
  referential: (name: string, libraryIds: string[]) => ['ref', name, ...libraryIds] as const,
  libraries: ['libraries'] as const,
  keepReading: ['books', 'reading'] as const,
};
