import axios from 'axios';

export class Catalogue {
  static readonly GENRES = '/api/v1/genres';
  static #languages = '/api/v1/languages';
  private readonly tags = '/v2/tags';
  readonly #publishers = '/v2/publishers';
  private readonly v1 = '/api/v1'; // nope: shared with live operations
  private readonly books: string;

  constructor(private readonly server: string) {
    this.books = `${server}/api/v1/books`;
  }

  get labelsUrl() {
    return `${this.server}/api/v1/sharing-labels`;
  }

  get #ages() {
    return '/v2/age-ratings';
  }

  genres = () => axios.get('/v2/genres'); // want: migrated
  languages = () => axios.get('/v2/languages'); // want: migrated
  allTags = () => axios.get(this.tags); // want: migrated
  publishers = () => axios.get(`${this.server}${this.#publishers}`); // want: migrated
  allBooks = () => axios.post(`${this.books}/list`, {}); // want: migrated
  labels = () => axios.get(`${this.server}/v2/sharing-labels`); // want: migrated
  ages = () => axios.get(this.#ages); // want: migrated
  series = () => axios.post(this.server + this.v1 + '/series/list', {}); // want: migrated
  collections = () => axios.get(this.server + this.v1 + '/collections'); // nope: a live operation
  volumes = (id: string) => axios.post(`${this.server}/api/v1/books/list`, {
    condition: { seriesId: { operator: 'is', value: id } },
  }); // want: migrated

  #volumesOf(id: string) {
    return `${this.server}/api/v1/series/${id}/books`;
  }
}
