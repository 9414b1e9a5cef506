// fixture: profile=komga
import axios from 'axios';

// Two of one form are short enough, and a list that is tested for more has conditions of its own.
export async function two(libraryIds?: string[], tags?: string[], isOpen = false) {
  const first = await axios.get('/api/v1/series', { params: { library_id: libraryIds, tag: tags } }); // want: migrated
  const params: Record<string, unknown> = { size: 20 };
  if (isOpen && tags?.length) params.tag = tags;
  return [first, await axios.get('/api/v1/books', { params })]; // want: migrated
}
