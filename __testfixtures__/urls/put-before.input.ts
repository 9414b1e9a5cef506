import axios from 'axios';

// A hook of the client puts the start of the path before what each call gives
const client = axios.create({ baseURL: process.env.BASE_URL });
client.interceptors.request.use((config) => ({ ...config, url: `/api/v1${config.url}` }));

export const genres = () => client.get('/genres'); // want: manual hook
export const rename = (id: string) => client.put(`/libraries/${id}`, { name: 'x' }); // want: manual hook
export const libraries = () => client.get('/libraries'); // nope: a live list

// Another client has no such hook
const plain = axios.create({ baseURL: process.env.BASE_URL });
export const others = () => plain.get('/genres'); // nope: not a path of the API

// What a base class does, it does with the methods of the class that extends it
class Base {
  constructor(private readonly address: string) {}
  get(path: string): Promise<Response> {
    return this.send(`${this.address}${path}`);
  }
  protected send(url: string): Promise<Response> {
    return fetch(url);
  }
}
class Library extends Base {
  constructor() {
    super('http://localhost:25600/api/v1');
  }
}
class Metrics extends Base {
  constructor() {
    super('https://metrics.example.com/api/v1');
  }
}
export const tags = () => new Library().get('/tags/book'); // want: manual
export const metrics = () => new Metrics().get('/series'); // nope: another service
