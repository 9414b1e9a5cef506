import { useQuery } from '@tanstack/react-query';
import { facets } from '@/api';

export const useGenres = () => useQuery({ queryKey: ['genres'], queryFn: facets.genres });
export const useYears = () => useQuery({ queryKey: ['series', 'release-dates'], queryFn: facets.years });
