import { Source } from '@reader/types';

export class KomgaSource extends Source {
  server = process.env.KOMGA_URL;
  protected async load(path: string): Promise<any> {
    const response = await fetch(this.server + path, { headers: { 'X-API-Key': process.env.KOMGA_KEY ?? '' } });
    return response.json();
  }
  async chapters(id: string) {
    return (await this.load(`/api/v1/series/${id}/books?sort=metadata.numberSort`)).content; // want: review
  }
  async find(text: string) {
    return (await this.load(`/api/v1/series?search=${encodeURIComponent(text)}`)).content; // want: migrated
  }
}
