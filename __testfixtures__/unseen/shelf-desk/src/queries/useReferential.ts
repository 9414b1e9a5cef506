import { useQueries } from '@tanstack/react-query';
import { listAgeRatings, listGenres, listPublishers, listSeriesTags } from '@/api/referentialApi';
import { keys } from './keys';

export interface FilterChoices {
  genres: string[];
  tags: string[];
  publishers: string[];
  ageRatings: string[];
  loading: boolean;
}

const HOUR = 3_600_000;

export function useFilterChoices(libraryIds: string[]): FilterChoices {
  const [genres, tags, publishers, ageRatings] = useQueries({
    queries: [
      { queryKey: keys.referential('genres', libraryIds), queryFn: () => listGenres(libraryIds), staleTime: HOUR },
      { queryKey: keys.referential('tags', libraryIds), queryFn: () => listSeriesTags(libraryIds[0]), staleTime: HOUR },
      { queryKey: keys.referential('publishers', libraryIds), queryFn: () => listPublishers(libraryIds), staleTime: HOUR },
      { queryKey: keys.referential('ages', libraryIds), queryFn: () => listAgeRatings(libraryIds), staleTime: HOUR },
    ],
  });
  return {
    genres: genres.data ?? [],
    tags: tags.data ?? [],
    publishers: publishers.data ?? [],
    ageRatings: ageRatings.data ?? [],
    loading: [genres, tags, publishers, ageRatings].some((query) => query.isPending),
  };
}
