import { requestUrl, type RequestUrlParam } from 'obsidian';

export class Server {
  private readonly root: string;

  constructor(settings: { komgaUrl: string; key: string }) {
    this.root = `${settings.komgaUrl}/api/v1`;
    this.key = settings.key;
  }

  private readonly key: string;

  private request(url: string): RequestUrlParam {
    return { url, method: 'GET', headers: { 'X-API-Key': this.key }, throw: true };
  }

  async books(seriesId: string): Promise<{ id: string }[]> {
    // want: migrated
    const { json } = await requestUrl(this.request(`${this.root}/series/${seriesId}/books?unpaged=true`));
    return json.content;
  }

  async entry(id: string): Promise<{ id: string }> {
    // nope: it stays
    return (await requestUrl(this.request(`${this.root}/series/${id}`))).json;
  }
}
