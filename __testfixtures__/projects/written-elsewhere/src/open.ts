const S = process.env.KOMGA_URL;

abstract class Facets {
  abstract path(): string;
  all() {
    return fetch(S + this.path()); // want: manual overridden
  }
}

export class Genres extends Facets {
  path() {
    return '/api/v1/genres';
  }
}

export class Libraries extends Facets {
  path() {
    return '/api/v1/libraries';
  }
}

const paths = new Map([
  ['genres', '/api/v1/genres'],
  ['libraries', '/api/v1/libraries'],
]);
export const listed = (name: string) => fetch(S + paths.get(name)); // want: review response-not-shown

const get = (url: string) => {
  const [path, query = ''] = url.split('?');
  return fetch(S + [path, query].filter(Boolean).join('?'));
};
export const books = () => get('/api/v1/books?size=2'); // want: manual not-followed

export function createClient() {
  let path = '/api/v1/publishers';
  return {
    use(next: string) {
      path = next;
    },
    all: () => fetch(S + path), // want: review response-not-shown
  };
}

const steps = ['api', 'v1', 'genres'];
const swap = (list: string[]) => list.splice(2, 1, 'libraries');
export const changed = () => swap(steps);
export const joined = () => fetch(`${S}/${steps.join('/')}`); // want: manual not-proved
