// fixture: profile=komga
import axios, { type AxiosInstance } from 'axios';

export class Komga {
  private readonly client: AxiosInstance;
  readonly host: string;

  constructor({ host, key }: { host: string; key: string }) {
    this.host = host;
    this.client = axios.create({ baseURL: `${host}/api/v1`, headers: { 'X-API-Key': key } });
  }

  async genres(): Promise<string[]> {
    const { data } = await this.client.get<{ content: string[] }>('/genres?unpaged=true', {
      baseURL: `${this.host}/api/v2`,
    }); // want: migrated
    return data.content;
  }

  names = (search: string) => this.client.get<{ content: string[] }>('/authors/names', {
    params: { search, unpaged: true },
    baseURL: `${this.host}/api/v2`,
  }).then((r) => r.data.content); // want: migrated
}

export class Given {
  private readonly client: AxiosInstance;

  constructor(private readonly host: string) {
    this.client = axios.create({ baseURL: `${host}/api/v1` });
  }

  roles = async () => (
    await this.client.get<{ content: string[] }>('/authors/roles?unpaged=true', {
      baseURL: this.client.defaults.baseURL?.replace(/\/v1$/, '/v2'),
    })
  ).data.content; // want: migrated
}

/** The member may hold another address than the client has. */
export class Moved {
  private readonly client: AxiosInstance;
  private host: string;

  constructor(host: string) {
    this.host = host;
    this.client = axios.create({ baseURL: `${host}/api/v1` });
  }

  move(host: string) {
    this.host = host;
  }

  labels = async () => (
    await this.client.get<{ content: string[] }>('/sharing-labels?unpaged=true', {
      baseURL: this.client.defaults.baseURL?.replace(/\/v1$/, '/v2'),
    })
  ).data.content; // want: migrated
}

/** Here, too, since the name stands for two addresses. */
export class Trimmed {
  private readonly client: AxiosInstance;
  private readonly host: string;

  constructor(host: string) {
    this.host = host;
    host = host.trim();
    this.client = axios.create({ baseURL: `${host}/api/v1` });
  }

  languages = async () => (
    await this.client.get<{ content: string[] }>('/languages?unpaged=true', {
      baseURL: this.client.defaults.baseURL?.replace(/\/v1$/, '/v2'),
    })
  ).data.content; // want: migrated
}
