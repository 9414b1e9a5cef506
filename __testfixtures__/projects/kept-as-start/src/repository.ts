import type { AxiosInstance } from 'axios';

/** One for each kind of thing. */
export abstract class Repository<T extends { id: string }> {
  constructor(
    protected readonly http: AxiosInstance,
    protected readonly path: string,
  ) {}

  async byId(id: string): Promise<T> {
    return (await this.http.get<T>(`${this.path}/${id}`)).data; // nope: one thing
  }
}

export abstract class Listing<T extends { id: string }> {
  constructor(
    protected readonly http: AxiosInstance,
    protected readonly path: string,
  ) {}

  async send(how: string): Promise<T> {
    return (await this.http.get<T>(this.path + how)).data;
  }
}
