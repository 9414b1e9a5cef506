const KOMGA = process.env.KOMGA_ADDRESS;
const token = { 'X-Auth-Token': process.env.KOMGA_TOKEN ?? '' };

/** Says that it sends JSON where it does. */
export class Client {
  async #send<T>(verb: string, path: string, body?: object): Promise<T> {
    const headers: Record<string, string> = { ...token };
    if (body) headers['Content-Type'] = 'application/json';
    const init = { method: verb, headers, body: body ? JSON.stringify(body) : undefined };
    return (await fetch(`${KOMGA}${path}`, init as RequestInit)).json() as Promise<T>;
  }

  read<T>(path: string) {
    return this.#send<T>('GET', path);
  }

  post<T>(path: string, body: object) {
    return this.#send<T>('POST', path, body);
  }
}

export async function request(path: string, verb = 'GET', data?: object) {
  const headers = data ? Object.assign({ 'Content-Type': 'application/json' }, token) : token;
  const answer = await fetch(KOMGA + path, { method: verb, headers, body: data ? JSON.stringify(data) : null });
  return answer.json();
}

export async function ask(path: string, options: { method?: string; json?: unknown } = {}) {
  const headers = new Headers(token);
  if (options.json !== undefined) headers.set('content-type', 'application/json');
  const body = options.json === undefined ? null : JSON.stringify(options.json);
  return (await fetch(KOMGA + path, { method: options.method ?? 'GET', headers, body })).json();
}

/** Says so in another case: what it sends is text to the server. */
export async function submit(path: string, verb = 'GET', data?: object, isForm = true) {
  const headers: Record<string, string> = { ...token, 'X-Form': String(isForm) };
  if (!isForm) headers['Content-Type'] = 'application/json';
  const init = { method: verb, headers, body: data ? JSON.stringify(data) : null };
  return (await fetch(KOMGA + path, init)).json();
}
