const root = 'https://komga.example.com';

// A function that is a parameter, with a type of its own.
const get = async (path: string): Promise<any> => (await fetch(root + path)).json();

const measured =
  <T>(work: (path: string) => Promise<T>) =>
  async (path: string) => ({ value: await work(path) });

const timed = measured(get);

export const series = async () => (await get('/api/v1/series?genre=action')).content; // want: review wrapper-grown

export const books = async () => (await timed('/api/v1/books?size=3')).value.content; // want: review wrapper-grown

// A function in an object, which has a type.
interface Api {
  list?: (path: string) => Promise<any>;
}

const api: Api = { list: async (path) => (await fetch(root + path)).json() };

export const ended = async () => (await api.list!('/api/v1/series?status=ENDED')).content; // want: review wrapper-grown
