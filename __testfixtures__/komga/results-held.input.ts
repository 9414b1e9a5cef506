// fixture: profile=komga
type Result<T> = {ok: true; value: T} | {ok: false; status: number; reason: string};
class Komga {
  constructor(private readonly address: string) {}
  protected async exchange<T>(verb: 'GET' | 'POST', path: string): Promise<Result<T>> {
      const response = await fetch(this.address + '/api/v1' + path, { method: verb });
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
    const ratings = await this.must(this.exchange<string[]>('GET', '/age-ratings')); // want: review
    return ratings.filter(r => r !== 'None' && Number(r) > age);
  }
  async genres(): Promise<string[]> {
    const r = await this.exchange<string[]>('GET', '/genres'); // want: migrated
    if (!r.ok) throw new Error(r.reason);
    return r.value;
  }
  /** A function of which nothing reads the result. */
  async sized(): Promise<{ value: string[]; size: number }> {
    const read = async () => {
      const response = await fetch(this.address + '/api/v1/publishers'); // want: migrated
      const value: string[] = await response.json();
      return { ok: true, value, size: value.length };
    };
    return read();
  }

  async tags(): Promise<string[]> {
    const list = async (path: string) => {
      const r = await this.exchange<string[]>('GET', path);
      return r.ok ? r.value : [];
    };
    return list('/tags'); // want: migrated
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

export const languages = () => asked<string[]>('/api/v1/languages'); // want: migrated
