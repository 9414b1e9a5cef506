import ky from 'ky';
import { apiKey, serverUrl } from './settings';

const PATHS = {
  tags: 'api/v1/tags',
  languages: 'api/v1/languages',
  publishers: 'api/v1/publishers',
  labels: 'api/v1/sharing-labels',
  ages: 'api/v1/age-ratings',
  years: 'api/v1/series/release-dates',
  claim: 'api/v1/claim',
} as const;

const catalogue = ky.create({ prefixUrl: serverUrl, headers: { 'X-API-Key': apiKey }, retry: 2 });

/** Everything that a list can be narrowed down by. */
export async function facets(libraryId: string) {
  const searchParams = { library_id: libraryId };
  const [tags, languages, publishers, years] = await Promise.all([
    catalogue.get(PATHS.tags, { searchParams }).json<string[]>(),
    catalogue.get(PATHS.languages, { searchParams }).json<string[]>(),
    catalogue.get(PATHS.publishers, { searchParams }).json<string[]>(),
    catalogue.get(PATHS.years, { searchParams }).json<string[]>(),
  ]);
  return { tags, languages, publishers, years: years.map((date) => date.slice(0, 4)) };
}

export const sharingLabels = () => catalogue(PATHS.labels).json<string[]>();

export const ageRatings = (signal: AbortSignal) => catalogue.get(PATHS.ages, { signal }).json<string[]>();

export const isClaimed = async () => (await catalogue.get(PATHS.claim).json<{ isClaimed: boolean }>()).isClaimed;
