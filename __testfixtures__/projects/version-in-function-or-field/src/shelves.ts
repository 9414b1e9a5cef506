// The function that makes the base gets the version
const root = () => `${localStorage.getItem('komga')}/api/v1`;
async function api(path: string): Promise<any> {
  const response = await fetch(root() + path);
  return response.json();
}
export const cover = (id: string) => `${root()}/series/${id}/thumbnail`;
export const genres = () => api('/genres'); // want: review

// A private field that nothing else reads
class Shelves {
  readonly #root: string;
  constructor(url: string) {
    this.#root = `${url.replace(/\/+$/, '')}/api/v1`;
  }
  async load(path: string): Promise<any> {
    return (await fetch(this.#root + path)).json();
  }
  tags = () => this.load('/tags'); // want: review
}

class Declared {
  private readonly root = `${process.env.KOMGA_URL}/api/v1`;
  async load(path: string): Promise<any> {
    return (await fetch(`${this.root}${path}`)).json();
  }
  tags = () => this.load('/tags'); // want: review
}

// What others read, or set, stays as it is
class Shared {
  private readonly root = `${process.env.KOMGA_URL}/api/v1`;
  async load(path: string): Promise<any> {
    return (await fetch(this.root + path)).json();
  }
  cover = (id: string) => `${this.root}/series/${id}/thumbnail`;
  tags = () => this.load('/tags'); // want: review
}
class Open {
  root = `${process.env.KOMGA_URL}/api/v1`;
  async load(path: string): Promise<any> {
    return (await fetch(this.root + path)).json();
  }
  tags = () => this.load('/tags'); // want: review
}

const base = () => `${sessionStorage.getItem('komga')}/api/v1`;
export const asValue = { base };
async function read(path: string): Promise<any> {
  return (await fetch(base() + path)).json();
}
export const languages = () => read('/languages'); // want: review
export const publishers = [Shelves, Declared, Shared, Open];
