const base = process.env.KOMGA_URL;

// A list gives the object another path
const listed = { path: '/api/v1/genres' };
export const useListed = (path: string) => {
  [listed.path] = [path];
};
export const ofListed = async (): Promise<string[]> => (await fetch(base + listed.path)).json(); // want: manual several-operations

// An object gives it to the object itself, from inside and from outside
class Inner {
  path = '/api/v1/tags';
  use(options: { path: string }) {
    ({ path: this.path } = options);
  }
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
export const inner = new Inner();

class Outer {
  path = '/api/v1/languages';
  all = async (): Promise<string[]> => (await fetch(base + this.path)).json(); // want: manual several-operations
}
const outer = new Outer();
export const useOuter = (options: { path?: string }) => {
  ({ path: outer.path = '/api/v1/collections' } = options);
};

// So does a loop
const looped = { path: '/api/v1/age-ratings' };
export const ofLooped = async (paths: string[]) => {
  for (looped.path of paths) await fetch(base + looped.path); // want: manual several-operations
};

// The address changes after its creation
export const ofAddress = async (path: string) => {
  const url = new URL('/api/v1/genres', base);
  [url.pathname] = [path];
  return fetch(url); // want: manual path-not-followed
};

// The value of the query changes before the request
export const ofQuery = async (library: string): Promise<unknown> => {
  const query = { library: '1' };
  const url = `${base}/api/v1/series?library_id=${query.library}`;
  ({ library: query.library } = { library });
  return (await fetch(url)).json(); // want: manual value-changes
};

// Patterns that declare names change nothing
const kept = { path: '/api/v1/sharing-labels' };
export const pathOf = () => {
  const { path } = kept;
  return path;
};
export const ofKept = async (): Promise<string[]> => (await fetch(base + kept.path)).json(); // want: migrated
