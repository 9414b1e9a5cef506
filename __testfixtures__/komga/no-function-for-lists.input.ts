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
  axios.get('/api/v1/series', { params: { library_id: libraryIds, genre: genres, tag: tags } }); // want: migrated
