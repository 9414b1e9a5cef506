import { Service } from './service.js';

export class Komga extends Service {
  unread(library) {
    return this.cached('/api/v1/series', { library_id: library, read_status: 'UNREAD' }); // want: review
  }

  latest() {
    return this.cached('/api/v1/books/latest', { size: 10 }); // nope: stays
  }
}
