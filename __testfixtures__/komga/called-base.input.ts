// fixture: profile=komga
// The base is what a function returns, of which only the type is known; the path is shared with calls that stay.
import axios from 'axios';

const paths = { series: '/api/v1/series' };

export class Shelf {
  constructor(private readonly host: () => string) {}

  all() {
    return axios.get<{ content: string[] }>(this.host() + paths.series); // want: migrated
  }
  one(id: string) {
    return axios.get<string>(`${this.host()}${paths.series}/${id}`);
  }
  books(id: string) {
    return axios.get<{ content: string[] }>(`${this.host()}${paths.series}/${id}/books`); // want: migrated
  }
}

interface Settings {
  address(): string;
}

export const listed = (settings: Settings) => axios.get<{ content: string[] }>(settings.address() + paths.series); // want: migrated
