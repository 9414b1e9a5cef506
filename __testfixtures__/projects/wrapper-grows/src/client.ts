interface Reads {
  read<T>(path: string): Promise<T>;
}

interface Ask {
  path: string;
  accept?: string;
}

const server = process.env.KOMGA_URL;

/** Its interface has nothing in the place of one more parameter. */
export class Declared implements Reads {
  async read<T>(path: string): Promise<T> {
    return (await fetch(server + path)).json();
  }
}

export class Client {
  /** Has a declared parameter that it takes apart. */
  async ask<T>({ path, accept = 'application/json' }: Ask): Promise<T> {
    const response = await fetch(server + path, { headers: { Accept: accept } });
    return (await response.json()) as T;
  }

  /** Two steps from the request. */
  first<T>(path: string): Promise<T> {
    return this.#second<T>(path, 1);
  }

  async #second<T>(path: string, attempt: number): Promise<T> {
    const response = await fetch(`${server}${path}`);
    if (response.ok || attempt > 2) return response.json() as Promise<T>;
    return this.#second<T>(path, attempt + 1);
  }
}

export function overloaded(path: string): Promise<object>;
export function overloaded(path: string, signal: AbortSignal): Promise<object>;
export async function overloaded(path: string, signal?: AbortSignal): Promise<object> {
  return (await fetch(server + path, { signal: signal ?? null })).json();
}
