import { Entities, Resource } from './entities.ts';

class Authors extends Entities {
  names(search: string) {
    return this.fetchAll(`/names?search=${encodeURIComponent(search)}`); // want: review wrapper-grown
  }
}
export const names = (search: string) => new Authors('authors').names(search);
export const genres = () => new Entities('genres').fetchAll(); // want: manual url-not-editable
export const libraries = () => new Entities('libraries').fetchAll(); // nope: a live list

class Libraries extends Resource {
  protected readonly path = '/api/v1/libraries';
  protected override verb(): string {
    return 'PUT';
  }
}
export const rename = (id: string, name: string) => new Libraries().save(id, { name }); // want: manual url-not-editable

// The path stands in a call on the way, which is told by itself
class Tags {
  constructor(private readonly base: string) {}
  private get(path: string): Promise<string[]> {
    return fetch(`${this.base}/api/v1${path}`).then((response) => response.json());
  }
  all() {
    return this.get('/tags'); // want: review wrapper-grown
  }
}
export const tags = () => new Tags(process.env.KOMGA_URL ?? '').all();
