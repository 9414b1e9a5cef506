import axios from 'axios';

export class Catalogue {
  static readonly GENRES = '/api/v1/genres';
  static #languages = '/api/v1/languages';
  private readonly tags = '/api/v1/tags';
  readonly #publishers = '/api/v1/publishers';
  private readonly v1 = '/api/v1'; // nope: shared with live operations
  private readonly books: string;

  constructor(private readonly server: string) {
    this.books = `${server}/api/v1/books`;
  }

  get labelsUrl() {
    return `${this.server}/api/v1/sharing-labels`;
  }

  get #ages() {
    return '/api/v1/age-ratings';
  }

  genres = () => axios.get(Catalogue.GENRES); // want: migrated
  languages = () => axios.get(Catalogue.#languages); // want: migrated
  allTags = () => axios.get(this.tags); // want: migrated
  publishers = () => axios.get(`${this.server}${this.#publishers}`); // want: migrated
  allBooks = () => axios.get(this.books); // want: migrated
  labels = () => axios.get(this.labelsUrl); // want: migrated
  ages = () => axios.get(this.#ages); // want: migrated
  series = () => axios.get(this.server + this.v1 + '/series'); // want: migrated
  collections = () => axios.get(this.server + this.v1 + '/collections'); // nope: a live operation
  volumes = (id: string) => axios.get(this.#volumesOf(id)); // want: migrated

  #volumesOf(id: string) {
    return `${this.server}/api/v1/series/${id}/books`;
  }
}
