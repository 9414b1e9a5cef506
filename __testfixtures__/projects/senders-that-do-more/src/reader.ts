const root = process.env.KOMGA_URL;

/** Asks up to three times, unlike `post`. */
export class Patient {
  async get(path: string): Promise<{ content: object[] }> {
    for (let count = 1; ; count++) {
      const res = await fetch(`${root}/api/v1${path}`);
      if (res.ok || count === 3) return res.json();
    }
  }

  async post(path: string, body: unknown): Promise<{ content: object[] }> {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${root}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }

  oneshots() {
    return this.get('/series?oneshot=true'); // want: review wrapper-grown
  }
}

/** Fails if Komga says no, unlike `post`. */
export class Strict {
  async get(path: string): Promise<{ content: object[] }> {
    const res = await fetch(`${root}/api/v1${path}`);
    if (!res.ok) throw new Error(`${res.status}`);
    return res.json();
  }

  async post(path: string, body: unknown): Promise<{ content: object[] }> {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${root}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }

  deleted() {
    return this.get('/series?deleted=true'); // want: review wrapper-grown
  }
}

const limits: Record<string, number> = { GET: 5000, PUT: 9000 };

/** A copy has the same limit. */
async function getList(path: string) {
  const signal = AbortSignal.timeout(limits['GET'] ?? 0);
  return (await fetch(`${root}/api/v1${path}`, { signal })).json();
}

export const broken = () => getList('/books?media_status=ERROR'); // want: review wrapper-grown

/** A copy fails with the same text, which is tested below. */
async function getPage(path: string) {
  const res = await fetch(`${root}/api/v1${path}`);
  if (!res.ok) throw new Error(`GET failed: ${res.status}`);
  return res.json();
}

export const hiatus = () => getPage('/series?status=HIATUS'); // want: review wrapper-grown
export const isRefusal = (error: Error) => error.message.startsWith('GET failed');
