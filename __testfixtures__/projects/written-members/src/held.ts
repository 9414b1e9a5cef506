const base = process.env.KOMGA_URL;

// A table, a list and options in a field change through that field
class Table {
  paths = { genres: '/api/v1/genres' };
  use(path: string) {
    this.paths.genres = path;
  }
  all = async (): Promise<string[]> => (await fetch(base + this.paths.genres)).json(); // want: manual several-operations
}
export const table = new Table();

class Alias {
  paths: Record<string, string> = { tags: '/api/v1/tags' };
  use(name: string, path: string) {
    const { paths } = this;
    paths[name] = path;
  }
  all = async (): Promise<string[]> => (await fetch(base + this.paths.tags)).json(); // want: manual several-operations
}
export const alias = new Alias();

class List {
  names = ['genres', 'tags'];
  all = () => Promise.all(this.names.map(async (name) => (await fetch(`${base}/api/v1/${name}`)).json())); // want: manual open-end
}
const list = new List();
export const add = (name: string) => list.names.push(name);

class Options {
  init: RequestInit = { headers: { Accept: 'application/json' } };
  write() {
    this.init.method = 'DELETE';
  }
  all = () => fetch(`${base}/api/v1/languages`, this.init); // want: manual method-unknown
}
export const options = new Options();

class Fixed {
  static paths = { publishers: '/api/v1/publishers' };
  static use(paths: object) {
    Object.assign(Fixed.paths, paths);
  }
  static all = () => fetch(base + Fixed.paths.publishers); // want: manual several-operations
}
export const useFixed = (paths: object) => Fixed.use(paths);

// An object changes itself
export const shelf = {
  path: '/api/v1/sharing-labels',
  use(path: string) {
    this.path = path;
  },
  async all(): Promise<string[]> {
    return (await fetch(base + this.path)).json(); // want: manual several-operations
  },
};

// Only other fields, and tables of other classes, change
class Steady {
  lists = { genres: '/api/v1/genres' };
  state = { count: 0 };
  async all(): Promise<string[]> {
    this.state.count++;
    return (await fetch(base + this.lists.genres)).json(); // want: migrated
  }
}
export const steady = new Steady();
class Elsewhere {
  lists = { genres: '' };
}
export const elsewhere = (path: string) => {
  new Elsewhere().lists.genres = path;
};
