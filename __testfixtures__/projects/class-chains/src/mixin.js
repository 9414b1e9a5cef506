import axios from 'axios';

export const withKomga = (Base) =>
  class extends Base {
    #http = axios.create({ baseURL: this.address });

    tags() {
      return this.#http.get('/api/v1/tags').then(({ data }) => data); // want: review lists-joined
    }

    groups() {
      return this.#http.get('/api/v1/series/alphabetical-groups'); // want: review response-not-shown
    }
  };
