// fixture: profile=komga
// The base is what a function returns, of which only the type is known; the path is shared with calls that stay.
import axios from 'axios';

const paths = { series: '/api/v1/series' };

export class Shelf {
  constructor(private readonly host: () => string) {}

  all() {
    return axios.post<{ content: string[] }>(`${this.host()}${paths.series}/list`, {}); // want: migrated
  }
  one(id: string) {
    return axios.get<string>(`${this.host()}${paths.series}/${id}`);
  }
  books(id: string) {
    return axios.post<{ content: string[] }>(`${this.host()}/api/v1/books/list?sort=metadata.numberSort,asc`, {
      condition: { seriesId: { operator: 'is', value: id } },
    }); // want: migrated
  }
}

interface Settings {
  address(): string;
}

export const listed = (settings: Settings) =>
  axios.post<{ content: string[] }>(`${settings.address()}${paths.series}/list`, {}); // want: migrated
