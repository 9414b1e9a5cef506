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
    const { data } = await this.client.get<string[]>('/genres'); // want: migrated
    return data;
  }

  names = (search: string) => this.client.get<string[]>('/authors/names', { params: { search } }).then((r) => r.data); // want: migrated
}

export class Given {
  private readonly client: AxiosInstance;

  constructor(private readonly host: string) {
    this.client = axios.create({ baseURL: `${host}/api/v1` });
  }

  roles = async () => (await this.client.get<string[]>('/authors/roles')).data; // want: migrated
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

  labels = async () => (await this.client.get<string[]>('/sharing-labels')).data; // want: migrated
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

  languages = async () => (await this.client.get<string[]>('/languages')).data; // want: migrated
}
