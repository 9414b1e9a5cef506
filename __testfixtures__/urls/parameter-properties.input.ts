// The address stands where the object is made, and the field is declared by the parameter
class Box {
  constructor(
    private readonly base: string,
    private readonly version = 'v1',
  ) {}
  load(path: string): Promise<Response> {
    return fetch(`${this.base}/api/${this.version}${path}`);
  }
}

const library = new Box('http://localhost:25600');
const newer = new Box('http://localhost:25600', 'v3');
const metrics = new Box('https://metrics.example.com');

export const rename = () => library.load('/series/latest'); // nope: a live list
export const series = () => library.load('/series'); // want: manual no-slot
export const genres = async () => (await library.load('/genres')).json(); // want: manual
export const newerGenres = () => newer.load('/genres'); // nope: another version of the API
export const foreign = () => metrics.load('/series'); // nope: another service
