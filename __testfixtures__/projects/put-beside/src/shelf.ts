interface Page<T> {
  content: T[];
}

export class Shelf {
  constructor(private readonly root: string) {}

  private async get<T>(path: string): Promise<T> {
    const response = await fetch(`${this.root}/api/v1${path}`);
    return response.json();
  }

  private async getList<T>(path: string): Promise<T[]> {
    const page = await this.get<Page<T>>(path);
    return page.content;
  }

  unread() {
    return this.getList<object>('/books?read_status=UNREAD'); // want: review wrapper-grown
  }

  ended() {
    return this.get<Page<object>>('/series?status=ENDED'); // want: review wrapper-grown
  }
}

/** A subclass has a method of that name. */
export class Reader {
  constructor(protected readonly root: string) {}

  get(path: string) {
    return fetch(`${this.root}/api/v1${path}`).then((response) => response.json());
  }

  oneshots() {
    return this.get('/series?oneshot=true'); // want: review wrapper-grown
  }
}

export class Writer extends Reader {
  post(text: string) {
    return fetch(`${this.root}/posts`, { method: 'POST', body: text });
  }
}

/** The type of the object has no other member. */
export const typed = {
  get: async (path: string) => (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json(),
} satisfies Record<'get', unknown>;

export const deleted = () => typed.get('/series?deleted=true'); // want: review wrapper-grown

/** Too long to be written twice. */
async function getSlowly(path: string, attempts = 3): Promise<{ content: object[] }> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`);
    if (response.ok) {
      return response.json();
    }
    if (response.status < 500) {
      throw new Error(`${path}: refused`);
    }
    if (attempt >= attempts) {
      throw new Error(`${path}: ${response.status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
  }
}

export const complete = () => getSlowly('/series?complete=true'); // want: review wrapper-grown
