// fixture: profile=komga
import axios from 'axios';
import { anyOf } from './conditions';

interface Filter {
  libraryIds?: string[];
  genres?: string[];
  tags?: string[];
}

// Both names are taken: each condition is written out.
export const anyOfValues = (values: string[]) => anyOf(values);
export const byFilter = ({ libraryIds, genres, tags }: Filter) =>
  axios.post('/api/v1/series/list', {
    condition: {
      allOf: [
        ...(libraryIds?.length
          ? [{ anyOf: libraryIds.map((value) => ({ libraryId: { operator: 'is', value } })) }]
          : []),
        ...(genres?.length
          ? [{ anyOf: genres.filter(Boolean).map((value) => ({ genre: { operator: 'is', value } })) }]
          : []),
        ...(tags?.length ? [{ anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
      ],
    },
  }); // want: migrated
