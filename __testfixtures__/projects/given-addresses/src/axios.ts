import axios, { type AxiosInstance } from 'axios';

class Client {
  private readonly http: AxiosInstance;
  constructor(root: string) {
    this.http = axios.create({ baseURL: root });
  }
  async labels() {
    return (await this.http.get<string[]>('/sharing-labels')).data; // want: manual base-holds-version
  }
  async one(id: string) {
    return (await this.http.get(`/libraries/${id}`)).data; // nope: not deprecated
  }
}
const client = new Client(`${process.env.KOMGA_URL}/api/v1/`);
export const labels = async () => [await client.labels(), await client.one('1')];
