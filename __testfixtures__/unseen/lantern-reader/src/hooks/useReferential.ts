import { useQuery } from '@tanstack/react-query';
import { referential, type ReferentialKey } from '../api/referential';

const HOUR = 3_600_000;

export function useReferential(key: ReferentialKey, libraryId?: string): string[] {
  const { data } = useQuery({
    queryKey: ['referential', key, libraryId],
    queryFn: () => referential[key](libraryId),
    staleTime: HOUR,
  });
  return Array.isArray(data) ? data : [];
}

// years do not depend on anything, so this one is point-free
export function useYears() {
  return useQuery({ queryKey: ['referential', 'years'], queryFn: referential.years, staleTime: HOUR });
}
