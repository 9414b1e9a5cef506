import 'server-only';
import { unstable_cache } from 'next/cache';
import { komgaGet } from './client';
import { Strings } from './schemas';

export interface Facets {
  genres: string[];
  tags: string[];
  ages: { value: string; label: string }[];
}

const ageLabel = (value: string) => (value === 'None' ? 'Unrated' : `${value} and up`);

export const getFacets = unstable_cache(
  async (libraryId: string): Promise<Facets> => {
    const scope = { library_id: libraryId };
    const [genres, tags, ages] = await Promise.all([
      komgaGet(Strings, '/genres', scope),
      komgaGet(Strings, '/tags', scope),
      komgaGet(Strings, '/age-ratings', scope),
    ]);
    return {
      genres,
      tags,
      ages: ages
        .sort((a, b) => Number(a === 'None') - Number(b === 'None') || Number(a) - Number(b))
        .map((value) => ({ value, label: ageLabel(value) })),
    };
  },
  ['facets-v2'],
  { revalidate: 3600, tags: ['facets'] },
);
