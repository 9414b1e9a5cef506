import { type Komga, useKomga } from './http';

const V1 = '/api/v1';

export class Words {
  constructor(private readonly komga: Komga = useKomga()) {}

  private words(resource: string, library?: string): Promise<string[]> {
    return this.komga.get<string[]>(`${V1}/${resource}`, { library_id: library });
  }
  labels = (library?: string) => this.words('sharing-labels', library); // want: review wrapper-grown
  years = (library?: string) => this.words('series/release-dates', library); // want: migrated
  tags(series: string): Promise<string[]> {
    return this.komga.get<string[]>(`${V1}/tags/book`, { series_id: series }); // want: migrated
  }
}
