// fixture: profile=komga
type Result<T> = {ok: true; value: T} | {ok: false; status: number; reason: string};
class Komga {
  constructor(private readonly address: string) {}
  protected async exchange<T>(verb: 'GET' | 'POST', path: string, version = 'v1'): Promise<Result<T>> {
      const response = await fetch(this.address + '/api/' + version + path, { method: verb });
      if (!response.ok) {
        return {ok: false, status: response.status, reason: await response.text()};
      }
      const data = await response.json();
      return {ok: true, value: data as T};
  }
  protected async must<T>(pending: Promise<Result<T>>): Promise<T> {
    const result = await pending;
    if (!result.ok) {
      throw new Error(`${result.status}: ${result.reason}`);
    }
    return result.value;
  }
  async ratingsAbove(age: number): Promise<string[]> {
    const ratings = (await this.must(this.exchange<{content: number[]}>('GET', '/age-ratings?unpaged=true', 'v2')))?.content.map(String); // want: review
    return ratings.filter(r => r !== 'None' && Number(r) > age);
  }
  async genres(): Promise<string[]> {
    const r = await this.exchange<{content: string[]}>('GET', '/genres?unpaged=true', 'v2'); // want: migrated
    if (!r.ok) throw new Error(r.reason);
    return r.value.content;
  }
  /** A function of which nothing reads the result. */
  async sized(): Promise<{ value: string[]; size: number }> {
    const read = async () => {
      const response = await fetch(this.address + '/api/v2/publishers?unpaged=true'); // want: migrated
      const value: string[] = (await response.json()).content;
      return { ok: true, value, size: value.length };
    };
    return read();
  }

  async tags(): Promise<string[]> {
    const list = async (path: string, version = 'v1') => {
      const r = await this.exchange<string[]>('GET', path, version);
      return r.ok ? r.value : [];
    };
    return list('/tags?unpaged=true', 'v2').then((page: any): string[] => page?.content ?? []); // want: migrated
  }
}

export const made = new Komga('http://komga.local');

type Outcome<T> = {ok: true; data: T} | {ok: false; error: string};

async function asked<T>(path: string): Promise<Outcome<T>> {
  try {
    const response = await fetch('http://komga.local' + path);
    return {ok: true, data: (await response.json()) as T};
  } catch (error) {
    return {ok: false, error: String(error)};
  }
}

export const languages = () => asked<{content: string[]}>('/api/v2/languages?unpaged=true').then(res => ('data' in res
  ? {...res, data: res.data?.content}
  : res)); // want: migrated
