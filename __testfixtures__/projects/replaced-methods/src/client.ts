const base = process.env.BASE_URL;
const log: string[] = [];

// What takes its place hands on the path only
function logged(target: any, key: string) {
  const original = target[key];
  target[key] = function (this: any, path: string) {
    log.push(key);
    return original.call(this, path);
  };
}
class Api {
  async get(path: string): Promise<any> {
    return (await fetch(base + path)).json();
  }
}
logged(Api.prototype, 'get');
export const books = async () => (await new Api().get('/api/v1/books?size=2')).content; // want: manual no-slot
export const genres = async (): Promise<string[]> => new Api().get('/api/v1/genres'); // want: migrated

// A decorator does so
function timed(original: any, _context: unknown) {
  return function (this: any, path: string) {
    return original.call(this, path);
  };
}
class Timed {
  @timed
  async get(path: string): Promise<any> {
    return (await fetch(base + path)).json();
  }
}
export const series = async () => (await new Timed().get('/api/v1/series?size=2')).content; // want: manual no-slot

// One that hands on all that it is given
const traced = (original: any, _context: unknown) =>
  function (this: any, ...args: unknown[]) {
    return original.apply(this, args);
  };
class Traced {
  @traced
  async get(path: string): Promise<any> {
    return (await fetch(base + path)).json();
  }
}
export const volumes = async () => (await new Traced().get('/api/v1/books?size=3')).content; // want: review
