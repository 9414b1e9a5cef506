const base = process.env.KOMGA_URL;

class Client {
  path = '/api/v1/genres';
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
const client = new Client();
function configure(target: any, path: string) {
  target.path = path;
}
export const configured = (path: string) => configure(client, path);

class Changed {
  path = '/api/v1/tags';
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
const changed = new Changed();
const change = (work: (one: Changed) => void) => work(changed);
export const changes = (path: string) =>
  change((one) => {
    one.path = path;
  });

class Merged {
  path = '/api/v1/languages';
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
const merged = new Merged();
const merge = <T extends object>(target: T, more: Partial<T>) => {
  for (const key of Object.keys(more) as (keyof T)[]) target[key] = more[key]!;
};
export const merges = (path: string) => merge(merged, { path });

class Assigned {
  path = '/api/v1/publishers';
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
const assigned = new Assigned();
export const assigns = (path: string) => Object.assign(assigned, { path });

class Defined {
  path = '/api/v1/sharing-labels';
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
const defined = new Defined();
export const defines = (path: string) => Object.defineProperty(defined, 'path', { value: path });

// The merging function takes another object
class Steady {
  place = '/api/v1/age-ratings';
  async all(): Promise<string[]> {
    return (await fetch(base + this.place)).json(); // want: review age-ratings
  }
}
export const steady = () => new Steady().all();
const settings = { place: '' };
export const settle = (place: string) => merge(settings, { place });
