// fixture: profile=komga
// Code on the way asks whether there is a body, options or a further argument. After the edit there is.
const base = 'https://komga.example.com';
let writes = 0;

class Http {
  protected prepare(init: RequestInit): RequestInit {
    return init;
  }
  protected check(_init: RequestInit): void {}
  async get(path: string, init: RequestInit = {}): Promise<{ totalElements: number }> {
    this.check(init);
    const response = await fetch(base + path, this.prepare(init));
    return response.json();
  }
}

class Signed extends Http {
  protected override prepare(init: RequestInit): RequestInit {
    return { ...init, headers: { ...init.headers, 'X-Mode': init.body ? 'write' : 'read' } };
  }
}

class ReadOnly extends Http {
  protected override check({ method = 'GET' }: RequestInit): void {
    if (method !== 'GET') throw new Error('read only');
  }
}

export const plain = () => new Http().get('/api/v1/books?library_id=1'); // want: migrated
export const signed = () => new Signed().get('/api/v1/books?library_id=2'); // want: review body-tested
export const readOnly = () => new ReadOnly().get('/api/v1/books?library_id=3'); // want: manual method-decides

async function send(path: string, options?: RequestInit): Promise<{ totalElements: number }> {
  if (options) writes++;
  return (await fetch(base + path, options)).json();
}

async function carry(path: string, options?: RequestInit): Promise<{ totalElements: number }> {
  return (await fetch(base + path, options ? { ...options, keepalive: true } : {})).json();
}

async function read(path: string, ...rest: [RequestInit?]): Promise<{ totalElements: number }> {
  const response = await fetch(base + path, ...rest);
  if (rest.length > 0) console.warn(`with options: ${path}`);
  return rest.length === 1 ? { totalElements: response.status } : response.json();
}

export const sent = () => send('/api/v1/series?library_id=1'); // want: review body-tested
export const carried = () => carry('/api/v1/series?library_id=2'); // want: migrated
export const counted = () => read('/api/v1/series?library_id=3'); // want: review body-tested
export const made = () => writes;

// An empty object instead of no options decides nothing
async function filled(path: string, opts?: { method?: string; body?: unknown }): Promise<{ totalElements: number }> {
  opts = opts || {};
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (opts.body) headers['Content-Type'] = 'application/json';
  const method = opts.method || 'GET';
  return (await fetch(base + path, { method, headers, body: opts.body ? JSON.stringify(opts.body) : undefined })).json();
}

export const shelf = () => filled('/api/v1/series?library_id=4'); // want: migrated
