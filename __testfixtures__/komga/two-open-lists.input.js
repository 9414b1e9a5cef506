// fixture: profile=komga
import { ofetch } from 'ofetch';

// Two values that may each be a list or a single one.
export class Shelf {
  constructor(filters) {
    this.filters = filters;
  }

  load(page) {
    const query = { page, size: 60 };
    if (this.filters.libraryId) query.library_id = this.filters.libraryId;
    if (this.filters.languages.length) query.language = this.filters.languages;
    return ofetch('/api/v1/series', { query }); // want: review not-retried
  }
}

// What is made a list is one.
export async function unread(lib) {
  const query = { size: 10, read_status: ['UNREAD'] };
  if (lib) query.library_id = [].concat(lib);
  return ofetch('/api/v1/books', { query }); // want: review not-retried
}
