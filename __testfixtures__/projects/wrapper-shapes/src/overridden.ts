import call from './http.ts';

class Client {
  get<T>(path: string): Promise<T> {
    return call<T>(path);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return call<T>(path, body);
  }
}

/** Reads from what was saved. */
class OfflineClient extends Client {
  override async get<T>(path: string): Promise<T> {
    return JSON.parse(localStorage.getItem(path) ?? 'null') as T;
  }

  languages = () => this.get<string[]>('/api/v1/languages'); // nope: nothing is sent; mention
}

export class Online extends Client {
  languages = () => this.get<string[]>('/api/v1/languages'); // want: review response-not-shown
  books = (id: string) => super.get<object>(`/api/v1/series/${id}/books`); // want: review response-not-shown
}

export const offline = new OfflineClient();
export const saved = () => offline.get<string[]>('/api/v1/tags'); // nope: nothing is sent; mention
export const online = () => new Online().get<object>('/api/v1/series'); // want: review response-not-shown
