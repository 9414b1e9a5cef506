import type { Cache, Files, Http } from './http';

export class KomgaHttp implements Http {
  constructor(private readonly server: string) {}
  async get<T>(path: string): Promise<T> {
    const response = await fetch(`${this.server}/api/v1${path}`);
    return response.json();
  }
}
export class Linked implements Files {
  load = async (path: string) => (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).text();
}
export class Disk implements Files {
  load = async (path: string) => `/disk${path}`;
}
export class Remote implements Cache {
  async get(path: string): Promise<string[]> {
    return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json();
  }
}
export function emptyCache(): Cache {
  return { get: async () => [] };
}
