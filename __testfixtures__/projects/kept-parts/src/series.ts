import { ListClient } from './list-client';

export class Series extends ListClient {
  find = async (tag: string) => (await this.list('series', { tag, size: '2' })).content.length; // want: review url-kept
  genres = () => this.names('genres'); // want: review url-kept
  get filters() {
    return this.history.map((one) => Object.keys(one).join());
  }
}
