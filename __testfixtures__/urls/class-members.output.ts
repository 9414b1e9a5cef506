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

  genres = () => axios.get('/v2/genres'); // want: review response-not-shown
  languages = () => axios.get('/v2/languages'); // want: review response-not-shown
  allTags = () => axios.get(this.tags); // want: review lists-joined
  publishers = () => axios.get(`${this.server}${this.#publishers}`); // want: review response-not-shown
  allBooks = () => axios.post(`${this.books}/list`, {}); // want: review response-not-shown
  labels = () => axios.get(`${this.server}/v2/sharing-labels`); // want: review response-not-shown
  ages = () => axios.get(this.#ages); // want: review response-not-shown
  series = () => axios.post(this.server + this.v1 + '/series/list', {}); // want: review response-not-shown
  collections = () => axios.get(this.server + this.v1 + '/collections'); // nope: a live operation
  volumes = (id: string) =>
    axios.post(`${this.server}/api/v1/books/list`, { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown

  #volumesOf(id: string) {
    return `${this.server}/api/v1/series/${id}/books`;
  }
}
