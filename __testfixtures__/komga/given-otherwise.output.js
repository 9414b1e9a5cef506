// fixture: profile=komga
const base = `${process.env.KOMGA_URL}/api/v1`;

async function run(method, path, body) {
  const response = await fetch(base + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return response.json();
}

class Client {
  post(path, body) {
    return run('POST', path, body);
  }

  get(path) {
    return run('GET', path);
  }

  async list(path) {
    return (await run('GET', path)).content;
  }

  async *all(path) {
    const page = await run('GET', path);
    yield* page.content;
  }

  safe(path) {
    return run('GET', path).catch(() => null);
  }
}

const api = new Client();

export const whole = () => api.post('/series/list', {}); // want: migrated
export const listed = async () => (await api.list('/series')).map(({ id }) => id); // want: manual no-slot
export const count = async () => (await api.safe('/books'))?.totalElements; // want: manual no-slot

export async function ids() {
  const found = [];
  for await (const { id } of api.all('/series')) found.push(id); // want: manual no-slot
  return found;
}
