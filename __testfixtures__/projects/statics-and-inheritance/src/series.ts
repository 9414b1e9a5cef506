import { Model } from './model';

interface Page<T> {
  content: T[];
}

export class Series extends Model {
  id = '';
  static async search(text: string): Promise<Series[]> {
    const page = await this.send<Page<Series>>('GET', `/series?search=${encodeURIComponent(text)}`); // want: migrated
    return page.content;
  }
  static one(id: string) {
    return this.send<Series>('GET', `/series/${id}`); // nope: one series
  }
  static years() {
    return Series.send<string[]>('GET', '/series/release-dates'); // want: review
  }
  static books(id: string) {
    return super.send<Page<object>>('GET', `/series/${id}/books`); // want: migrated
  }
}
